"""What the crew tells one another, and silence (SA-028, SA-035)."""

from collections.abc import Iterable
from itertools import product, starmap
from typing import Final, get_args

from pelagos.games.spacealert import actions as a
from pelagos.games.spacealert.actions import Tell
from pelagos.games.spacealert.planning.crew import open_turns, turns_of
from pelagos.games.spacealert.planning.events import CommunicationsFailed, CommunicationsRestored, Told
from pelagos.games.spacealert.planning.flight import has_double_actions
from pelagos.games.spacealert.planning.state import Message, MissionState, all_seats
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import Seat

SA_028, SA_035, SA_140 = cite("SA-028"), cite("SA-035"), cite("SA-140")

BUTTONS: tuple[a.Button, ...] = get_args(a.Button)
PLACES: tuple[a.StationName, ...] = get_args(a.StationName)
ANSWERS: tuple[a.Mood, ...] = ("yes", "no")
PLANS: tuple[a.Mood, ...] = ("plan", "also")
"""What a player says of what he is going to do; all of it is kept until the flight."""
MOST_TALK: Final = 64
"""So many questions and answers of a player are kept at most until the phase ends: more than anybody has to say."""


@rule("SA-035")
def list_messages(state: MissionState, seat: Seat) -> Iterable[Tell]:
    """List answers to what the seat was asked, what it can plan in its open turns, and what it can ask of others.

    A plan names a button and where it is pressed, where a move leads, or nothing: the slot stays blank. Without a turn
    it says where the seat means to be. Asking for something in a certain turn is possible too. With double actions a
    second word on a turn says what its card does besides.
    """
    if state.silent or state.seats == 1:
        return
    for other in all_seats(state):
        if has_asked(state, other, seat):
            yield from (Tell(mood, to=other) for mood in ANSWERS)
    for turn in open_turns(state, seat):
        yield Tell("plan", turn)
        moods = PLANS if has_double_actions(state.options) else PLANS[:1]
        yield from starmap(Tell, product(moods, (turn,), (None, *BUTTONS), PLACES))
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
    if action.mood == "also":
        check_second_word(state, action)
    elif (action.mood in ANSWERS) == says_what or (action.mood != "plan" and action.to is None):
        raise IllegalAction(SA_035, "says-nothing")


@rule("SA-035", "SA-140")
def check_second_word(state: MissionState, action: Tell) -> None:
    """Refuse a word on what a card does besides where it does one thing only, and one that leaves out what or when."""
    if not has_double_actions(state.options):
        raise IllegalAction(SA_140, "does-one-thing")
    if action.turn is None or (action.button, action.station) == (None, None):
        raise IllegalAction(SA_035, "adds-nothing")


@rule("SA-035")
def tell(state: MissionState, seat: Seat, action: Tell, emit: Emit | None) -> None:
    """Tell something; whoever is asked and was ready is no longer."""
    message = Message(seat, action.mood, action.turn, action.button, action.station, action.to)
    state.told = [known for known in state.told if not is_outdated(known, message)]
    if action.mood not in PLANS:
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
    """Tell whether a new word on what a player will do in a turn takes the place of an older one.

    The first word on a card takes the place of all that was said of its turn.
    """
    replaced = {"plan": PLANS, "also": ("also",)}.get(message.mood, ())
    return known.mood in replaced and (known.seat, known.turn) == (message.seat, message.turn)


def forget_eldest(state: MissionState, seat: Seat) -> None:
    """Forget the eldest question or answer of a player who has said as much as is kept."""
    talk = [known for known in state.told if known.seat == seat and known.mood not in PLANS]
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
