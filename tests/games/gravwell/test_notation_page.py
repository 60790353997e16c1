"""Every example of the handbook's page on notation does what the page says."""

import json
import re
from pathlib import Path

import pytest

from pelagos.games.gravwell.decisions import PickPile, PlayCard, UseStop
from pelagos.games.gravwell.game import GAME
from pelagos.games.gravwell.position import DERELICT_SPACES
from pelagos.games.gravwell.position_json import read_position_json
from pelagos.games.gravwell.position_text import read_position, write_position
from pelagos.games.gravwell.resolver import RESOLVER
from pelagos.kernel.errors import IllegalText
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.notation import read_action, write_action
from pelagos.kernel.record_reading import read_record
from pelagos.kernel.record_writing import write_record

PAGE = Path(__file__).parents[3] / "docs" / "notation.md"
BLOCKS = re.findall(r"^```([\w-]+)\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
QUESTIONS = {
    "pick": PickPile(id=1, group=1, actor=Seat(0)),
    "play": PlayCard(id=1, group=1, actor=Seat(0)),
    "stop": UseStop(id=1, group=1, actor=Seat(0), card=CardId(0)),
}


def blocks(kind: str) -> list[str]:
    found = [text for name, text in BLOCKS if name == kind]
    assert found, kind
    return found


def lines(kind: str) -> list[str]:
    return [line for text in blocks(kind) for line in text.splitlines()]


def pairs(kind: str) -> list[tuple[str, str]]:
    return [(before, after) for before, _, after in (line.partition(" => ") for line in lines(kind))]


def test_every_example_is_of_a_kind_that_is_tested_here() -> None:
    tested = {
        "action",
        "position",
        "position-rewritten",
        "position-resolved",
        "position-refused",
        "json",
        "json-answer",
    }
    assert {name for name, _ in BLOCKS} == tested | {"record"}


@pytest.mark.parametrize("text", lines("action"))
def test_an_action_reads_back(text: str) -> None:
    assert write_action(GAME, read_action(GAME, QUESTIONS[text.split(maxsplit=1)[0]], text)) == text


@pytest.mark.parametrize("line", lines("position"))
def test_a_position_reads_back(line: str) -> None:
    assert write_position(read_position(line)) == line


@pytest.mark.parametrize(("line", "rewritten"), pairs("position-rewritten"))
def test_a_position_is_written_back_in_one_way(line: str, rewritten: str) -> None:
    assert write_position(read_position(line)) == rewritten


@pytest.mark.parametrize(("line", "after"), pairs("position-resolved"))
def test_a_position_resolves_as_the_page_says(line: str, after: str) -> None:
    answer = RESOLVER.resolve_text(line)
    words = []
    for ship, space in answer["pos"].items():
        derelict = ship if DERELICT_SPACES.get(ship) == space else f"{ship}@{space}"
        words.append(derelict if ship in DERELICT_SPACES else f"{ship}{space}")
    winner = f", {answer['winner']} wins" if answer["winner"] else ""
    assert " ".join(words) + winner == after


@pytest.mark.parametrize(("line", "refusal"), pairs("position-refused"))
def test_a_faulty_position_is_refused_as_the_page_says(line: str, refusal: str) -> None:
    with pytest.raises(IllegalText) as refused:
        read_position(line)
    error = refused.value
    assert f"column {error.arguments['column']}: {error.rule} {error.key}" == refusal


def test_the_json_examples_say_what_the_lines_say() -> None:
    card, phase = blocks("json")
    assert write_position(read_position_json(card.encode())) == "B12 Y5 R0 d26 d36 : B=X"
    assert [write_position(read_position_json(phase.encode()))] == lines("position")
    (answer,) = blocks("json-answer")
    assert RESOLVER.resolve_json(phase.encode()) == json.loads(answer)


def test_the_record_reads_back_and_may_be_cut_after_any_answer() -> None:
    (text,) = blocks("record")
    record = read_record(GAME, text)
    assert write_record(GAME, record) == text
    for made in range(len(record.inputs) + 1):
        shorter = write_record(GAME, record.cut(made))
        assert text.startswith(shorter.removesuffix(f"inputs: {made}\n"))
        assert len(read_record(GAME, shorter).inputs) == made
