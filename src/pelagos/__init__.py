"""Pelagos: four voyage board games played by the book.

What most scripts need is here; the rest is in the packages::

    import pelagos

    game = pelagos.load("gravwell")
    match = pelagos.Match.start(game, seats=4, chance=pelagos.Seeded.of("any text"))
    while match.pending:
        decision = match.pending[0]
        match.apply(decision.id, match.legal(decision)[0])
    print(match.returns, pelagos.write_record(game, match.record))
"""

from pelagos.kernel.chance import Seeded
from pelagos.kernel.discovery import installed, load
from pelagos.kernel.errors import BrokenInvariant, IllegalAction
from pelagos.kernel.match import Match
from pelagos.kernel.record_text import read_record, write_record
from pelagos.kernel.replay import replay, verify

__all__ = [
    "BrokenInvariant",
    "IllegalAction",
    "Match",
    "Seeded",
    "installed",
    "load",
    "read_record",
    "replay",
    "verify",
    "write_record",
]
__version__ = "0.1.0"
