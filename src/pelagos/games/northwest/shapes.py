"""Every way to lay a progress piece (NW-15): precomputed, shared by all matches, never changed.

`ways_from` gives, for the hex on which a travel begins, all travels over the hexes of a piece as a tree: each node adds
one hex and names the action that lays the piece so far. A tree is grown when a ship first comes near its hex.
"""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Final, NamedTuple

from pelagos.games.northwest.geometry import DIRECTIONS, HEX, INDEX, STEPS, Cell, Hex
from pelagos.games.northwest.kinds import KINDS, ORDINARY, PIECE_KINDS
from pelagos.games.northwest.rulebook import rule
from pelagos.games.northwest.types import Place
from pelagos.kernel.errors import BrokenInvariant

KIND_OF_TURNS: Final = {
    (piece.size, turns): number for number, piece in enumerate(PIECE_KINDS[:ORDINARY]) for turns in piece.turns
}
"""The ordinary kind that bends this way, by its size and its turns."""
MOST_HEXES: Final = 4


class Way(NamedTuple):
    """A travel over hexes that one piece covers."""

    cell: Cell
    """The hex it ends on."""
    kind: int
    action: Place
    cells: tuple[Cell, ...]
    longer: "tuple[Way, ...]"
    """The travels that go one hex further."""


@cache
def ways_from(cell: Cell) -> Way:
    """Return the tree of all travels that begin on a hex of the map."""
    way = grow((cell,), ())
    if way is None:
        raise BrokenInvariant(None, "no-single-piece")
    return way


@rule("NW-15")
def grow(cells: tuple[Cell, ...], directions: tuple[int, ...]) -> Way | None:
    """Return the travel over these hexes with all longer ones; None where no piece has that shape.

    A piece may be rotated but not turned over.
    """
    kind = KIND_OF_TURNS.get((len(cells), turns_of(directions)))
    if kind is None:
        return None
    action = Place(KINDS[kind], tuple(HEX[cell] for cell in cells))
    return Way(cells[-1], kind, action, cells, longer_ways(cells, directions))


def longer_ways(cells: tuple[Cell, ...], directions: tuple[int, ...]) -> tuple[Way, ...]:
    """Return the travels one hex longer, direction by direction."""
    if len(cells) == MOST_HEXES:
        return ()
    ways: list[Way] = []
    for direction in range(DIRECTIONS):
        cell = STEPS[cells[-1]][direction]
        if cell is None or cell in cells:
            continue
        way = grow((*cells, cell), (*directions, direction))
        if way is not None:
            ways.append(way)
    return tuple(ways)


def turns_of(directions: Sequence[int]) -> tuple[int, ...]:
    """Return how a travel bends between its steps, each 0 to 5 sixths of a turn, counter-clockwise."""
    return tuple((after - before) % DIRECTIONS for before, after in pairwise(directions))


def find_way(hexes: Sequence[Hex]) -> Way | None:
    """Return the travel over these hexes, in this order; None if no piece has that shape."""
    cells = [INDEX.get(name) for name in hexes]
    if not cells or cells[0] is None:
        return None
    way = ways_from(cells[0])
    for cell in cells[1:]:
        following = next((longer for longer in way.longer if longer.cell == cell), None)
        if following is None:
            return None
        way = following
    return way


def way_of(action: Place) -> Way:
    """Return the travel of a piece that was found legal."""
    way = find_way(action.cells)
    if way is None:
        raise BrokenInvariant(None, "no-such-shape", cells=action.cells)
    return way
