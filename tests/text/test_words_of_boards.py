"""Every text that the browser's boards name: it is in the game's catalogue, or among the pages' own."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tests.text.ftl import PACKAGES, entries

WEB = Path(__file__).parents[2] / "web" / "src"
CALL = re.compile(r"\bt\(([^){]*)")
NAME = re.compile(r'"([a-z]+-[\w-]+(?:\.\w+)?)"')
BEGINNING = re.compile(r"\bt\(`([a-z][\w.-]*)\$\{")
GAMES = {
    package.rpartition(".")[2]: package
    for package in PACKAGES
    if (WEB / "games" / package.rpartition(".")[2] / "Board.svelte").exists()
}


def source(game: str) -> str:
    """Return what the board of a game is written in, without its tests."""
    files = [path for path in (WEB / "games" / game).rglob("*") if path.suffix in {".svelte", ".ts"}]
    return "\n".join(path.read_text(encoding="utf-8") for path in files if ".test." not in path.name)


def texts(game: str) -> set[str]:
    """Return the keys of the texts that a board can say."""
    own = FluentParser().parse((WEB / "text" / "en.ftl").read_text(encoding="utf-8")).body
    pages = {entry.id.name for entry in own if isinstance(entry, ast.Message)}
    return pages | set(entries(GAMES[game], "en")) | set(entries("pelagos.kernel", "en"))


@pytest.mark.parametrize("game", GAMES)
def test_every_text_that_a_board_names_exists(game: str) -> None:
    named = {key for call in CALL.findall(source(game)) for key in NAME.findall(call)}
    assert len(named) > 10
    assert named <= texts(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_text_whose_key_a_board_puts_together_can_exist(game: str) -> None:
    known = texts(game)
    beginnings = set(BEGINNING.findall(source(game)))
    assert beginnings
    assert not {one for one in beginnings if not any(key.startswith(one) for key in known)}
