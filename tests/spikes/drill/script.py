"""What the clock does, and when."""

from typing import Final, Literal

What = Literal["threat", "open", "close", "end", "data"]

SCRIPT: Final[tuple[tuple[int, What], ...]] = (
    (10, "threat"),
    (20, "open"),
    (40, "close"),
    (60, "end"),
    (70, "data"),
    (80, "threat"),
    (90, "open"),
    (120, "end"),
)
"""The mission second and what happens then. The second window is still open when the second phase ends."""

SLOTS: Final[dict[int, range]] = {1: range(3), 2: range(3, 6)}
"""The slots of each phase."""
