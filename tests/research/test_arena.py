"""Tournaments."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from pelagos.games.gravwell.game import GAME
from pelagos.games.gravwell.types import GravwellOptions
from pelagos.kernel.errors import IllegalAction, IllegalText
from pelagos.research.arena import Plan, fill_table, play_game, play_games, run_arena

PLAN = Plan("gravwell", ("normal", "random", "random"), GravwellOptions(), "s")


def test_normal_is_clearly_above_random_at_four_seats() -> None:
    result = run_arena("gravwell", ["normal", "random"], games=40, seats=4, seed="test")
    normal = result.standings[0]
    assert (normal.bot, result.games) == ("normal", 40)
    assert normal.won.low > 0.25 > max(standing.won.share for standing in result.standings[1:])


def test_normal_is_clearly_above_random_at_two_seats() -> None:
    result = run_arena("gravwell", ["normal", "random"], games=40, seed="test")
    assert result.seats == 2
    assert result.standings[0].won.low > 0.5


def test_the_seed_settles_the_result() -> None:
    first = run_arena("gravwell", ["random"], games=12, seats=3, seed="a")
    assert first == run_arena("gravwell", ["random"], games=12, seats=3, seed="a")
    assert first != run_arena("gravwell", ["random"], games=12, seats=3, seed="b")


def test_the_number_of_workers_does_not_change_the_result() -> None:
    alone = run_arena("gravwell", ["normal", "random"], games=24, seed="w")
    assert run_arena("gravwell", ["normal", "random"], games=24, seed="w", workers=2) == alone


def test_any_executor_with_the_standard_interface_can_play() -> None:
    with ThreadPoolExecutor(2) as executor:
        elsewhere = run_arena("gravwell", ["random"], games=42, seats=2, seed="w", executor=executor)
    assert elsewhere == run_arena("gravwell", ["random"], games=42, seats=2, seed="w")


def test_progress_is_reported_up_to_the_last_game() -> None:
    told: list[tuple[int, int]] = []
    run_arena("gravwell", ["random"], games=42, seats=2, progress=lambda done, games: told.append((done, games)))
    assert told[-1] == (42, 42)
    assert [done for done, _ in told] == sorted({done for done, _ in told})


def test_every_bot_sits_on_every_seat_once_with_the_same_deals() -> None:
    outcomes = play_games(PLAN, range(3))
    assert sorted(outcome.places for outcome in outcomes) == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_bots_that_are_alike_play_the_same_match_on_every_seat_of_one_deal() -> None:
    plan = Plan("gravwell", ("random",) * 3, GravwellOptions(), "s")
    first, second, other = (play_game(GAME, plan, number) for number in (0, 1, 3))
    assert (first.returns, first.decisions) == (second.returns, second.decisions)
    assert other != first


def test_a_game_can_be_played_again_by_its_number_alone() -> None:
    assert play_games(PLAN, range(5, 6)) == play_games(PLAN, range(4, 6))[1:]


def test_a_short_list_of_bots_is_filled_up_with_its_last() -> None:
    assert fill_table(["normal", "random"], 4) == ("normal", "random", "random", "random")


@pytest.mark.rule("PL-04")
@pytest.mark.parametrize("bots", [[], ["random"] * 3])
def test_bots_that_do_not_fit_the_seats_are_refused(bots: list[str]) -> None:
    with pytest.raises(IllegalText) as refused:
        fill_table(bots, 2)
    assert refused.value.key == "bots-and-seats"


@pytest.mark.rule("PL-04")
def test_what_cannot_be_played_is_refused_before_the_first_game() -> None:
    with pytest.raises(IllegalAction):
        run_arena("gravwell", ["random"], games=1, seats=9)
    with pytest.raises(IllegalText):
        run_arena("gravwell", ["unheard-of"], games=1, seats=2)
    with pytest.raises(IllegalText):
        run_arena("no-such-game", ["random"], games=1, seats=2)


def test_variants_and_the_solo_game_can_be_measured() -> None:
    chaos = GravwellOptions(chaos=True)
    result = run_arena("gravwell", ["random"], games=6, seats=1, options=chaos)
    assert (result.decided, result.options) == (6, chaos)
