"""`pelagos resolve`: positions in notation and in JSON."""

import json

import pytest

from pelagos.text import LANGUAGES
from tests.support.console import Console
from tests.text.ftl import flaws

POSITION = "B12 Y5 R0 d26 d36 : B=X Y=J"
OBJECT = {"pos": {"B": 12, "Y": 5, "R": 0, "d26": 26, "d36": 36}, "mover": "B", "card": "X"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_is_told_in_sentences_with_rules(console: Console, language: str) -> None:
    heard = console(f"resolve gravwell --lang {language}", (), POSITION)
    assert heard.code == 0
    assert "[GR-60]" in heard.out
    assert "13" in heard.out
    assert not flaws(heard.out.replace("[GR-", "("))


def test_an_object_is_resolved_from_a_file(console: Console) -> None:
    (console.folder / "in.json").write_text(json.dumps(OBJECT), encoding="utf-8")
    answer = json.loads(console("resolve gravwell --json in.json").out)
    assert answer["pos"]["B"] == 15
    assert answer["winner"] is None
    assert all("rule" in event for event in answer["events"])


@pytest.mark.parametrize("text", ["{", "[]", '{"pos": 3}', '{"pos": {"Q": 1}}', '{"pos": {"B": 1, "Y": 1}}', "\xff"])
def test_bad_json_gives_an_error_object_and_exit_code_2(console: Console, text: str) -> None:
    (console.folder / "in.json").write_text(text, encoding="latin-1")
    heard = console("resolve gravwell --json in.json")
    assert heard.code == 2
    error = json.loads(heard.out)["error"]
    assert set(error) == {"code", "message", "rule"}
    assert error["code"]
    assert error["message"]
    assert not flaws(error["message"])


@pytest.mark.parametrize("game", ["gravwell", "itchyfeet", "northwest", "spacealert"])
def test_json_nested_too_deep_is_refused_by_every_game(console: Console, game: str) -> None:
    (console.folder / "in.json").write_text("[" * 100_000, encoding="utf-8")
    heard = console(f"resolve {game} --json in.json")
    assert heard.code == 2
    assert not flaws(json.loads(heard.out)["error"]["message"])


def test_a_mark_before_the_object_is_no_fault(console: Console) -> None:
    (console.folder / "in.json").write_text(json.dumps(OBJECT), encoding="utf-8-sig")
    assert console("resolve gravwell --json in.json").code == 0


@pytest.mark.parametrize(
    ("changes", "shown"),
    [
        ({"turns": 10**40}, "> 10^15"),
        ({"players": -(10**40)}, "< -10^15"),
        ({"tracks": {"red": "\x1b[31m\x00"}}, "\\x1b[31m\\x00"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_shown_of_bad_values_cannot_break_the_text_or_steer_the_terminal(
    console: Console, language: str, changes: dict[str, object], shown: str
) -> None:
    track = dict.fromkeys(("red", "white", "blue", "internal"), "T1")
    (console.folder / "in.json").write_text(
        json.dumps({"tracks": track, "programs": [["A"]]} | changes), encoding="utf-8"
    )
    heard = console(f"resolve spacealert in.json --lang {language}")
    assert heard.code == 2
    assert shown in heard.err
    assert "\x1b" not in heard.err


def test_a_missing_file_is_an_error_object_too(console: Console) -> None:
    heard = console("resolve gravwell --json nowhere.json")
    assert heard.code == 2
    assert json.loads(heard.out)["error"]["code"] == "file"


def test_a_bad_position_says_what_and_where_in_the_readers_language(console: Console) -> None:
    heard = console("resolve gravwell --lang es", (), "B12 Y5 Q0")
    assert heard.code == 2
    assert "«Q0» no es una nave" in heard.err
    assert "(Columna 8.)" in heard.err
    assert "[GR-14]" in heard.err


def test_an_unknown_game_and_a_missing_position_are_told(console: Console) -> None:
    assert "Possible: gravwell" in console("resolve chess", (), POSITION).err
    assert console("resolve gravwell").code == 2
    assert console("resolve gravwell --json -", (), POSITION).err.startswith("Give a position in notation")


@pytest.mark.parametrize(
    ("game", "text", "field"),
    [
        ("gravwell", '{"pos": {"B": 12, "B": 13, "R": 0}, "mover": "B", "card": "X"}', "B"),
        ("northwest", '{"position": "", "position": "", "actions": []}', "position"),
        ("itchyfeet", '{"position": "", "actions": [], "actions": []}', "actions"),
        ("spacealert", '{"crew": 4, "crew": 5}', "crew"),
    ],
)
def test_a_key_that_stands_twice_is_named_and_refused(console: Console, game: str, text: str, field: str) -> None:
    (console.folder / "in.json").write_text(text, encoding="utf-8")
    heard = console(f"resolve {game} --json in.json --lang en")
    assert heard.code == 2
    error = json.loads(heard.out)["error"]
    assert error["code"].endswith("twice")
    assert f"“{field}”" in error["message"]
