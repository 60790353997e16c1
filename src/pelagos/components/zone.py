"""A hidden zone: cards that some seats know and others do not, such as a hand."""

from bisect import bisect_left
from typing import ClassVar

import msgspec

from pelagos.kernel.errors import BrokenInvariant
from pelagos.kernel.ids import CardId, Viewer, bit_of
from pelagos.kernel.visibility import Concealed


class ZoneView(msgspec.Struct, frozen=True):
    """What one viewer knows of a zone."""

    cards: tuple[CardId, ...]
    """The cards the viewer knows, sorted."""
    known: tuple[int, ...]
    """For each of these cards, the bits of everybody who knows it."""
    hidden: tuple[int, ...]
    """For each card the viewer does not know, the bits of those who do; sorted, so that nothing tells them apart."""

    def __len__(self) -> int:
        """Return how many cards are in the zone."""
        return len(self.cards) + len(self.hidden)


class Zone(Concealed):
    """Cards, each with the set of those who know that it is here."""

    view_type: ClassVar[type] = ZoneView

    cards: list[CardId] = []
    """Sorted, so that equal contents are equal zones."""
    known: list[int] = []
    """For each card, the bits of those who know it (`pelagos.kernel.ids.mask_of`)."""

    def observe(self, viewer: Viewer) -> ZoneView:
        """Return the cards the viewer knows, and who knows the others."""
        bit = bit_of(viewer)
        known = self.known
        seen = [place for place, mask in enumerate(known) if mask & bit]
        return ZoneView(
            tuple([self.cards[place] for place in seen]),
            tuple([known[place] for place in seen]),
            tuple(sorted([mask for mask in known if not mask & bit])),
        )

    def add(self, card: CardId, known: int) -> None:
        """Put a card in, known to the seats of these bits."""
        place = bisect_left(self.cards, card)
        self.cards.insert(place, card)
        self.known.insert(place, known)

    def remove(self, card: CardId) -> int:
        """Take a card out and return the bits of those who knew it."""
        try:
            place = self.cards.index(card)
        except ValueError:
            raise BrokenInvariant(None, "not-in-zone", card=card) from None
        del self.cards[place]
        return self.known.pop(place)

    def show(self, card: CardId, viewers: int) -> None:
        """Let more seats know a card."""
        self.known[self.cards.index(card)] |= viewers

    def forget(self, keep: int) -> None:
        """Clear what everybody but the seats of `keep` knew: one of the cards went, and they cannot tell which."""
        self.known = [mask & keep for mask in self.known]

    def clear(self) -> list[CardId]:
        """Take all cards out and return them."""
        cards, self.cards, self.known = self.cards, [], []
        return cards

    def __len__(self) -> int:
        """Return how many cards are in the zone."""
        return len(self.cards)
