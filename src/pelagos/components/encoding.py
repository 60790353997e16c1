"""Views as numbers and actions as one number, for a game that lays its observations out in blocks."""

from array import array
from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from pelagos.components.layout import Blocks, Layout
from pelagos.components.numbering import Listed, Numbering
from pelagos.kernel.decision import Action

Writer: TypeAlias = Callable[[Blocks, Any], None]
"""Writes what a view says into the blocks, which hold zeros."""


class BlockEncoding:
    """The numbers of a game, fixed for each rules version.

    Attributes:
        version: that rules version.
        size: length of an observation.
        actions: how many numbers of actions there are.
        layout: what each block of the observation says, in order, with its length.
    """

    def __init__(self, version: int, layout: Layout, numbering: Numbering, write: Writer) -> None:
        """Put the parts of an encoding together."""
        self.version = version
        self.size = layout.size
        self.actions = len(numbering)
        self.layout = layout.titles
        self._blank = layout.blank
        self._numbering = numbering
        self._write = write

    def observe(self, view: object) -> "array[float]":
        """Return the observation of a view, an array of `size` floats from 0 to 1."""
        numbers, blocks = self._blank()
        self._write(blocks, view)
        return numbers

    def number(self, action: Action) -> int:
        """Return the number of an action; of several listed ones alike, that of the first."""
        return self._numbering.number(action)

    def action(self, number: int, listed: Listed) -> Action:
        """Return the listed answer of a number."""
        return self._numbering.action(number, listed)

    def mask(self, actions: Iterable[Action]) -> bytearray:
        """Return 1 at the number of each of these listed answers and 0 elsewhere."""
        return self._numbering.mask(actions)
