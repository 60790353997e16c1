"""Every card of the box (TC-05 to TC-08, TC-44), read from ``cards.toml`` and ``countries.toml``.

One row of numbers for all of them: the deck 0 to 53 (items, events, special items, contraband, postcards), passports,
countries, characters.
"""

from typing import Final, Literal

import msgspec

from pelagos.games.itchyfeet.rulebook import rule
from pelagos.kernel.data import read_toml
from pelagos.kernel.ids import CardId

PACKAGE: Final = "pelagos.games.itchyfeet"
SUITS: Final = "shdc"
Source = Literal["public", "name", "designed"]
Timing = Literal["action", "free", "travel", "steal", "trip"]


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of item; there is a copy in each suit."""

    kind: str
    rank: str
    source: Source


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card that is alone of its code."""

    code: str
    source: Source
    face: str = ""
    effect: str = ""
    timing: Timing | None = None


class Country(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A country: what a trip there needs, and where its capital lies (degrees north and east)."""

    code: str
    needs: tuple[str, str, str]
    capital: str
    lat: float
    lon: float
    source: Source


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of ``cards.toml``."""

    item: tuple[Item, ...]
    event: tuple[Card, ...]
    special: tuple[Card, ...]
    contraband: tuple[Card, ...]
    postcard: tuple[Card, ...]
    passport: tuple[Card, ...]
    character: tuple[Card, ...]


@rule("TC-03", "TC-05", "TC-44")
def read_box() -> Box:
    """Return all cards but the countries."""
    return msgspec.convert(read_toml(PACKAGE, "cards.toml"), Box)


@rule("TC-03", "TC-06")
def read_countries() -> tuple[Country, ...]:
    """Return the countries, by code."""
    return msgspec.convert(read_toml(PACKAGE, "countries.toml")["country"], tuple[Country, ...])


BOX: Final = read_box()
COUNTRIES: Final = read_countries()
KINDS: Final = tuple(item.kind for item in BOX.item)
_COPIES = tuple(kind + suit for kind in KINDS for suit in SUITS)
_GROUPS = (BOX.event, BOX.special, BOX.contraband, BOX.postcard, BOX.passport, COUNTRIES, BOX.character)
CODES: Final = (*_COPIES, *(card.code for group in _GROUPS for card in group))
"""The notation of each card, by its number."""
NUMBER: Final = {code: CardId(number) for number, code in enumerate(CODES)}


def _numbers(group: tuple[Card | Country, ...]) -> tuple[CardId, ...]:
    return tuple(NUMBER[card.code] for card in group)


ITEMS: Final = tuple(NUMBER[code] for code in _COPIES)
EVENTS: Final = _numbers(BOX.event)
SPECIALS: Final = _numbers(BOX.special)
CONTRABAND: Final = _numbers(BOX.contraband)
POSTCARDS: Final = _numbers(BOX.postcard)
PASSPORTS: Final = _numbers(BOX.passport)
LANDS: Final = _numbers(COUNTRIES)
CHARACTERS: Final = _numbers(BOX.character)

PASSPORT: Final = "passport"
POSTCARD: Final = "postcard"
CONTRABAND_SORT: Final = "contraband"
_SORT_OF_GROUP = {CONTRABAND: CONTRABAND_SORT, POSTCARDS: POSTCARD, PASSPORTS: PASSPORT}
_SORTS: dict[CardId, str] = {card: sort for group, sort in _SORT_OF_GROUP.items() for card in group}
SORT: Final = tuple(
    KINDS[number // len(SUITS)] if number < len(ITEMS) else _SORTS.get(CardId(number), code)
    for number, code in enumerate(CODES)
)
"""What a card is in play (TC-18): a kind of item, passport, postcard, contraband, else its own code."""

SPECIAL: Final = {NUMBER[card.code]: card for card in BOX.special}
FACE: Final = {
    **{card: BOX.item[card // len(SUITS)].rank + SUITS[card % len(SUITS)] for card in ITEMS},
    **{NUMBER[card.code]: card.face for card in (*BOX.event, *BOX.special, *BOX.contraband, *BOX.postcard)},
}
"""TC-44: rank and suit of each card of the deck, as a pack of 52 with two jokers has them."""

BIT_OF_KIND: Final = {kind: 1 << place for place, kind in enumerate(KINDS)}
BIT: Final = tuple(BIT_OF_KIND.get(sort, 0) for sort in SORT)
"""The kind of an item as a bit; 0 for other cards."""
NEEDS: Final = {NUMBER[land.code]: sum(BIT_OF_KIND[kind] for kind in land.needs) for land in COUNTRIES}
"""TC-03: the three kinds that a trip to each country needs, as bits."""

FIRST_PASSPORT: Final = PASSPORTS[0]
"""Of all cards that can be in a hand, passports have the highest numbers."""
IS_CONTRABAND: Final = tuple(CardId(number) in CONTRABAND for number in range(len(CODES)))
IS_POSTCARD: Final = tuple(CardId(number) in POSTCARDS for number in range(len(CODES)))
IS_EVENT: Final = tuple(CardId(number) in EVENTS for number in range(len(CODES)))


def kinds_in(bits: int) -> tuple[str, ...]:
    """Return the kinds of items whose bits are set."""
    return tuple(kind for kind in KINDS if bits & BIT_OF_KIND[kind])


def card(code: str) -> CardId:
    """Return the number of the card with that code."""
    return NUMBER[code]


MOUSETRAP: Final = card("S1")
CREDIT_CARD: Final = card("S2")
LOCAL_GUIDE: Final = card("S3")
TRADING_POST: Final = card("S4")
MAP: Final = card("S5")
NIGHT_BUS: Final = card("S6")
CUSTOMS: Final = card("S7")
DELAYED_FLIGHT: Final = card("S8")
EMBASSY_LETTER: Final = card("S9")
SMUGGLER: Final = card("H1")
BACKPACKER: Final = card("H2")
TOURIST: Final = card("H3")
PICKPOCKET: Final = card("H4")
HAGGLER: Final = card("H5")
OVERPACKER: Final = card("H6")
