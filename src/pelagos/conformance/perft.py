"""Perft: how many sequences of answers there are from a position, and how many positions they lead to."""

from collections.abc import Iterator
from typing import Any

from pelagos.kernel.chance import Seeded
from pelagos.kernel.game import Game
from pelagos.kernel.notation import write_action

WIDEST = 60
"""Counting goes one answer deeper as long as there are not more positions to go on from."""
DEEPEST = 4
SHOWN = 12
"""So many of the listed actions are written out."""


def count(game: Game[Any], state: Any) -> str:
    """Return the counts of a position, one answer deep, two answers deep and so on, and the order of its list.

    Chance gives each answer the same fixed outcomes. ``5/4 20/11`` means five sequences of one answer that lead to four
    positions, and twenty of two answers that lead to eleven.
    """
    level: list[Any] = [state]
    counts: list[str] = []
    while len(level) <= WIDEST and len(counts) < DEEPEST and level:
        level = [after for before in level for after in _followers(game, before)]
        counts.append(f"{len(level)}/{len({game.encode_state(after) for after in level})}")
    return " ".join(counts) + " of " + ", ".join(_listed(game, state))


def _followers(game: Game[Any], state: Any) -> Iterator[Any]:
    for decision in state.pending:
        for action in game.legal(state, decision):
            after = game.clone(state)
            game.apply(after, decision.id, action, Seeded.of("perft"))
            yield after


def _listed(game: Game[Any], state: Any) -> list[str]:
    decision = state.pending[0]
    return [write_action(game, action) for action in list(game.legal(state, decision))[:SHOWN]]
