"""The rows of boxes of an explorer log (SA-180, SA-183)."""

from typing import Final

import msgspec

from pelagos.games.spacealert.rulebook import rule

HIGHEST: Final = 30
DOTTED: Final = (0, 0, 4, 7, 10, 13, 16)
"""How many boxes of the first rows are dotted: who refuses to be cloned skips them."""


class Progress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far an explorer has come."""

    level: int = 0
    boxes: int = 0
    """Boxes of the row that are marked or skipped."""


@rule("SA-180")
def boxes_of(level: int) -> int:
    """Return how many boxes the row of a level has."""
    return 8 + 4 * level


@rule("SA-183")
def dotted_of(level: int) -> int:
    """Return how many boxes of a row are dotted."""
    return DOTTED[level] if level < len(DOTTED) else 4 + 2 * level


@rule("SA-180", "SA-183")
def mark(progress: Progress, points: int, *, clones: bool) -> Progress:
    """Mark a box for each point; a full row is the next level. Dotted boxes are skipped by who refuses cloning."""
    level, boxes = progress.level, progress.boxes
    for _ in range(points):
        if level == HIGHEST:
            break
        boxes = 1 + (boxes if clones else max(boxes, dotted_of(level)))
        if boxes >= boxes_of(level):
            level, boxes = level + 1, 0
    return Progress(level, boxes)
