"""Cards that come into hands and leave them (TC-20, TC-21, TC-40)."""

from typing import Final

from pelagos.games.itchyfeet.actions import Discard
from pelagos.games.itchyfeet.cards import IS_CONTRABAND, IS_POSTCARD, OVERPACKER, POSTCARDS
from pelagos.games.itchyfeet.decisions import DiscardDown
from pelagos.games.itchyfeet.effects import CheckLimit
from pelagos.games.itchyfeet.events import Discarded, MatchWon, PostcardsShown
from pelagos.games.itchyfeet.rulebook import cite, rule
from pelagos.games.itchyfeet.rules.knowledge import EVERYBODY, take_openly
from pelagos.games.itchyfeet.state import ItchyFeetState
from pelagos.kernel.chance import Chance
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import CardId, RuleId, Seat

HAND_LIMIT: Final = 7
WIDE_LIMIT: Final = 9
WINNING_POSTCARDS: Final = 4
DISCARDS: Final = tuple(Discard(CardId(card)) for card in range(len(IS_CONTRABAND)))
HAND_RULE: Final = cite("TC-21")


def has_character(state: ItchyFeetState, seat: Seat, character: CardId) -> bool:
    """Tell whether a seat has this character."""
    return bool(state.characters) and state.characters[seat] == character


def require_in_hand(state: ItchyFeetState, seat: Seat, card: CardId, number: RuleId) -> None:
    """Refuse a card that is not in the hand."""
    if card not in state.hands[seat].cards:
        raise IllegalAction(number, "not-in-hand", card=card)


@rule("TC-37")
def require_payable(state: ItchyFeetState, seat: Seat, card: CardId, number: RuleId) -> None:
    """Refuse a card that is not in the hand, and contraband."""
    require_in_hand(state, seat, card, number)
    if IS_CONTRABAND[card]:
        raise IllegalAction(cite("TC-37"), "contraband-stays", card=card)


@rule("TC-37")
def payable(state: ItchyFeetState, seat: Seat) -> list[CardId]:
    """Return the cards of a hand that may be discarded: all but contraband."""
    cards = state.hands[seat].cards
    return [card for card in cards if not IS_CONTRABAND[card]] if state.options.contraband else cards


def discard(state: ItchyFeetState, seat: Seat, card: CardId, number: RuleId, emit: Emit | None) -> None:
    """Put a card of a hand on the discards, face up."""
    take_openly(state, seat, card)
    state.discards.append(card)
    if emit is not None:
        emit(Discarded(rule=number, seat=seat, card=card))


def gain_openly(state: ItchyFeetState, seat: Seat, card: CardId) -> None:
    """Put a card into a hand that everybody has seen."""
    state.hands[seat].add(card, EVERYBODY[state.seats])


# -- postcards ---------------------------------------------------------------------------------------------------


@rule("TC-40")
def note_postcard(state: ItchyFeetState, seat: Seat, card: CardId, emit: Emit | None) -> None:
    """End the match if the card that just came is the fourth postcard of a hand."""
    if not IS_POSTCARD[card]:
        return
    held = [postcard for postcard in POSTCARDS if postcard in state.hands[seat].cards]
    if len(held) < WINNING_POSTCARDS:
        return
    for postcard in held:
        state.hands[seat].show(postcard, EVERYBODY[state.seats])
    if emit is not None:
        emit(PostcardsShown(rule=cite("TC-40"), seat=seat, cards=tuple(held)))
    win(state, (seat,), "postcards", cite("TC-40"), emit)


def win(state: ItchyFeetState, seats: tuple[Seat, ...], reason: str, number: RuleId, emit: Emit | None) -> None:
    """End the match: nothing that waits happens any more."""
    state.winners, state.over = seats, True
    state.stack.clear()
    if emit is not None:
        emit(MatchWon(rule=number, seats=seats, reason=reason))  # type: ignore[arg-type]  # one of the reasons


# -- the hand limit ----------------------------------------------------------------------------------------------


@rule("TC-21", "TC-41")
def limit_of(state: ItchyFeetState, seat: Seat) -> int:
    """Return how many cards a seat may hold: 7, the Overpacker 9."""
    return WIDE_LIMIT if has_character(state, seat, OVERPACKER) else HAND_LIMIT


@rule("TC-21")
def enforce_limit(state: ItchyFeetState, seat: Seat) -> None:
    """Ask for a discard while a hand is too large."""
    if len(state.hands[seat].cards) > HAND_LIMIT and len(state.hands[seat].cards) > limit_of(state, seat):
        state.ask(DiscardDown, (seat,))


def check_limit(state: ItchyFeetState, effect: CheckLimit, chance: Chance, emit: Emit | None) -> None:
    """Carry out a limit check that waited."""
    enforce_limit(state, effect.seat)


@rule("TC-21", "TC-37")
def list_discards(state: ItchyFeetState, decision: DiscardDown) -> list[Discard]:
    """List the cards of the hand but contraband."""
    return [DISCARDS[card] for card in payable(state, decision.actor)]


def check_discard(state: ItchyFeetState, decision: DiscardDown, action: Discard) -> None:
    """Refuse a card that may not go."""
    require_payable(state, decision.actor, action.card, HAND_RULE)


@rule("TC-21")
def discard_down(
    state: ItchyFeetState, decision: DiscardDown, action: Discard, chance: Chance, emit: Emit | None
) -> None:
    """Discard the card, and ask again while the hand is too large."""
    discard(state, decision.actor, action.card, HAND_RULE, emit)
    enforce_limit(state, decision.actor)
