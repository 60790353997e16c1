"""Pebbles, spoiled: each game here tells somebody something that this seat cannot know, each in another way."""

from dataclasses import replace
from functools import partial
from typing import Any, Final

from pelagos.kernel.chance import Chance
from pelagos.kernel.decision import Action
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit, Event
from pelagos.kernel.game import Game
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.visibility import Public, Reveals, Secret
from tests.spikes.pebbles import rules
from tests.spikes.pebbles.game import ASKS, EFFECTS, THROW, pebbles, sample
from tests.spikes.pebbles.rulebook import cite
from tests.spikes.pebbles.state import PebblesState
from tests.spikes.pebbles.types import EVENTS, WALLS, Drew, Hide, NextTurn, Throw, ThrowAt


class NotedState(PebblesState, kw_only=True):
    """A state with one more field, which is public and should not be."""

    noted: Public[list[CardId]] = []


def noting(note: Any) -> dict[str, Any]:
    """Return the parts of a game that writes something into `noted` after every draw."""

    def next_turn(state: NotedState, effect: NextTurn, chance: Chance, emit: Emit | None) -> None:
        before = set(state.hands[(state.turn + 1) % state.seats].cards)
        rules.next_turn(state, effect, chance, emit)
        state.noted = note(state, set(state.hands[state.turn].cards) - before)

    return {
        "state": NotedState,
        "set_up": partial(rules.set_up, cls=NotedState),
        "sample": lambda view, chance: sample(view, chance, NotedState, noted=list(view.noted)),
        "effects": EFFECTS | {NextTurn: next_turn},
    }


def drawn_card(state: NotedState, drawn: set[CardId]) -> list[CardId]:
    """A public field that should be the owner's: the card just drawn."""
    return sorted(drawn)


def one_for_each_wall(state: NotedState, drawn: set[CardId]) -> list[CardId]:
    """The length of a list: as many zeros as the seat holds walls."""
    return [CardId(0) for card in state.hands[state.turn].cards if card in WALLS]


def seats_by_hand(state: NotedState, drawn: set[CardId]) -> list[CardId]:
    """An order: the seats by the worth of their hands."""
    return [CardId(seat) for seat in sorted(range(state.seats), key=lambda seat: sum(state.hands[seat].cards))]


class LuckyState(NotedState, kw_only=True):
    """A state with a roll that nobody may know."""

    luck: Secret[int] = 0


def noting_luck() -> dict[str, Any]:
    """Return the parts of a game that rolls in secret and writes into `noted` whether the number is odd."""

    def next_turn(state: LuckyState, effect: NextTurn, chance: Chance, emit: Emit | None) -> None:
        rules.next_turn(state, effect, chance, emit)
        state.luck = chance.roll(6)
        state.noted = [CardId(state.luck % 2)]

    return {
        "state": LuckyState,
        "set_up": partial(rules.set_up, cls=LuckyState),
        "sample": lambda view, chance: sample(view, chance, LuckyState, noted=list(view.noted), luck=chance.roll(6)),
        "effects": EFFECTS | {NextTurn: next_turn},
    }


class DrewOpenly(Event, frozen=True):
    """An event that shows the hidden card."""

    seat: Public[Seat]
    card: Public[CardId]


class DrewRevealed(Event, frozen=True):
    """The same, and it claims to be allowed to."""

    seat: Public[Seat]
    card: Reveals[CardId]


def telling(told: type[DrewOpenly | DrewRevealed]) -> dict[str, Any]:
    """Return the parts of a game whose event of drawing shows the card."""

    def next_turn(state: PebblesState, effect: NextTurn, chance: Chance, emit: Emit | None) -> None:
        def retell(event: Event) -> None:
            if emit is not None:
                emit(told(rule=event.rule, seat=event.seat, card=event.card) if isinstance(event, Drew) else event)

        rules.next_turn(state, effect, chance, emit and retell)

    return {"events": (*EVENTS, told), "effects": EFFECTS | {NextTurn: next_turn}}


def holds_wall(state: PebblesState, seat: Seat) -> bool:
    """Tell what nobody else may know."""
    return any(card in WALLS for card in state.hands[seat].cards)


def ask_holders(state: PebblesState, decision: Throw, action: ThrowAt, chance: Chance, emit: Emit | None) -> None:
    """Prompt only those who hold a wall."""
    rules.start_flight(state, action, emit)
    state.ask(Hide, [seat for seat in rules.other_seats(state) if holds_wall(state, seat)])


def ask_holders_first(state: PebblesState, decision: Throw, action: ThrowAt, chance: Chance, emit: Emit | None) -> None:
    """Prompt everybody, but number the questions by what the seats hold."""
    rules.start_flight(state, action, emit)
    could = [seat for seat in rules.other_seats(state) if rules.could_hide(state, seat)]
    could.sort(key=lambda seat: not holds_wall(state, seat))
    state.ask(Hide, could)


def skip_ids(state: PebblesState, decision: Throw, action: ThrowAt, chance: Chance, emit: Emit | None) -> None:
    """Use up a number for every wall somebody else holds."""
    state.last_id += sum(holds_wall(state, seat) for seat in rules.other_seats(state))
    rules.throw(state, decision, action, chance, emit)


def list_open_targets(state: PebblesState, decision: Throw) -> list[Action]:
    """List only throws at seats without a wall, where there are any."""
    listed = rules.list_throws(state, decision)
    at_open = [action for action in listed if isinstance(action, ThrowAt) and not holds_wall(state, action.target)]
    return [*at_open] or listed


def refuse_walled_targets(state: PebblesState, decision: Throw, action: ThrowAt) -> None:
    """Refuse a throw at a seat that holds a wall, where another is open."""
    rules.check_throw(state, decision, action)
    if action not in list_open_targets(state, decision):
        raise IllegalAction(cite("PB-02"), "bad-target", seat=action.target)


def asking(kind: type[Any], ask: Any) -> dict[str, Any]:
    """Return the part of a game that asks one question otherwise."""
    return {"asks": ASKS | {kind: ask}}


LEAKY: Final[dict[str, Game[Any]]] = {
    "public-field": pebbles(**noting(drawn_card)),
    "length-of-a-list": pebbles(**noting(one_for_each_wall)),
    "order-of-a-list": pebbles(**noting(seats_by_hand)),
    "secret-roll": pebbles(**noting_luck()),
    "event": pebbles(**telling(DrewOpenly)),
    "prompts": pebbles(**asking(Throw, replace(THROW, answer=ask_holders))),
    "order-of-ids": pebbles(**asking(Throw, replace(THROW, answer=ask_holders_first))),
    "gaps-in-ids": pebbles(**asking(Throw, replace(THROW, answer=skip_ids))),
    "options": pebbles(
        **asking(Throw, replace(THROW, legal=list_open_targets, exhaustive=False)),
    ),
    "refusals": pebbles(
        **asking(Throw, replace(THROW, check=refuse_walled_targets, legal=list_open_targets)),
    ),
}
"""Games that `check_views_do_not_leak` must refuse."""

FORGETFUL: Final = pebbles(**telling(DrewRevealed))
"""A game whose event shows a card that nobody then knows: `check_what_is_shown_stays_known` must refuse it."""
