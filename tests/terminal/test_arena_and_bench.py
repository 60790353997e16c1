"""`pelagos arena` and `pelagos bench`: tables for people, JSON for programs."""

import json
import sys

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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_robin_prints_ratings_and_who_did_better_against_whom(console: Console, language: str) -> None:
    heard = console(f"arena gravwell --bots random,normal,search:2 --round-robin --games 6 --lang {language}")
    assert heard.code == 0
    lines = heard.out.splitlines()
    assert len([line for line in lines if line.strip().startswith(("random", "normal", "search:2"))]) == 6
    assert heard.out.count(" ± ") == 3
    assert "[arena" not in heard.out


def test_a_tournament_goes_on_from_its_file_and_refuses_that_of_another(console: Console) -> None:
    first = console("arena gravwell --games 4 --results r.jsonl --json")
    kept = (console.folder / "r.jsonl").read_bytes()
    assert console("arena gravwell --games 4 --results r.jsonl --json").out == first.out
    refused = console("arena gravwell --games 4 --results r.jsonl --seed other")
    assert refused.code == 2
    assert "r.jsonl holds another tournament: the seed is another one" in refused.err
    assert (console.folder / "r.jsonl").read_bytes() == kept


def test_a_tournament_is_drawn_into_a_folder(console: Console) -> None:
    heard = console("arena gravwell --games 4 --plots pictures --json")
    assert (heard.code, json.loads(heard.out)["games"]) == (0, 4), heard.err
    drawn = {file.name for file in (console.folder / "pictures").iterdir()}
    assert drawn == {f"{name}.{form}" for name in ("ratings", "seats", "lengths", "actions") for form in ("png", "svg")}
    assert "pictures" in heard.err


def test_without_the_parts_that_draw_the_reader_learns_what_to_install(
    console: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "pelagos.research.plots", raising=False)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    heard = console("arena gravwell --games 2 --plots pictures")
    assert heard.code == 2
    assert "pelagos[research]" in heard.err


def test_figures_are_measured_and_printed(console: Console) -> None:
    measured = json.loads(console("bench gravwell --seats 2 --seconds 0 --repeats 1 --json").out)
    assert measured["game"] == "gravwell"
    assert {"playout", "clone", "observe", "sample"} <= {figure["name"] for figure in measured["figures"]}
    heard = console("bench gravwell --seats 2 --seconds 0 --repeats 1 --lang es")
    assert heard.code == 0
    assert "Partida al azar, decisiones" in heard.out
    assert "[bench-" not in heard.out
