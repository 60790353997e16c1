"""Missions as JSON: what is read and what is refused."""

import json
from typing import Any

import msgspec
import pytest

from pelagos.games.spacealert.reading import read_mission
from pelagos.games.spacealert.resolver import begin, resolve, write_report
from pelagos.kernel.errors import IllegalText
from pelagos.kernel.event import Event
from tests.games.spacealert.table import mission, play

GOOD: dict[str, Any] = {
    "tracks": {"red": "T1", "white": "T2", "blue": "T3", "internal": "T4"},
    "programs": [["A", None, ["B", "red"], "to:LB", "heroic:A"]],
    "threats": [{"card": "E1-07", "T": 5, "zone": "red"}, {"card": "I1-01", "T": 2, "zone": None}],
}


def refused(**changes: Any) -> IllegalText:
    with pytest.raises(IllegalText) as caught:
        read_mission(json.dumps(GOOD | changes).encode())
    return caught.value


def threat(card: str, turn: int = 1, zone: str | None = None, **more: Any) -> dict[str, Any]:
    return {"card": card, "T": turn, "zone": zone, **more}


def test_a_mission_may_carry_notes() -> None:
    read = read_mission(json.dumps(GOOD | {"id": "M", "title": "t", "expected_by_source": {}, "note": None}).encode())
    assert len(read.threats) == 2


@pytest.mark.rule("SA-033", "SA-034")
@pytest.mark.parametrize("written", ["heroic:A", "heroic A", "hero:A"])
def test_heroic_buttons_may_be_written_in_several_ways(written: str) -> None:
    assert play(written.replace(" ", "_"), turns=0).state.players[0].slots[0] == ("heroic:A",)


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"threats": [threat("E9-99", 1, "red")]}, "unknown-threat"),
        ({"threats": [threat("sabotage-A")]}, "unknown-threat"),
        ({"tracks": GOOD["tracks"] | {"red": "T9"}}, "unknown-track"),
        ({"tracks": {"red": "T1"}}, "missing-track"),
        ({"tracks": GOOD["tracks"] | {"green": "T1"}}, "unknown-zone"),
        ({"threats": [threat("E1-07", 1, "green")]}, "unknown-zone"),
        ({"programs": [["jump"]]}, "unknown-symbol"),
        ({"programs": [["to:XX"]]}, "unknown-station"),
        ({"programs": [[None] * 13]}, "program-too-long"),
        ({"programs": [["heroic:C"]]}, "heroic-c"),
        ({"programs": [["A", "basic"]]}, "no-specialization"),
        ({"programs": [[["A", "B", "C"]]]}, "no-such-card"),
        ({"programs": [[["heroic:A", "B"]]]}, "no-such-card"),
        ({"programs": [[["basic", "A"]]], "specializations": ["medic"]}, "cannot-combine"),
        ({"programs": [[["basic", "A"]]], "specializations": ["special_ops"]}, "cannot-combine"),
        ({"programs": []}, "crew-size"),
        ({"programs": [[]] * 7}, "crew-size"),
        ({"players": 3}, "players-and-programs"),
        ({"threats": [threat("E1-07", 0, "red")]}, "turn-out-of-range"),
        ({"threats": [threat("E1-07", 13, "red")]}, "turn-out-of-range"),
        ({"threats": [threat("E1-07", 8, "red")], "turns": 7}, "turn-out-of-range"),
        ({"turns": 13}, "turns-out-of-range"),
        ({"threats": [threat("I1-01", 1, "red")]}, "internal-with-zone"),
        ({"threats": [threat("E1-07", 1)]}, "external-without-zone"),
        ({"threats": [threat("SE3-104", 1, "red", calls="E1-07")]}, "cannot-call"),
        ({"threats": [threat("E1-07", 1, "red", calls="I1-01")]}, "cannot-call"),
        ({"spare_internals": ["SI3-104"]}, "no-common-internal"),
        ({"spare_internals": ["I9-01"]}, "no-common-internal"),
        ({"specializations": ["pilot"]}, "unknown-specialization"),
        ({"specializations": ["medic", "medic"]}, "too-many-specializations"),
        ({"tiles": {"red": ["hatch"]}}, "unknown-tile"),
        ({"tiles": {"red": ["shield", "shield"]}}, "tile-twice"),
        ({"tiles": {"green": []}}, "unknown-zone"),
        ({"teleporter": {"departure": 0, "destination": 4}}, "no-such-player"),
        ({"programms": []}, "json-field"),
        ({"threats": [{"card": "E1-07", "T": "five", "zone": "red"}]}, "json-type"),
    ],
)
def test_bad_missions_are_refused_with_what_and_where(changes: dict[str, Any], key: str) -> None:
    assert refused(**changes).key == key


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff\xfe", b"null", b"[" * 100_000])
def test_what_is_no_json_object_is_unreadable(data: bytes) -> None:
    with pytest.raises(IllegalText) as caught:
        read_mission(data)
    assert caught.value.key == ("json-type" if data in (b"[]", b"null") else "json-syntax")


def test_a_key_may_stand_once_only() -> None:
    text = json.dumps(GOOD)[:-1] + ', "programs": []}'
    with pytest.raises(IllegalText) as caught:
        read_mission(text.encode())
    assert (caught.value.key, dict(caught.value.arguments)) == ("json-twice", {"field": "programs"})


def test_an_error_says_where() -> None:
    error = refused(programs=[["A"], ["A", "hop"]])
    assert dict(error.arguments) == {"symbol": "hop", "player": 1, "turn": 2}


@pytest.mark.rule("SA-166")
@pytest.mark.parametrize(
    ("name", "slot", "card"),
    [
        ("medic", ["basic", "red"], ("red", "basic")),
        ("medic", ["red", "basic"], ("red", "basic")),
        ("special_ops", ["A", "advanced"], ("advanced", "A")),
        ("special_ops", ["advanced", "A", "B"], ("advanced", "A", "B")),
    ],
)
def test_two_cards_in_one_slot(name: str, slot: list[str], card: tuple[str, ...]) -> None:
    read = read_mission(json.dumps(GOOD | {"programs": [[slot]], "specializations": [name]}).encode())
    assert begin(read)[0].players[0].slots[0] == card


@pytest.mark.rule("SA-130")
def test_a_missing_called_card_is_drawn_by_the_seed() -> None:
    made = mission(".", threats="SE3-104@1:red")
    first, second = begin(made)[0].held, begin(made)[0].held
    assert [threat.card for threat in first] == [threat.card for threat in second]
    assert len(first) == 1
    others = {begin(msgspec.structs.replace(made, seed=str(seed)))[0].held[0].card for seed in range(12)}
    assert len(others) > 1


def test_a_report_is_json_with_the_events_and_their_rules() -> None:
    heard: list[Event] = []
    report = resolve(mission(".", threats="E1-07@1:red"), heard.append)
    written = json.loads(write_report(report, heard))
    assert written["outcome"] == "survived"
    assert written["events"][0] == {"type": "TurnBegan", "rule": "SA-040", "turn": 1}
    assert all(event["rule"].startswith("SA-") for event in written["events"])
    assert "events" not in json.loads(write_report(report))
