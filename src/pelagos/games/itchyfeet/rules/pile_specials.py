"""Local Guide and Trading Post (TC-33): special items that concern the draw pile."""

from typing import Final

from pelagos.games.itchyfeet.actions import Enough, Take
from pelagos.games.itchyfeet.cards import IS_EVENT
from pelagos.games.itchyfeet.decisions import ChooseFromPile, TradeIn
from pelagos.games.itchyfeet.effects import DrawCards
from pelagos.games.itchyfeet.events import (
    Found,
    FoundNothing,
    PileSearched,
)
from pelagos.games.itchyfeet.rulebook import cite, rule
from pelagos.games.itchyfeet.rules.hands import (
    discard,
    enforce_limit,
    gain_openly,
    note_postcard,
    payable,
    require_payable,
)
from pelagos.games.itchyfeet.rules.knowledge import ONLY
from pelagos.games.itchyfeet.rules.offers import ENOUGH
from pelagos.games.itchyfeet.rules.pile import can_draw, refill, run_out
from pelagos.games.itchyfeet.rules.recycling import TAKES
from pelagos.games.itchyfeet.state import ItchyFeetState
from pelagos.kernel.chance import Chance
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import Seat

PILE_RULE: Final = cite("TC-33")
MOST_TRADED_IN: Final = 3


# -- Local Guide -------------------------------------------------------------------------------------------------


@rule("TC-33")
def has_pile(state: ItchyFeetState, seat: Seat) -> bool:
    """Tell whether there is a pile, or there can be a new one."""
    return can_draw(state)


@rule("TC-33")
def search_pile(state: ItchyFeetState, seat: Seat, chance: Chance, emit: Emit | None) -> None:
    """Look through the pile; which card is taken is chosen afterwards."""
    refill(state, emit)
    state.pile.knowers |= ONLY[seat]
    if emit is not None:
        emit(PileSearched(rule=PILE_RULE, seat=seat, cards=tuple(state.pile.cards)))
    state.ask(ChooseFromPile, (seat,))


@rule("TC-29", "TC-33")
def list_pile(state: ItchyFeetState, decision: ChooseFromPile) -> list[Take | Enough]:
    """List the cards of the pile but events; if there is nothing else, only going on."""
    return [TAKES[card] for card in state.pile.cards if not IS_EVENT[card]] or [ENOUGH]


@rule("TC-29", "TC-33")
def check_pile(state: ItchyFeetState, decision: ChooseFromPile, action: Take | Enough) -> None:
    """Refuse what is not in the pile, events, and to leave with nothing where there is something."""
    if isinstance(action, Enough):
        if not all(IS_EVENT[card] for card in state.pile.cards):
            raise IllegalAction(PILE_RULE, "must-take")
    elif action.card not in state.pile.cards:
        raise IllegalAction(PILE_RULE, "not-in-pile", card=action.card)
    elif IS_EVENT[action.card]:
        raise IllegalAction(cite("TC-29"), "event-stays", card=action.card)


@rule("TC-33")
def take_from_pile(
    state: ItchyFeetState, decision: ChooseFromPile, action: Take | Enough, chance: Chance, emit: Emit | None
) -> None:
    """Show the card and take it; the pile is shuffled."""
    seat = decision.actor
    if isinstance(action, Enough):
        if emit is not None:
            emit(FoundNothing(rule=PILE_RULE, seat=seat))
        return
    state.pile.cards.remove(action.card)
    state.origin[action.card] = 0
    gain_openly(state, seat, action.card)
    if emit is not None:
        emit(Found(rule=PILE_RULE, seat=seat, card=action.card))
    note_postcard(state, seat, action.card, emit)
    if state.over:
        return
    if not state.pile.cards:
        run_out(state, emit)
    enforce_limit(state, seat)


# -- Trading Post ------------------------------------------------------------------------------------------------


@rule("TC-33", "TC-37")
def can_trade_in(state: ItchyFeetState, seat: Seat) -> bool:
    """Tell whether there is a card to trade in beside the Trading Post itself, and one to draw."""
    return can_draw(state) and len(payable(state, seat)) > 1


def open_post(state: ItchyFeetState, seat: Seat, chance: Chance, emit: Emit | None) -> None:
    """Ask for the first card."""
    state.ask(TradeIn, (seat,), made=0)


@rule("TC-33", "TC-37")
def list_trade_ins(state: ItchyFeetState, decision: TradeIn) -> list[Take | Enough]:
    """List the cards of the hand but contraband; after the first it may be enough."""
    cards: list[Take | Enough] = [TAKES[card] for card in payable(state, decision.actor)]
    return [*cards, ENOUGH] if decision.made else cards


@rule("TC-33", "TC-37")
def check_trade_in(state: ItchyFeetState, decision: TradeIn, action: Take | Enough) -> None:
    """Refuse contraband, cards that are not held, and to trade nothing in."""
    if isinstance(action, Take):
        require_payable(state, decision.actor, action.card, PILE_RULE)
    elif not decision.made:
        raise IllegalAction(PILE_RULE, "must-trade-in")


@rule("TC-33")
def trade_in(
    state: ItchyFeetState, decision: TradeIn, action: Take | Enough, chance: Chance, emit: Emit | None
) -> None:
    """Discard the card, up to three; then draw that many and one more from the pile."""
    seat, made = decision.actor, decision.made
    if isinstance(action, Take):
        made += 1
        discard(state, seat, action.card, PILE_RULE, emit)
        if made < MOST_TRADED_IN and state.hands[seat].cards:
            state.ask(TradeIn, (seat,), made=made)
            return
    state.stack.append(DrawCards(seat, made + 1, PILE_RULE))
