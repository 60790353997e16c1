"""What a bot is: a function from what a seat may know to one of the actions it is offered."""

from collections.abc import Callable
from random import Random
from typing import Any

from pelagos.kernel.decision import Action

Bot = Callable[[Any, Any, tuple[Action, ...], Random], Action]
"""``(view, decision, actions, rng) -> action``.

Args:
    view: what the seat may know (`Game.observe`); nothing that is done to it reaches the match.
    decision: the question put to the seat.
    actions: the listed answers, at least one.
    rng: the seat's own random numbers. They have nothing to do with the chance of the match, which no bot can touch.
"""
