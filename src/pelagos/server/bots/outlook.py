"""What becomes of positions if everybody goes on at random: work for a bot's process."""

import time
from random import Random, SystemRandom
from typing import Any

import msgspec

from pelagos.bots import random
from pelagos.bots.driver import random_of
from pelagos.kernel.chance import SEED_BYTES, Seeded
from pelagos.kernel.discovery import load
from pelagos.kernel.game import Game

SECONDS = 4.0
"""How long all of it may take."""
SLICE = 0.2
"""So many seconds at a time: then bots that have to answer come first."""
MOST_PLAYOUTS = 100


class Positions(msgspec.Struct, frozen=True, kw_only=True):
    """Whole states of a match that is over; nothing in them is secret any more."""

    game: str
    states: tuple[bytes, ...]


class Outlook(msgspec.Struct, frozen=True, kw_only=True):
    """The mean returns of each seat in each position, and how many matches were played on from each."""

    returns: tuple[tuple[float, ...], ...]
    playouts: int


def look(positions: Positions) -> Outlook:
    """Play on from every position as often as a slice of time allows, the same number of times from each."""
    game, rng = load(positions.game), random_of(SystemRandom().randbytes(16).hex())
    states = [game.decode_state(state) for state in positions.states]
    until = time.monotonic() + SLICE
    totals: list[list[float]] = []
    rounds = 0
    while rounds == 0 or (rounds < MOST_PLAYOUTS and time.monotonic() < until):
        found = [playout(game, game.clone(state), rng) for state in states]
        totals = add(totals, found)
        rounds += 1
    means = tuple(tuple(total / rounds for total in row) for row in totals)
    return Outlook(returns=means, playouts=rounds)


def together(one: Outlook, other: Outlook) -> Outlook:
    """Return what two looks at the same positions say."""
    playouts = one.playouts + other.playouts
    share = one.playouts / playouts
    returns = tuple(
        tuple(mine * share + theirs * (1 - share) for mine, theirs in zip(*rows, strict=True))
        for rows in zip(one.returns, other.returns, strict=True)
    )
    return Outlook(returns=returns, playouts=playouts)


def add(totals: list[list[float]], found: list[tuple[float, ...]]) -> list[list[float]]:
    """Return the totals with one more round of results."""
    if not totals:
        return [list(row) for row in found]
    return [[one + other for one, other in zip(*rows, strict=True)] for rows in zip(totals, found, strict=True)]


def playout(game: Game[Any], state: Any, rng: Random) -> tuple[float, ...]:
    """Play a match to its end at random; return what each seat gets."""
    chance = Seeded(SystemRandom().randbytes(SEED_BYTES))
    while state.pending:
        decision = state.pending[int(rng.random() * len(state.pending))]
        action = random.choose(None, decision, tuple(game.legal(state, decision)), rng)
        game.apply(state, decision.id, action, chance)
    return game.returns(state)
