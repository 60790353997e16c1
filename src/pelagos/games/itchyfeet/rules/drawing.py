"""Drawing cards (TC-13, TC-22), and the draw of the Tourist (TC-41)."""

from typing import Final

from pelagos.games.itchyfeet.actions import Draw, Enough, Keep
from pelagos.games.itchyfeet.cards import IS_CONTRABAND, IS_EVENT, TOURIST
from pelagos.games.itchyfeet.decisions import KeepOne, TakeTurn
from pelagos.games.itchyfeet.effects import CheckLimit, DrawCards, EndAction, PlayEvent, PutAway, Tour
from pelagos.games.itchyfeet.events import (
    NothingDiscarded,
)
from pelagos.games.itchyfeet.rulebook import cite, rule
from pelagos.games.itchyfeet.rules.hands import discard, enforce_limit, has_character
from pelagos.games.itchyfeet.rules.knowledge import ONLY
from pelagos.games.itchyfeet.rules.pile import can_draw, draw_card
from pelagos.games.itchyfeet.state import ItchyFeetState
from pelagos.kernel.chance import Chance
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import CardId, Seat

END_ACTION: Final = EndAction()
DRAW_RULE: Final = cite("TC-13")
DRAW_ONE: Final = tuple(DrawCards(Seat(seat), 1, DRAW_RULE) for seat in range(len(ONLY)))
TOUR_CARDS: Final = 2


def let_event_happen(state: ItchyFeetState, seat: Seat, card: CardId) -> None:
    """Let an event that was drawn take effect next, then go to the discards."""
    state.stack.append(PutAway(card))
    state.stack.append(PlayEvent(seat, card))


@rule("TC-13", "TC-21", "TC-29")
def draw_cards(state: ItchyFeetState, effect: DrawCards, chance: Chance, emit: Emit | None) -> None:
    """Draw one card after the other. An event is resolved before the next one, and it uses its draw up."""
    seat, left = effect.seat, effect.left - 1
    card = draw_card(state, seat, effect.why, chance, emit)
    if state.over:
        return
    if card is None or (not left and not IS_EVENT[card]):
        enforce_limit(state, seat)
        return
    state.stack.append(DrawCards(seat, left, effect.why) if left else CheckLimit(seat))
    if IS_EVENT[card]:
        let_event_happen(state, seat, card)


# -- the action --------------------------------------------------------------------------------------------------


@rule("TC-13", "TC-24")
def check_draw(state: ItchyFeetState, decision: TakeTurn, action: Draw) -> None:
    """Refuse to draw where there is nothing."""
    if not can_draw(state):
        raise IllegalAction(cite("TC-24"), "nothing-to-draw")


@rule("TC-13", "TC-41")
def start_drawing(state: ItchyFeetState, decision: TakeTurn, action: Draw, chance: Chance, emit: Emit | None) -> None:
    """Draw a card; the Tourist draws two and keeps one."""
    seat = decision.actor
    state.stack.append(END_ACTION)
    state.stack.append(Tour(seat) if has_character(state, seat, TOURIST) else DRAW_ONE[seat])


# -- the Tourist -------------------------------------------------------------------------------------------------


@rule("TC-41")
def tour(state: ItchyFeetState, effect: Tour, chance: Chance, emit: Emit | None) -> None:
    """Draw until two cards are found that are no events, then ask which one is kept."""
    seat = effect.seat
    if effect.found == TOUR_CARDS:
        state.stack.append(effect)
        state.ask(KeepOne, (seat,))
        return
    card = draw_card(state, seat, cite("TC-41"), chance, emit)
    if state.over:
        return
    if card is None:
        enforce_limit(state, seat)
    elif IS_EVENT[card]:
        state.stack.append(effect)
        let_event_happen(state, seat, card)
    else:
        state.stack.append(Tour(seat, effect.found + 1, (*effect.cards, card)))


def found_by_tourist(state: ItchyFeetState) -> list[CardId]:
    """Return those of the two cards that the Tourist still holds."""
    waiting = state.stack[-1]
    if not isinstance(waiting, Tour):
        return []
    held = state.hands[waiting.seat].cards
    return [card for card in waiting.cards if card in held]


@rule("TC-37", "TC-41")
def list_keeps(state: ItchyFeetState, decision: KeepOne) -> list[Keep | Enough]:
    """List the cards that may be kept: contraband must be, so its neighbour goes; of two both stay."""
    cards = found_by_tourist(state)
    must = [card for card in cards if IS_CONTRABAND[card]]
    return [Keep(card) for card in must or cards] or [Enough()]


def check_keep(state: ItchyFeetState, decision: KeepOne, action: Keep | Enough) -> None:
    """Refuse another card, to part with contraband, and to keep nothing."""
    if action in list_keeps(state, decision):
        return
    if isinstance(action, Enough):
        raise IllegalAction(cite("TC-41"), "must-take")
    if action.card not in found_by_tourist(state):
        raise IllegalAction(cite("TC-41"), "not-drawn", card=action.card)
    raise IllegalAction(cite("TC-37"), "contraband-stays", card=action.card)


@rule("TC-41")
def keep_one(
    state: ItchyFeetState, decision: KeepOne, action: Keep | Enough, chance: Chance, emit: Emit | None
) -> None:
    """Discard the card that is not kept, unless it is contraband or gone."""
    seat = decision.actor
    others = [card for card in found_by_tourist(state) if action != Keep(card) and not IS_CONTRABAND[card]]
    for card in others:
        discard(state, seat, card, cite("TC-41"), emit)
    if not others and emit is not None:
        emit(NothingDiscarded(rule=cite("TC-41"), seat=seat))
    state.stack.pop()
    enforce_limit(state, seat)
