"""Everything that can lie face down, with one numbering: 60 treasures, 14 characters, 72 map tiles.

The rows come from ``treasures.toml``, ``characters.toml`` and ``tiles.toml``; each file says what in it is public and
what is designed.
"""

from typing import Final, Literal

import msgspec

from pelagos.games.northwest.rulebook import cite, rule
from pelagos.kernel.data import read_toml
from pelagos.kernel.ids import CardId, RuleId

Camp = Literal["sir", "explorer"]
Effect = Literal[
    "lose-card", "silence", "two-more", "shelter", "remove-piece", "put-ice", "weary", "turn-tile", "take-card",
    "new-character", "salvage", "relief", "swap-tiles", "put-water", "tail-wind",
]  # fmt: skip
Power = Literal[
    "none", "cold-bonus", "cheap-snow", "cheap-drop", "raiders-pay", "raid-draws", "water-share", "no-cards",
    "ice-bonus", "cheap-ice", "turns-new", "raided-draws", "free-route", "land-share", "far-sea",
]  # fmt: skip
"""What a character can do; "none" before the characters are chosen."""


class Treasure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the 15 effects."""

    id: str
    name: str
    effect: Effect
    rule: RuleId
    copies: tuple[int, int, int]
    """How many cards of the sets II, III and IV carry it."""
    source: str


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the 14 characters."""

    id: str
    name: str
    camp: Camp
    power: Power
    rule: RuleId
    source: str


class TileFaces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The faces of the map tiles."""

    strips: tuple[str, ...]
    sides_three: tuple[str, ...]
    sides_four: tuple[str, ...]


class TreasureCard(msgspec.Struct, frozen=True):
    """One of the 60 treasure cards."""

    code: str
    treasure: Treasure
    seats: int
    """The least number of seats at which it is in the deck (NW-03)."""


def read_rows(name: str) -> list[dict[str, object]]:
    """Return the rows of ``<name>s.toml``."""
    rows: list[dict[str, object]] = read_toml("pelagos.games.northwest", f"{name}s.toml")[name]
    return rows


@rule("NW-03")
def print_deck(treasures: tuple[Treasure, ...]) -> tuple[TreasureCard, ...]:
    """Return the 60 cards, effect by effect."""
    deck: list[TreasureCard] = []
    for treasure in treasures:
        sets = [seats for seats, copies in zip((2, 3, 4), treasure.copies, strict=True) for _ in range(copies)]
        for letter, seats in zip("abcd", sets, strict=True):
            deck.append(TreasureCard(f"{treasure.id}{letter}", treasure, seats))
    return tuple(deck)


def read_face(text: str) -> str:
    """Return a tile's face, one letter a hex: a small letter where a chest lies (``LW*WW`` is ``LwWW``)."""
    face = ""
    for letter in text:
        face = face[:-1] + face[-1].lower() if letter == "*" else face + letter
    return face


TREASURES: Final = msgspec.convert(read_rows("treasure"), tuple[Treasure, ...])
DECK: Final = print_deck(TREASURES)
CHARACTERS: Final = msgspec.convert(read_rows("character"), tuple[Character, ...])
TILES: Final = msgspec.convert(read_toml("pelagos.games.northwest", "tiles.toml")["tiles"], TileFaces)

FIRST_CHARACTER: Final = len(DECK)
FIRST_TILE: Final = FIRST_CHARACTER + len(CHARACTERS)
FACES: Final = tuple(read_face(text) for text in (*TILES.strips, *TILES.sides_three, *TILES.sides_four))
FIRST_SIDE: Final = FIRST_TILE + len(TILES.strips)
FIRST_SIDE_FOUR: Final = FIRST_SIDE + len(TILES.sides_three)

CODES: Final = (
    *(card.code for card in DECK),
    *(character.id for character in CHARACTERS),
    *(f"S{number + 1:02}" for number in range(len(TILES.strips))),
    *(f"A{number + 1:02}" for number in range(len(TILES.sides_three))),
    *(f"B{number + 1:02}" for number in range(len(TILES.sides_four))),
)
"""How each card and tile is written: T01a, C01, S01 (strip), A01 (side tile III), B01 (side tile IV)."""

EFFECT: Final = tuple(card.treasure.effect for card in DECK)
"""The effect of each treasure card, by its number."""
POWER_RULE: Final = {character.power: cite(character.rule) for character in CHARACTERS}
CAMPS: Final[tuple[Camp, ...]] = ("sir", "explorer")


def card_of(code: str) -> CardId:
    """Return the number of the card or tile with that code."""
    return CardId(CODES.index(code))


def power_of(card: CardId | None) -> Power:
    """Return the power of a character."""
    return "none" if card is None else CHARACTERS[card - FIRST_CHARACTER].power


def camp_of(card: CardId) -> Camp:
    """Return the camp of a character (NW-61)."""
    return CHARACTERS[card - FIRST_CHARACTER].camp


def face_of(tile: CardId) -> str:
    """Return the face of a map tile, one letter a hex."""
    return FACES[tile - FIRST_TILE]


@rule("NW-03")
def treasures_for(seats: int) -> list[CardId]:
    """Return the treasure deck at a table of so many seats: 30, 45 or 60 cards."""
    return [CardId(number) for number, card in enumerate(DECK) if card.seats <= seats]


@rule("NW-04", "NW-06", "NW-07")
def side_tiles_for(seats: int) -> list[CardId]:
    """Return the side tiles at a table of so many seats: none, those marked III, or all."""
    end = {2: FIRST_SIDE, 3: FIRST_SIDE_FOUR, 4: len(CODES)}[seats]
    return [CardId(number) for number in range(FIRST_SIDE, end)]


ALL_STRIPS: Final = tuple(CardId(number) for number in range(FIRST_TILE, FIRST_SIDE))
ALL_CHARACTERS: Final = tuple(CardId(number) for number in range(FIRST_CHARACTER, FIRST_TILE))
