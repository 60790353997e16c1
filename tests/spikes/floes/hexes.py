"""The hex grid and the shapes on it.

Hexes stand on their points; a row holds eight, and every second row is shifted right by half a hex. A hex is
``(row, column)``, both from 0; the rows grow away from the players.
"""

from collections.abc import Iterator
from typing import Final, Literal

Hex = tuple[int, int]
Piece = Literal["I4", "L4", "J4", "Z4", "T3", "I3", "V3", "I2", "M1"]

WIDTH: Final = 8
ROWS: Final = 24
DIRECTIONS: Final = 6
"""0 is east; they go round against the clock."""

SHAPES: Final[dict[Piece, tuple[int, ...]]] = {
    "I4": (0, 0, 0),
    "L4": (0, 0, 1),
    "J4": (0, 0, -1),
    "Z4": (0, -1, 0),
    "T3": (0, 2),
    "I3": (0, 0),
    "V3": (0, 1),
    "I2": (0,),
    "M1": (),
}
"""The steps from hex to hex, relative to the direction in which the piece is laid. Pieces turn but never flip."""

STEPS: Final[tuple[tuple[Hex, ...], ...]] = (
    ((0, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0)),
    ((0, 1), (1, 1), (1, 0), (0, -1), (-1, 0), (-1, 1)),
)
"""For unshifted and shifted rows: what each direction adds to row and column."""


def neighbour(place: Hex, direction: int) -> Hex:
    """Return the next hex in a direction, on the map or not."""
    row, column = place
    up, right = STEPS[row % 2][direction % DIRECTIONS]
    return row + up, column + right


def is_on_map(place: Hex) -> bool:
    """Tell whether the map has this hex."""
    return 0 <= place[0] < ROWS and 0 <= place[1] < WIDTH


def trace(start: Hex, steps: tuple[int, ...], direction: int) -> tuple[Hex, ...]:
    """Return the hexes of a shape that starts here in this direction."""
    cells = [start]
    for step in steps:
        cells.append(neighbour(cells[-1], direction + step))
    return tuple(cells)


def placements(piece: Piece) -> Iterator[tuple[Hex, ...]]:
    """Yield every way to lay a piece on the whole map, each set of hexes once, the lower rows first."""
    seen: set[frozenset[Hex]] = set()
    for start in ((row, column) for row in range(ROWS) for column in range(WIDTH)):
        for direction in range(DIRECTIONS):
            cells = trace(start, SHAPES[piece], direction)
            if frozenset(cells) not in seen and all(is_on_map(cell) for cell in cells):
                seen.add(frozenset(cells))
                yield cells
