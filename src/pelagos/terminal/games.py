"""The installed games, as the command line needs them."""

from typing import Any, NamedTuple

from pelagos.kernel.discovery import broken_game, installed, load_all
from pelagos.kernel.game import Game
from pelagos.kernel.rulebook import Rulebook
from pelagos.terminal.resolvers import installed_resolvers, load_resolver
from pelagos.terminal.voice import Voice


class Book(NamedTuple):
    """A rulebook, and the voice that knows its texts."""

    rulebook: Rulebook
    voice: Voice


class Known(NamedTuple):
    """A game, and the voice that knows its texts."""

    game: Game[Any]
    voice: Voice


def working_books(voice: Voice) -> dict[str, Book]:
    """Return the rulebooks of the games that work, and of what can be resolved but is no game yet."""
    books = {name: Book(known.game.rulebook, known.voice) for name, known in working_games(voice).items()}
    for name in installed_resolvers().keys() - installed().keys():
        try:
            books[name] = resolved_book(voice, name)
        except (Exception, SystemExit) as error:  # noqa: BLE001  # another package's fault, whatever it is
            voice.refuse(broken_game(name, error))
    return dict(sorted(books.items()))


def resolved_book(voice: Voice, name: str) -> Book:
    """Return the rulebook of what can only be resolved."""
    resolver = load_resolver(name)
    return Book(resolver.rulebook, voice.about_package(resolver.package))


def working_games(voice: Voice) -> dict[str, Known]:
    """Return the games that work and can be spoken of; those that do not are reported and skipped."""
    games, broken = load_all()
    known: dict[str, Known] = {}
    for name, game in games.items():
        try:
            known[name] = Known(game, voice.about(game))
        except (Exception, SystemExit) as error:  # noqa: BLE001  # another package's fault, whatever it is
            broken[name] = broken_game(name, error)
    for refusal in broken.values():
        voice.refuse(refusal)
    return known


def first_rule(game: Game[Any]) -> str:
    """Return the number of a rule, as an example of how they are written."""
    return next(iter(game.rulebook.rules))


def complete_game(typed: str) -> list[str]:
    """Return the names of games that begin like that, for the shell."""
    return [name for name in installed() if name.startswith(typed)]
