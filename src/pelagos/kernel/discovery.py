"""Finding the games that are installed, each by its entry point."""

from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from pelagos.kernel.errors import BrokenInvariant, IllegalText
from pelagos.kernel.game import Game
from pelagos.kernel.table_rules import cite

GROUP = "pelagos.games"
BROKEN = "broken-game"


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
    except (Exception, SystemExit) as error:  # a module that ends the program while it is imported is broken too
        raise broken_game(name, error) from error
    if not isinstance(game, Game) or game.name != name:
        raise BrokenInvariant(None, BROKEN, game=name, reason="the entry point is not this game")
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


def load_named(place: str, game: str) -> Any:
    """Return what a game names as ``module:attribute``.

    Raises:
        BrokenInvariant: it cannot be imported.
    """
    module, _, attribute = place.partition(":")
    try:
        return getattr(import_module(module), attribute)
    except (Exception, SystemExit) as error:  # as in `load`
        raise broken_game(game, error, place) from error


def broken_game(name: str, error: BaseException, place: str = "") -> BrokenInvariant:
    """Return the error that tells who reads it which game does not work, why, and in which part of it, if known."""
    if isinstance(error, BrokenInvariant) and error.key == BROKEN:
        return error
    where = f"{place}: " if place else ""
    return BrokenInvariant(None, BROKEN, game=name, reason=f"{where}{type(error).__name__}: {error}")
