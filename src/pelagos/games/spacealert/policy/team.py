"""How the crew shares the work out: first a plan of all that everybody finds alike, then each one's own part."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from pelagos.games.spacealert.policy.search import improved
from pelagos.games.spacealert.policy.situation import Plan, Situation
from pelagos.games.spacealert.policy.worth import POOR

PLANS_KEPT: Final = 512
ATTEMPTS_OF_ONE: Final = 2
"""So often the search for one's own part begins, once with what the others have told and once without."""


@lru_cache(maxsize=PLANS_KEPT)
def plan_of_all(situation: Situation, budget: int) -> Plan:
    """Return a good plan of all members with any cards.

    It depends on nothing but what everybody knows, so all members find the same one.
    """
    return improved(situation, budget, "all")[1]


def everybody_free(situation: Situation) -> Situation:
    """Return what everybody knows of a situation: nobody's cards, and no plans for the open turns."""
    crew = tuple(range(len(situation.programs)))
    blank = (None,) * situation.turns
    known = tuple((*program[: situation.first - 1], *blank[situation.first - 1 :]) for program in situation.programs)
    return replace(situation, mine=(), free=crew, cards=(), hands=(), programs=known, fixed=frozenset(), heard=False)


def settled(situation: Situation) -> Situation:
    """Return a situation in which whoever has told a plan keeps to it."""
    turns = slice(situation.first - 1, situation.last)
    silent = tuple(member for member in situation.free if not any(situation.programs[member][turns]))
    return replace(situation, free=silent, hands=tuple(hand for hand in situation.hands if hand[0] in silent))


@lru_cache(maxsize=PLANS_KEPT)
def own_part(situation: Situation, budget_of_all: int, budget: int) -> Plan:
    """Return the plan of who has the cards of the situation, found by changing what has been told so far.

    The others are counted on to do what they have told; only if that makes a poor plan, those who plan later are
    counted on to do something else with cards they may hold.
    """
    common = plan_of_all(everybody_free(situation), budget_of_all)
    told = situation.programs
    later = tuple((*now[: situation.last], *then[situation.last :]) for now, then in zip(told, common, strict=True))
    fixed = settled(situation)
    value, plan = improved(fixed, budget, "own", (told, later, common), attempts=ATTEMPTS_OF_ONE)
    if value > POOR or fixed == situation:
        return plan
    return improved(situation, budget, "own", (plan, told, later, common), attempts=ATTEMPTS_OF_ONE)[1]
