"""Recycling (TC-14, TC-23), and how its price and that of a theft is paid."""

from typing import Final

from pelagos.games.itchyfeet.actions import Pay, Recycle, Take
from pelagos.games.itchyfeet.cards import BACKPACKER, CODES, IS_EVENT, SORT
from pelagos.games.itchyfeet.decisions import ChooseDiscard, PayRecycle, PaySteal, TakeTurn
from pelagos.games.itchyfeet.events import Recycled
from pelagos.games.itchyfeet.rulebook import cite, rule
from pelagos.games.itchyfeet.rules.drawing import END_ACTION
from pelagos.games.itchyfeet.rules.hands import (
    discard,
    enforce_limit,
    gain_openly,
    has_character,
    note_postcard,
    payable,
    require_payable,
)
from pelagos.games.itchyfeet.state import ItchyFeetState
from pelagos.kernel.chance import Chance
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import CardId, Seat

PRICE: Final = 2
LOW_PRICE: Final = 1
RECYCLE_RULE: Final = cite("TC-14")
TAKES: Final = tuple(Take(CardId(card)) for card in range(len(CODES)))
PAYS: Final = tuple(Pay(CardId(card)) for card in range(len(CODES)))


@rule("TC-14", "TC-23", "TC-41")
def price_of(state: ItchyFeetState, seat: Seat) -> int:
    """Return how many cards recycling costs a seat: none in the free-for-all, the Backpacker one, others two."""
    if state.free_for_all:
        return 0
    return LOW_PRICE if has_character(state, seat, BACKPACKER) else PRICE


@rule("TC-14", "TC-29")
def recyclable(state: ItchyFeetState) -> list[CardId]:
    """Return the discards that may be taken: all but events."""
    if not state.options.events:
        return state.discards
    return [card for card in state.discards if not IS_EVENT[card]]


@rule("TC-14", "TC-37", "TC-39")
def can_recycle(state: ItchyFeetState, seat: Seat) -> bool:
    """Tell whether there is a card to take and enough to pay with."""
    return bool(recyclable(state)) and len(payable(state, seat)) >= price_of(state, seat)


def check_recycle(state: ItchyFeetState, decision: TakeTurn, action: Recycle) -> None:
    """Refuse to recycle where there is nothing to take or not enough to pay."""
    if not recyclable(state):
        raise IllegalAction(RECYCLE_RULE, "nothing-to-recycle")
    if not can_recycle(state, decision.actor):
        raise IllegalAction(RECYCLE_RULE, "cannot-pay", price=price_of(state, decision.actor))


def start_recycling(
    state: ItchyFeetState, decision: TakeTurn, action: Recycle, chance: Chance, emit: Emit | None
) -> None:
    """Ask which card is taken."""
    state.ask(ChooseDiscard, (decision.actor,))


@rule("TC-14")
def list_recyclable(state: ItchyFeetState, decision: ChooseDiscard) -> list[Take]:
    """List one card of each sort among the discards; copies are the same in play, and any of them is accepted."""
    return list({SORT[card]: TAKES[card] for card in recyclable(state)}.values())


@rule("TC-14", "TC-29")
def check_recyclable(state: ItchyFeetState, decision: ChooseDiscard, action: Take) -> None:
    """Refuse a card that is not among the discards, and events."""
    if action.card not in state.discards:
        raise IllegalAction(RECYCLE_RULE, "not-discarded", card=action.card)
    if IS_EVENT[action.card]:
        raise IllegalAction(cite("TC-29"), "event-stays", card=action.card)


def choose_recyclable(
    state: ItchyFeetState, decision: ChooseDiscard, action: Take, chance: Chance, emit: Emit | None
) -> None:
    """Ask for the payment, or take the card at once where it is free."""
    price = price_of(state, decision.actor)
    if price:
        state.ask(PayRecycle, (decision.actor,), take=action.card, left=price)
    else:
        take_discard(state, decision.actor, action.card, emit)


@rule("TC-14", "TC-20", "TC-37")
def list_payments(state: ItchyFeetState, decision: PayRecycle | PaySteal) -> list[Pay]:
    """List the cards of the hand but contraband."""
    return [PAYS[card] for card in payable(state, decision.actor)]


def check_payment(state: ItchyFeetState, decision: PayRecycle | PaySteal, action: Pay) -> None:
    """Refuse a card that cannot pay."""
    require_payable(state, decision.actor, action.card, decision.rule)


@rule("TC-14")
def pay_recycle(state: ItchyFeetState, decision: PayRecycle, action: Pay, chance: Chance, emit: Emit | None) -> None:
    """Discard the payment; with the last of it the card is taken. It lay among the discards before."""
    seat, left = decision.actor, decision.left - 1
    discard(state, seat, action.card, RECYCLE_RULE, emit)
    if left:
        state.ask(PayRecycle, (seat,), take=decision.take, left=left)
    else:
        take_discard(state, seat, decision.take, emit)


@rule("TC-14", "TC-23")
def take_discard(state: ItchyFeetState, seat: Seat, card: CardId, emit: Emit | None) -> None:
    """Take a card out of the discards; that completes the action."""
    state.stack.append(END_ACTION)
    state.discards.remove(card)
    gain_openly(state, seat, card)
    if emit is not None:
        emit(Recycled(rule=cite("TC-23") if state.free_for_all else RECYCLE_RULE, seat=seat, card=card))
    note_postcard(state, seat, card, emit)
    if not state.over:
        enforce_limit(state, seat)
