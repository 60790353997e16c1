"""The worked missions of the rule ledger."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pelagos.games.spacealert.reading import read_mission
from pelagos.games.spacealert.resolver import resolve
from pelagos.games.spacealert.rules.delays import shift
from pelagos.games.spacealert.state import Card
from tests.games.spacealert.table import play

EXAMPLES: dict[str, Any] = json.loads((Path(__file__).parent / "examples.json").read_text(encoding="utf-8"))
TILES = ("upper_weapon", "lower_weapon", "shield", "reactor", "gravolift", "structural")


def named(examples: list[dict[str, Any]]) -> list[Any]:
    return [pytest.param(example, id=example["id"]) for example in examples]


@pytest.mark.rule("SA-098", "SA-100")
@pytest.mark.parametrize("example", named(EXAMPLES["missions"]))
def test_a_worked_mission_ends_as_it_should(example: dict[str, Any]) -> None:
    report = msgspec.to_builtins(resolve(read_mission(json.dumps(example).encode())))
    expected = example["derived_final_state"]
    assert {key: report[key] for key in expected} == {
        key: tuple(value) if isinstance(value, list) else value for key, value in expected.items()
    }


@pytest.mark.rule("SA-092")
@pytest.mark.parametrize(("first", "score"), [(tile, -6 if tile == "upper_weapon" else 2) for tile in TILES])
def test_the_first_tile_decides(first: str, score: int) -> None:
    example = EXAMPLES["branching"][0] | {"tiles": {"white": [first]}}
    assert resolve(read_mission(json.dumps(example).encode())).score == score


@pytest.mark.rule("SA-155", "SA-156")
@pytest.mark.parametrize("turn", range(1, 13))
def test_interceptors_are_traced_turn_by_turn(turn: int) -> None:
    trace = EXAMPLES["movement_traces"][0]
    programs = [" ".join("." if slot is None else slot for slot in program) for program in trace["programs"]]
    played = play(*programs, turns=turn, double_actions=True)
    assert played.station() == trace["expected_player_0"][turn - 1]


def slots(text: str) -> list[Card | None]:
    return [None if word == "." else (word,) for word in text.split()]


@pytest.mark.rule("SA-052")
def test_delays_of_one_slot_do_not_add_up() -> None:
    cards = slots("A . B C A . . B . C A B")
    steps = {
        1: "A . B C A . . B . C A B",
        2: "A . . B C A . B . C A B",
        3: "A . . . B C A B . C A B",
        6: "A . . . B C . A B C A B",
        8: "A . . . B C . A . B C A",
        11: "A . . . B C . A . B C .",
    }
    for index, expected in steps.items():
        shift(cards, index)
        shift(cards, index)
        assert cards == slots(expected)


@pytest.mark.rule("SA-052")
@pytest.mark.parametrize(
    ("before", "delayed", "after"),
    [
        (". bots B .", [1], ". . bots B"),
        ("lift red blue A B C bots", [0, 0, 2, 2, 4], ". lift . red . blue A"),
        ("lift blue A bots C B", [1, 0], ". lift blue A bots C"),
        ("B bots blue", [0, 0], ". B bots"),
    ],
)
def test_a_blank_slot_swallows_the_shift(before: str, delayed: list[int], after: str) -> None:
    cards = slots(before)
    for index in delayed:
        shift(cards, index)
    assert cards == slots(after)
