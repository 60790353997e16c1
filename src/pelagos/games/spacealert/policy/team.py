"""How the crew shares the work out: first a plan of all that everybody finds alike, then each one's own part."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from pelagos.games.spacealert.policy.search import improved
from pelagos.games.spacealert.policy.situation import Plan, Situation

PLANS_KEPT: Final = 512


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
    return replace(situation, mine=(), free=crew, cards=(), hands=(), programs=known, fixed=frozenset())


@lru_cache(maxsize=PLANS_KEPT)
def own_part(situation: Situation, budget_of_all: int, budget: int) -> Plan:
    """Return the plan of who has the cards of the situation, found by changing what has been told so far."""
    common = plan_of_all(everybody_free(situation), budget_of_all)
    told = situation.programs
    later = tuple((*now[: situation.last], *then[situation.last :]) for now, then in zip(told, common, strict=True))
    return improved(situation, budget, "own", (told, later, common))[1]
