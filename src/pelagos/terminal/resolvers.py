"""What stands behind ``pelagos resolve``, found by entry point: a game or a part of one that can be computed alone."""

from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Protocol

from pelagos.kernel.discovery import broken_game
from pelagos.kernel.errors import IllegalText
from pelagos.kernel.rulebook import Rulebook
from pelagos.kernel.table_rules import cite
from pelagos.kernel.wording import Line

GROUP = "pelagos.resolvers"


class Resolver(Protocol):
    """Computes what follows from a written position."""

    package: str
    """Where its texts are."""
    rulebook: Rulebook
    """The rules that it cites; where it belongs to a game, the game's own count."""
    takes_files: bool
    """Whether positions are named by the file they are in, because they are too long to type."""

    def resolve_text(self, text: str) -> dict[str, Any]:
        """Resolve a position in notation; raises `IllegalText` if it is not one."""
        ...

    def resolve_json(self, data: bytes) -> dict[str, Any]:
        """Resolve a position in JSON; raises `IllegalText` if it is not one."""
        ...

    def frames(self, data: bytes, fill: Callable[..., str]) -> Iterator[list[str]]:
        """Yield the lines of a film, step by step; only where there is something to watch."""
        ...

    def lines(self, answer: dict[str, Any]) -> list[Line]:
        """Return an answer in sentences: what happened, and what became of it."""
        ...


def installed_resolvers() -> dict[str, EntryPoint]:
    """Return the entry points of all resolvers, by name."""
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def load_resolver(name: str) -> Resolver:
    """Import one resolver.

    Raises:
        IllegalText: there is none of that name.
        BrokenInvariant: it cannot be imported.
    """
    entries = installed_resolvers()
    if name not in entries:
        raise IllegalText(cite("PL-04"), "no-resolver", game=name, known=", ".join(entries) or "-")
    try:
        resolver: Resolver = entries[name].load()
    except (Exception, SystemExit) as error:  # as where games are found
        raise broken_game(name, error) from error
    return resolver
