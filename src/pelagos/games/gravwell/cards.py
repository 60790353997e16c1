"""The 26 fuel cards (GR-18 to GR-24), read from ``cards.toml``."""

from typing import Final, Literal

import msgspec

from pelagos.games.gravwell.rulebook import rule
from pelagos.kernel.data import read_toml
from pelagos.kernel.ids import CardId

Kind = Literal["normal", "repulsor", "tractor"]


class FuelCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One fuel card."""

    letter: str
    """Its initiative: cards resolve from A to Z."""
    symbol: str
    kind: Kind
    value: int
    """How many spaces it moves a ship, 1 to 10."""
    element: str
    source: str


@rule("GR-18", "GR-19", "GR-20", "GR-21", "GR-22", "GR-23", "GR-24")
def read_deck() -> tuple[FuelCard, ...]:
    """Return the deck, A to Z; the number of a card is its place."""
    rows = read_toml("pelagos.games.gravwell", "cards.toml")["card"]
    deck = msgspec.convert(rows, tuple[FuelCard, ...])
    return tuple(sorted(deck, key=lambda card: card.letter))


DECK: Final = read_deck()
LETTERS: Final = tuple(card.letter for card in DECK)
VALUE: Final = tuple(card.value for card in DECK)
"""The distance of each card, by its number."""
KIND: Final = tuple(card.kind for card in DECK)
ALL_CARDS: Final = tuple(CardId(number) for number in range(len(DECK)))


def card_of(letter: str) -> CardId:
    """Return the number of the card with that letter."""
    return CardId(LETTERS.index(letter))
