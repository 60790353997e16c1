"""The `normal` bot: it looks one action ahead and takes what brings the end of the map nearest for its points."""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from pelagos.games.northwest.policy.answers import judge_of
from pelagos.games.northwest.policy.turn import TurnJudge
from pelagos.games.northwest.types import TakeTurn

ALIKE: Final = 1e-9
"""Values that differ by no more count as equal."""


class Dice(Protocol):
    """The bot's own random numbers."""

    def random(self) -> float:
        """Return a number from 0 to less than 1."""
        ...


def choose(view: Any, decision: Any, actions: tuple[Any, ...], rng: Dice) -> Any:
    """Return the action with the best outlook; equal ones are drawn from."""
    if len(actions) == 1:
        return actions[0]
    judge = TurnJudge(view, decision.actor).value if isinstance(decision, TakeTurn) else judge_of(view, decision)
    return best_of(actions, [judge(action) for action in actions], rng)


def best_of(actions: Sequence[Any], values: Sequence[float], rng: Dice) -> Any:
    """Return an action of the highest value."""
    best = max(values)
    good = [action for action, value in zip(actions, values, strict=True) if value >= best - ALIKE]
    return good[int(rng.random() * len(good))]
