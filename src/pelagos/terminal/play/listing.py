"""The numbered list of answers, in as many columns as fit."""

import shutil
from collections.abc import Sequence

ONE_COLUMN = 4
"""So few answers are listed one below the other."""
MOST = 60
"""So many answers are listed; the others can be written in notation."""
GAP = 2


def numbered_list(texts: Sequence[str]) -> str:
    """Return the texts with their numbers, read column by column."""
    width = len(str(len(texts)))
    items = [f"{number:>{width}}) {text}" for number, text in enumerate(texts[:MOST], 1)]
    columns = column_count(items)
    rows = -(-len(items) // columns)
    wide = max(len(item) for item in items) + GAP
    lines = ["".join(item.ljust(wide) for item in items[row::rows]).rstrip() for row in range(rows)]
    return "\n".join(lines)


def column_count(items: Sequence[str]) -> int:
    """Return in how many columns the items fit side by side."""
    if len(items) <= ONE_COLUMN:
        return 1
    wide = max(len(item) for item in items) + GAP
    return max(1, (shutil.get_terminal_size().columns + GAP) // wide)
