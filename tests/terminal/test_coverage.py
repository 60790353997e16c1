"""Every rule of every installed game is tested, or waived with a reason; every rule that a test cites exists."""

import json
from functools import cache

import pytest

from pelagos.kernel.discovery import load_all
from pelagos.kernel.table_rules import TABLE_RULES
from pelagos.terminal.coverage import cover, rules_of_this_checkout
from tests.support.console import Console
from tests.text.ftl import PACKAGES

GAMES = {name: game for name, game in load_all()[0].items() if game.package in PACKAGES}
cited = cache(rules_of_this_checkout)


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_is_tested_or_waived(name: str) -> None:
    assert cover(GAMES[name].rulebook, cited())["missing"] == []


def test_every_rule_of_the_table_is_tested() -> None:
    assert cover(TABLE_RULES, cited())["missing"] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_of_a_game_that_a_test_cites_exists(name: str) -> None:
    book = GAMES[name].rulebook
    prefixes = {number.partition("-")[0] for number in book.rules}
    known = {number for number in cited() if number.partition("-")[0] in prefixes}
    assert known <= set(book.rules)


def test_the_command_prints_the_same_counts(console: Console) -> None:
    found = json.loads(console("rules gravwell --coverage --json").out)
    assert found == {"games": {"gravwell": cover(GAMES["gravwell"].rulebook, cited())}}
    assert found["games"]["gravwell"]["total"] == 108
