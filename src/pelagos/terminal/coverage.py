"""Which rules have a test, from the citations of the tests themselves."""

import json
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pelagos
from pelagos.kernel.errors import BrokenInvariant, IllegalText
from pelagos.kernel.rulebook import Rulebook

PLUGIN = "pelagos.terminal.marks"
OPTION = "--pelagos-marks"


def tests_folder() -> Path:
    """Return the folder of the tests of this checkout.

    Raises:
        IllegalText: Pelagos was installed without its tests.
    """
    folder = Path(pelagos.__file__).resolve().parents[2] / "tests"
    if not folder.is_dir():
        raise IllegalText(None, "no-tests")
    return folder


def rules_of_tests() -> frozenset[str]:
    """Return the numbers of all rules that a collected test cites with ``pytest.mark.rule``.

    Raises:
        IllegalText: the tests, or pytest, are not there.
        BrokenInvariant: the tests cannot be collected.
    """
    folder = tests_folder()
    if find_spec("pytest") is None:
        raise IllegalText(None, "no-pytest")
    with tempfile.TemporaryDirectory() as work:
        report = Path(work) / "rules.json"
        quiet = ["-q", "--collect-only", "-p", "no:cacheprovider", "-p", PLUGIN, OPTION, str(report)]
        run = subprocess.run(  # noqa: S603  # our own interpreter and fixed arguments
            [sys.executable, "-m", "pytest", *quiet, str(folder)],
            cwd=folder.parent,
            capture_output=True,
            text=True,
            check=False,
        )
        if run.returncode or not report.exists():
            raise BrokenInvariant(None, "tests-not-collected", reason=last_line(run.stdout) or last_line(run.stderr))
        return frozenset(json.loads(report.read_text(encoding="utf-8")))


def last_line(text: str) -> str:
    """Return the last line that says something."""
    return next((line.strip() for line in reversed(text.splitlines()) if line.strip()), "")


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
