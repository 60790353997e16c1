"""Dealing action cards (SA-023, SA-025, SA-026, SA-031)."""

from typing import Final

from pelagos.games.spacealert.careers.specialists import extra_cards, extra_data
from pelagos.games.spacealert.deck import DECKS_OF_ACTIONS
from pelagos.games.spacealert.planning.crew import FULL_CREW
from pelagos.games.spacealert.planning.events import AndroidEquipped, CardsDealt, CardsLaidOpen, DataReceived
from pelagos.games.spacealert.planning.scripts import has_heroics, is_mission
from pelagos.games.spacealert.planning.state import MissionState, all_seats
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.kernel.chance import Chance
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import CardId, Seat, everybody

SA_025, SA_026, SA_031 = cite("SA-025"), cite("SA-026"), cite("SA-031")

HAND: Final = {2: (9, 6, 6), 3: (6, 6, 6), 4: (5, 5, 5), 5: (5, 5, 5)}
"""SA-025: the cards of each phase by how many people there are."""


@rule("SA-025")
def cards_in_phase(people: int, crew: int, phase: int) -> int:
    """Return how many cards each player gets at the start of a phase; a fifth member that is an android brings one."""
    more = phase == 1 and crew == FULL_CREW and people < FULL_CREW
    return HAND[people][phase - 1] + more


@rule("SA-193")
def extra_in_phase(state: MissionState, seat: Seat, phase: int) -> int:
    """Return how many cards more a seat gets because androids with special cards have no heroic ones."""
    if phase > 1 or state.options.specializations == "none" or not is_mission(state.options):
        return 0
    each, _ = extra_cards(state.people, state.crew - state.people)
    return each + (seat in state.favoured)


@rule("SA-025", "SA-105")
def deal_phase(state: MissionState, seat: Seat, phase: int, chance: Chance, emit: Emit | None) -> None:
    """Deal a seat the cards of a phase; in the first phase of a mission one of them is heroic."""
    if not state.people:
        return
    count = cards_in_phase(state.people, state.crew, phase) + extra_in_phase(state, seat, phase)
    cards: list[CardId] = []
    if phase == 1 and has_heroics(state.options):
        cards.append(chance.draw(state.heroics))
    cards += draw_cards(state, count - len(cards), chance)
    for card in cards:
        state.hands[seat].add(card)
    if emit is not None:
        emit(CardsDealt(rule=SA_025, seat=seat, phase=phase, cards=tuple(sorted(cards))))


def draw_cards(state: MissionState, count: int, chance: Chance) -> list[CardId]:
    """Draw so many action cards, or what is left of them."""
    return [chance.draw(state.bag) for _ in range(min(count, len(state.bag)))]


@rule("SA-025", "SA-105")
def equip_androids(state: MissionState, chance: Chance, emit: Emit | None) -> None:
    """Lay a heroic card of its own beside each android, face up; in training there is none."""
    if not has_heroics(state.options):
        return
    for member in range(state.people, state.crew):
        card = chance.draw(state.heroics)
        state.own[member].append(card)
        if emit is not None:
            emit(AndroidEquipped(rule=SA_025, member=member, card=card))


@rule("SA-031")
def lay_all_open(state: MissionState, emit: Emit | None) -> None:
    """Lay all action cards open for who flies alone."""
    if state.people:
        return
    deck = DECKS_OF_ACTIONS[state.options.deck]
    for card in deck:
        state.hands[0].add(card, everybody(state.seats))
    state.bag.cards = []
    if emit is not None:
        emit(CardsLaidOpen(rule=SA_031, seat=Seat(0), cards=len(deck)))


@rule("SA-142")
def extra_in_data(state: MissionState, seat: Seat) -> int:
    """Return how many cards more a seat draws for the androids; what cannot be shared goes to one after the other."""
    if state.options.deck == "base" or not state.options.android_data or not state.people:
        return 0
    each, more = extra_data(state.people, state.crew - state.people)
    return each + ((seat - state.incoming * more) % state.people < more)


@rule("SA-026", "SA-142")
def receive_data(state: MissionState, chance: Chance, emit: Emit | None) -> None:
    """Let everybody draw a card, and those more who draw for androids."""
    for seat in all_seats(state):
        cards = draw_cards(state, 1 + extra_in_data(state, seat), chance)
        for card in cards:
            state.hands[seat].add(card)
        if emit is not None:
            emit(DataReceived(rule=SA_026, seat=seat, cards=tuple(sorted(cards))))
    state.incoming += 1
