"""Observations as numbers: named blocks of a flat array."""

from array import array
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Final

FLOAT: Final = 4
"""Bytes of a number."""
Blocks = dict[str, "memoryview[float]"]
"""The numbers of each block, to write into."""


class Layout:
    """Which numbers of an observation say what."""

    def __init__(self, blocks: Iterable[tuple[str, str, int]]) -> None:
        """Lay blocks out one after the other: the name, what its numbers say, and how many there are."""
        rows = tuple(blocks)
        self.titles: tuple[tuple[str, int], ...] = tuple((title, length) for _, title, length in rows)
        ends = list(accumulate((length for *_, length in rows), initial=0))
        self.size = ends[-1]
        self.places = {name: slice(start, start + length) for (name, _, length), start in zip(rows, ends, strict=False)}

    def blank(self) -> tuple["array[float]", Blocks]:
        """Return an observation of zeros, and its blocks, which write into it."""
        numbers = array("f", bytes(FLOAT * self.size))
        whole: memoryview[float] = memoryview(numbers)
        return numbers, {name: whole[place] for name, place in self.places.items()}


def mark(block: "memoryview[float]", places: Iterable[int], value: float = 1.0) -> None:
    """Write a number at each of these places of a block."""
    for place in places:
        block[place] = value


def rank(block: "memoryview[float]", order: Sequence[int]) -> None:
    """Write at each place how late it comes in an order: 1 for the last, down to 1 divided by their number."""
    for number, place in enumerate(order, start=1):
        block[place] = number / len(order)


def share(number: float, whole: float) -> float:
    """Return a number as a share of a whole, 1 at most."""
    return min(1.0, number / whole)
