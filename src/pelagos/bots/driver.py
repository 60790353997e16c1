"""Playing matches with bots through the step API, each bot handed its own view and nothing else."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec

from pelagos.bots import random
from pelagos.bots.policy import Bot
from pelagos.kernel.chance import Chance
from pelagos.kernel.decision import Action, Decision
from pelagos.kernel.errors import BrokenInvariant
from pelagos.kernel.event import Emit
from pelagos.kernel.game import Game, Options
from pelagos.kernel.match import Match

DECISIONS_LIMIT = 100_000


class Played(msgspec.Struct, frozen=True):
    """How a match ended."""

    returns: tuple[float, ...]
    decisions: int
    """How many questions were answered."""


class Table:
    """The bots of one match: who sits where, and the random numbers of each."""

    def __init__(self, game: Game[Any], bots: Sequence[Bot], rngs: Sequence[Random], order: Random) -> None:
        """Seat the bots.

        Args:
            game: the rules.
            bots: one for each seat.
            rngs: one for each seat, never shared.
            order: settles who answers first when several questions are open, so that no seat is favoured, and
                answers for the clock.
        """
        self.game = game
        self.bots = tuple(bots)
        self.rngs = tuple(rngs)
        self.order = order

    def next(self, state: Any) -> tuple[Decision, Action]:
        """Return an open question of the state and the answer of whoever is asked."""
        pending = state.pending
        decision = pending[int(self.order.random() * len(pending))] if len(pending) > 1 else pending[0]
        return decision, self.answer(state, decision)

    def answer(self, state: Any, decision: Decision) -> Action:
        """Return the answer of whoever is asked; it is still to be judged by the rules."""
        actions = tuple(self.game.legal(state, decision))
        seat = decision.actor
        if isinstance(seat, str):
            return random.choose(None, decision, actions, self.order)
        return self.bots[seat](self.game.observe(state, seat), decision, actions, self.rngs[seat])


def seat_bots(game: Game[Any], bots: Sequence[Bot], seed: str) -> Table:
    """Return a table whose random numbers all follow from a text, different for each seat."""
    rngs = [random_of(f"{seed}/seat {seat}") for seat in range(len(bots))]
    return Table(game, bots, rngs, random_of(f"{seed}/order"))


def random_of(text: str) -> Random:
    """Return the random numbers that follow from a text, even one that holds bytes of no character."""
    return Random(text.encode(errors="surrogatepass"))  # noqa: S311  # play, not secrets


def play_match(
    game: Game[Any], options: Options | None, table: Table, chance: Chance, emit: Emit | None = None
) -> Played:
    """Play one match to its end without a record.

    Raises:
        IllegalAction: a bot answered what the rules refuse.
        BrokenInvariant: the match does not end.
    """
    state = game.start(options, len(table.bots), chance, emit)
    for made in range(DECISIONS_LIMIT):
        if not state.pending:
            return Played(game.returns(state), made)
        decision, action = table.next(state)
        game.apply(state, decision.id, action, chance, emit)
    raise BrokenInvariant(None, "match-without-end", decisions=DECISIONS_LIMIT)


def finish(match: Match[Any], table: Table, watch: Callable[[], None] | None = None) -> None:
    """Play a recorded match on to its end; `watch` is called after each answer."""
    for _ in range(DECISIONS_LIMIT):
        if not match.pending:
            return
        decision, action = table.next(match.state)
        match.apply(decision.id, action)
        if watch is not None:
            watch()
    raise BrokenInvariant(None, "match-without-end", decisions=DECISIONS_LIMIT)
