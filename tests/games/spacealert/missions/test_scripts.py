"""The scripts of the data, and scripts written by others."""

import json
from typing import Any

import msgspec
import pytest

from pelagos.games.spacealert.missions.library import SCRIPTS, read_script, write_script
from pelagos.games.spacealert.missions.script import (
    Script,
    ThreatAlert,
    confirmed,
    phase_at,
    phase_of_turn,
    threat_points,
    turns_of_phase,
)
from pelagos.kernel.errors import IllegalText

ALERT = {"at": 20, "event": "threat", "T": 2, "position": "external", "kind": "common", "zone": "red"}
GOOD: dict[str, Any] = {"id": "ours", "turns": 7, "phase_ends": [100, 200], "events": [ALERT]}
OF_GROUP = {
    "test_run": 2,
    "simulation": 3,
    "advanced_simulation": 3,
    "mission": 8,
    "double_easier": 6,
    "double": 12,
}
POINTS = {"test_run": (3, 3), "simulation": (6, 5), "advanced_simulation": (6, 5), "mission": (8, 7)}


def refused(**changes: Any) -> IllegalText:
    with pytest.raises(IllegalText) as caught:
        read_script(json.dumps(GOOD | changes).encode())
    return caught.value


def alert(**changes: Any) -> dict[str, Any]:
    return ALERT | changes


@pytest.mark.rule("SA-105", "SA-148")
def test_the_teaching_ladder_and_the_longer_missions_are_there() -> None:
    groups = [script.group for script in SCRIPTS.values()]
    assert {group: groups.count(group) for group in groups} == OF_GROUP
    assert [script.origin == "official" for script in SCRIPTS.values()] == [True] * 16 + [False] * 18
    assert [script.double_actions for script in SCRIPTS.values()] == [False] * 16 + [True] * 18


@pytest.mark.rule("SA-105")
@pytest.mark.parametrize("script", [script for script in SCRIPTS.values() if script.group in POINTS])
def test_the_official_scripts_have_their_threat_points(script: Script) -> None:
    assert (threat_points(script, 5), threat_points(script, 4)) == POINTS[script.group]
    inside = sum(alert.position == "internal" for alert in script.alerts)
    assert (inside > 0) == (script.group in ("advanced_simulation", "mission"))
    serious = sum(alert.kind == "serious" for alert in script.alerts)
    assert (serious > 0) == (script.group != "test_run")


@pytest.mark.rule("SA-148")
def test_the_longer_missions_bring_more_threats_and_last_longer() -> None:
    for script in SCRIPTS.values():
        if script.double_actions:
            assert 9 <= threat_points(script, 5) <= 12
            assert script.length >= 750


@pytest.mark.rule("SA-024")
def test_phases_have_their_turns() -> None:
    assert [list(turns_of_phase(phase, 12)) for phase in (1, 2, 3)] == [[1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11, 12]]
    assert [list(turns_of_phase(phase, 7)) for phase in (1, 2)] == [[1, 2, 3], [4, 5, 6, 7]]
    assert [phase_of_turn(turn) for turn in (1, 3, 4, 7, 8, 12)] == [1, 1, 2, 2, 3, 3]
    script = SCRIPTS["mission1"]
    assert [phase_at(script, second) for second in (0, 224, 225, 449, 450, 599)] == [1, 1, 2, 2, 3, 3]


@pytest.mark.rule("SA-029")
def test_an_unconfirmed_report_counts_with_a_crew_of_five_only() -> None:
    script = SCRIPTS["mission1"]
    assert [threat.T for threat in confirmed(script, 5)] == [2, 3, 4, 5, 6, 7]
    assert [threat.T for threat in confirmed(script, 4)] == [2, 4, 5, 6, 7]


@pytest.mark.parametrize("script", SCRIPTS.values(), ids=lambda script: script.id)
def test_a_script_comes_back_from_its_text(script: Script) -> None:
    assert read_script(write_script(script)) == script


def test_a_script_of_ones_own_is_read() -> None:
    script = read_script(json.dumps(GOOD).encode())
    assert (script.group, script.origin, script.length) == ("custom", "designed", 200)
    assert list(script.alerts) == [ThreatAlert(at=20, T=2, position="external", kind="common", zone="red")]


@pytest.mark.rule("SA-029", "SA-105", "SA-147")
@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"events": [alert(at=30), alert(at=20, T=3)]}, "script-backwards"),
        ({"events": [alert(at=200)]}, "script-out-of-time"),
        ({"events": [alert(at=-1)]}, "script-out-of-time"),
        ({"events": [alert(T=8)]}, "script-turn"),
        ({"events": [alert(T=0)]}, "script-turn"),
        ({"turns": 12, "phase_ends": [50, 100, 150], "events": [alert(T=9)]}, "script-turn"),
        ({"events": [alert(position="internal")]}, "script-internal-zone"),
        ({"events": [alert(zone=None)]}, "script-no-zone"),
        ({"events": [alert(at=100, T=3)]}, "script-too-late"),
        ({"events": [alert(), alert(at=30)]}, "script-number-twice"),
        ({"events": [alert(), alert(at=30, position="internal", zone=None)]}, "script-number-twice"),
        ({"phase_ends": [200]}, "script-phases"),
        ({"turns": 12}, "script-phases"),
        ({"phase_ends": [200, 200]}, "script-phase-order"),
        ({"phase_ends": [0, 200]}, "script-phase-order"),
        ({"phase_ends": [100, 9000]}, "script-too-long"),
        ({"events": [{"at": 20, "event": "comms_down", "until": 20}]}, "script-silence"),
        ({"events": [{"at": 20, "event": "comms_down", "until": 201}]}, "script-silence"),
        ({"events": [{"at": 20, "event": "data_transfer"}] * 2}, "script-transfer-twice"),
        ({"events": [alert(zone="green")]}, "json-value"),
        ({"events": [alert(kind="grave")]}, "json-value"),
        ({"events": [{"at": 20, "event": "coffee"}]}, "json-value"),
        ({"events": [{"at": 20}]}, "json-missing"),
        ({"events": {}}, "json-type"),
        ({"turns": 9}, "json-value"),
        ({"songs": []}, "json-field"),
    ],
)
def test_scripts_that_cannot_be_are_refused(changes: dict[str, Any], key: str) -> None:
    error = refused(**changes)
    assert error.key == key
    assert (error.rule is None) == key.startswith("json-")


def test_a_refusal_says_when() -> None:
    error = refused(events=[alert(at=30), alert(at=20, T=3)])
    assert dict(error.arguments) == {"at": 20, "before": 30}


@pytest.mark.rule("SA-147")
def test_with_double_actions_an_external_and_an_internal_threat_may_share_a_number() -> None:
    events = [alert(), alert(at=30, position="internal", zone=None)]
    script = read_script(json.dumps(GOOD | {"double_actions": True, "events": events}).encode())
    assert [threat.T for threat in script.alerts] == [2, 2]
    assert refused(double_actions=True, events=[*events, alert(at=40)]).key == "script-number-twice"


@pytest.mark.parametrize("data", [b"", b"[]", b"{", b"3", b"\xff"])
def test_what_is_no_object_is_no_script(data: bytes) -> None:
    with pytest.raises(IllegalText) as caught:
        read_script(data)
    assert caught.value.key in ("json-type", "json-syntax")


def test_a_script_may_not_have_a_key_twice() -> None:
    with pytest.raises(IllegalText) as caught:
        read_script(msgspec.json.encode(GOOD)[:-1] + b', "turns": 12}')
    assert caught.value.key == "json-twice"
