"""Badges show who has which role; they have no other effect (SA-185). The names come from one review: uncertain."""

from collections.abc import Mapping
from typing import Final

from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.kernel.errors import IllegalAction

SA_185 = cite("SA-185")

BADGES: Final = (
    "captain",
    "engineer",
    "lieutenant",
    "security",
    "communications",
    "science",
    "logistics",
    "tactical",
)
"""Eight names for the seven badges of the box; which one is no badge is not known."""


@rule("SA-185")
def check_badges(worn: Mapping[str, int], people: int) -> None:
    """Refuse a badge that does not exist, on nobody, or the captain's on another than the captain.

    Args:
        worn: badge to member of the crew; one may wear several.
        people: how many people the crew has.
    """
    for badge, member in worn.items():
        if badge not in BADGES:
            raise IllegalAction(SA_185, "no-such-badge", badge=badge)
        if not 0 <= member < people:
            raise IllegalAction(SA_185, "badge-on-nobody", member=member, people=people)
    if worn.get("captain", 0) != 0:
        raise IllegalAction(SA_185, "badge-of-captain")
