"""Every error that the source can raise, found in its syntax tree."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from tests.text.ftl import PACKAGES, SOURCE

ERRORS = {"IllegalAction", "IllegalText", "BrokenInvariant", "ChanceMismatch", "Refused"}
REFUSERS = {"refuse"}
"""Helpers of games that are called like an error and add ``text`` and a place to it."""
ALWAYS_KNOWN = {"text", "column", "path"}


class Raised(msgspec.Struct, frozen=True):
    """One place that raises an error."""

    where: str
    package: str
    """Whose texts it needs beside the kernel's; the command line speaks for research and conformance."""
    key: str
    mentions: frozenset[str]
    open_ended: bool
    """Whether it also passes on arguments that the syntax does not show, or part of its key is computed."""


@cache
def errors_in_source() -> tuple[Raised, ...]:
    """Return every place in the package that raises an error with a message key."""
    return tuple(found for path in sorted(SOURCE.rglob("*.py")) if _counts(path) for found in _in_file(path))


def _counts(path: Path) -> bool:
    """Tell whether a file can speak to a user.

    A game counts once it is installed; of the conformance suite only what ``pelagos rules --coverage`` calls.
    """
    if path.is_relative_to(SOURCE / "conformance"):
        return path.name == "citations.py"
    games = SOURCE / "games"
    return not path.is_relative_to(games) or any(path.is_relative_to(folder) for folder in PACKAGES.values())


def _in_file(path: Path) -> Iterator[Raised]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and _name(node.func) in ERRORS | REFUSERS:
            yield from _raised(node, path)


def _raised(node: ast.Call, path: Path) -> Iterator[Raised]:
    if len(node.args) < 2:
        return
    mentions = {keyword.arg for keyword in node.keywords if keyword.arg}
    if "key" in mentions:
        mentions.add("reason")
    if _name(node.func) in REFUSERS:
        mentions |= ALWAYS_KNOWN
    open_ended = any(keyword.arg is None for keyword in node.keywords)
    for key, computed in _keys(node.args[1]):
        where = f"{path.relative_to(SOURCE)}:{node.lineno}"
        yield Raised(where, _package(path), key, frozenset(mentions), open_ended or computed)


def _keys(node: ast.expr) -> Iterator[tuple[str, bool]]:
    """Yield the keys an argument can be; of a computed one, the fixed beginning."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value, False
    elif isinstance(node, ast.IfExp):
        yield from _keys(node.body)
        yield from _keys(node.orelse)
    elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        yield str(node.values[0].value), True


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _package(path: Path) -> str:
    for package, folder in PACKAGES.items():
        if path.is_relative_to(folder):
            return package
    behind_commands = any(path.is_relative_to(SOURCE / part) for part in ("research", "conformance"))
    return "pelagos.terminal" if behind_commands else "pelagos.kernel"
