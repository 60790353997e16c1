"""Shares of games and averages, with their intervals."""

from collections.abc import Sequence

import msgspec

from pelagos.research.intervals import spread_of_mean, wilson


class Share(msgspec.Struct, frozen=True):
    """A share of games, with its 95 % interval (Wilson's)."""

    wins: int
    share: float
    low: float
    high: float

    @classmethod
    def of(cls, wins: int, games: int) -> "Share":
        """Return the share of `wins` in `games`."""
        low, high = wilson(wins, games)
        return cls(wins, wins / games if games else 0.0, low, high)


class Average(msgspec.Struct, frozen=True):
    """An average, with its 95 % interval; all 0 without values."""

    mean: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> "Average":
        """Return the average of values."""
        if not values:
            return cls(0.0, 0.0, 0.0)
        mean = sum(values) / len(values)
        spread = spread_of_mean(values)
        return cls(mean, mean - spread, mean + spread)
