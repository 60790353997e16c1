"""The search for programs."""

from pelagos.games.spacealert.mission import Mission
from pelagos.games.spacealert.planner import idle, path, search, sensible, station_before
from pelagos.games.spacealert.resolver import resolve
from tests.games.spacealert.table import mission

EASY = mission(".", ".", threats="E1-07@1:red I1-01@3", tracks="T5 T4 T6 T4")


def resolved(plan_of: Mission, programs: tuple[tuple[str | None, ...], ...]) -> int | None:
    made = Mission(tracks=plan_of.tracks, threats=plan_of.threats, programs=programs)
    return resolve(made).score


def test_a_plan_scores_what_the_resolver_says_and_beats_idleness() -> None:
    plan = search(EASY, 400)
    assert plan.evaluations == 400
    assert plan.score == resolved(EASY, plan.programs)
    assert plan.score is not None
    assert plan.score > (resolved(EASY, idle(2, 12)) or -100)
    values = [value for _, value in plan.growth]
    assert values == sorted(values)


def test_the_same_seed_finds_the_same_plan() -> None:
    assert search(EASY, 60, seed="x") == search(EASY, 60, seed="x")
    assert search(EASY, 60, seed="x").programs != search(EASY, 60, seed="y").programs


def test_only_moves_that_no_wall_stops_are_sensible() -> None:
    assert "red" not in sensible(0)
    assert "blue" in sensible(0)
    assert station_before(["red", "red", "lift", "A"], 3) == 3
    assert path(0, 5) == ["lift", "blue", "blue"]


def test_a_hopeless_mission_has_no_score() -> None:
    hopeless = mission(".", threats=" ".join(f"SE2-05@{turn}:white" for turn in (1, 2, 3, 4)), tracks="T5 T1 T6 T4")
    assert search(hopeless, 20).score is None
