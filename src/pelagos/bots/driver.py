"""Playing matches with bots through the step API, each bot handed its own view and nothing else."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

import msgspec

from pelagos.bots import random
from pelagos.bots.patience import MOST_ANSWERS
from pelagos.bots.policy import Bot
from pelagos.kernel.chance import Chance
from pelagos.kernel.decision import Action, Decision
from pelagos.kernel.errors import BrokenInvariant, IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.game import Game, Options
from pelagos.kernel.ids import CLOCK
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
        self.answered = 0
        """How many answers seats have given since the clock last struck."""

    def next(self, state: Any) -> tuple[Decision, Action]:
        """Return an open question of the state and the answer of whoever is asked."""
        pending = self.before_the_clock(state.pending)
        decision = pending[int(self.order.random() * len(pending))] if len(pending) > 1 else pending[0]
        return decision, self.answer(state, decision)

    def before_the_clock(self, pending: tuple[Decision, ...]) -> tuple[Decision, ...]:
        """Return the questions to choose from: the clock waits until all are ready or have had their time."""
        clock = tuple([decision for decision in pending if decision.actor == CLOCK])
        if not clock:
            return pending
        if len(clock) == len(pending) or self.answered >= MOST_ANSWERS * len(self.bots):
            self.answered = 0
            return clock
        self.answered += 1
        return tuple([decision for decision in pending if decision.actor != CLOCK])

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


@contextmanager
def blamed_on_bot() -> Iterator[None]:
    """Call it a fault, and nobody's mistake, when the rules refuse the answer of a bot.

    Raises:
        BrokenInvariant: they do; ``key`` says why.
    """
    try:
        yield
    except IllegalAction as refusal:
        raise BrokenInvariant(refusal.rule, "refused-bot", key=refusal.key) from refusal


def play_match(
    game: Game[Any], options: Options | None, table: Table, chance: Chance, emit: Emit | None = None
) -> Played:
    """Play one match to its end without a record.

    Raises:
        IllegalAction: options and seats do not go together.
        BrokenInvariant: a bot answered what the rules refuse, or the match does not end.
    """
    state = game.start(options, len(table.bots), chance, emit)
    with blamed_on_bot():
        for made in range(DECISIONS_LIMIT):
            if not state.pending:
                return Played(game.returns(state), made)
            decision, action = table.next(state)
            game.apply(state, decision.id, action, chance, emit)
    raise BrokenInvariant(None, "match-without-end", decisions=DECISIONS_LIMIT)


def finish(match: Match[Any], table: Table, watch: Callable[[], None] | None = None) -> None:
    """Play a recorded match on to its end; `watch` is called after each answer.

    Raises:
        BrokenInvariant: a bot answered what the rules refuse, or the match does not end.
    """
    for _ in range(DECISIONS_LIMIT):
        if not match.pending:
            return
        decision, action = table.next(match.state)
        with blamed_on_bot():
            match.apply(decision.id, action)
        if watch is not None:
            watch()
    raise BrokenInvariant(None, "match-without-end", decisions=DECISIONS_LIMIT)
