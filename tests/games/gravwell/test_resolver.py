"""What `pelagos resolve gravwell` answers."""

import json
from typing import Any

import pytest

from pelagos.games.gravwell.game import GAME
from pelagos.games.gravwell.options import GravwellOptions
from pelagos.games.gravwell.position_state import position_of, state_of
from pelagos.games.gravwell.position_text import read_position, write_position
from pelagos.games.gravwell.resolver import RESOLVER
from pelagos.kernel.chance import Seeded
from pelagos.kernel.errors import IllegalText
from tests.games.gravwell.support import HANDS, Table, step_random


def resolve(line: str) -> dict[str, Any]:
    return RESOLVER.resolve_text(line)


def test_both_forms_of_json_and_the_line_answer_alike() -> None:
    spaces = {"B": 12, "Y": 5, "R": 0, "d26": 26, "d36": 36}
    line = resolve("B12 Y5 R0 d26 d36 : B=X")
    assert RESOLVER.resolve_json(json.dumps({"pos": spaces, "mover": "B", "card": "X"}).encode()) == line
    assert RESOLVER.resolve_json(json.dumps({"start": spaces, "plays": {"B": "X"}}).encode()) == line
    assert line["pos"] == spaces | {"B": 15}


def test_the_answer_is_plain_json() -> None:
    answer = resolve("B54 Y52 d36@53 : Y=B +gate_activated phase=2")
    assert json.loads(json.dumps(answer)) == answer
    assert list(answer) == ["pos", "winner", "events"]


def test_an_event_names_its_class_its_fields_and_its_rule() -> None:
    first, *_ = resolve("B15 Y14 R9 d26 d36 : B=L")["events"]
    assert first == {"type": "Attracted", "ship": "B", "nearest": "Y", "gap": 1, "side": "behind", "rule": "GR-45"}


def test_ships_without_a_card_do_not_move() -> None:
    assert resolve("B12 Y5 R0 d26 d36 : Y=A")["pos"] == {"B": 12, "Y": 6, "R": 0, "d26": 26, "d36": 36}


def test_without_cards_nothing_happens() -> None:
    assert resolve("B12 Y5 d36") == {"pos": {"B": 12, "Y": 5, "d36": 36}, "winner": None, "events": []}


@pytest.mark.rule("GR-03")
def test_a_winner_stays_on_54_and_a_lost_derelict_is_absent() -> None:
    assert resolve("B53 Y30 d36@52 : B=A Y=Z")["pos"] == {"B": 51, "Y": 37, "d36": 52}
    won = resolve("B51 Y30 d36@52 : B=M")
    assert (won["pos"], won["winner"]) == ({"B": 54, "Y": 30, "d36": 52}, "B")
    assert resolve("B53 Y30 d36@52 : B=J")["pos"] == {"B": 53, "Y": 32}


@pytest.mark.rule("GR-101", "GR-102")
def test_ships_that_left_through_the_activated_gate_are_absent_even_as_winners() -> None:
    assert resolve("B51 Y30 d36@52 : B=M +gate_activated")["pos"] == {"Y": 30, "d36": 52}
    ended = resolve("B51 Y30 d36@52 : B=M +gate_activated phase=6")
    assert (ended["pos"], ended["winner"]) == ({"Y": 30, "d36": 52}, "B")
    assert resolve("B54 Y54 R2 : +gate_activated phase=6")["winner"] == ["B", "Y"]


@pytest.mark.rule("GR-06")
def test_a_position_that_is_over_names_its_winner_and_changes_no_more() -> None:
    assert resolve("B54 Y5 d36 : round=2 phase=6") == {"pos": {"B": 54, "Y": 5, "d36": 36}, "winner": "B", "events": []}
    assert resolve("B20 Y54 d36 : +solo")["winner"] is None


@pytest.mark.rule("GR-93", "GR-96", "GR-97")
def test_solo_writes_the_ghost_as_yellow() -> None:
    answer = resolve("B4 Y9 d36 : B=H Y=C +solo")
    assert answer["pos"] == {"B": 8, "Y": 6, "d36": 36}
    assert [event["ship"] for event in answer["events"] if event["type"] == "Discarded"] == ["Y", "B"]


@pytest.mark.rule("GR-89", "GR-90")
@pytest.mark.parametrize(("number", "phase", "kinds"), [(1, 5, []), (1, 6, ["RoundEnded", "StopsRestored"])])
def test_the_round_ends_in_phase_6_only(number: int, phase: int, kinds: list[str]) -> None:
    events = resolve(f"B12 Y5 d36 : round={number} phase={phase}")["events"]
    assert [event["type"] for event in events] == kinds


def test_faults_come_out_as_refusals() -> None:
    with pytest.raises(IllegalText):
        resolve("B12 Y12")
    with pytest.raises(IllegalText):
        RESOLVER.resolve_json(b"{")


@pytest.mark.parametrize(
    "line",
    [
        "B12 Y5 R0 d26 d36@24 : B=X Y=C used=R +hardcore age=YBR round=3 phase=2",
        "B0 Y54 R7 G9 d26 : R=Q +gate_activated phase=4",
        "B3 Y9 d36@31 : B=X Y=C +solo phase=2",
        "B3 Y9",
        "B3 Y9 R1 d26",
        "B3 Y9 d26",
        "B3 Y9 d26 d36",
    ],
)
def test_a_position_becomes_a_state_and_the_state_a_position(line: str) -> None:
    position = read_position(line)
    state, _ = state_of(position)
    assert write_position(position_of(state)) == line


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_position_of_a_running_match_can_be_written_read_and_is_the_same_for_every_viewer(seats: int) -> None:
    chance, choice = Seeded.of("running"), Seeded.of("answers")
    state = GAME.start(GravwellOptions(), seats, chance)
    while state.pending and state.round < 2:
        position = position_of(state)
        assert read_position(write_position(position)) == position
        for viewer in (None, *range(seats)):
            assert position_of(GAME.observe(state, viewer)) == position
        step_random(state, chance, choice)


def test_the_position_of_a_match_holds_the_cards_still_to_resolve_and_the_used_stops() -> None:
    table = Table(HANDS[2]).draft().phase("AG", stops="A").place("B20 Y15 d36@40").lay("B").lay("M")
    assert write_position(position_of(table.state)) == "B18 Y15 d36@40 : Y=M used=B phase=2"
