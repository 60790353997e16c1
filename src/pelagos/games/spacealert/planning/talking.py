"""What the crew tells one another, and silence (SA-028, SA-035)."""

from collections.abc import Iterable
from itertools import product
from typing import Final, get_args

from pelagos.games.spacealert import actions as a
from pelagos.games.spacealert.actions import Tell
from pelagos.games.spacealert.planning.crew import open_turns, turns_of
from pelagos.games.spacealert.planning.events import CommunicationsFailed, CommunicationsRestored, Told
from pelagos.games.spacealert.planning.state import Message, MissionState, all_seats
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import Seat

SA_028, SA_035 = cite("SA-028"), cite("SA-035")

BUTTONS: tuple[a.Button, ...] = get_args(a.Button)
PLACES: tuple[a.StationName, ...] = get_args(a.StationName)
ANSWERS: tuple[a.Mood, ...] = ("yes", "no")
MOST_TALK: Final = 64
"""So many questions and answers of a player are kept at most until the phase ends: more than anybody has to say."""


@rule("SA-035")
def list_messages(state: MissionState, seat: Seat) -> Iterable[Tell]:
    """List answers to what the seat was asked, what it can plan in its open turns, and what it can ask of others.

    A plan names a button and where it is pressed, where a move leads, or nothing: the slot stays blank. Without a turn
    it says where the seat means to be. Asking for something in a certain turn is possible too.
    """
    if state.silent or state.seats == 1:
        return
    for other in all_seats(state):
        if has_asked(state, other, seat):
            yield from (Tell(mood, to=other) for mood in ANSWERS)
    for turn in open_turns(state, seat):
        yield Tell("plan", turn)
        yield from (Tell("plan", turn, button, place) for button, place in product((None, *BUTTONS), PLACES))
    yield from (Tell("plan", None, None, place) for place in PLACES)
    for other, button, place in product(all_seats(state), BUTTONS, PLACES):
        if other != seat:
            yield Tell("ask", None, button, place, other)


def has_asked(state: MissionState, seat: Seat, other: Seat) -> bool:
    """Tell whether a seat has asked another something in this phase that it has not answered since."""
    asked = False
    for message in state.told:
        if (message.seat, message.to) == (seat, other) and message.mood == "ask":
            asked = True
        elif (message.seat, message.to) == (other, seat) and message.mood in ANSWERS:
            asked = False
    return asked


@rule("SA-028", "SA-035")
def check_message(state: MissionState, seat: Seat, action: Tell) -> None:
    """Refuse a message in silence, to nobody who could hear it, and one that says nothing."""
    if state.seats == 1:
        raise IllegalAction(SA_035, "nobody-listens")
    silence = silence_on(state)
    if silence is not None:
        raise silence
    if action.to is not None and (not 0 <= action.to < state.seats or action.to == seat):
        raise IllegalAction(SA_035, "bad-listener", seat=action.to)
    if action.turn is not None and not 1 <= action.turn <= turns_of(state):
        raise IllegalAction(SA_035, "no-such-slot", turn=action.turn, turns=turns_of(state))
    says_what = (action.turn, action.button, action.station) != (None, None, None)
    if (action.mood in ANSWERS) == says_what or (action.mood != "plan" and action.to is None):
        raise IllegalAction(SA_035, "says-nothing")


@rule("SA-035")
def tell(state: MissionState, seat: Seat, action: Tell, emit: Emit | None) -> None:
    """Tell something; whoever is asked and was ready is no longer."""
    message = Message(seat, action.mood, action.turn, action.button, action.station, action.to)
    state.told = [known for known in state.told if not is_outdated(known, message)]
    if action.mood != "plan":
        forget_eldest(state, seat)
    state.told.append(message)
    if action.mood == "ask":
        wake(state, action.to)
    if emit is not None:
        emit(
            Told(
                rule=SA_035,
                seat=seat,
                mood=action.mood,
                turn=action.turn,
                button=action.button,
                station=action.station,
                to=action.to,
            )
        )


def is_outdated(known: Message, message: Message) -> bool:
    """Tell whether a new word on what a player will do in a turn takes the place of an older one."""
    return known.mood == message.mood == "plan" and (known.seat, known.turn) == (message.seat, message.turn)


def forget_eldest(state: MissionState, seat: Seat) -> None:
    """Forget the eldest question or answer of a player who has said as much as is kept."""
    talk = [known for known in state.told if known.seat == seat and known.mood != "plan"]
    if len(talk) >= MOST_TALK:
        state.told.remove(talk[0])


def wake(state: MissionState, seat: Seat | None = None) -> None:
    """Ask a seat that was ready anew, or every seat: something has happened."""
    again = [answer for answer in state.sealed if seat is None or answer.seat == seat]
    state.sealed = tuple([answer for answer in state.sealed if answer not in again])
    asked = [answer.decision for answer in again]
    state.pending = tuple(sorted((*state.pending, *asked), key=lambda decision: decision.id))


@rule("SA-028")
def silence_on(state: MissionState) -> IllegalAction | None:
    """Return why nobody may talk now, if communications are down."""
    return IllegalAction(SA_028, "silence") if state.silent else None


@rule("SA-028")
def fall_silent(state: MissionState, emit: Emit | None) -> None:
    """Take communications down."""
    state.silent = True
    if emit is not None:
        emit(CommunicationsFailed(rule=SA_028))


@rule("SA-028")
def speak_again(state: MissionState, emit: Emit | None) -> None:
    """Restore communications."""
    state.silent = False
    if emit is not None:
        emit(CommunicationsRestored(rule=SA_028))
