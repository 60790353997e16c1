"""The bots of Northwest Passage Adventure.

`normal` looks one action ahead and takes what brings the end of the map nearest for its points. `easy` does the same,
but overlooks some of what could be done. `hard` plans its whole turn.
"""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from pelagos.games.northwest.policy.answers import judge_of
from pelagos.games.northwest.policy.plan import Plan
from pelagos.games.northwest.policy.turn import TurnJudge
from pelagos.games.northwest.types import End, Exit, Place, Play, TakeTurn

ALIKE: Final = 1e-9
"""Values that differ by no more count as equal."""
OVERLOOKS: Final = 0.25
"""How often `easy` does not see one kind of answer, such as a shape of piece, a raid or Open Sea."""
OBVIOUS: Final = (End, Exit)
"""What nobody overlooks."""


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


def choose_easy(view: Any, decision: Any, actions: tuple[Any, ...], rng: Dice) -> Any:
    """Return the action with the best outlook among those that come to mind."""
    kinds = dict.fromkeys(kind_of(action) for action in actions)
    seen = {kind for kind in kinds if kind in OBVIOUS or rng.random() >= OVERLOOKS}
    return choose(view, decision, tuple(action for action in actions if kind_of(action) in seen) or actions, rng)


def kind_of(action: Any) -> object:
    """Return what a player sees or overlooks as one: a shape of piece, else a kind of action."""
    return action.kind if isinstance(action, Place) else type(action)


def choose_hard(view: Any, decision: Any, actions: tuple[Any, ...], rng: Dice) -> Any:
    """Return what the best turn begins with; cards and other questions are answered as by `normal`."""
    if len(actions) == 1 or not isinstance(decision, TakeTurn):
        return choose(view, decision, actions, rng)
    judge = TurnJudge(view, decision.actor)
    cards = [action for action in actions if isinstance(action, Play) and judge.is_timely(action)]
    return max(cards, key=judge.play) if cards else Plan(view, decision.actor, rng).best()


def best_of(actions: Sequence[Any], values: Sequence[float], rng: Dice) -> Any:
    """Return an action of the highest value."""
    best = max(values)
    good = [action for action, value in zip(actions, values, strict=True) if value >= best - ALIKE]
    return good[int(rng.random() * len(good))]
