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
