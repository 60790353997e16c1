"""A budget is shared out so that good answers get most of it."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pelagos.bots.race import Race
from tests.bots.toys import Take


def run(answers: int, budget: int) -> tuple[Race, dict[Any, int]]:
    """Run answers of which the n-th always brings n; return the race and how often each has run."""
    actions = [Take(number) for number in range(answers)]
    race = Race(actions, budget, Random(5))
    runs: dict[Any, int] = dict.fromkeys(actions, 0)
    while not race.is_over:
        for action in race.runners:
            runs[action] += 1
            race.note(action, actions.index(action) / answers)  # type: ignore[arg-type]  # they are all of this kind
        race.end_lap()
    return race, runs


@given(st.integers(1, 40), st.integers(1, 300))
def test_it_ends_within_its_budget_and_one_lap_a_heat(answers: int, budget: int) -> None:
    race, runs = run(answers, budget)
    least = sum(len(race.totals) // 2**heat + 1 for heat in range(8))
    assert 0 < sum(runs.values()) <= budget + least


@given(st.integers(1, 40), st.integers(40, 300))
def test_the_best_answer_wins_and_has_run_at_least_as_often_as_any(answers: int, budget: int) -> None:
    race, runs = run(answers, budget)
    assert race.best() == Take(answers - 1)
    assert runs[race.best()] == max(runs.values())


def test_a_bad_answer_gets_less_than_a_good_one() -> None:
    _, runs = run(6, 150)
    assert [runs[Take(number)] for number in range(6)] == [8, 8, 8, 24, 49, 49]


@pytest.mark.parametrize("budget", [1, 7, 30])
def test_of_more_answers_than_the_budget_can_run_some_are_drawn(budget: int) -> None:
    race, runs = run(500, budget)
    assert len(race.totals) == budget
    assert sum(1 for count in runs.values() if count) == budget
    assert max(runs, key=lambda action: (runs[action], action.count)) == race.best()
