"""Every placement there can be, made once: listing is only choosing among them."""

from typing import Final

from tests.spikes.floes.hexes import ROWS, SHAPES, WIDTH, Hex, Piece, placements
from tests.spikes.floes.types import Place

Placement = tuple[int, Place]
"""The hexes as bits (eight a row, row 0 lowest), and the action that covers them."""


def bits_of(cells: tuple[Hex, ...]) -> int:
    """Return hexes as bits."""
    return sum(1 << row * WIDTH + column for row, column in cells)


def _below(table: tuple[Placement, ...], rows: int) -> tuple[Placement, ...]:
    limit = 1 << rows * WIDTH
    return tuple(placement for placement in table if placement[0] < limit)


_ALL: Final = {piece: tuple((bits_of(cells), Place(piece, cells)) for cells in placements(piece)) for piece in SHAPES}
TABLES: Final[dict[Piece, tuple[tuple[Placement, ...], ...]]] = {
    piece: tuple(_below(table, rows) for rows in range(ROWS + 1)) for piece, table in _ALL.items()
}
"""For each piece and number of rows on the table, the placements that fit on those rows."""

BITS: Final[dict[Place, int]] = {action: bits for table in _ALL.values() for bits, action in table}
"""The hexes of every placement that has the shape of its piece."""
