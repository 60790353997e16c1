"""Where outcomes come from: seeded, recorded, scripted.

Rules pull outcomes inside `apply` from the source they are handed; there is no chance seat. Three questions can be
put to a source: roll a number, draw from a bag, shuffle a sequence. (`enumeration` runs through all answers.)
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterable, Sequence
from typing import Literal, Protocol, TypeVar

import msgspec

from pelagos.kernel.errors import BrokenInvariant, ChanceMismatch
from pelagos.kernel.ids import CardId

T = TypeVar("T")
WORDS_OF_BLOCK = struct.Struct("<16I")
WORD = 1 << 32
SEED_BYTES = 32


class Drawable(Protocol):
    """Something to draw from: its content sorted, equal cards side by side."""

    cards: list[CardId]


class Outcome(msgspec.Struct, frozen=True):
    """One answer of a chance source: the number rolled, the card drawn, or the new order of the indices."""

    kind: Literal["roll", "draw", "shuffle"]
    values: tuple[int, ...]


class Chance:
    """A source of outcomes."""

    def roll(self, sides: int) -> int:
        """Return a whole number from 0 to ``sides - 1``."""
        raise BrokenInvariant(None, "abstract", cls=type(self).__name__)

    def draw(self, bag: Drawable) -> CardId:
        """Take a card out of the bag, each one equally likely, and return it."""
        raise BrokenInvariant(None, "abstract", cls=type(self).__name__)

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """Return the items in a new order, each order equally likely."""
        raise BrokenInvariant(None, "abstract", cls=type(self).__name__)

    def restarted(self) -> Chance:
        """Return a source that gives the same outcomes again from the first."""
        raise BrokenInvariant(None, "abstract", cls=type(self).__name__)


class Seeded(Chance):
    """Outcomes from 256 random bits: keyed BLAKE2b in counter mode, whole numbers only, by rejection sampling.

    A seed made at random is committed to by its SHA-256; a seed somebody chose (for a test, a tournament) commits to
    nothing, because who chose it may know what it brings.
    """

    __slots__ = ("_counter", "_words", "chosen", "seed")

    def __init__(self, seed: bytes, *, chosen: bool = False) -> None:
        """Start the sequence of `seed` (32 bytes)."""
        if len(seed) != SEED_BYTES:
            raise BrokenInvariant(None, "seed-length", bytes=len(seed))
        self.seed = seed
        self.chosen = chosen
        self._counter = 0
        self._words: list[int] = []

    @classmethod
    def of(cls, text: str) -> Seeded:
        """Return the source of a chosen seed, written as any text."""
        return cls(hashlib.sha256(text.encode(errors="surrogatepass")).digest(), chosen=True)

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed, in hexadecimal: what is published before the first card."""
        return hashlib.sha256(self.seed).hexdigest()

    def roll(self, sides: int) -> int:
        """Return a whole number from 0 to ``sides - 1``."""
        limit = WORD - WORD % sides
        while True:
            word = (self._words or self._refill()).pop()
            if word < limit:
                return word % sides

    def draw(self, bag: Drawable) -> CardId:
        """Take a card out of the bag, each one equally likely, and return it."""
        cards = bag.cards
        size = len(cards)
        limit = WORD - WORD % size
        while True:
            word = (self._words or self._refill()).pop()
            if word < limit:
                return cards.pop(word % size)

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """Return the items in a new order, each order equally likely (Fisher-Yates)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.roll(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def copy(self) -> Seeded:
        """Return a source that goes on with the same outcomes as this one."""
        twin = Seeded(self.seed, chosen=self.chosen)
        twin._counter, twin._words = self._counter, self._words[:]
        return twin

    def restarted(self) -> Seeded:
        """Return a source that gives the same outcomes again from the first."""
        return Seeded(self.seed, chosen=self.chosen)

    def _refill(self) -> list[int]:
        block = hashlib.blake2b(self._counter.to_bytes(8, "little"), key=self.seed).digest()
        self._counter += 1
        self._words = list(reversed(WORDS_OF_BLOCK.unpack(block)))
        return self._words


class Recording(Chance):
    """Passes the outcomes of another source on and keeps them."""

    def __init__(self, source: Chance) -> None:
        """Record what `source` gives."""
        self.source = source
        self.outcomes: list[Outcome] = []

    def roll(self, sides: int) -> int:
        """Return a whole number from 0 to ``sides - 1``."""
        value = self.source.roll(sides)
        self.outcomes.append(Outcome("roll", (value,)))
        return value

    def draw(self, bag: Drawable) -> CardId:
        """Take a card out of the bag and return it."""
        card = self.source.draw(bag)
        self.outcomes.append(Outcome("draw", (card,)))
        return card

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """Return the items in a new order."""
        order = self.source.shuffle(range(len(items)))
        self.outcomes.append(Outcome("shuffle", tuple(order)))
        return [items[index] for index in order]

    def restarted(self) -> Recording:
        """Return a recording, still empty, of the same source from the first outcome."""
        return Recording(self.source.restarted())

    def take(self) -> tuple[Outcome, ...]:
        """Return the outcomes recorded since the last call and forget them."""
        taken, self.outcomes = tuple(self.outcomes), []
        return taken


class Scripted(Chance):
    """Gives the outcomes it was handed, in order: for tests, replays and real dice typed in."""

    def __init__(self, outcomes: Iterable[Outcome]) -> None:
        """Give these outcomes, one for each question."""
        self.outcomes = tuple(outcomes)
        self._next = 0

    @property
    def left(self) -> int:
        """How many outcomes have not been asked for."""
        return len(self.outcomes) - self._next

    def roll(self, sides: int) -> int:
        """Return the scripted number, which must lie from 0 to ``sides - 1``."""
        (value,) = self._take("roll", 1)
        if not 0 <= value < sides:
            raise ChanceMismatch(None, "script-roll", value=value, sides=sides)
        return value

    def draw(self, bag: Drawable) -> CardId:
        """Take the scripted card out of the bag, in which it must be."""
        card = CardId(self._take("draw", 1)[0])
        if card not in bag.cards:
            raise ChanceMismatch(None, "script-draw", card=card)
        bag.cards.remove(card)
        return card

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """Return the items in the scripted order."""
        order = self._take("shuffle", len(items))
        if sorted(order) != list(range(len(items))):
            raise ChanceMismatch(None, "script-shuffle", length=len(items))
        return [items[index] for index in order]

    def restarted(self) -> Scripted:
        """Return the same script from its first outcome."""
        return Scripted(self.outcomes)

    def _take(self, kind: str, length: int) -> tuple[int, ...]:
        if not self.left:
            raise ChanceMismatch(None, "script-exhausted", kind=kind, given=len(self.outcomes))
        outcome = self.outcomes[self._next]
        if outcome.kind != kind or len(outcome.values) != length:
            raise ChanceMismatch(None, "script-kind", kind=kind, found=outcome.kind, number=self._next + 1)
        self._next += 1
        return outcome.values


def rolled(value: int) -> Outcome:
    """Return the outcome of a roll, counted from 0."""
    return Outcome("roll", (value,))


def drawn(card: int) -> Outcome:
    """Return the outcome of a draw."""
    return Outcome("draw", (card,))


def shuffled(*order: int) -> Outcome:
    """Return the outcome of a shuffle: which old index stands at each new place."""
    return Outcome("shuffle", order)
