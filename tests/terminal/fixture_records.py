"""Records to read in tests: one finished match and one that still runs."""

from functools import cache

from pelagos.games.gravwell.game import GAME
from pelagos.kernel.chance import Seeded
from pelagos.kernel.match import Match
from pelagos.kernel.record_writing import write_record

SEED = bytes(range(32))


@cache
def finished(seats: int = 3) -> str:
    """Return the record of a match of random answers, with a seed that was committed to."""
    return played(seats, None)


@cache
def running(seats: int = 2, inputs: int = 8) -> str:
    """Return the record of a match that still runs."""
    return played(seats, inputs)


def played(seats: int, inputs: int | None) -> str:
    """Play a match, to its end or for so many answers, and return its record."""
    match = Match.start(GAME, seats=seats, chance=Seeded(SEED))
    answers = Seeded.of("answers")
    while match.pending and len(match.record.inputs) != inputs:
        decision = match.pending[0]
        actions = match.legal(decision)
        match.apply(decision.id, actions[answers.roll(len(actions))])
    return write_record(GAME, match.record)
