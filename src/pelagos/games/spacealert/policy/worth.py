"""What a plan is worth to the crew: the score it would bring if nothing else came, and a little more."""

from typing import Final

from pelagos.games.spacealert.board import ALL_ZONES
from pelagos.games.spacealert.rules import scoring
from pelagos.games.spacealert.state import State

HULL: Final = 6
"""So many tiles a zone can bear."""
SPARE_TILES: Final = ("structural",) * 18
"""Tiles without effect under the six of each zone: a plan is flown to its end even where the ship would break."""
BREAKS: Final = 40.0
"""What it costs that a zone breaks."""
EXCESS: Final = 4.0
"""What each tile costs that a zone cannot bear: the fewer there are, the nearer a plan is to saving it."""
POOR: Final = 0.0
"""What is worth less loses the ship, or leaves it too weak for what may still come."""
LOST: Final = -300.0
"""A ship that is lost for other reasons than its hull; each turn survived makes it better."""
TURN_SURVIVED: Final = 8.0
STRAIN: Final = 0.4
"""How much worse damage gets in a zone that has some: the seventh tile is the end."""
HARM: Final = 0.3
"""What a hit point is worth that a threat has lost."""
ENERGY: Final = 0.1
"""What is worth keeping for threats that have not been announced."""
NOW: Final = 0.01
"""What a card costs that is laid now."""
EXPECTED: Final = 0.5
"""What a card costs that another is expected to lay, who has not said so."""
CHANGED: Final = 0.5
"""What a slot costs that is to hold something else than was told: others count on that, and the clock may strike."""
LATER: Final = 0.3
"""What a card costs in a turn whose cards nobody has yet, and for which there may be other work then."""
SPECIAL: Final = 3.0
"""What a special card costs: it can be used once only, and no word tells the others of it, who plan without it."""


def worth(state: State, *, now: int, expected: int, later: int, changed: int = 0, special: int = 0) -> float:
    """Return what a mission is worth that is over.

    Args:
        state: the ship as a plan has left it.
        now: how many cards the plan lays in open turns.
        expected: how many of others it counts on there.
        later: how many it counts on in turns after them.
        changed: how many open slots hold something else than was told.
        special: how many special cards it lays.
    """
    value = HARM * sum(min(threat.damage, threat.hp) for threat in state.threats)
    value -= NOW * now + EXPECTED * expected + LATER * later + CHANGED * changed + SPECIAL * special
    if state.lost:
        return value + LOST + TURN_SURVIVED * state.turn + scoring.threat_points(state)
    points = scoring.threat_points(state) + sum(state.window) + state.bonus - scoring.penalties(state)
    energy = ENERGY * (sum(state.reactors) + sum(state.shields) + state.fuel)
    return value + points + energy - sum(strain(len(state.broken[zone])) for zone in ALL_ZONES)


def strain(tiles: int) -> float:
    """Return how much worse the tiles of a zone are than their number: the seventh is the end."""
    return STRAIN * min(tiles, HULL) ** 2 + (BREAKS + EXCESS * (tiles - HULL) if tiles > HULL else 0.0)
