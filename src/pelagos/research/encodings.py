"""What a game's encoding must offer, and where to find it."""

from array import array
from collections.abc import Callable, Iterable
from typing import Any, Protocol

from pelagos.kernel.decision import Action
from pelagos.kernel.discovery import load_named
from pelagos.kernel.errors import IllegalText
from pelagos.kernel.game import Game
from pelagos.kernel.table_rules import cite


class Encoding(Protocol):
    """Views as numbers and actions as one number, fixed for each rules version.

    It is handed views only, so equal views are equal numbers and nothing hidden can get into them.
    """

    version: int
    """The rules version for which the numbers are fixed."""
    size: int
    """Length of an observation."""
    actions: int
    """How many numbers of actions there are."""

    def observe(self, view: Any) -> "array[float]":
        """Return the observation of a view: 32-bit floats (type code ``f``) from 0 to 1, a new array each time."""

    def number(self, action: Action) -> int:
        """Return the number of an action; of several listed ones alike, that of the first."""

    def action(self, number: int, listed: Callable[[], Iterable[Action]]) -> Action:
        """Return the action of a number, 0 to ``actions - 1``.

        Args:
            number: the number.
            listed: lists the answers to the open question, for games in which a number alone does not say everything,
                such as the version of the offer that is accepted.

        Raises:
            IllegalAction: none of the listed answers has that number.
        """

    def mask(self, actions: Iterable[Action]) -> bytearray:
        """Return 1 at the number of each of these listed answers and 0 elsewhere; no two share one."""


def load_encoding(game: Game[Any]) -> Encoding:
    """Import the encoding of a game.

    Raises:
        IllegalText: the game has none.
        BrokenInvariant: it cannot be imported.
    """
    if not game.encoding:
        raise IllegalText(cite("PL-04"), "no-encoding", game=game.name)
    encoding: Encoding = load_named(game.encoding, game.name)
    return encoding
