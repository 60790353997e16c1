"""What the pictures have in common."""

from collections.abc import Sequence
from typing import Any, Final

from matplotlib.ticker import PercentFormatter

DARK: Final = "#222222"
MIDDLE: Final = "#555555"
LIGHT: Final = "#b9c6d3"
PER_CENT: Final = PercentFormatter(xmax=1, decimals=0)
ROW: Final = 0.27
"""Inches for each row of a list."""
AROUND: Final = 1.7
"""Inches for the title above and the axis below."""

Interval = tuple[float, float, float]
"""Lower end, value, upper end."""


def height_of_rows(rows: int) -> float:
    """Return the height in inches of a picture with so many rows."""
    return AROUND + ROW * max(rows, 2)


def draw_intervals(axes: Any, names: Sequence[str], intervals: Sequence[Interval]) -> None:
    """Draw a named row for each interval, from the bottom up: a dot at the value, a bar over the interval."""
    rows = range(len(names))
    values = [value for _, value, _ in intervals]
    below = [value - low for low, value, _ in intervals]
    above = [high - value for _, value, high in intervals]
    axes.errorbar(values, rows, xerr=(below, above), fmt="o", color=DARK, ecolor=MIDDLE, elinewidth=1.6, capsize=3)
    axes.set_yticks(rows, names)
    axes.set_ylim(-0.6, len(names) - 0.4)
    axes.grid(axis="x", color=LIGHT, linewidth=0.7)
    axes.set_axisbelow(True)
    axes.tick_params(axis="y", length=0)
    clear_frame(axes)


def clear_frame(axes: Any) -> None:
    """Take away the lines that say nothing."""
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
