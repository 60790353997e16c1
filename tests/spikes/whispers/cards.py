"""The 24 cards: twelve treasures, three shields, and nine events."""

from typing import Final

from pelagos.kernel.ids import CardId

TREASURES: Final = 12
CODES: Final = (
    *(f"{value}{copy}" for value in (1, 2, 3) for copy in "abcd"),
    *(f"{kind}{copy}" for kind in ("shield", "market", "storm", "spy") for copy in "abc"),
)
"""The notation of each card, by card number: 3b is a treasure worth 3, storma the first storm."""

ALL_CARDS: Final = tuple(CardId(number) for number in range(len(CODES)))
SHIELDS: Final = ALL_CARDS[12:15]
MARKETS: Final = ALL_CARDS[15:18]
STORMS: Final = ALL_CARDS[18:21]
HAND_CARDS: Final = ALL_CARDS[:15]
EVENT_CARDS: Final = ALL_CARDS[15:]


def value_of(card: CardId) -> int:
    """Return what a card is worth at the end: 1 to 3 for a treasure, else 0."""
    return 1 + card // 4 if card < TREASURES else 0
