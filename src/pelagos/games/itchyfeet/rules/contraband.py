"""Contraband (TC-35 to TC-39) and the Smuggler (TC-42)."""

from pelagos.games.itchyfeet.actions import Dump, Smuggle
from pelagos.games.itchyfeet.cards import CONTRABAND, IS_CONTRABAND, SMUGGLER
from pelagos.games.itchyfeet.decisions import TakeTurn
from pelagos.games.itchyfeet.effects import CheckLimit
from pelagos.games.itchyfeet.events import Dumped, Smuggled
from pelagos.games.itchyfeet.rulebook import cite, rule
from pelagos.games.itchyfeet.rules.drawing import END_ACTION
from pelagos.games.itchyfeet.rules.hands import (
    gain_openly,
    has_character,
    payable,
    require_in_hand,
    require_payable,
)
from pelagos.games.itchyfeet.rules.knowledge import take_openly
from pelagos.games.itchyfeet.state import ItchyFeetState
from pelagos.kernel.chance import Chance
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import CardId, Seat


def held_contraband(state: ItchyFeetState, seat: Seat) -> list[CardId]:
    """Return the contraband in a hand."""
    cards = state.hands[seat].cards
    return [card for card in CONTRABAND if card in cards]


@rule("TC-36", "TC-37")
def list_dumps(state: ItchyFeetState, seat: Seat) -> list[Dump]:
    """List each contraband card with each other card that may go with it."""
    held = held_contraband(state, seat)
    others = payable(state, seat) if held else []
    return [Dump(card, other) for card in held for other in others]


@rule("TC-36", "TC-37")
def check_dump(state: ItchyFeetState, decision: TakeTurn, action: Dump) -> None:
    """Refuse what is no contraband, and to pay with more of it."""
    require_in_hand(state, decision.actor, action.contraband, cite("TC-36"))
    if not IS_CONTRABAND[action.contraband]:
        raise IllegalAction(cite("TC-36"), "not-contraband", card=action.contraband)
    require_payable(state, decision.actor, action.other, cite("TC-36"))


@rule("TC-36")
def dump(state: ItchyFeetState, decision: TakeTurn, action: Dump, chance: Chance, emit: Emit | None) -> None:
    """Discard both cards; that is the action."""
    state.stack.append(END_ACTION)
    for card in (action.contraband, action.other):
        take_openly(state, decision.actor, card)
        state.discards.append(card)
    if emit is not None:
        told = Dumped(rule=cite("TC-36"), seat=decision.actor, contraband=action.contraband, other=action.other)
        emit(told)


@rule("TC-42")
def list_smuggling(state: ItchyFeetState, seat: Seat) -> list[Smuggle]:
    """List what the Smuggler can give, and to whom: contraband that he holds himself."""
    if not has_character(state, seat, SMUGGLER):
        return []
    held = held_contraband(state, seat)
    others = [Seat(other) for other in range(state.seats) if other != seat]
    return [Smuggle(card, other) for card in held for other in others]


@rule("TC-42")
def check_smuggling(state: ItchyFeetState, decision: TakeTurn, action: Smuggle) -> None:
    """Refuse it to others than the Smuggler, and what he does not hold."""
    seat = decision.actor
    if not has_character(state, seat, SMUGGLER):
        raise IllegalAction(cite("TC-42"), "not-smuggler")
    require_in_hand(state, seat, action.card, cite("TC-42"))
    if not IS_CONTRABAND[action.card]:
        raise IllegalAction(cite("TC-42"), "not-contraband", card=action.card)
    if action.target == seat or not 0 <= action.target < state.seats:
        raise IllegalAction(cite("TC-42"), "no-such-player", seat=action.target)


@rule("TC-42")
def smuggle(state: ItchyFeetState, decision: TakeTurn, action: Smuggle, chance: Chance, emit: Emit | None) -> None:
    """Give the contraband; the receiver must take it and then keep to the hand limit."""
    state.stack.append(END_ACTION)
    state.stack.append(CheckLimit(action.target))
    take_openly(state, decision.actor, action.card)
    gain_openly(state, action.target, action.card)
    if emit is not None:
        emit(Smuggled(rule=cite("TC-42"), seat=decision.actor, target=action.target, card=action.card))
