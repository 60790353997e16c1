"""How sure a share or an average is."""

from collections.abc import Sequence
from math import sqrt
from statistics import stdev

Z_95 = 1.959964
"""How many standard deviations on both sides of the mean hold 95 % of a normal distribution."""


def wilson(wins: int, games: int, z: float = Z_95) -> tuple[float, float]:
    """Return Wilson's score interval of a share, 0 to 1 if nothing was played.

    It stays inside 0 to 1 and holds for small numbers too (E. B. Wilson, 1927).
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    centre = share + z * z / (2 * games)
    scale = 1 + z * z / games
    low, high = (centre - spread) / scale, (centre + spread) / scale
    # At the ends rounding may leave out the share itself.
    return max(0.0, min(low, share)), min(1.0, max(high, share))


def spread_of_mean(values: Sequence[float], z: float = Z_95) -> float:
    """Return half the width of the interval of an average (normal approximation), 0 for a single value."""
    return z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
