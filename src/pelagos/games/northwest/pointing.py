"""Pointing at the map in plain text: from hex to hex, through the ways to get there, with what each would do drawn in.

A front end that draws with letters gets this beside `render`, so that keys can lay and rotate pieces on its map.
"""

from collections.abc import Sequence
from typing import Any, Final

from pelagos.games.northwest.geometry import COLUMN, HEX, INDEX, ROW, START_SEA, Cell, cell_at, columns_of
from pelagos.games.northwest.render import render
from pelagos.games.northwest.scene_options import option_of
from pelagos.games.northwest.scene_shapes import Option
from pelagos.games.northwest.state import UNLAID
from pelagos.games.northwest.types import TakeTurn
from pelagos.kernel.decision import Action, Decision
from pelagos.kernel.ids import Seat
from pelagos.kernel.wording import Line, say

DEEDS: Final = ("Walk", "Place", "Raid")
"""In this order where they cost the same; the rest comes last."""


class Pointer:
    """A hex that is pointed at, and the answers that aim at it."""

    def __init__(self, view: Any, decision: Decision, actions: Sequence[Action]) -> None:
        """Point at the ship of whoever is asked, or at the first hex that an answer aims at."""
        self.view = view
        paid = isinstance(decision, TakeTurn)
        self.options = [option_of(view, decision, action, paid=paid) for action in actions]
        ship = view.ships[Seat(int(decision.actor))]
        aimed = [INDEX[option.cells[0]] for option in self.options if option.cells]
        self.cell: Cell = aimed[0] if aimed and ship == START_SEA else ship
        if self.cell == START_SEA:
            self.cell = cell_at(1, 0)
        self.turns = 0

    @property
    def is_useful(self) -> bool:
        """Whether any answer aims at the map."""
        return any(option.cells for option in self.options)

    def step(self, rows: int, columns: int) -> None:
        """Go to the hex so many rows north and columns east, if it lies on the open map."""
        row, column = ROW[self.cell] + rows, COLUMN[self.cell] + columns
        if not 1 <= row <= self.view.top or column not in columns_of(self.view.seats):
            return
        cell = cell_at(row, column)
        if self.view.ground[cell] != UNLAID:
            self.cell, self.turns = cell, 0

    def turn(self, steps: int) -> None:
        """Go on to another way to do something here: so a piece is rotated."""
        self.turns += steps

    @property
    def ways(self) -> list[int]:
        """The numbers of the answers that aim here: what ends here first, the cheapest first."""
        name = HEX[self.cell]
        here = [number for number, option in enumerate(self.options) if name in option.cells]
        return sorted(here, key=lambda number: rank(self.options[number], name))

    @property
    def chosen(self) -> int | None:
        """The number of the answer that is meant now; None where nothing can be done."""
        ways = self.ways
        return ways[self.turns % len(ways)] if ways else None

    def board(self) -> list[Line]:
        """Return the board with the hex in brackets, and the hexes of the answer in parentheses."""
        marks = {self.cell: ("[", "]")}
        if self.chosen is not None:
            for name in self.options[self.chosen].cells:
                marks.setdefault(INDEX[name], ("(", ")"))
        return render(self.view, marks)

    def words(self) -> Line:
        """Return where one points, which of how many ways is meant, and what it costs."""
        ways = self.ways
        if self.chosen is None:
            return (say("point-nothing", cell=HEX[self.cell]),)
        option = self.options[self.chosen]
        cost = () if option.cost is None else (" · ", say("chart-cost", points=option.cost))
        cards = (" · ", say("chart-chests", count=option.chests)) if option.chests else ()
        return (say("point-way", number=ways.index(self.chosen) + 1, of=len(ways)), *cost, *cards)


def rank(option: Option, name: str) -> tuple[bool, int, int, int, int]:
    """Return the order of the answers that aim at one hex."""
    ends = option.cells[-1] == name
    deed = DEEDS.index(option.deed) if option.deed in DEEDS else len(DEEDS)
    return (not ends, option.cost or 0, -option.chests, deed, len(option.cells))
