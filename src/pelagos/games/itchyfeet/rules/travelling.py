"""Travelling (TC-02, TC-03, TC-26 to TC-28, TC-32, TC-35, TC-49)."""

from typing import Final

from pelagos.games.itchyfeet.actions import Travel
from pelagos.games.itchyfeet.cards import (
    BIT,
    CREDIT_CARD,
    EMBASSY_LETTER,
    FIRST_PASSPORT,
    IS_CONTRABAND,
    NEEDS,
    kinds_in,
)
from pelagos.games.itchyfeet.decisions import TakeTurn
from pelagos.games.itchyfeet.effects import DrawCards, Trip
from pelagos.games.itchyfeet.events import HandShown, Travelled
from pelagos.games.itchyfeet.rulebook import cite, rule
from pelagos.games.itchyfeet.rules.drawing import END_ACTION
from pelagos.games.itchyfeet.rules.hands import discard, win
from pelagos.games.itchyfeet.rules.knowledge import show_hand
from pelagos.games.itchyfeet.rules.windows import open_trip_window
from pelagos.games.itchyfeet.state import ItchyFeetState, goal_of
from pelagos.kernel.chance import Chance
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import CardId, Seat

TRAVEL_RULE: Final = cite("TC-26")
TRIP_RULE: Final = cite("TC-27")


@rule("TC-03")
def missing_kinds(cards: list[CardId], country: CardId) -> int:
    """Return the kinds that a trip to a country needs and these cards lack, as bits."""
    held = 0
    for card in cards:
        held |= BIT[card]
    return NEEDS[country] & ~held


@rule("TC-26", "TC-32")
def has_passport(cards: list[CardId]) -> bool:
    """Tell whether any passport, or the Embassy Letter, is among these sorted cards; a credit card is none."""
    return bool(cards) and (cards[-1] >= FIRST_PASSPORT or EMBASSY_LETTER in cards)


@rule("TC-02", "TC-26", "TC-32", "TC-35", "TC-49")
def can_travel(state: ItchyFeetState, seat: Seat) -> bool:
    """Tell whether a seat can travel to its next country now."""
    cards = state.hands[seat].cards
    if not has_passport(cards) or state.strike is not None:
        return False
    missing = missing_kinds(cards, goal_of(state, seat))
    if missing and (missing & (missing - 1) or CREDIT_CARD not in cards):
        return False
    return not (state.options.contraband and any(IS_CONTRABAND[card] for card in cards))


@rule("TC-26", "TC-35", "TC-49")
def check_travel(state: ItchyFeetState, decision: TakeTurn, action: Travel) -> None:
    """Refuse a trip during a strike, with contraband, without a passport or without the items."""
    seat = decision.actor
    if can_travel(state, seat):
        return
    cards = state.hands[seat].cards
    if state.strike is not None:
        raise IllegalAction(cite("TC-49"), "strike", seat=state.strike)
    if any(IS_CONTRABAND[card] for card in cards):
        raise IllegalAction(cite("TC-35"), "travel-with-contraband")
    if not has_passport(cards):
        raise IllegalAction(TRAVEL_RULE, "no-passport")
    country = goal_of(state, seat)
    raise IllegalAction(TRAVEL_RULE, "items-missing", card=country, kinds=kinds_in(missing_kinds(cards, country)))


@rule("TC-27", "TC-30")
def announce_trip(state: ItchyFeetState, decision: TakeTurn, action: Travel, chance: Chance, emit: Emit | None) -> None:
    """Show the whole hand, and give the others a chance to answer."""
    seat = decision.actor
    show_hand(state, seat)
    if emit is not None:
        cards = tuple(state.hands[seat].cards)
        emit(HandShown(rule=TRIP_RULE, seat=seat, country=goal_of(state, seat), cards=cards))
    trip = Trip(seat)
    state.stack.append(END_ACTION)
    state.stack.append(trip)
    open_trip_window(state, trip)


@rule("TC-26", "TC-27", "TC-32")
def used_cards(cards: list[CardId], country: CardId) -> list[CardId]:
    """Return what a trip uses up: one card of each kind that is needed, and what stands in for something missing."""
    used: list[CardId] = []
    wanted = NEEDS[country]
    for card in cards:
        if BIT[card] & wanted:
            wanted &= ~BIT[card]
            used.append(card)
    if wanted:
        used.append(CREDIT_CARD)
    if cards[-1] < FIRST_PASSPORT:
        used.append(EMBASSY_LETTER)
    return used


@rule("TC-01", "TC-02", "TC-27", "TC-28")
def carry_out_trip(state: ItchyFeetState, effect: Trip, chance: Chance, emit: Emit | None) -> None:
    """Discard what was used; in the centre the match is won, else the home country is completed and a card drawn."""
    seat, country = effect.seat, goal_of(state, effect.seat)
    for card in used_cards(state.hands[seat].cards, country):
        discard(state, seat, card, TRIP_RULE, emit)
    if emit is not None:
        emit(Travelled(rule=TRIP_RULE, seat=seat, country=country))
    if state.homes[seat] is None:
        win(state, (seat,), "centre", cite("TC-28"), emit)
        return
    state.homes[seat] = None
    state.visited.append(country)
    state.stack.append(DrawCards(seat, 1, TRIP_RULE))
