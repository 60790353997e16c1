"""`pelagos rules`: the numbered rules in words, and which of them are tested."""

import json

import pytest

from pelagos.kernel.rulebook import Rule, Rulebook
from pelagos.terminal import coverage
from pelagos.text import LANGUAGES
from tests.support.console import Console


def test_a_rule_is_found_by_its_number_alone(console: Console) -> None:
    heard = console("rules gr-53")
    assert heard.out.startswith("GR-53  If the nearest ship ahead")
    assert console("rules gravwell GR-53").out == heard.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_are_printed_under_their_chapters(console: Console, language: str) -> None:
    text = console(f"rules gravwell --lang {language}").out
    assert all(f"\nGR-{number:02} " in text for number in range(1, 109))


def test_rules_of_the_table_are_rules_too(console: Console) -> None:
    assert "PL-07" in console("rules").out


@pytest.mark.parametrize(("language", "mark"), [("en", "Uncertain: "), ("el", "Αβέβαιο: "), ("es", "Incierto: ")])
def test_what_is_uncertain_of_a_rule_follows_it(console: Console, language: str, mark: str) -> None:
    first, *others = console(f"rules spacealert SA-170 --lang {language}").out.splitlines()
    assert first.startswith("SA-170  ")
    assert any(line.startswith(f"       {mark}") for line in others)
    assert {len(line) - len(line.lstrip()) for line in others} == {7}
    assert mark not in console(f"rules spacealert SA-169 --lang {language}").out


def test_rules_are_searched_by_what_they_say(console: Console) -> None:
    text = console("rules gravwell --search EMERGENCY").out
    assert "GR-83" in text
    assert "GR-53" not in text
    assert "No rule contains “zebra”" in console("rules --search zebra").out


def test_rules_as_json(console: Console) -> None:
    rules = json.loads(console("rules gravwell GR-47 --json --lang el").out)["rules"]["gravwell"]
    assert [rule["number"] for rule in rules] == ["GR-47"]
    assert (rules[0]["status"], rules[0]["uncertain"]) == ("text", "")
    [disputed] = json.loads(console("rules spacealert SA-046 --json").out)["rules"]["spacealert"]
    assert "before or after" in disputed["uncertain"]


def test_an_unknown_rule_or_game_is_told(console: Console) -> None:
    assert console("rules gravwell GR-999").code == 2
    assert "There is no rule “GR-999”" in console("rules GR-999").err
    for line in ("rules chess", "rules chess GR-1", "rules gravwel --coverage"):
        heard = console(line)
        assert (heard.code, heard.out) == (2, "")
        name = line.split()[1]
        assert f"There is no game “{name}”" in heard.err
        assert all(known in heard.err for known in ("gravwell", "itchyfeet", "northwest", "spacealert")), line


def test_coverage_counts_tested_waived_and_missing_rules() -> None:
    book = Rulebook({"X-1": Rule("a"), "X-2": Rule("a", waived="why"), "X-3": Rule("a"), "X-4": Rule("a", waived="no")})
    assert coverage.cover(book, frozenset({"X-1", "X-4"})) == {
        "total": 4,
        "tested": 2,
        "waived": 1,
        "missing": ["X-3"],
        "waived_rules": {"X-2": "why"},
    }


def test_without_tests_or_pytest_coverage_says_what_to_do(console: Console, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coverage, "find_spec", lambda _name: None)
    heard = console("rules --coverage")
    assert (heard.code, "Only pytest can say" in heard.err) == (2, True)
    monkeypatch.setattr("pelagos.__file__", "/nowhere/src/pelagos/__init__.py")
    assert "Pelagos was installed without them" in console("rules --coverage").err


def test_tests_that_cannot_be_collected_are_told(console: Console, monkeypatch: pytest.MonkeyPatch) -> None:
    tests = console.folder / "tests"
    tests.mkdir()
    (tests / "test_broken.py").write_text("import no_such_module\n", encoding="utf-8")
    monkeypatch.setattr(coverage, "tests_folder", lambda: tests)
    heard = console("rules --coverage")
    assert (heard.code, "cannot be collected" in heard.err) == (1, True)
