"""A rule that no code or no test cites, and a citation of a rule that does not exist, are noticed."""

from pathlib import Path
from typing import Any

import pytest

from pelagos.conformance import citations
from pelagos.conformance.citations import check_rules_are_carried_out, check_rules_are_tested, rules_of_tests
from pelagos.conformance.driving import Subject
from pelagos.conformance.failure import ConformanceFailure
from pelagos.kernel.errors import BrokenInvariant
from pelagos.kernel.game import Game
from pelagos.kernel.rulebook import Rule, Rulebook
from tests.spikes.pebbles.game import GAME, pebbles

KNOWN = {str(number): rule for number, rule in GAME.rulebook.rules.items()}
TESTS = """
import pytest

@pytest.mark.rule({})
def test_it() -> None: ...
"""


def with_rules(rules: dict[str, Rule]) -> Game[Any]:
    return pebbles(rulebook=Rulebook(rules))


def written(folder: Path, *numbers: str) -> Path:
    (folder / "test_it.py").write_text(TESTS.format(", ".join(map(repr, numbers))), encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = rule(*ids): a rule\n", encoding="utf-8")
    return folder


def test_the_rules_of_pebbles_are_all_carried_out() -> None:
    check_rules_are_carried_out(Subject(GAME, ()))


def test_a_rule_without_code_is_noticed_unless_it_is_waived() -> None:
    with pytest.raises(ConformanceFailure, match="no code cites PB-99"):
        check_rules_are_carried_out(Subject(with_rules(KNOWN | {"PB-99": Rule("play")}), ()))
    check_rules_are_carried_out(Subject(with_rules(KNOWN | {"PB-99": Rule("play", waived="only advice")}), ()))


def test_code_that_cites_what_does_not_exist_is_noticed() -> None:
    game = pebbles()
    game.rulebook = Rulebook({number: rule for number, rule in KNOWN.items() if number != "PB-03"})
    with pytest.raises(ConformanceFailure, match="not in the rulebook: PB-03"):
        check_rules_are_carried_out(Subject(game, ()))


def test_what_the_tests_of_a_folder_cite_is_collected(tmp_path: Path) -> None:
    assert rules_of_tests(written(tmp_path, "PB-01", "PB-77")) == {"PB-01", "PB-77"}


def cited_by_tests(numbers: list[str], monkeypatch: pytest.MonkeyPatch) -> Subject:
    monkeypatch.setattr(citations, "rules_of_tests", lambda folder: frozenset(numbers))
    return Subject(GAME, (), tests=Path("tests"))


def test_a_rule_without_a_test_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = list(KNOWN)
    check_rules_are_tested(cited_by_tests(numbers, monkeypatch))
    with pytest.raises(ConformanceFailure, match=f"no test cites {numbers[-1]}"):
        check_rules_are_tested(cited_by_tests(numbers[:-1], monkeypatch))


def test_a_test_of_a_rule_that_does_not_exist_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ConformanceFailure, match="not in the rulebook: PB-77"):
        check_rules_are_tested(cited_by_tests([*KNOWN, "PB-77"], monkeypatch))


def test_a_subject_without_tests_is_noticed() -> None:
    with pytest.raises(ConformanceFailure, match="no folder"):
        check_rules_are_tested(Subject(GAME, ()))


def test_tests_that_cannot_be_collected_are_no_proof(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("import nothing_of_the_kind\n", encoding="utf-8")
    with pytest.raises(BrokenInvariant, match="tests-not-collected"):
        rules_of_tests(tmp_path)
