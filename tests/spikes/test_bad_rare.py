"""The suite finds leaks that need options that meet, or a late moment."""

from typing import Any

import pytest

from pelagos.conformance.driving import DEEP, Subject, look, subject, walk
from pelagos.conformance.failure import ConformanceFailure
from pelagos.conformance.leaks import check_views_do_not_leak
from pelagos.conformance.setups import Setup, all_setups
from pelagos.kernel.game import Game
from tests.spikes import bad_rare

MATCHES = 10
SHORT = 12
"""Inputs looked at; matches are longer."""


def leaks(under_test: Subject) -> bool:
    try:
        check_views_do_not_leak(under_test)
    except ConformanceFailure as failed:
        return "never differed" not in failed.detail
    return False


@pytest.mark.parametrize("meeting", bad_rare.PAIRS)
def test_a_leak_that_needs_two_values_to_meet_is_found(meeting: str) -> None:
    assert leaks(subject(bad_rare.PAIRS[meeting], matches=MATCHES))


def test_a_leak_that_needs_four_values_to_meet_is_found_by_the_deep_run(monkeypatch: pytest.MonkeyPatch) -> None:
    game = bad_rare.FOUR
    assert bad_rare.WHEN_FOUR_MEET not in set(all_setups(game))
    monkeypatch.setenv(DEEP, "1")
    assert leaks(subject(game, matches=MATCHES))


def test_a_leak_at_the_end_of_a_match_is_found_though_not_every_moment_is_looked_at() -> None:
    setup = Setup(2, bad_rare.WeatherOptions())
    assert leaks(Subject(bad_rare.LATE, (setup,), MATCHES, inputs=SHORT))


@pytest.mark.parametrize("deep", ["", "1"])
def test_the_same_game_without_a_leak_passes(deep: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DEEP, deep)
    assert not leaks(subject(bad_rare.SOUND, matches=MATCHES))


def test_the_deep_run_looks_at_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Game[Any] = bad_rare.SOUND
    monkeypatch.setenv(DEEP, "1")
    deep = subject(game, matches=1)
    assert len(deep.setups) == 2 * 2 * 2 * 3
    for setup, seed in deep.seeded_setups():
        assert sum(1 for _ in look(deep, setup, seed)) == sum(1 for _ in walk(deep, setup, seed))
