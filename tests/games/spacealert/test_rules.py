"""Every numbered rule has a test, or a reason why not."""

import re
from pathlib import Path

import pytest

from pelagos.games.spacealert.rulebook import RULEBOOK, cite
from pelagos.games.spacealert.rules import timeline
from pelagos.kernel.errors import BrokenInvariant

TESTED = {
    number
    for path in Path(__file__).parent.rglob("test_*.py")
    for marks in re.findall(r"mark\.rule\(([^)]*)\)", path.read_text(encoding="utf-8"))
    for number in re.findall(r"SA-\d+", marks)
}


def test_every_rule_is_tested_or_waived_with_a_reason() -> None:
    waived = {number for number, rule in RULEBOOK.rules.items() if rule.waived}
    assert set(RULEBOOK.rules) - waived - TESTED == set()
    assert len({RULEBOOK.rules[number].waived for number in waived}) <= 3


def test_every_marked_number_exists() -> None:
    assert set(RULEBOOK.rules) >= TESTED


def test_functions_say_which_rules_they_carry_out() -> None:
    assert timeline.EFFECTS
    assert len(RULEBOOK.functions) > 70


def test_a_number_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(BrokenInvariant):
        cite("SA-999")
