"""Which rules have a test, from the citations of the tests themselves."""

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pelagos
from pelagos.conformance.citations import rules_of_tests
from pelagos.kernel.errors import IllegalText
from pelagos.kernel.rulebook import Rulebook


def tests_folder() -> Path:
    """Return the folder of the tests of this checkout.

    Raises:
        IllegalText: Pelagos was installed without its tests.
    """
    folder = Path(pelagos.__file__).resolve().parents[2] / "tests"
    if not folder.is_dir():
        raise IllegalText(None, "no-tests")
    return folder


def rules_of_this_checkout() -> frozenset[str]:
    """Return the numbers of all rules that a test of this checkout cites.

    Raises:
        IllegalText: the tests, or pytest, are not there.
        BrokenInvariant: the tests cannot be collected.
    """
    folder = tests_folder()
    if find_spec("pytest") is None:
        raise IllegalText(None, "no-pytest")
    return rules_of_tests(folder)


def cover(book: Rulebook, tested: frozenset[str]) -> dict[str, Any]:
    """Return how many rules of a book there are, are tested and are waived, and which are neither."""
    waived = [number for number, rule in book.rules.items() if rule.waived and number not in tested]
    missing = [number for number in book.rules if number not in tested and number not in waived]
    return {
        "total": len(book.rules),
        "tested": len(book.rules) - len(waived) - len(missing),
        "waived": len(waived),
        "missing": missing,
        "waived_rules": {number: book.rules[number].waived for number in waived},
    }
