"""A bag: the part of a face-down deck that nobody knows anything about."""

from collections.abc import Iterable
from typing import ClassVar

from pelagos.kernel.ids import CardId, Viewer
from pelagos.kernel.visibility import Concealed


class Bag(Concealed, gc=False):
    """Cards in no order. The order of a face-down deck does not exist until somebody may look at it.

    Only the number of cards is shown: what is in the bag is the complement of what the others hold.
    """

    view_type: ClassVar[type] = int

    cards: list[CardId] = []
    """Sorted, so that equal contents are equal bags."""

    @classmethod
    def of(cls, cards: Iterable[int]) -> "Bag":
        """Return a bag with these cards."""
        return cls(sorted(CardId(card) for card in cards))

    def observe(self, viewer: Viewer) -> int:  # a bag shows everybody the same
        """Return how many cards are in the bag."""
        return len(self.cards)

    def put(self, cards: Iterable[CardId]) -> None:
        """Shuffle cards into the bag."""
        self.cards = sorted([*self.cards, *cards])

    def __len__(self) -> int:
        """Return how many cards are in the bag."""
        return len(self.cards)
