"""How strong bots are on one scale, whoever they met: openskill's Plackett-Luce ratings."""

from collections.abc import Iterable, Sequence
from math import prod
from typing import Any, Final

import msgspec
from openskill.models import PlackettLuce

from pelagos.research.intervals import Z_95
from pelagos.research.outcomes import Outcome

MODEL: Final = PlackettLuce(tau=0.0)
"""A bot does not learn between games, so its rating only becomes surer (tau is how much it may drift)."""


class Rating(msgspec.Struct, frozen=True):
    """The strength of a bot; everybody begins at 25."""

    mu: float
    sigma: float
    """How unsure `mu` is, as a standard deviation."""
    low: float
    """Lower end of the 95 % interval of `mu`."""
    high: float
    ordinal: float
    """``mu - 3 sigma``: what it is worth at least, for a list of ranks."""


def rate_bots(bots: int, outcomes: Iterable[Outcome]) -> list[Rating | None]:
    """Return the rating of each bot after all games in order; None for one that never met another."""
    ratings: list[Any] = [MODEL.rating() for _ in range(bots)]
    met: set[int] = set()
    for outcome in outcomes:
        if len(set(outcome.bots)) > 1:
            met.update(outcome.bots)
            rate_game(ratings, outcome)
    return [rating_of(rating) if bot in met else None for bot, rating in enumerate(ratings)]


def rate_game(ratings: list[Any], outcome: Outcome) -> None:
    """Change the ratings by what happened in one game.

    A bot that sits on several seats plays against itself too. Its changes add up: each seat is one observation.
    """
    before = [ratings[bot] for bot in outcome.bots]
    teams = [[MODEL.create_rating([rating.mu, rating.sigma])] for rating in before]
    after = [team[0] for team in MODEL.rate(teams, ranks=rank_seats(outcome.returns))]
    for bot in set(outcome.bots):
        seats = [seat for seat, sitting in enumerate(outcome.bots) if sitting == bot]
        mu = before[seats[0]].mu + sum(after[seat].mu - before[seat].mu for seat in seats)
        sigma = before[seats[0]].sigma * prod(after[seat].sigma / before[seat].sigma for seat in seats)
        ratings[bot] = MODEL.create_rating([mu, sigma])


def rank_seats(returns: Sequence[float]) -> list[float]:
    """Return the rank of each seat, 1 for the best; equal returns are equal ranks."""
    return [1.0 + sum(other > won for other in returns) for won in returns]


def rating_of(rating: Any) -> Rating:
    """Return openskill's rating as ours."""
    spread = Z_95 * rating.sigma
    return Rating(rating.mu, rating.sigma, rating.mu - spread, rating.mu + spread, rating.ordinal())
