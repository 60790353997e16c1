"""A citation must exist."""

import pytest

from pelagos.kernel.errors import BrokenInvariant
from pelagos.kernel.rulebook import Rule, Rulebook
from pelagos.kernel.table_rules import TABLE_RULES


def rulebook() -> Rulebook:
    return Rulebook({"A-1": Rule(chapter="a"), "A-2": Rule(chapter="a", waived="commentary")})


def test_a_known_number_is_returned() -> None:
    assert rulebook().cite("A-1") == "A-1"


def test_an_unknown_number_fails_at_once() -> None:
    with pytest.raises(BrokenInvariant, match="unknown-rule"):
        rulebook().cite("A-9")


def test_the_decorator_notes_the_function_and_returns_it_unwrapped() -> None:
    book = rulebook()

    def obey() -> str:
        return "done"

    assert book.rule("A-1", "A-2")(obey) is obey
    assert book.functions == {"A-1": [f"{__name__}.{obey.__qualname__}"], "A-2": [f"{__name__}.{obey.__qualname__}"]}


def test_decorating_with_an_unknown_number_fails_at_once() -> None:
    with pytest.raises(BrokenInvariant, match="unknown-rule"):
        rulebook().rule("A-1", "A-9")


def test_the_table_has_rules_of_its_own() -> None:
    assert list(TABLE_RULES.rules) == [f"PL-0{number}" for number in range(1, 8)]
