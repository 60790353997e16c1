"""``pelagos resolve northwest``: a position, actions and chance in; position, questions, winner and events out."""

import json
from typing import Any

import pytest

from pelagos.games.northwest.game import GAME
from pelagos.games.northwest.position import read_position
from pelagos.games.northwest.resolver import RESOLVER
from pelagos.kernel.errors import IllegalText
from pelagos.text import LANGUAGES, Catalogue
from tests.games.northwest.support import BOARD_M

CHASE = BOARD_M + "pieces: yellow I4 1.1,2.1,3.2,4.2; red I2 1.0,2.0\nred: ship 2.0\nyellow: ship 4.2\n"
ACTIONS = ["raid 2.1 1", "walk 3.2", "opensea", "place I2 4.2,5.3"]


def resolve(position: str, *actions: str, **more: Any) -> dict[str, Any]:
    return RESOLVER.resolve_json(json.dumps({"position": position, "actions": actions, **more}).encode())


def refused(position: str, *actions: str, **more: Any) -> IllegalText:
    with pytest.raises(IllegalText) as caught:
        resolve(position, *actions, **more)
    return caught.value


def test_a_turn_is_resolved_with_its_events_and_rules() -> None:
    answer = resolve(CHASE, *ACTIONS, chance=["draw S09", "roll 1"])
    assert answer["position"].startswith("r9:  L  W  L* S\n")
    assert answer["pending"] == [{"seat": 0, "kind": "TakeTurn", "rule": "NW-11"}]
    assert answer["winner"] is None
    assert [(event["type"], event["rule"]) for event in answer["events"]] == [
        ("Raided", "NW-28"), ("Walked", "NW-17"), ("SeaDeclared", "NW-34"), ("RouteLeft", "NW-30"),
        ("Placed", "NW-15"), ("RowLaid", "NW-05"),
    ]  # fmt: skip
    assert answer["events"][-1] == {"type": "RowLaid", "row": 9, "tile": "S09", "face": "LWlS", "rule": "NW-05"}
    assert json.loads(json.dumps(answer)) == answer


def test_the_answer_is_a_position_to_go_on_from() -> None:
    answer = resolve(CHASE, *ACTIONS)
    assert read_position(answer["position"]).turn.ap == 0
    assert resolve(answer["position"], "end")["pending"][0]["seat"] == 1


def test_without_chance_a_fixed_seed_decides() -> None:
    assert resolve(CHASE, *ACTIONS) == resolve(CHASE, *ACTIONS, chance=[])


def test_the_winner_is_a_seat_or_a_list_of_seats() -> None:
    rows = "".join(f"r{row}: W W W W\n" for row in range(24, 0, -1))
    won = resolve(rows + "pieces: yellow M1 24.0\nyellow: ship 24.0\nturn: yellow", "exit")
    assert (won["winner"], won["pending"]) == (1, [])
    wide = "".join(f"r{row}: W W W W W W W W\n" for row in range(24, 0, -1))
    team = resolve(wide + "options: teams\npieces: yellow M1 24.0\nyellow: ship 24.0\nturn: yellow", "exit")
    assert team["winner"] == [1, 3]


def test_orders_can_stand_in_the_text_itself() -> None:
    answer = RESOLVER.resolve_text(CHASE + "do: raid 2.1 1; walk 3.2\ndo: opensea\nchance: roll 0")
    assert [event["type"] for event in answer["events"]] == ["Raided", "Walked", "SeaDeclared"]
    assert RESOLVER.resolve_text("r1: W W W W / do: place M1 1.0")["pending"][0]["seat"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answer_can_be_told_in_every_language(language: str) -> None:
    texts = Catalogue(GAME, language, strict=True)
    lines = [texts.line(line) for line in RESOLVER.lines(resolve(CHASE, *ACTIONS))]
    assert lines[0].startswith("[NW-28] ")
    assert any("5.3" in line for line in lines)
    assert not any("{" in line for line in lines)


def test_what_is_refused_names_the_action_and_the_rule() -> None:
    error = refused(CHASE, "raid 2.1 1", "raid 2.1 1")
    assert (error.rule, error.key, error.arguments["number"]) == ("NW-28", "resolve-action", 2)
    assert refused(CHASE, "sail 2.1").key == "resolve-action"


def test_faults_of_the_request_are_named() -> None:
    with pytest.raises(IllegalText) as caught:
        RESOLVER.resolve_json(b"{")
    assert caught.value.key == "json-syntax"
    assert refused(CHASE, moves=[]).key == "json-field"
    assert refused(CHASE, chance=["flip 1"]).key == "resolve-outcome"
    assert refused(CHASE, chance=["roll x"]).key == "resolve-outcome"
    assert refused(CHASE, *ACTIONS, chance=["draw S01"]).key == "resolve-chance"
    rows = "".join(f"r{row}: W W W W\n" for row in range(24, 0, -1))
    over = refused(rows + "pieces: red M1 24.0\nred: ship 24.0", "exit", "end")
    assert (over.key, over.arguments["number"]) == ("resolve-over", 2)
