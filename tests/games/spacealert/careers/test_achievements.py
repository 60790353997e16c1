"""Achievements: the data, each condition, and what may be claimed when."""

from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from pelagos.games.spacealert.careers.achievements import ACHIEVEMENTS, Achievement, Category, in_category
from pelagos.games.spacealert.careers.claims import claim, claimable
from pelagos.games.spacealert.careers.conditions import OF_LOG, OF_MISSION, OF_RUN
from pelagos.games.spacealert.careers.explorer import Claim, Explorer, settle
from pelagos.games.spacealert.careers.levels import Progress
from pelagos.games.spacealert.careers.run import Deeds, MissionFlown, Run
from pelagos.games.spacealert.mission import SPECIALIZATIONS
from tests.games.spacealert.careers.test_explorer import MISSION, refused, run

COUNTS: dict[Category, int] = {
    "missions": 35,
    "campaigns": 24,
    "social": 19,
    "close_calls": 7,
    "hot_shots": 13,
    "expert": 20,
    "addiction": 16,
}
JUDGED_ELSEWHERE = {"no_penalties", "easier_allowed"}
"""Needs that `claims` looks at itself: what they mean differs between missions and campaigns."""
ALL = Deeds(
    destroyed=9,
    internals=9,
    shot_down=9,
    laser_turns=9,
    rockets=3,
    rocket_hits=3,
    energy_turns=9,
    windows=(1, 2, 3),
    maintenance=(1, 2, 3),
    own_knockout=True,
    late_kill=True,
    specials=("basic", "advanced"),
)


def veteran(*runs: Run, level: int = 5, **changes: Any) -> Explorer:
    explorer = replace(Explorer(name="x", progress=Progress(level)), **changes)
    for one in runs:
        explorer = settle(explorer, one)
    return replace(explorer, progress=Progress(level))


def flown(**changes: Any) -> MissionFlown:
    return replace(MISSION, **changes)


def earned(*missions: MissionFlown, **changes: Any) -> set[str]:
    made = replace(run(), missions=missions, **changes)
    return {row.id for row in claimable(veteran(made), "r")}


@pytest.mark.rule("SA-184")
def test_the_data_has_134_achievements() -> None:
    assert {category: len(in_category(category)) for category in COUNTS} == COUNTS
    assert len(ACHIEVEMENTS) == 134


@pytest.mark.rule("SA-184")
def test_every_need_has_a_condition_and_every_condition_is_needed() -> None:
    needed = {name for row in ACHIEVEMENTS.values() for name in row.needs.given()}
    assert needed == OF_MISSION.keys() | OF_RUN.keys() | OF_LOG.keys() | JUDGED_ELSEWHERE


@pytest.mark.rule("SA-184")
def test_what_has_no_condition_is_put_to_the_vote() -> None:
    for row in ACHIEVEMENTS.values():
        assert row.vote == (row.category == "social" or row.id == "honeymoon")
        assert row.vote or row.needs.given()


@pytest.mark.rule("SA-184")
@pytest.mark.parametrize(
    ("missions", "changes", "yes", "no"),
    [
        ((flown(people=1),), {}, {"lone-wolf"}, {"dynamic-duo"}),
        ((flown(people=4, crew=5, threat_points=8),), {}, {"fifth-wheel", "fantastic-four"}, {"take-five"}),
        ((flown(people=4, crew=5, threat_points=7),), {}, set(), {"fifth-wheel", "fantastic-four"}),
        ((flown(common=("yellow",), serious=("yellow",)),), {}, {"scrambled-alert", "yellow-alert"}, {"orange-alert"}),
        ((flown(common=("yellow",)),), {}, set(), {"scrambled-alert", "yellow-alert"}),
        ((flown(common=("red",), serious=("red",)),), {}, {"red-alert", "random-alert", "yellow-alert"}, set()),
        ((flown(penalties=0),), {}, {"not-even-a-scratch"}, {"clean-as-a-whistle"}),
        ((flown(),), {}, set(), {"not-even-a-scratch"}),
        ((flown(double_actions=True, threat_points=10),), {}, {"double-trouble", "double-quartet"}, {"perfect-double"}),
        ((flown(double_actions=True, threat_points=9),), {}, {"double-trouble"}, {"double-quartet"}),
        ((flown(tiles=(6, 2, 0)),), {}, {"banged-up", "duck"}, {"a-thorough-beating", "bad-luck"}),
        ((flown(tiles=(6, 6, 3)),), {}, {"bruised-and-broken", "bad-luck"}, {"duck"}),
        ((flown(conscious=(False,) * 4),), {}, {"ghost-ship"}, {"survivor"}),
        ((flown(conscious=(True, False, False, False)),), {}, {"survivor"}, {"ghost-ship"}),
        ((flown(conscious=(False, True, False, False)),), {}, set(), {"survivor", "ghost-ship"}),
        (
            (flown(deeds=Deeds(blank_turns=6)),),
            {},
            {"lazy-bum"},
            {"busy-bee", *in_category("hot_shots")} - {"lazy-bum"},
        ),
        ((flown(deeds=ALL),), {}, set(in_category("hot_shots")) - {"lazy-bum"}, {"lazy-bum"}),
        ((flown(specialization="medic", deeds=ALL),), {}, {"medic-basic", "medic-advanced"}, {"mechanic-basic"}),
        ((flown(specialization="medic", deeds=ALL, people=1),), {}, set(), {"medic-basic", "wolf-pack"}),
        ((flown(),) * 3, {"planned": 3}, {"tour"}, {"transgalactic-tour", "robinson-crusoe", "not-going-to-happen"}),
        ((flown(),) * 5, {"planned": 5}, {"transgalactic-tour"}, set()),
        ((flown(),) * 3, {"planned": 3, "penalties": 4}, set(), {"not-going-to-happen", "psychedelic"}),
        ((flown(threat_points=7),) * 2, {"planned": 3}, set(), {"tour"}),
        ((flown(), flown(), flown(threat_points=6)), {"planned": 3}, set(), {"tour"}),
        ((flown(), flown(common=("yellow",)), flown(common=("red",))), {"planned": 3}, {"psychedelic"}, {"cracked"}),
        ((flown(people=2),) * 3, {"planned": 3}, {"honeymoon", "and-friday"}, {"tour"}),
    ],
)
def test_conditions_on_runs(
    missions: tuple[MissionFlown, ...], changes: dict[str, Any], yes: set[str], no: set[str]
) -> None:
    found = earned(*missions, **{"penalties": 1, **changes})
    assert yes - found == set()
    assert no & found == set()


@pytest.mark.rule("SA-184")
def test_conditions_on_the_whole_log() -> None:
    def addictions(explorer: Explorer, name: str) -> set[str]:
        return {row.id for row in claimable(explorer, name) if row.category == "addiction"}

    many = veteran(*(run(f"r{number}", day=number * 20) for number in range(10)))
    assert addictions(many, "r9") == {"out-of-this-world"}
    late = veteran(run("a", day=0), run("b", day=182))
    assert addictions(late, "b") == {"veteran-explorer"}
    campaigns = veteran(*(run(f"c{number}", missions=3, planned=3) for number in range(5)))
    assert addictions(campaigns, "c4") == {"trucker"}
    assert addictions(veteran(run(), clones=15), "r") == {"is-it-still-me"}
    experts = tuple(Claim(f"{name.replace('_', '-')}-basic", f"{name}") for name in SPECIALIZATIONS[:6])
    assert addictions(veteran(run(), claims=experts), "r") == {"jack-of-some-trades", "jack-of-many-trades"}
    one_each = tuple(Claim(in_category(category)[0], category) for category in COUNTS if category != "addiction")
    assert addictions(veteran(run(), claims=one_each), "r") == {"achievement-collector"}
    everything = tuple(Claim(row.id, row.id) for row in ACHIEVEMENTS.values() if row.category != "addiction")
    assert "achievement-addict" in addictions(veteran(run(), claims=everything), "r")


@pytest.mark.rule("SA-184")
def test_claims_are_refused_with_the_reason() -> None:
    explorer = veteran(run())
    assert refused(partial(claim, explorer, "s", "duck")) == "no-such-run"
    assert refused(partial(claim, explorer, "r", "dux")) == "no-such-achievement"
    assert refused(partial(claim, explorer, "r", "duck")) == "achievement-not-earned"
    assert refused(partial(claim, explorer, "r", "wolf-pack")) == "achievement-needs-vote"
    lost = veteran(run(survived=False), run("t", training=True))
    for name in ("r", "t"):
        assert refused(partial(claim, lost, name, "fantastic-four")) == "achievement-run"


@pytest.mark.rule("SA-184")
def test_one_achievement_of_each_category_for_a_run_and_each_once() -> None:
    explorer = veteran(replace(run(), missions=(flown(penalties=0, tiles=(6, 2, 0)),)), run("later"))
    explorer = claim(explorer, "r", "fantastic-four")
    assert refused(partial(claim, explorer, "r", "not-even-a-scratch")) == "achievement-category"
    assert refused(partial(claim, explorer, "later", "fantastic-four")) == "achievement-claimed"
    before = explorer.points
    explorer = claim(explorer, "r", "duck")
    assert explorer.points == before + 1
    explorer = claim(explorer, "r", "lucky-charm", agreed=True)
    assert [known.achievement for known in explorer.claims] == ["fantastic-four", "duck", "lucky-charm"]


@pytest.mark.rule("SA-184")
def test_the_level_at_the_start_of_the_run_counts() -> None:
    hard = replace(run(), missions=(flown(common=("red",), serious=("red",)),))
    young = replace(settle(Explorer(name="x", progress=Progress(1)), hard), progress=Progress(9))
    assert refused(partial(claim, young, "r", "red-alert")) == "achievement-level"
    assert claim(veteran(hard, level=2), "r", "red-alert").claims


def test_what_is_ours_is_marked() -> None:
    ours: list[Achievement] = [row for row in ACHIEVEMENTS.values() if row.designed]
    assert {row.category for row in ours} == {"close_calls", "hot_shots", "expert"}
    assert len(ours) == 40
