"""Positions as text: `read_position`, `write_position`; `words` shows one and says what each line means."""

from pelagos.games.northwest.position.reading import read_position
from pelagos.games.northwest.position.writing import write_position

__all__ = ["read_position", "write_position"]
