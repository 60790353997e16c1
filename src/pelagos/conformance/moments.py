"""Which moments of a match to look at closely, when it is too long to look at all of them."""

from collections.abc import Hashable, Sequence
from random import Random

SHARES = 4
"""A quarter goes to the end of the match, a quarter to the kinds of moments, the rest to the whole length."""


def moments(kinds: Sequence[Hashable], most: int, rng: Random) -> set[int]:
    """Return at most `most` numbers of moments: all the last ones, some of every kind, and some from everywhere.

    Args:
        kinds: for each moment of the match what kind it is; a rare kind is looked at more often than by chance.
        most: how many moments to look at, at least four.
        rng: settles the rest; a fixed beat could miss one kind of moment throughout.
    """
    numbers = range(len(kinds))
    if len(kinds) <= most:
        return set(numbers)
    share = most // SHARES
    chosen = set(numbers[-share:]) | _of_every_kind(kinds, share, rng)
    return chosen | set(_scattered(numbers, most - len(chosen), rng))


def _of_every_kind(kinds: Sequence[Hashable], most: int, rng: Random) -> set[int]:
    places: dict[Hashable, list[int]] = {}
    for number, kind in enumerate(kinds):
        places.setdefault(kind, []).append(number)
    rarest_first = sorted(places.values(), key=len)
    chosen: set[int] = set()
    for left, numbers in zip(range(len(places), 0, -1), rarest_first, strict=True):
        chosen.update(_scattered(numbers, min(len(numbers), (most - len(chosen)) // left), rng))
    return chosen


def _scattered(numbers: Sequence[int], count: int, rng: Random) -> list[int]:
    """Return one number by lot from each of `count` stretches of equal length."""
    size = len(numbers)
    return [numbers[rng.randrange(size * place // count, size * (place + 1) // count)] for place in range(count)]
