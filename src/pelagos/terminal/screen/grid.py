"""Where the answers of a list stand on the screen: in as many columns as fit, or folded in one."""

import textwrap
from collections.abc import Sequence

import msgspec
from rich.cells import cell_len

GAP = 2
FEW = 3
"""So few answers stand one below the other."""
NARROWEST = 20


class Cell(msgspec.Struct, frozen=True):
    """The place of one answer."""

    row: int
    column: int
    """In characters from the left."""
    width: int
    lines: tuple[str, ...]


def place(texts: Sequence[str], width: int) -> list[Cell]:
    """Return the place of each text, read column by column, within so many characters."""
    width = max(width, NARROWEST)
    widest = max((cell_len(text) for text in texts), default=0) + GAP
    columns = 1 if len(texts) <= FEW else max(1, (width + GAP) // widest)
    if columns == 1:
        return stacked(texts, width)
    rows = -(-len(texts) // columns)
    return [
        Cell(row=number % rows, column=number // rows * widest, width=widest, lines=(text,))
        for number, text in enumerate(texts)
    ]


def stacked(texts: Sequence[str], width: int) -> list[Cell]:
    """Return the places of texts one below the other, the long ones folded."""
    cells: list[Cell] = []
    row = 0
    for text in texts:
        lines = tuple(textwrap.wrap(text, width, subsequent_indent=" " * 4)) or ("",)
        cells.append(Cell(row=row, column=0, width=width, lines=lines))
        row += len(lines)
    return cells


def height(cells: Sequence[Cell]) -> int:
    """Return how many rows the cells take."""
    return max((cell.row + len(cell.lines) for cell in cells), default=0)


def cell_at(cells: Sequence[Cell], row: int, column: int) -> int | None:
    """Return the number of the cell at a place, or None."""
    for number, cell in enumerate(cells):
        if 0 <= row - cell.row < len(cell.lines) and 0 <= column - cell.column < cell.width:
            return number
    return None


def beside(cells: Sequence[Cell], number: int, step: int) -> int:
    """Return the cell one column to the left (-1) or to the right (1), or the same one at the edge."""
    here = cells[number]
    there = [
        other
        for other, cell in enumerate(cells)
        if (cell.column - here.column) * step > 0 and abs(cell.column - here.column) <= here.width
    ]
    if not there:
        return number
    return min(there, key=lambda other: abs(cells[other].row - here.row))
