"""Set-up (TC-05 to TC-10)."""

from typing import Final

from pelagos.components.bag import Bag
from pelagos.components.deck import Deck
from pelagos.components.zone import Zone
from pelagos.games.itchyfeet.cards import (
    CHARACTERS,
    CODES,
    CONTRABAND,
    EVENTS,
    ITEMS,
    LANDS,
    PASSPORTS,
    POSTCARDS,
    SPECIALS,
)
from pelagos.games.itchyfeet.effects import BeginTurn
from pelagos.games.itchyfeet.events import CharactersDealt, CountriesLaid, Dealt, ExtensionsShuffledIn, StartSettled
from pelagos.games.itchyfeet.geography import DISTANCE
from pelagos.games.itchyfeet.options import ItchyFeetOptions
from pelagos.games.itchyfeet.rulebook import cite, rule
from pelagos.games.itchyfeet.rules.knowledge import EXTENSION_SHUFFLE, ITEM_DEAL, ONLY, PASSPORT_DEAL
from pelagos.games.itchyfeet.state import ItchyFeetState
from pelagos.kernel.chance import Chance
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import CardId, Seat

START_ITEMS: Final = 3
FIRST_BACKS: Final = (PASSPORT_DEAL,) + (ITEM_DEAL,) * START_ITEMS


@rule("TC-10")
def check_options(options: ItchyFeetOptions, seats: int) -> None:
    """Accept every mix of extensions: there are cards enough for six."""


@rule("TC-05", "TC-06", "TC-07", "TC-08", "TC-41")
def set_up(options: ItchyFeetOptions, seats: int, chance: Chance, emit: Emit | None) -> ItchyFeetState:
    """Deal passports and characters, lay out the countries, deal items, and shuffle the extensions in afterwards."""
    aside, unused, items = Bag(list(PASSPORTS)), Bag(list(LANDS)), Bag(list(ITEMS))
    hands = [Zone(owner=ONLY[seat]) for seat in range(seats)]
    for hand in hands:
        hand.add(chance.draw(aside))
    characters = deal_characters(options, seats, chance)
    homes = [chance.draw(unused) for _ in range(seats)]
    centre = chance.draw(unused)
    for hand in hands:
        for _ in range(START_ITEMS):
            hand.add(chance.draw(items))
    first = nearest_seat(homes, centre)
    extensions = extension_cards(options)
    state = ItchyFeetState(
        options=options,
        seats=seats,
        hands=hands,
        pile=Deck(items.cards + list(extensions)),
        aside=aside,
        characters=characters,
        homes=[*homes],
        centre=centre,
        unused=unused.cards,
        turn=first,
        first=first,
        origin=first_origins(extensions),
        backs=[FIRST_BACKS] * seats,
        pile_origin=ITEM_DEAL | EXTENSION_SHUFFLE if extensions else ITEM_DEAL,
        stack=[BeginTurn()],
    )
    if emit is not None:
        tell_of_set_up(state, homes, len(extensions), emit)
    return state


@rule("TC-41")
def deal_characters(options: ItchyFeetOptions, seats: int, chance: Chance) -> tuple[CardId, ...]:
    """Deal a character to each seat, face up, if they take part; the others leave the match."""
    if not options.characters:
        return ()
    box = Bag(list(CHARACTERS))
    return tuple(chance.draw(box) for _ in range(seats))


@rule("TC-08")
def extension_cards(options: ItchyFeetOptions) -> tuple[CardId, ...]:
    """Return, sorted, the cards of the chosen extensions that go into the pile."""
    groups = (
        (options.events, EVENTS),
        (options.specials, SPECIALS),
        (options.contraband, CONTRABAND),
        (options.postcards, POSTCARDS),
    )
    return tuple(card for chosen, cards in groups if chosen for card in cards)


def first_origins(extensions: tuple[CardId, ...]) -> list[int]:
    """Return from which shuffle each card comes."""
    origin = [0] * len(CODES)
    for cards, shuffle in ((PASSPORTS, PASSPORT_DEAL), (ITEMS, ITEM_DEAL), (extensions, EXTENSION_SHUFFLE)):
        for card in cards:
            origin[card] = shuffle
    return origin


@rule("TC-09")
def nearest_seat(homes: list[CardId], centre: CardId) -> Seat:
    """Return whose home is nearest to the centre; of equals the lower seat."""
    return Seat(min(range(len(homes)), key=lambda seat: DISTANCE[homes[seat], centre]))


def tell_of_set_up(state: ItchyFeetState, homes: list[CardId], extensions: int, emit: Emit) -> None:
    """Tell what was laid out and dealt."""
    if state.characters:
        emit(CharactersDealt(rule=cite("TC-41"), characters=state.characters))
    emit(CountriesLaid(rule=cite("TC-06"), homes=tuple(homes), centre=state.centre))
    for seat, hand in enumerate(state.hands):
        emit(Dealt(rule=cite("TC-07"), seat=Seat(seat), cards=tuple(hand.cards)))
    if extensions:
        emit(ExtensionsShuffledIn(rule=cite("TC-08"), count=extensions))
    distance = DISTANCE[homes[state.first], state.centre]
    emit(StartSettled(rule=cite("TC-09"), seat=state.first, distance=distance))
