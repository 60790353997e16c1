"""Tournaments."""

from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from pelagos.games.gravwell.game import GAME
from pelagos.games.gravwell.options import GravwellOptions
from pelagos.kernel.errors import IllegalAction, IllegalText
from pelagos.research import arena
from pelagos.research.arena import make_plan, play_game, play_number, run_arena
from pelagos.research.plan import Plan

PLAN = make_plan("gravwell", ["normal", "random", "random"], seed="s")


def test_normal_is_clearly_above_random_at_four_seats() -> None:
    result = run_arena("gravwell", ["normal", "random"], games=40, seats=4, seed="test")
    normal, random = result.standings
    assert (normal.bot, normal.games, random.games) == ("normal", 40, 120)
    assert normal.won.low > 0.25 > random.won.high
    assert normal.rating is not None
    assert random.rating is not None
    assert normal.rating.low > random.rating.mu


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


class AtOnce(Executor):
    """An executor as another package might bring it: only what `concurrent.futures` promises."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


@pytest.mark.parametrize("make", [lambda: ThreadPoolExecutor(2), AtOnce])
def test_any_executor_with_the_standard_interface_can_play(make: Any) -> None:
    with make() as executor:
        elsewhere = run_arena("gravwell", ["random"], games=22, seats=2, seed="w", executor=executor)
    assert elsewhere == run_arena("gravwell", ["random"], games=22, seats=2, seed="w")


def test_progress_is_reported_from_the_beginning_to_the_last_game() -> None:
    told: list[tuple[int, int]] = []
    run_arena("gravwell", ["random"], games=7, seats=2, progress=lambda done, games: told.append((done, games)))
    assert told == [(done, 7) for done in range(8)]


def test_every_bot_sits_on_every_seat_once_with_the_same_deals() -> None:
    assert [PLAN.seating(number).deal for number in range(4)] == [0, 0, 0, 1]
    seated = [play_number(PLAN, number).bots for number in range(3)]
    assert seated == [(0, 1, 1), (1, 1, 0), (1, 0, 1)]


def test_bots_that_are_alike_get_new_deals_in_every_game() -> None:
    plan = make_plan("gravwell", ["random"] * 3, seed="s")
    assert plan.round_length == 1
    assert [plan.seating(number).deal for number in range(3)] == [0, 1, 2]
    first, second = (play_game(GAME, plan, number) for number in (0, 1))
    assert first.actions != second.actions


def test_pairs_of_bots_that_are_alike_sit_in_every_different_way_once() -> None:
    plan = make_plan("gravwell", ["normal", "normal", "random", "random"], seed="s")
    assert [plan.seating(number).bots for number in range(5)] == [
        (0, 0, 1, 1),
        (0, 1, 1, 0),
        (1, 1, 0, 0),
        (1, 0, 0, 1),
        (0, 0, 1, 1),
    ]


def test_every_table_of_a_round_robin_has_the_same_deals() -> None:
    plan = make_plan("gravwell", ["normal", "random"], seats=3, round_robin=True, seed="s")
    assert plan.round_length == len(plan.tables) * 3 == 6
    assert {plan.seating(number).deal for number in range(6)} == {0}
    assert plan.seating(6).deal == 1


def test_the_actions_of_a_game_are_counted_by_seat() -> None:
    outcome = play_number(PLAN, 0)
    assert sum(sum(seat.values()) for seat in outcome.actions) == outcome.decisions
    picks = [sum(times for action, times in seat.items() if action.startswith("pick")) for seat in outcome.actions]
    rounds = {picked // 3 for picked in picks}
    assert len(rounds) == 1
    assert rounds <= set(range(1, 7))


def test_a_round_robin_rates_everybody_on_one_scale() -> None:
    result = run_arena("gravwell", ["random", "normal"], games=18, seats=3, round_robin=True, seed="r")
    assert result.tables == (("random", "random", "normal"), ("random", "normal", "normal"))
    random, normal = (standing.rating for standing in result.standings)
    assert random is not None
    assert normal is not None
    assert random.mu < 25 < normal.mu


# -- interrupted tournaments ---------------------------------------------------------------------------------------


def test_an_interrupted_tournament_goes_on_with_the_games_that_are_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "results.jsonl"
    whole = run_arena("gravwell", ["normal", "random"], games=9, seed="i")
    played: list[int] = []

    def play(plan: Plan, number: int) -> Any:
        if len(played) == 4:
            raise KeyboardInterrupt
        played.append(number)
        return play_number(plan, number)

    monkeypatch.setattr(arena, "play_number", play)
    with pytest.raises(KeyboardInterrupt):
        run_arena("gravwell", ["normal", "random"], games=9, seed="i", results=file)
    assert played == [0, 1, 2, 3]
    told: list[int] = []
    monkeypatch.undo()
    again = run_arena(
        "gravwell", ["normal", "random"], games=9, seed="i", results=file, progress=lambda done, _: told.append(done)
    )
    assert again == whole
    assert told == [4, 5, 6, 7, 8, 9]


def test_a_finished_tournament_is_read_and_can_be_made_longer(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    first = run_arena("gravwell", ["random"], games=4, seats=2, results=file)
    data = file.read_bytes()
    told: list[tuple[int, int]] = []
    again = run_arena("gravwell", ["random"], games=4, seats=2, results=file, progress=lambda *done: told.append(done))
    assert (again, told, file.read_bytes()) == (first, [(4, 4)], data)
    longer = run_arena("gravwell", ["random"], games=6, seats=2, results=file)
    assert longer == run_arena("gravwell", ["random"], games=6, seats=2)
    assert file.read_bytes().startswith(data)
    assert run_arena("gravwell", ["random"], games=4, seats=2, results=file) == first


@pytest.mark.parametrize(
    ("change", "part"),
    [
        ({"seed": "other"}, "seed"),
        ({"options": GravwellOptions(hardcore=True)}, "options"),
        ({"bots": ["normal"]}, "bots"),
        ({"seats": 3}, "tables"),
    ],
)
def test_the_file_of_another_tournament_is_refused_and_left_as_it_is(
    tmp_path: Path, change: dict[str, Any], part: str
) -> None:
    file = tmp_path / "results.jsonl"
    usual: dict[str, Any] = {"bots": ["random"], "seats": 2, "games": 2, "results": file}
    run_arena("gravwell", **usual)
    data = file.read_bytes()
    with pytest.raises(IllegalText) as refused:
        run_arena("gravwell", **{**usual, **change})
    assert (refused.value.key, refused.value.arguments["part"]) == ("other-results", part)
    assert file.read_bytes() == data


# -- what cannot be played -----------------------------------------------------------------------------------------


@pytest.mark.rule("PL-04")
def test_what_cannot_be_played_is_refused_before_the_first_game(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    with pytest.raises(IllegalAction):
        run_arena("gravwell", ["random"], games=1, seats=9, results=file)
    with pytest.raises(IllegalText):
        run_arena("gravwell", ["unheard-of"], games=1, seats=2, results=file)
    with pytest.raises(IllegalText):
        run_arena("no-such-game", ["random"], games=1, seats=2, results=file)
    assert not file.exists()


def test_variants_and_the_solo_game_can_be_measured() -> None:
    chaos = GravwellOptions(chaos=True)
    result = run_arena("gravwell", ["random"], games=6, seats=1, options=chaos)
    assert (result.decided, result.options) == (6, chaos)
    assert [standing.rating for standing in result.standings] == [None]
