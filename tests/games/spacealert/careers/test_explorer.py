"""The explorer log: boxes and levels, experience, cloning, what is learnt, and the log as a file."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from pelagos.games.spacealert.careers.badges import BADGES, check_badges
from pelagos.games.spacealert.careers.explorer import (
    VERSION,
    Explorer,
    accept_cloning,
    gain,
    learn,
    read_log,
    settle,
    specialists,
    write_log,
)
from pelagos.games.spacealert.careers.levels import HIGHEST, Progress, boxes_of, dotted_of, mark
from pelagos.games.spacealert.careers.run import MissionFlown, Run, experience_for
from pelagos.games.spacealert.game import GAME
from pelagos.kernel.errors import IllegalAction, IllegalText
from pelagos.text import LANGUAGES, Catalogue

MISSION = MissionFlown(
    people=4,
    crew=4,
    common=("white",),
    serious=("white",),
    threat_points=7,
    penalties=3,
    tiles=(1, 0, 1),
    conscious=(True,) * 4,
    member=0,
)


def run(name: str = "r", missions: int = 1, planned: int = 1, score: int = 25, **changes: Any) -> Run:
    usual = Run(id=name, day=1, planned=planned, survived=True, score=score, missions=(MISSION,) * missions)
    return replace(usual, **changes)


def refused(step: Callable[[], object]) -> str:
    with pytest.raises(IllegalAction) as caught:
        step()
    assert caught.value.rule is not None
    return caught.value.key


@pytest.mark.rule("SA-180")
def test_each_row_has_four_boxes_more() -> None:
    assert [boxes_of(level) for level in range(4)] == [8, 12, 16, 20]
    assert mark(Progress(), 7, clones=True) == Progress(0, 7)
    assert mark(Progress(), 8, clones=True) == Progress(1, 0)
    assert mark(Progress(), 8 + 12 + 3, clones=True) == Progress(2, 3)


@pytest.mark.rule("SA-183")
def test_who_refuses_cloning_skips_the_dotted_boxes_when_the_next_one_is_marked() -> None:
    assert [dotted_of(level) for level in range(9)] == [0, 0, 4, 7, 10, 13, 16, 18, 20]
    assert mark(Progress(2, 0), 1, clones=False) == Progress(2, 5)
    assert mark(Progress(2, 0), 1, clones=True) == Progress(2, 1)
    assert mark(Progress(2, 9), 1, clones=False) == Progress(2, 10)
    assert mark(Progress(2, 0), 0, clones=False) == Progress(2, 0)


@pytest.mark.rule("SA-180")
@given(st.integers(0, 4000), st.integers(0, 4000), st.booleans())
def test_boxes_add_up_and_level_30_is_the_end(one: int, other: int, clones: bool) -> None:  # noqa: FBT001  # drawn
    apart = mark(mark(Progress(), one, clones=clones), other, clones=clones)
    together = mark(Progress(), one + other, clones=clones)
    assert apart == together
    assert together.level <= HIGHEST
    assert together.level == HIGHEST or together.boxes < boxes_of(together.level)


@pytest.mark.rule("SA-181")
@pytest.mark.parametrize(
    ("made", "points"),
    [
        (run(score=9), 2),
        (run(score=25), 4),
        (run(score=-12), 2),
        (run(missions=3, planned=3, score=58), 12 + 5),
        (run(missions=2, planned=3, score=40), 6 + 4),
        (run(missions=1, planned=3, score=10), 2 + 1),
        (run(survived=False), 0),
        (run(training=True, score=99), 0),
    ],
)
def test_what_a_run_brings(made: Run, points: int) -> None:
    assert experience_for(made) == points
    assert settle(Explorer(name="x"), made).points == points


@pytest.mark.rule("SA-183")
def test_a_lost_explorer_is_cloned_or_dead() -> None:
    lost = run(survived=False)
    cloned = settle(Explorer(name="x"), lost)
    assert (cloned.clones, cloned.dead, cloned.points) == (1, False, 0)
    dead = settle(Explorer(name="x", cloning=False), lost)
    assert (dead.clones, dead.dead) == (0, True)
    for step in (partial(settle, dead, run("s")), partial(learn, dead, "medic"), partial(accept_cloning, dead)):
        assert refused(step) == "explorer-dead"
    assert not settle(Explorer(name="x", cloning=False), run(survived=False, training=True)).dead
    assert accept_cloning(Explorer(name="x", cloning=False)).cloning


@pytest.mark.rule("SA-184")
def test_a_run_is_entered_once() -> None:
    assert refused(partial(settle, settle(Explorer(name="x"), run()), run())) == "run-entered"


@pytest.mark.rule("SA-182")
def test_each_level_brings_one_level_of_a_specialization() -> None:
    explorer = Explorer(name="x")
    assert refused(partial(learn, explorer, "medic")) == "nothing-to-learn"
    explorer = learn(gain(explorer, 8), "medic")
    assert refused(partial(learn, explorer, "mechanic")) == "nothing-to-learn"
    explorer = gain(explorer, 12)
    assert refused(partial(learn, explorer, "medic")) == "learn-later"
    explorer = learn(gain(explorer, 16), "medic")
    assert (explorer.level, explorer.level_of("medic")) == (3, 2)
    assert refused(partial(learn, explorer, "medic")) == "learn-later"
    explorer = learn(gain(explorer, 20 + 24 + 28), "medic")
    assert (explorer.level, specialists(explorer)) == (6, {"medic": 3})
    assert refused(partial(learn, explorer, "medic")) == "learnt-all"
    assert refused(partial(learn, explorer, "pilot")) == "no-such-specialization"


@pytest.mark.rule("SA-180")
def test_a_log_can_be_taken_along() -> None:
    explorer = learn(gain(settle(Explorer(name="Έλενα"), run()), 20), "teleporter")
    assert read_log(write_log(explorer)) == explorer


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "json-syntax"),
        (b"\xff", "json-syntax"),
        (b"[]", "json-type"),
        (b'{"name": 3}', "json-type"),
        (b'{"name": "x", "power": 9}', "json-field"),
        (b"{}", "json-missing"),
    ],
)
def test_what_is_no_log_is_refused_and_why_is_said_in_every_language(data: bytes, why: str) -> None:
    with pytest.raises(IllegalText) as caught:
        read_log(data)
    assert caught.value.key == "log-unreadable"
    for language in LANGUAGES:
        told = Catalogue(GAME, language).error_message(caught.value).values["reason"]
        assert f"error-{why}" in str(told)


@pytest.mark.parametrize("more", ["", ', "power": 9', ', "points": "many"'])
def test_a_log_of_a_newer_pelagos_is_refused_as_such(more: str) -> None:
    with pytest.raises(IllegalText) as caught:
        read_log(f'{{"version": {VERSION + 1}, "name": "Ana"{more}}}'.encode())
    assert (caught.value.key, caught.value.arguments) == ("log-newer", {"version": VERSION + 1, "known": VERSION})
    for language in LANGUAGES:
        assert str(VERSION + 1) in Catalogue(GAME, language).error(caught.value)


def test_a_log_without_a_version_is_one_of_the_first() -> None:
    assert read_log(b'{"name": "Ana"}') == Explorer(name="Ana")


@pytest.mark.rule("SA-185")
def test_badges_are_worn_by_people_of_the_crew() -> None:
    check_badges(dict.fromkeys(BADGES, 0), 1)
    check_badges({"captain": 0, "science": 2}, 3)
    assert refused(lambda: check_badges({"cook": 0}, 3)) == "no-such-badge"
    assert refused(lambda: check_badges({"science": 3}, 3)) == "badge-on-nobody"
    assert refused(lambda: check_badges({"captain": 1}, 3)) == "badge-of-captain"
