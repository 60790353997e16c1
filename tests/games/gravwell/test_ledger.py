"""The worked examples and tricky positions of the rules ledger, each with the rules it proves."""

import json
from pathlib import Path
from typing import Any

import pytest

from pelagos.games.gravwell.resolver import RESOLVER

LEDGER = json.loads(Path(__file__).with_name("ledger.json").read_text(encoding="utf-8"))
OTHER_READING = {"D-30": {"Y": 0, "R": 0}}
"""GR-71, the other reading: what does not move when beams leave the Singularity alone."""


def cases(part: str) -> list[Any]:
    return [pytest.param(row, id=row["id"], marks=pytest.mark.rule(*row["rules"])) for row in LEDGER[part]]


def resolve(fields: dict[str, Any]) -> dict[str, Any]:
    return RESOLVER.resolve_json(json.dumps(fields).encode())


def resolve_card(row: dict[str, Any], **more: Any) -> dict[str, Any]:
    return resolve({"pos": row["pos"], "mover": row["mover"], "card": row["card"], **more})


@pytest.mark.parametrize("row", cases("positions"))
def test_position_of_the_ledger_ends_as_worked_by_hand(row: dict[str, Any]) -> None:
    told = resolve_card(row)
    assert told["winner"] == row.get("winner")
    expected = row["expect"] if "winner" in row else row["pos"] | row["expect"]
    assert {ship: told["pos"][ship] for ship in expected} == expected


@pytest.mark.parametrize("row", [case for case in cases("positions") if case.values[0]["id"] in OTHER_READING])
def test_position_of_the_ledger_under_the_other_reading(row: dict[str, Any]) -> None:
    told = resolve_card(row, options={"pull_from_singularity": False})
    assert told["pos"] == row["pos"] | row["expect"] | OTHER_READING[row["id"]]


@pytest.mark.parametrize("row", cases("examples"))
def test_example_of_the_rulebook(row: dict[str, Any]) -> None:
    told = resolve({name: row[name] for name in ("start", "plays", "emergency_stop") if name in row})
    moved = {ship: space for _, ship, space in row.get("steps", [])}
    assert told["pos"] == row.get("final", row["start"] | moved)
    resolved = [(event["card"], event["ship"]) for event in told["events"] if event["type"] == "Discarded"]
    assert resolved == sorted((card, ship) for ship, card in row["plays"].items())


@pytest.mark.parametrize("row", cases("examples"))
def test_example_of_the_rulebook_step_by_step(row: dict[str, Any]) -> None:
    spaces = dict(row["start"])
    for card, ship, space in row.get("steps", []):
        if ship not in row.get("emergency_stop", []):
            told = resolve({"pos": spaces, "mover": ship, "card": card})
            assert told["pos"] == spaces | {ship: space}
            spaces = told["pos"]
        assert spaces[ship] == space


@pytest.mark.rule("GR-41", "GR-42", "GR-67", "GR-76")
def test_d37_later_cards_use_the_positions_after_a_beam() -> None:
    told = RESOLVER.resolve_text("B10 Y12 R20 d26 d36 : Y=J B=Z")
    assert told["pos"] == {"B": 6, "Y": 12, "R": 18, "d26": 24, "d36": 34}


@pytest.mark.rule("GR-69", "GR-84", "GR-85")
def test_d38_the_stop_does_not_undo_a_pull() -> None:
    told = RESOLVER.resolve_text("B10 Y12 R20 d26 d36 : Y=J B=Z stop=B")
    assert told["pos"]["B"] == 13


@pytest.mark.rule("GR-85", "GR-87")
def test_d39_the_stop_may_cancel_the_own_beam() -> None:
    told = RESOLVER.resolve_text("B10 Y12 R20 d26 d36 : Y=J B=Z stop=Y")
    assert told["pos"] == {"B": 17, "Y": 12, "R": 20, "d26": 26, "d36": 36}
    assert [event["card"] for event in told["events"] if event["type"] == "Discarded"] == ["J", "Z"]


@pytest.mark.rule("GR-04", "GR-91")
def test_d42_after_round_six_the_ship_nearest_the_gate_wins() -> None:
    told = RESOLVER.resolve_text("B31 Y30 R0 G44 d26 d36 : round=6 phase=6")
    assert told["winner"] == "G"


@pytest.mark.rule("GR-07")
def test_d43_with_everybody_in_the_singularity_nobody_wins() -> None:
    told = RESOLVER.resolve_text("B0 Y0 R0 G0 d26 d36 : round=6 phase=6")
    assert told["winner"] is None
    assert told["events"][-1] == {"type": "MatchDrawn", "rule": "GR-07"}


@pytest.mark.rule("GR-97", "GR-107")
def test_d48_solo_after_round_four_is_lost_however_near_the_gate() -> None:
    told = RESOLVER.resolve_text("B53 Y10 d36 : +solo round=4 phase=6")
    assert told["winner"] is None
    assert told["events"][-1] == {"type": "SoloLost", "reason": "time", "rule": "GR-97"}
