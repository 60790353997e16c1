"""Shares of games with their intervals."""

import msgspec

from pelagos.research.intervals import wilson


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
