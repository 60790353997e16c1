"""The yardstick: every listed action is equally likely."""

from random import Random
from typing import Any

from pelagos.kernel.decision import Action, Decision


def choose(view: Any, decision: Decision, actions: tuple[Action, ...], rng: Random) -> Action:
    """Return one of the listed actions, each equally likely."""
    return actions[int(rng.random() * len(actions))]
