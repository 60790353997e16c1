"""The map as a grid of hexes (ledger NW-04 to NW-08).

A hex is written ``row.column``: row 1 is first, row 24 last; the columns of the strips are 0 to 3, those of the side
tiles -2, -1, 4 and 5. Inside, hexes are cells numbered from 0, and the start sea is one more cell beside row 1.
"""

from typing import Final, NewType

from pelagos.games.northwest.readings import SHIFTED_ROWS, SIDE_ROWS
from pelagos.games.northwest.rulebook import rule

Hex = NewType("Hex", str)
"""A hex as people write it: ``3.1``, ``12.-2``."""
Cell = NewType("Cell", int)
"""A hex as a number from 0 to 191, or the start sea."""
Slot = tuple[Cell, ...]
"""The hexes of one tile, in the order in which its face is read."""

ROWS: Final = 24
FIRST_COLUMN: Final = -2
COLUMNS: Final = 8
STRIP: Final = (0, 1, 2, 3)
CELLS: Final = ROWS * COLUMNS
START_SEA: Final = Cell(CELLS)
"""NW-08: row 0, off the map; it touches every hex of row 1 and holds any number of ships."""
DIRECTIONS: Final = 6
"""0 east, 1 north-east, 2 north-west, 3 west, 4 south-west, 5 south-east; forward is north."""


def cell_at(row: int, column: int) -> Cell:
    """Return the cell of a hex of rows 1 to 24 and columns -2 to 5."""
    return Cell((row - 1) * COLUMNS + column - FIRST_COLUMN)


ROW: Final = (*(cell // COLUMNS + 1 for cell in range(CELLS)), 0)
"""The row of each cell; 0 for the start sea."""
COLUMN: Final = tuple(cell % COLUMNS + FIRST_COLUMN for cell in range(CELLS))
HEX: Final = (*(Hex(f"{ROW[cell]}.{COLUMN[cell]}") for cell in range(CELLS)), Hex("start"))
"""How each cell is written."""
INDEX: Final = {name: Cell(number) for number, name in enumerate(HEX[:CELLS])}
"""The cell of each hex of the map."""


@rule("NW-05")
def step(cell: Cell, direction: int) -> Cell | None:
    """Return the next hex in a direction, None off the grid; even rows lie half a hex to the right."""
    row, column = ROW[cell], COLUMN[cell]
    shifted = row % 2 == SHIFTED_ROWS
    row += (0, 1, 1, 0, -1, -1)[direction]
    column += (1, shifted, shifted - 1, -1, shifted - 1, shifted)[direction]
    inside = 1 <= row <= ROWS and FIRST_COLUMN <= column < FIRST_COLUMN + COLUMNS
    return cell_at(row, column) if inside else None


STEPS: Final = tuple(tuple(step(Cell(cell), way) for way in range(DIRECTIONS)) for cell in range(CELLS))
"""For each cell the next one in each direction."""
FIRST_ROW: Final = tuple(cell_at(1, column) for column in range(FIRST_COLUMN, FIRST_COLUMN + COLUMNS))
NEIGHBOURS: Final[tuple[tuple[Cell, ...], ...]] = (
    *(tuple(cell for cell in steps if cell is not None) for steps in STEPS),
    FIRST_ROW,
)
"""The cells next to each cell; from the start sea row 1 (NW-08)."""


@rule("NW-05", "NW-06", "NW-07")
def side_slots(row: int, seats: int) -> tuple[Slot, ...]:
    """Return the side tiles laid together with the strip of a row: left, then right.

    None with two seats. With three a tile stands across two rows and is laid with the second of them.
    """
    if seats not in SIDE_ROWS:
        return ()
    if SIDE_ROWS[seats] == 1:
        return tuple(tuple(cell_at(row, column) for column in pair) for pair in ((-2, -1), (4, 5)))
    if row % 2:
        return ()
    return tuple((cell_at(row - 1, column), cell_at(row, column)) for column in (-1, 4))


def strip_slot(row: int) -> Slot:
    """Return the hexes of the strip of a row."""
    return tuple(cell_at(row, column) for column in STRIP)


def slots_of(seats: int) -> tuple[Slot, ...]:
    """Return every place of a tile on the whole map, row by row, the strip first."""
    return tuple(slot for row in range(1, ROWS + 1) for slot in (strip_slot(row), *side_slots(row, seats)))


SLOTS: Final = {seats: slots_of(seats) for seats in (2, 3, 4)}
SLOT_AT: Final = {seats: {cell: slot for slot in slots for cell in slot} for seats, slots in SLOTS.items()}
"""The place of the tile that each hex belongs to."""


def columns_of(seats: int) -> range:
    """Return the columns of the map at a table of so many seats: 4, 6 or 8 of them."""
    beside = {2: 0, 3: 1, 4: 2}[seats]
    return range(-beside, len(STRIP) + beside)
