"""Counting the outcomes of a tournament."""

import msgspec
import pytest

from pelagos.games.gravwell.options import GravwellOptions
from pelagos.research.outcomes import Outcome
from pelagos.research.plan import Plan
from pelagos.research.results import ArenaResult, Meeting, summarize
from pelagos.research.shares import Average, Share

PLAN = Plan(game="toy", rules=1, options=GravwellOptions(), bots=("a", "b"), tables=((0, 1),), seed="s")


def outcome(bots: tuple[int, ...], returns: tuple[float, ...], decisions: int, *actions: dict[str, int]) -> Outcome:
    return Outcome(number=0, bots=bots, returns=returns, decisions=decisions, actions=actions)


OUTCOMES = (
    outcome((0, 1), (1.0, 0.0), 10, {"go": 2}, {"go": 1}),  # the first bot wins on seat 0
    outcome((1, 0), (0.0, 1.0), 20, {"stay": 1}, {"go": 1}),  # the first bot wins on seat 1
    outcome((0, 1), (0.0, 1.0), 30, {"stay": 3}, {"go": 1}),  # the second bot wins
    outcome((1, 0), (0.5, 0.5), 40, {"go": 5}, {}),  # a draw
)


def test_wins_follow_the_bot_from_seat_to_seat() -> None:
    result = summarize(PLAN, OUTCOMES)
    assert [(standing.bot, standing.won.wins) for standing in result.standings] == [("a", 2), ("b", 1)]
    assert result.first_seat == result.by_seat[0] == Share.of(1, 3)
    assert result.by_seat[1] == Share.of(2, 3)
    assert result.any_seat == pytest.approx(0.5)


def test_draws_count_in_the_mean_return_but_not_in_the_share() -> None:
    result = summarize(PLAN, OUTCOMES)
    assert (result.games, result.decided, result.draws) == (4, 3, 1)
    first = result.standings[0]
    assert first.won == Share.of(2, 3)
    assert first.won.share == pytest.approx(2 / 3)
    assert first.mean_return == pytest.approx(2.5 / 4)
    assert result.decisions_per_game == 25


def test_all_seats_of_a_bot_count() -> None:
    plan = msgspec.structs.replace(PLAN, tables=((0, 1, 1),))
    outcomes = [outcome((0, 1, 1), (0.0, 1.0, 0.0), 1), outcome((1, 1, 0), (0.0, 0.0, 1.0), 1)]
    result = summarize(plan, outcomes)
    assert [standing.games for standing in result.standings] == [2, 4]
    assert [standing.won for standing in result.standings] == [Share.of(1, 2), Share.of(1, 4)]


def test_meetings_compare_what_two_bots_got_at_one_table() -> None:
    assert summarize(PLAN, OUTCOMES).meetings == (Meeting(bot="a", other="b", better=2, equal=1, worse=1),)


def test_an_action_counts_by_choice_and_by_the_seats_of_decided_games_that_chose_it() -> None:
    go, stay = summarize(PLAN, OUTCOMES).actions
    assert (go.action, go.times, go.seats, go.won) == ("go", 10, 4, Share.of(3, 4))
    assert (stay.action, stay.times, stay.seats, stay.won) == ("stay", 4, 2, Share.of(0, 2))


def test_shared_wins_count_for_each_winner() -> None:
    shared = outcome((0, 1, 2), (0.5, 0.0, 0.5), 1)
    assert [shared.is_won_by(seat) for seat in range(3)] == [True, False, True]


def test_alone_at_the_table_a_game_is_won_or_lost() -> None:
    won, lost = outcome((0,), (1.0,), 1), outcome((0,), (0.0,), 1)
    assert won.is_decided
    assert lost.is_decided
    assert (won.is_won_by(0), lost.is_won_by(0)) == (True, False)


def test_a_tournament_of_no_games_is_empty() -> None:
    result = summarize(PLAN, ())
    assert (result.games, result.decided, result.decisions_per_game, result.lengths) == (0, 0, 0.0, None)
    assert result.standings[0].won.share == 0.0
    assert result.standings[0].rating is None


def test_the_result_is_the_same_after_it_was_written_as_json() -> None:
    result = summarize(PLAN, OUTCOMES)
    again = msgspec.json.decode(msgspec.json.encode(result), type=ArenaResult)
    assert msgspec.structs.replace(again, options=result.options) == result


def test_where_all_win_or_lose_together_wins_and_scores_are_counted() -> None:
    plan = msgspec.structs.replace(PLAN, lost=-40.0)
    returns = [(-40.0, -40.0), (12.0, 12.0), (-3.0, -3.0)]
    outcomes = [Outcome(number=number, bots=(0, 1), returns=both, decisions=5) for number, both in enumerate(returns)]
    together = summarize(plan, outcomes).together
    assert together is not None
    assert (together.won.wins, together.score.mean) == (2, 4.5)
    assert together.won.low < 2 / 3 < together.won.high
    assert together.score.low < 4.5 < together.score.high
    assert summarize(PLAN, OUTCOMES).together is None


def test_an_average_without_values_or_with_one_has_no_width() -> None:
    assert Average.of([]) == Average(0.0, 0.0, 0.0)
    assert Average.of([7.0]) == Average(7.0, 7.0, 7.0)
