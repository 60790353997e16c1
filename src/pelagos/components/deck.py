"""A face-down deck without order, whose content some may know: they searched it, or saw what was shuffled into it."""

from typing import ClassVar

from pelagos.kernel.ids import CardId, Viewer, bit_of
from pelagos.kernel.visibility import Concealed


class Deck(Concealed, gc=False):
    """Cards in no order: the order of a face-down deck does not exist until somebody may look at it."""

    view_type: ClassVar[object] = tuple[CardId, ...] | int

    cards: list[CardId] = []
    """Sorted, so that equal contents are equal decks."""
    knowers: int = 0
    """The bits of those who know exactly which cards are in the deck."""

    def observe(self, viewer: Viewer) -> tuple[CardId, ...] | int:
        """Return the cards to those who know them, to others only how many there are."""
        return tuple(self.cards) if self.knowers & bit_of(viewer) else len(self.cards)

    def put(self, cards: list[CardId], knowers: int) -> None:
        """Shuffle cards into the deck; afterwards only `knowers` know what is in it."""
        self.cards = sorted([*self.cards, *cards])
        self.knowers = knowers

    def lose_unseen(self, seen_by: int) -> None:
        """Note that a card was drawn which only these bits have seen: the others no longer know what is left."""
        self.knowers &= seen_by

    def __len__(self) -> int:
        """Return how many cards are in the deck."""
        return len(self.cards)


def size_of(view: tuple[CardId, ...] | int) -> int:
    """Return how many cards are in a deck, given what a viewer sees of it."""
    return view if isinstance(view, int) else len(view)
