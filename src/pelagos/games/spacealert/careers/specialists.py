"""Specializations around planning: who has which, at which level, with which cards (SA-192, SA-193)."""

from collections.abc import Sequence
from typing import Final, Literal

from pelagos.games.spacealert.mission import SPECIALIZATIONS
from pelagos.games.spacealert.programs import HEROIC_MOVES, MOVES
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.games.spacealert.state import Card
from pelagos.kernel.errors import IllegalAction

SA_192 = cite("SA-192")

Half = Literal["basic", "advanced"]

HIGHEST_LEVEL: Final = 3
CARDS: Final[dict[int, tuple[tuple[Half, ...], ...]]] = {
    0: (),
    1: (("basic",),),
    2: (("basic", "advanced"),),
    3: (("basic",), ("basic", "advanced")),
}
"""By level, the special cards and what each can be played as: the advanced card has both halves."""


@rule("SA-192")
def check_choice(chosen: Sequence[str | None]) -> None:
    """Refuse an unknown specialization, and one chosen twice; not everybody needs one.

    Args:
        chosen: by member of the crew, androids included.
    """
    for member, name in enumerate(chosen):
        if name is not None and name not in SPECIALIZATIONS:
            raise IllegalAction(SA_192, "no-such-specialization", name=name)
        if name is not None and name in chosen[:member]:
            raise IllegalAction(SA_192, "specialization-twice", name=name)


@rule("SA-193")
def extra_cards(people: int, androids: int) -> tuple[int, int]:
    """Return how many normal cards each player is dealt instead of the androids' heroic ones, and how many are left.

    Those go to players of the captain's choice, one each.
    """
    return divmod(androids, people)


@rule("SA-142")
def extra_data(people: int, androids: int) -> tuple[int, int]:
    """Return how many more cards each player draws with double actions and androids, and how many players one more."""
    return divmod(androids, people)


@rule("SA-166")
def can_share_slot(specialization: str, half: Half, other: Card) -> bool:
    """Tell whether a special card may share a slot: the Medic's with a single move, advanced Special Ops with any."""
    if specialization == "medic":
        return len(other) == 1 and other[0] in MOVES | HEROIC_MOVES
    return specialization == "special_ops" and half == "advanced"
