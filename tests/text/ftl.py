"""What the Fluent files of a package say, read from their syntax tree."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

from fluent.syntax import FluentParser, ast

import pelagos

SOURCE = Path(str(pelagos.__file__)).parent
GROUPS = ("pelagos.games", "pelagos.resolvers")


def installed_games() -> set[str]:
    """Return the packages of the games in this repository that can be played or resolved."""
    modules = {entry.value.partition(":")[0] for group in GROUPS for entry in entry_points(group=group)}
    return {".".join(name.split(".")[:3]) for name in modules if name.startswith("pelagos.games.")}


PACKAGES = {
    "pelagos.kernel": SOURCE / "kernel",
    "pelagos.terminal": SOURCE / "terminal",
    "pelagos.server": SOURCE / "server",
    **{package: SOURCE / "games" / package.rpartition(".")[2] for package in sorted(installed_games())},
}
"""Packages that have texts, and their folders."""
BRACES = re.compile(r"[{}]|\$\w")
RAW_ID = re.compile(
    r"\[[a-z]+-[A-Za-z]|\b(event|error|action|decision|rule|card|ship|option|help|board)-[A-Za-z]+-?\w*\b"
)


@cache
def entries(package: str, language: str) -> dict[str, ast.Message | ast.Attribute]:
    """Return every message and, as ``id.attribute``, every attribute of a package's file in one language."""
    text = (PACKAGES[package] / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, ast.Message | ast.Attribute] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{package} {language}: {str(entry.content)[:80]!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{package} {language}: {entry.id.name} stands twice"
            found[entry.id.name] = entry
            found.update({f"{entry.id.name}.{attribute.id.name}": attribute for attribute in entry.attributes})
    return found


def variables(entry: ast.Message | ast.Attribute) -> set[str]:
    """Return the variables that a text mentions (for a message, without those of its attributes)."""
    return set(_variables(entry.value)) if entry.value is not None else set()


def _variables(node: object) -> Iterator[str]:
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    for value in vars(node).values() if isinstance(node, ast.SyntaxNode) else ():
        for child in value if isinstance(value, list) else [value]:
            yield from _variables(child)


def flaws(text: str) -> list[str]:
    """Return what a reader should never see: braces, variables, ids of messages."""
    return [*BRACES.findall(text), *(found.group() for found in RAW_ID.finditer(text))]
