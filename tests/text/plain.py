"""The sentences of a Fluent file, without what they mention."""

from fluent.syntax import ast

from tests.text.ftl import entries

FEWEST_LETTERS = 25
"""Shorter texts are names and notation, which may be the same in two languages."""


def sentences(package: str, language: str) -> dict[str, str]:
    """Return the plain parts of each text that is long enough to be a sentence."""
    plain = {key: _plain(entry.value) for key, entry in entries(package, language).items() if entry.value}
    return {key: text for key, text in plain.items() if len(text) >= FEWEST_LETTERS}


def _plain(pattern: ast.Pattern) -> str:
    return "".join(element.value for element in pattern.elements if isinstance(element, ast.TextElement)).strip()
