"""Ratings."""

import pytest

from pelagos.research.outcomes import Outcome
from pelagos.research.ratings import Rating, rank_seats, rate_bots


def games(*played: tuple[tuple[int, ...], tuple[float, ...]]) -> list[Outcome]:
    return [
        Outcome(number=number, bots=bots, returns=returns, decisions=1) for number, (bots, returns) in enumerate(played)
    ]


def rated(bots: int, outcomes: list[Outcome]) -> list[Rating]:
    ratings = [rating for rating in rate_bots(bots, outcomes) if rating is not None]
    assert len(ratings) == bots
    return ratings


def test_who_wins_rises_and_who_loses_falls_by_as_much() -> None:
    winner, loser = rated(2, games(((0, 1), (1.0, 0.0))))
    assert winner.mu > 25 > loser.mu
    assert winner.mu - 25 == pytest.approx(25 - loser.mu)


def test_more_games_make_a_rating_surer() -> None:
    few = rated(2, games(*[((0, 1), (1.0, 0.0)), ((1, 0), (1.0, 0.0))] * 2))[0]
    many = rated(2, games(*[((0, 1), (1.0, 0.0)), ((1, 0), (1.0, 0.0))] * 20))[0]
    assert many.sigma < few.sigma
    assert many.low < many.mu < many.high
    assert many.ordinal == pytest.approx(many.mu - 3 * many.sigma)


def test_a_bot_is_rated_over_bots_it_never_met() -> None:
    best, middle, worst = rated(3, games(*[((0, 1), (1.0, 0.0)), ((1, 2), (1.0, 0.0))] * 20))
    assert best.mu > middle.mu > worst.mu


def test_seats_of_one_bot_count_one_by_one() -> None:
    alone = rated(2, games(((0, 1, 1, 1), (1.0, 0.0, 0.0, 0.0))))
    assert alone[0].mu > 25 > alone[1].mu
    assert alone[1].sigma < alone[0].sigma


def test_equal_bots_stay_equal_when_all_draw() -> None:
    first, second = rated(2, games(((0, 1), (0.5, 0.5)), ((1, 0), (0.0, 0.0))))
    assert first.mu == pytest.approx(second.mu) == pytest.approx(25)


def test_who_meets_nobody_else_has_no_rating() -> None:
    assert rate_bots(1, games(((0, 0), (1.0, 0.0)))) == [None]
    assert rate_bots(3, games(((0, 1), (1.0, 0.0))))[2] is None


def test_equal_returns_are_equal_ranks() -> None:
    assert rank_seats((0.0, 0.5, 0.5, 0.0)) == [3, 1, 1, 3]
