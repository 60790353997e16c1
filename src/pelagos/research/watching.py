"""Counting what bots choose, in any game: actions by their notation."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from pelagos.bots.driver import Table
from pelagos.bots.policy import Bot
from pelagos.kernel.decision import Action, Decision
from pelagos.kernel.game import Game
from pelagos.kernel.ids import CLOCK
from pelagos.kernel.notation import write_action


class WatchedTable(Table):
    """A table at which somebody takes down what each seat chooses."""

    def __init__(self, game: Game[Any], bots: Sequence[Bot], rngs: Sequence[Random], order: Random) -> None:
        """Seat the bots (see `Table`)."""
        super().__init__(game, bots, rngs, order)
        self._counted: list[Counter[Action]] = [Counter() for _ in bots]

    def next(self, state: Any) -> tuple[Decision, Action]:
        """Return an open question and its answer, and count the answer."""
        decision, action = super().next(state)
        if decision.actor != CLOCK:
            self._counted[int(decision.actor)][action] += 1
        return decision, action

    def chosen(self) -> tuple[dict[str, int], ...]:
        """Return by seat each action in notation, sorted, and how often it was chosen."""
        written = [{write_action(self.game, action): n for action, n in seat.items()} for seat in self._counted]
        return tuple(dict(sorted(counts.items())) for counts in written)


def watch(table: Table) -> WatchedTable:
    """Return the same table, watched."""
    return WatchedTable(table.game, table.bots, table.rngs, table.order)
