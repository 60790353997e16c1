"""Finding the games that are installed, each by its entry point."""

from importlib.metadata import EntryPoint, entry_points
from typing import Any

from pelagos.kernel.errors import BrokenInvariant, IllegalText
from pelagos.kernel.game import Game
from pelagos.kernel.table_rules import cite

GROUP = "pelagos.games"


def installed() -> dict[str, EntryPoint]:
    """Return the entry point of every installed game, by name; none is imported."""
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def load(name: str) -> Game[Any]:
    """Import one game.

    Raises:
        IllegalText: no game of that name is installed.
        BrokenInvariant: it is installed, but cannot be imported or is not a game.
    """
    entries = installed()
    if name not in entries:
        raise IllegalText(cite("PL-04"), "unknown-game", game=name, known=", ".join(entries))
    try:
        game = entries[name].load()
    except Exception as error:
        raise BrokenInvariant(None, "broken-game", game=name, reason=f"{type(error).__name__}: {error}") from error
    if not isinstance(game, Game) or game.name != name:
        raise BrokenInvariant(None, "broken-game", game=name, reason="the entry point is not this game")
    return game


def load_all() -> tuple[dict[str, Game[Any]], dict[str, BrokenInvariant]]:
    """Import every game; return those that work, and why the others do not."""
    games: dict[str, Game[Any]] = {}
    broken: dict[str, BrokenInvariant] = {}
    for name in installed():
        try:
            games[name] = load(name)
        except BrokenInvariant as error:
            broken[name] = error
    return games, broken
