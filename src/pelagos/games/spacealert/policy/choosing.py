"""What a bot chooses before the mission: a specialization, and who gets a card that is left over."""

from collections.abc import Sequence
from typing import Final

from pelagos.games.spacealert.actions import Favour, Specialize
from pelagos.kernel.decision import Action

PREFERRED: Final = (
    "data_analyst",
    "rocketeer",
    "energy_technician",
    "pulse_gunner",
    "special_ops",
    "mechanic",
    "medic",
    "hypernavigator",
    "squad_leader",
    "teleporter",
)
"""Those first that help wherever one stands, and without others knowing of it."""


def choose_before_mission(actions: Sequence[Action]) -> Action:
    """Return the specialization that helps most of those that are free; a card that is left over goes to the first."""
    return min(actions, key=rank)


def rank(action: Action) -> int:
    """Return how soon an answer is taken."""
    if isinstance(action, Specialize):
        return len(PREFERRED) if action.specialization is None else PREFERRED.index(action.specialization)
    return action.to if isinstance(action, Favour) else 0
