"""A hidden zone: cards that some seats know and others do not, such as a hand."""

from bisect import bisect_left
from typing import ClassVar

import msgspec

from pelagos.kernel.chance import Chance, Drawable
from pelagos.kernel.errors import BrokenInvariant
from pelagos.kernel.ids import OUTSIDER_BIT, CardId, Viewer
from pelagos.kernel.visibility import Concealed


class ZoneView(msgspec.Struct, frozen=True):
    """What one viewer knows of a zone.

    Who else knows a card is nobody's business, unless it lies open to all: a random peek or loss would otherwise tell
    the others which card it hit.
    """

    cards: tuple[CardId, ...]
    """The cards the viewer knows, sorted."""
    known: tuple[int, ...]
    """For each of these, the bits of all if it lies open, else of the viewer and the owner."""
    hidden: int
    """How many cards the viewer does not know."""
    owner: int
    """The bits of the owner, who knows all of them."""

    def __len__(self) -> int:
        """Return how many cards are in the zone."""
        return len(self.cards) + self.hidden

    def deal(self, unseen: Drawable, chance: Chance) -> "Zone":
        """Return a zone with the cards the viewer knows, and random ones out of `unseen` for the others."""
        zone = Zone(list(self.cards), self.known, self.owner)
        for _ in range(self.hidden):
            zone.add(chance.draw(unseen), self.owner)
        return zone


class Zone(Concealed, gc=False):
    """Cards, each with the set of those who know that it is here."""

    view_type: ClassVar[type] = ZoneView

    cards: list[CardId] = []
    """Sorted, so that equal contents are equal zones."""
    known: tuple[int, ...] = ()
    """For each card, the bits of those who know it (`pelagos.kernel.ids.mask_of`)."""
    owner: int = 0
    """The bits of who always knows all that is here: the seat whose hand it is; 0 where nobody does."""

    def observe(self, viewer: Viewer) -> ZoneView:
        """Return the cards the viewer knows, and how many others there are."""
        # Bots and learners look at every question. So no calls here; and a comparison tells whether a mask has the
        # outsider's bit, which is the highest.
        bit = OUTSIDER_BIT if viewer is None else 1 << viewer
        known, owner = self.known, self.owner
        own = owner | bit
        if own == owner:  # nothing to look up: who owns the zone knows all of it
            return ZoneView(tuple(self.cards), tuple([m if m >= OUTSIDER_BIT else own for m in known]), 0, owner)
        cards, shown = [], []
        for card, mask in zip(self.cards, known):  # noqa: B905  # always equally long; strict costs a turn of the loop
            if mask & bit:
                cards.append(card)
                shown.append(mask if mask >= OUTSIDER_BIT else own)
        return ZoneView(tuple(cards), tuple(shown), len(known) - len(shown), owner)

    def add(self, card: CardId, known: int = 0) -> None:
        """Put a card in, known to the seats of these bits and to the owner."""
        place = bisect_left(self.cards, card)
        self.cards.insert(place, card)
        self.known = (*self.known[:place], joined(known, self.owner), *self.known[place:])

    def remove(self, card: CardId) -> int:
        """Take a card out and return the bits of those who knew it."""
        place = self._place(card)
        del self.cards[place]
        known = self.known
        self.known = known[:place] + known[place + 1 :]
        return known[place]

    def remove_unseen(self, card: CardId, witnesses: int = 0) -> int:
        """Take a card out while only the owner and the witnesses see which one it is.

        Everybody else loses track of the whole zone, unless it was the only card in it. Returns the bits of those who
        know the card that went.
        """
        knew = self.remove(card)
        if not self.cards:
            return knew | witnesses
        self.forget(witnesses)
        return witnesses | self.owner

    def show(self, card: CardId, viewers: int) -> None:
        """Let more seats know a card."""
        place, known = self._place(card), self.known
        self.known = (*known[:place], joined(viewers, known[place]), *known[place + 1 :])

    def forget(self, keep: int) -> None:
        """Clear what everybody but the owner and the seats of `keep` knew.

        One of the cards went, and they cannot tell which.
        """
        keep |= self.owner
        self.known = tuple([mask & keep for mask in self.known])

    def clear(self) -> list[CardId]:
        """Take all cards out and return them."""
        cards, self.cards, self.known = self.cards, [], ()
        return cards

    def _place(self, card: CardId) -> int:
        try:
            return self.cards.index(card)
        except ValueError:
            raise BrokenInvariant(None, "not-in-zone", card=card) from None

    def __len__(self) -> int:
        """Return how many cards are in the zone."""
        return len(self.cards)


def joined(mask: int, other: int) -> int:
    """Return the bits of both; the first mask itself if it holds the other.

    Masks of cards that lie open are large numbers: all such cards share the one their game keeps.
    """
    return mask if mask & other == other else mask | other
