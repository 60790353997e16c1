"""Counting the outcomes of a tournament."""

import pytest

from pelagos.research.results import Outcome, Share, summarize

OUTCOMES = (
    Outcome((0, 1), (1.0, 0.0), 10),  # the first bot wins on seat 0
    Outcome((1, 0), (0.0, 1.0), 20),  # the first bot wins on seat 1
    Outcome((0, 1), (0.0, 1.0), 30),  # the second bot wins
    Outcome((1, 0), (0.5, 0.5), 40),  # a draw
)


def test_wins_follow_the_bot_from_seat_to_seat() -> None:
    result = summarize("toy", 1, ("a", "b"), None, "s", OUTCOMES)
    assert [(standing.bot, standing.won.wins) for standing in result.standings] == [("a", 2), ("b", 1)]
    assert result.first_seat.wins == 1


def test_draws_count_in_the_mean_return_but_not_in_the_share() -> None:
    result = summarize("toy", 1, ("a", "b"), None, "s", OUTCOMES)
    assert (result.games, result.decided, result.draws) == (4, 3, 1)
    first = result.standings[0]
    assert first.won == Share.of(2, 3)
    assert first.won.share == pytest.approx(2 / 3)
    assert first.mean_return == pytest.approx(2.5 / 4)
    assert result.decisions_per_game == 25


def test_shared_wins_count_for_each_winner() -> None:
    outcome = Outcome((0, 1, 2), (0.5, 0.0, 0.5), 1)
    assert [outcome.is_won_by(seat) for seat in range(3)] == [True, False, True]


def test_alone_at_the_table_a_game_is_won_or_lost() -> None:
    won, lost = Outcome((0,), (1.0,), 1), Outcome((0,), (0.0,), 1)
    assert won.is_decided
    assert lost.is_decided
    assert (won.is_won_by(0), lost.is_won_by(0)) == (True, False)


def test_a_tournament_of_no_games_is_empty() -> None:
    result = summarize("toy", 1, ("a", "b"), None, "s", ())
    assert (result.games, result.decided, result.decisions_per_game) == (0, 0, 0.0)
    assert result.standings[0].won.share == 0.0
