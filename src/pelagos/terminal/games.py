"""The installed games, as the command line needs them."""

from typing import Any, NamedTuple

from pelagos.kernel.discovery import installed, load, load_all
from pelagos.kernel.errors import BrokenInvariant
from pelagos.kernel.game import Game
from pelagos.kernel.rulebook import Rulebook
from pelagos.terminal.resolvers import installed_resolvers, load_resolver
from pelagos.terminal.voice import Voice


class Book(NamedTuple):
    """A rulebook, and the voice that knows its texts."""

    rulebook: Rulebook
    voice: Voice


def working_books(voice: Voice) -> dict[str, Book]:
    """Return the rulebooks of the games that work, and of what can be resolved but is no game yet."""
    books = {name: Book(game.rulebook, voice.about(game)) for name, game in working_games(voice).items()}
    for name in installed_resolvers().keys() - installed().keys():
        resolver = load_resolver(name)
        books[name] = Book(resolver.rulebook, voice.about_package(resolver.package))
    return dict(sorted(books.items()))


def working_games(voice: Voice) -> dict[str, Game[Any]]:
    """Return the games that work; those that do not are reported and skipped."""
    games, broken = load_all()
    for error in broken.values():
        voice.refuse(error)
    return games


def load_game(name: str) -> Game[Any]:
    """Return one game.

    Raises:
        IllegalText: it is not installed.
        BrokenInvariant: it does not work.
    """
    return load(name)


def complete_game(typed: str) -> list[str]:
    """Return the names of games that begin like that, for the shell."""
    from pelagos.kernel.discovery import installed

    return [name for name in installed() if name.startswith(typed)]


def load_named(place: str, game: str) -> Any:
    """Return what a game names as ``module:attribute``."""
    from importlib import import_module

    module, _, attribute = place.partition(":")
    try:
        return getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise BrokenInvariant(None, "broken-game", game=game, reason=f"{type(error).__name__}: {error}") from error
