"""The special cards of the ten specializations (SA-160 to SA-169), each half a named function in a table."""

from pelagos.games.spacealert.rules.specials import people, systems
from pelagos.games.spacealert.rules.specials.table import SPECIALS

__all__ = ["SPECIALS", "people", "systems"]
