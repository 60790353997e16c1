"""The steps of the guided first game as they are written in ``lesson.toml``, and the positions they begin with."""

from typing import Final

import msgspec

from pelagos.games.northwest.position import read_position
from pelagos.games.northwest.state import NorthwestState
from pelagos.kernel.data import read_toml
from pelagos.kernel.ids import Seat

PACKAGE: Final = "pelagos.games.northwest"
READER: Final = Seat(0)
"""The reader sails Red."""


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A step as it is written; see the head of the file for what the fields mean."""

    id: str
    map: str
    position: tuple[str, ...]
    offers: dict[str, str] = {}
    good: tuple[str, ...] = ()
    rules: tuple[str, ...]


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    maps: dict[str, str]
    steps: tuple[Script, ...]


def read_book() -> Book:
    """Return the maps and the steps in their order."""
    return msgspec.convert(read_toml(PACKAGE, "lesson.toml"), Book)


def open_step(book: Book, script: Script) -> NorthwestState:
    """Return the position in which the reader looks or is asked."""
    return read_position("\n".join([book.maps[script.map], *script.position]))
