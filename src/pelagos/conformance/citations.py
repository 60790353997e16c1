"""Which rules a game's code carries out, and which its tests prove, from the citations of both."""

import ast
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from pelagos.conformance.driving import Subject
from pelagos.conformance.failure import ConformanceFailure, fail_as
from pelagos.kernel.errors import BrokenInvariant

PLUGIN = "pelagos.conformance.marks"
OPTION = "--pelagos-marks"
CITING = ("cite", "rule")


def check_rules_are_carried_out(subject: Subject) -> None:
    """Every rule that is not waived is cited by the game's code, and the code cites no rule that does not exist."""
    failure = fail_as("rules are carried out")
    idle = _not_cited(subject, rules_of_code(subject.game.package), failure)
    if idle:
        raise failure(f"no code cites {', '.join(idle)}")


def check_rules_are_tested(subject: Subject) -> None:
    """Every rule that is not waived is cited by a test, and the tests cite no rule that does not exist."""
    failure = fail_as("rules are tested")
    if subject.tests is None:
        raise failure("the subject names no folder of tests")
    untested = _not_cited(subject, rules_of_tests(subject.tests), failure)
    if untested:
        raise failure(f"no test cites {', '.join(untested)}")


def _not_cited(subject: Subject, cited: frozenset[str], failure: Callable[[str], ConformanceFailure]) -> list[str]:
    """Return the rules neither cited nor waived; others whose numbers begin like the game's must not be cited."""
    rules = subject.game.rulebook.rules
    prefixes = {_prefix(number) for number in rules}
    unknown = sorted(number for number in cited if number not in rules and _prefix(number) in prefixes)
    if unknown:
        raise failure(f"cited, but not in the rulebook: {', '.join(unknown)}")
    return [number for number, rule in rules.items() if number not in cited and not rule.waived]


def rules_of_code(package: str) -> frozenset[str]:
    """Return the numbers that the modules of a package hand to `cite` and `rule`."""
    return frozenset(
        number for source in _sources(files(package)) for number in _cited_in(ast.parse(source.read_text("utf-8")))
    )


def rules_of_tests(folder: Path) -> frozenset[str]:
    """Return the numbers of all rules that a collected test cites with ``pytest.mark.rule``.

    Raises:
        BrokenInvariant: the tests cannot be collected.
    """
    folder = folder.resolve()
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
            raise BrokenInvariant(None, "tests-not-collected", reason=_last_line(run.stdout) or _last_line(run.stderr))
        return frozenset(json.loads(report.read_text(encoding="utf-8")))


def _sources(folder: Traversable) -> Iterator[Traversable]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _sources(entry)
        elif entry.name.endswith(".py"):
            yield entry


def _cited_in(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CITING:
            for argument in node.args:
                yield from _texts_in(argument)


def _texts_in(tree: ast.AST) -> Iterator[str]:
    if isinstance(tree, ast.JoinedStr):
        return  # only a part of a number is written here; `cite` judges the whole of it at import
    if isinstance(tree, ast.Constant) and isinstance(tree.value, str):
        yield tree.value
    for node in ast.iter_child_nodes(tree):
        yield from _texts_in(node)


def _prefix(number: str) -> str:
    return number.partition("-")[0]


def _last_line(text: str) -> str:
    return next((line.strip() for line in reversed(text.splitlines()) if line.strip()), "")
