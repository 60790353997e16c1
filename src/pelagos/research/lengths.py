"""How long games are, counted in decisions."""

from collections.abc import Sequence

import msgspec

MOST_BINS = 20


class Bin(msgspec.Struct, frozen=True):
    """How many games took from `first` to `last` decisions, both included."""

    first: int
    last: int
    games: int


class Lengths(msgspec.Struct, frozen=True, kw_only=True):
    """The distribution of the lengths of games."""

    least: int
    quarter: int
    """A quarter of the games are at most that long."""
    middle: int
    three_quarters: int
    most: int
    bins: tuple[Bin, ...]
    """Of equal width, without gaps."""


def measure_lengths(decisions: Sequence[int]) -> Lengths | None:
    """Return the distribution of these lengths, None of nothing."""
    if not decisions:
        return None
    ordered = sorted(decisions)
    return Lengths(
        least=ordered[0],
        quarter=quantile(ordered, 1, 4),
        middle=quantile(ordered, 1, 2),
        three_quarters=quantile(ordered, 3, 4),
        most=ordered[-1],
        bins=tuple(count(ordered)),
    )


def quantile(ordered: Sequence[int], part: int, parts: int) -> int:
    """Return the least of the numbers that at least `part` of `parts` of them do not exceed."""
    return ordered[-(-len(ordered) * part // parts) - 1]


def count(ordered: Sequence[int]) -> list[Bin]:
    """Return how many of the numbers fall into each bin."""
    low, high = ordered[0], ordered[-1]
    width = -(-(high - low + 1) // MOST_BINS)
    games = [0] * -(-(high - low + 1) // width)
    for number in ordered:
        games[(number - low) // width] += 1
    return [Bin(low + place * width, low + (place + 1) * width - 1, found) for place, found in enumerate(games)]
