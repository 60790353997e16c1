"""`pelagos arena` and `pelagos bench`: tables for people, JSON for programs."""

import json

import pytest

from pelagos.text import LANGUAGES
from tests.support.console import Console


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tournament_prints_a_table_with_intervals(console: Console, language: str) -> None:
    heard = console(f"arena gravwell --games 4 --lang {language}")
    assert heard.code == 0
    assert "normal" in heard.out
    assert "random" in heard.out
    assert "95 %" in heard.out
    assert heard.out.count(" % - ") >= 2


def test_the_same_seed_gives_the_same_tournament(console: Console) -> None:
    first, second = (console("arena gravwell --games 4 --seed t --json").out for _ in range(2))
    assert first == second
    result = json.loads(first)
    assert result["games"] == 4
    assert [standing["bot"] for standing in result["standings"]] == ["normal", "random"]
    assert {"wins", "share", "low", "high"} == set(result["standings"][0]["won"])


def test_options_and_seats_reach_the_tournament(console: Console) -> None:
    result = json.loads(console("arena gravwell --games 3 --seats 3 -o hardcore=yes --json").out)
    assert result["seats"] == 3
    assert result["options"]["hardcore"] is True


def test_figures_are_measured_and_printed(console: Console) -> None:
    measured = json.loads(console("bench gravwell --seats 2 --seconds 0 --repeats 1 --json").out)
    assert measured["game"] == "gravwell"
    assert {"playout", "clone", "observe", "sample"} <= {figure["name"] for figure in measured["figures"]}
    heard = console("bench gravwell --seats 2 --seconds 0 --repeats 1 --lang es")
    assert heard.code == 0
    assert "Partida al azar, decisiones" in heard.out
    assert "[bench-" not in heard.out
