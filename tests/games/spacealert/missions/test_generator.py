"""Generated missions keep the published limits, whatever the seed."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pelagos.games.spacealert.missions.checking import check_script
from pelagos.games.spacealert.missions.generator import generate
from pelagos.games.spacealert.missions.library import read_script, write_script
from pelagos.games.spacealert.missions.limits import LIMITS
from pelagos.games.spacealert.missions.script import (
    CommsDown,
    DataTransfer,
    IncomingData,
    Script,
    ThreatAlert,
    phase_at,
    threat_points,
)

DIFFICULTIES = st.sampled_from(list(LIMITS))
SEEDS = st.text(max_size=8)
POINTS = {
    "simulation": (6, 5),
    "advanced_simulation": (6, 5),
    "mission": (8, 7),
    "double_easier": (10, 8),
    "double": (12, 10),
}
"""Threat points for crews of five and of four, as the sources publish them."""


def inside(script: Script) -> list[ThreatAlert]:
    return [alert for alert in script.alerts if alert.position == "internal"]


def outside(script: Script) -> list[ThreatAlert]:
    return [alert for alert in script.alerts if alert.position == "external"]


@pytest.mark.rule("SA-105", "SA-148")
@given(DIFFICULTIES, SEEDS)
@settings(max_examples=200)
def test_a_generated_mission_is_a_script_of_its_difficulty(difficulty: str, seed: str) -> None:
    script = generate(difficulty, seed)
    check_script(script)
    assert (threat_points(script, 5), threat_points(script, 4)) == POINTS[difficulty]
    assert script.double_actions == difficulty.startswith("double")
    assert read_script(write_script(script)) == script


@given(DIFFICULTIES, SEEDS)
def test_the_same_seed_makes_the_same_mission(difficulty: str, seed: str) -> None:
    assert generate(difficulty, seed) == generate(difficulty, seed)


def test_seeds_make_different_missions() -> None:
    assert len({write_script(generate("mission", str(seed))) for seed in range(50)}) == 50


@given(SEEDS)
def test_base_missions_keep_the_published_turns(seed: str) -> None:
    script = generate("mission", seed)
    turns = [alert.T for alert in script.alerts]
    assert turns == sorted(set(turns))
    assert all(2 <= alert.T <= 7 for alert in script.alerts if alert.kind == "serious")
    assert all(3 <= alert.T <= 6 for alert in inside(script) if alert.kind == "serious")
    assert all(2 <= alert.T <= 7 for alert in inside(script))
    assert all(later.T - earlier.T > 1 for earlier, later in pairwise(inside(script)))
    assert 1 <= sum(alert.points for alert in inside(script)) <= 3
    assert sum(alert.kind == "serious" for alert in script.alerts) <= 3
    assert 5 <= len(turns) <= 7


@given(SEEDS)
def test_longer_missions_may_share_a_turn_between_outside_and_inside(seed: str) -> None:
    script = generate("double", seed)
    for place in (inside(script), outside(script)):
        turns = [alert.T for alert in place]
        assert turns == sorted(set(turns))
    for one in inside(script):
        for other in outside(script):
            assert one.T != other.T or one.points + other.points <= 3
    assert 2 <= len(inside(script)) <= 3
    assert 2 <= sum(alert.points for alert in inside(script)) <= 5


@given(DIFFICULTIES, SEEDS)
@settings(max_examples=200)
def test_zones_change_and_none_is_overrun(difficulty: str, seed: str) -> None:
    zones = [alert.zone for alert in outside(generate(difficulty, seed))]
    assert all(earlier != later for earlier, later in pairwise(zones))
    assert all(zones.count(zone) <= 3 for zone in zones)


@given(DIFFICULTIES, SEEDS)
@settings(max_examples=200)
def test_announcements_come_in_time_and_apart(difficulty: str, seed: str) -> None:
    script = generate(difficulty, seed)
    alerts = list(script.alerts)
    for phase in (1, 2):
        begin, end = (0, *script.phase_ends)[phase - 1], script.phase_ends[phase - 1]
        here = [alert for alert in alerts if phase_at(script, alert.at) == phase]
        assert here == [alert for alert in alerts if (alert.T <= 4) == (phase == 1)]
        assert here[0].at == begin + 10
        assert here[-1].at <= end - (50 if len(here) >= 3 else 60)
        assert all(alert.at <= end - 60 for alert in here[:-1])
        assert all(later.at - earlier.at >= 25 for earlier, later in pairwise(here))


@given(DIFFICULTIES, SEEDS)
@settings(max_examples=200)
def test_cards_come_in_and_talk_goes_down_within_the_limits(difficulty: str, seed: str) -> None:
    script, limits = generate(difficulty, seed), LIMITS[difficulty]
    silences = [event for event in script.events if isinstance(event, CommsDown)]
    assert limits.silence_total[0] <= sum(s.until - s.at for s in silences) <= limits.silence_total[1]
    for phase, (least, most) in enumerate(limits.silence, 1):
        assert least <= sum(s.until - s.at for s in silences if phase_at(script, s.at) == phase) <= most
    for kind, total in ((IncomingData, limits.incoming_total), (DataTransfer, limits.transfer_total)):
        assert total[0] <= sum(isinstance(event, kind) for event in script.events) <= total[1]
    assert limits.length[0] <= script.length <= limits.length[1]
    assert any(isinstance(event, DataTransfer) and phase_at(script, event.at) == 3 for event in script.events)


@given(DIFFICULTIES, SEEDS)
def test_one_thing_is_over_before_the_next_begins(difficulty: str, seed: str) -> None:
    script = generate(difficulty, seed)
    lasting = {DataTransfer: 15, IncomingData: 10, ThreatAlert: 15}
    for event, following in pairwise(script.events):
        end = event.until if isinstance(event, CommsDown) else event.at + lasting[type(event)]
        assert following.at >= end
    for event in script.events:
        if isinstance(event, CommsDown):
            assert phase_at(script, event.at) == phase_at(script, event.until - 1)


@pytest.mark.rule("SA-148")
def test_ambushes_happen_but_not_often() -> None:
    scripts = [generate("mission", str(seed)) for seed in range(200)]
    ambushed = sum(any(end - 60 < alert.at < end for alert in s.alerts for end in s.phase_ends) for s in scripts)
    assert 5 < ambushed < 100
