"""Events (TC-29, TC-48 to TC-50), by the effect their card names."""

from collections.abc import Callable
from typing import Final

from pelagos.components.bag import Bag
from pelagos.games.itchyfeet.actions import Hand, SealedAnswer
from pelagos.games.itchyfeet.cards import BOX, CODES, NUMBER
from pelagos.games.itchyfeet.decisions import PassCard
from pelagos.games.itchyfeet.effects import CheckLimit, DrawCards, PlayEvent, PutAway, Sale
from pelagos.games.itchyfeet.events import CentreChanged, CentreStays, PassedOn, Received, StrikeBegan
from pelagos.games.itchyfeet.rulebook import cite, rule
from pelagos.games.itchyfeet.rules.drawing import draw_cards
from pelagos.games.itchyfeet.rules.hands import note_postcard, require_in_hand
from pelagos.games.itchyfeet.rules.knowledge import put_unseen, take_unseen
from pelagos.games.itchyfeet.state import ItchyFeetState
from pelagos.kernel.chance import Chance
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import CardId, Seat

HANDS: Final = tuple(Hand(CardId(card)) for card in range(len(CODES)))
MIX_UP_RULE: Final = cite("TC-48")
Happening = Callable[[ItchyFeetState, Seat, Chance, Emit | None], None]


def seats_from(state: ItchyFeetState, seat: Seat) -> tuple[Seat, ...]:
    """Return all seats, clockwise from this one."""
    return tuple(Seat((seat + step) % state.seats) for step in range(state.seats))


@rule("TC-29")
def play_event(state: ItchyFeetState, effect: PlayEvent, chance: Chance, emit: Emit | None) -> None:
    """Let an event take effect."""
    HAPPENINGS[EFFECT_OF[effect.card]](state, effect.seat, chance, emit)


@rule("TC-29", "TC-30")
def put_away(state: ItchyFeetState, effect: PutAway, chance: Chance, emit: Emit | None) -> None:
    """Put a card that has done its work on the discards."""
    state.in_play.remove(effect.card)
    state.discards.append(effect.card)


# -- Civil Unrest ------------------------------------------------------------------------------------------------


@rule("TC-06", "TC-46")
def next_country(state: ItchyFeetState, chance: Chance) -> CardId:
    """Take the top unused country; those that were put under the shuffled ones come last, in order."""
    return chance.draw(Bag(state.unused)) if state.unused else state.returned.pop(0)


@rule("TC-50")
def change_centre(state: ItchyFeetState, seat: Seat, chance: Chance, emit: Emit | None) -> None:
    """Put the centre under the unused countries and turn up the top one, if there is one."""
    if not state.unused and not state.returned:
        if emit is not None:
            emit(CentreStays(rule=cite("TC-50")))
        return
    old, state.centre = state.centre, next_country(state, chance)
    state.returned.append(old)
    if emit is not None:
        emit(CentreChanged(rule=cite("TC-50"), old=old, new=state.centre))


# -- Airport Strike ----------------------------------------------------------------------------------------------


@rule("TC-49")
def begin_strike(state: ItchyFeetState, seat: Seat, chance: Chance, emit: Emit | None) -> None:
    """Nobody travels until the next turn of who drew the card, that player included."""
    state.strike = seat
    if emit is not None:
        emit(StrikeBegan(rule=cite("TC-49"), seat=seat))


# -- Baggage Mix-up ----------------------------------------------------------------------------------------------


@rule("TC-29", "TC-48")
def ask_for_baggage(state: ItchyFeetState, seat: Seat, chance: Chance, emit: Emit | None) -> None:
    """Ask every player with cards, in secret, for one to pass on."""
    for other in reversed(seats_from(state, seat)):
        state.stack.append(CheckLimit(other))
    holders = [other for other in seats_from(state, seat) if state.hands[other].cards]
    if holders:
        state.ask(PassCard, holders)


@rule("TC-29")
def list_baggage(state: ItchyFeetState, decision: PassCard) -> list[Hand]:
    """List all cards of the hand."""
    return [HANDS[card] for card in state.hands[decision.actor].cards]


def check_baggage(state: ItchyFeetState, decision: PassCard, action: Hand) -> None:
    """Refuse a card that is not in the hand."""
    require_in_hand(state, decision.actor, action.card, MIX_UP_RULE)


@rule("TC-40", "TC-48")
def pass_baggage(state: ItchyFeetState, answers: tuple[SealedAnswer, ...], chance: Chance, emit: Emit | None) -> None:
    """Move all cards clockwise at the same time; then look for four postcards, and at the hand limits."""
    moves: list[tuple[Seat, Seat, CardId, int, int]] = []
    for answer in answers:
        receiver = Seat((answer.seat + 1) % state.seats)
        card = answer.action.card  # type: ignore[union-attr]  # the answers to this question are cards
        moves.append((answer.seat, receiver, card, *take_unseen(state, answer.seat, card, receiver)))
    for giver, receiver, card, known, back in moves:
        put_unseen(state, receiver, card, known, back)
        tell_of_baggage(giver, receiver, card, emit)
    for _, receiver, card, _, _ in moves:
        if not state.over:
            note_postcard(state, receiver, card, emit)


def tell_of_baggage(giver: Seat, receiver: Seat, card: CardId, emit: Emit | None) -> None:
    """Tell all that a card was passed, and the two concerned which one."""
    if emit is not None:
        emit(PassedOn(rule=MIX_UP_RULE, seat=giver, receiver=receiver, card=card))
        emit(Received(rule=MIX_UP_RULE, seat=receiver, giver=giver, card=card))


# -- Duty-Free Sale ----------------------------------------------------------------------------------------------


@rule("TC-29")
def open_sale(state: ItchyFeetState, seat: Seat, chance: Chance, emit: Emit | None) -> None:
    """Each player draws a card, clockwise from who drew the event."""
    state.stack.append(Sale(seats_from(state, seat)))


@rule("TC-29")
def go_on_with_sale(state: ItchyFeetState, effect: Sale, chance: Chance, emit: Emit | None) -> None:
    """Let the next player draw; whatever that brings comes before the one after."""
    if effect.seats[1:]:
        state.stack.append(Sale(effect.seats[1:]))
    draw_cards(state, DrawCards(effect.seats[0], 1, cite("TC-29")), chance, emit)


HAPPENINGS: Final[dict[str, Happening]] = {
    "civil-unrest": change_centre,
    "airport-strike": begin_strike,
    "baggage-mix-up": ask_for_baggage,
    "duty-free-sale": open_sale,
}
"""The function of each effect that an event card names."""
EFFECT_OF: Final = {NUMBER[card.code]: card.effect for card in BOX.event}
