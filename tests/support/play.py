"""Playing matches in tests."""

import random
from typing import Any

from pelagos.kernel.chance import Chance, Seeded
from pelagos.kernel.decision import Action
from pelagos.kernel.game import Game, Options
from pelagos.kernel.match import Match


def random_match(
    game: Game[Any], *, seats: int, seed: str = "test", options: Options | None = None, inputs: int | None = None
) -> Match[Any]:
    """Return a match played at random from a fixed seed, to its end or for so many inputs."""
    match = Match.start(game, options, seats=seats, chance=committed(seed))
    rng = random.Random(seed)
    while match.pending and (inputs is None or len(match.record.inputs) < inputs):
        decision = rng.choice(match.pending)
        match.apply(decision.id, rng.choice(match.legal(decision)))
    return match


def committed(seed: str) -> Seeded:
    """Return the source of a seed that commits, although a test chose it."""
    return Seeded(Seeded.of(seed).seed)


def answer_first(match: Match[Any]) -> Action:
    """Answer the first open question with the first listed action, and return that."""
    decision = match.pending[0]
    action = match.legal(decision)[0]
    match.apply(decision.id, action)
    return action


class NoChance(Chance):
    """A source that must not be asked."""
