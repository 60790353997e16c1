"""What the explorers of a crew have learnt, as it is written in the options (SA-182)."""

from functools import cache

from pelagos.games.spacealert.careers.specialists import HIGHEST_LEVEL
from pelagos.games.spacealert.mission import SPECIALIZATIONS
from pelagos.games.spacealert.options import SpaceAlertOptions
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.kernel.errors import IllegalText

SA_182 = cite("SA-182")

Learnt = dict[str, int]
"""The level of each specialization an explorer knows."""


@rule("SA-182")
def check_learnt(options: SpaceAlertOptions, seats: int) -> None:
    """Refuse what nobody can have learnt, and words for more explorers than there are seats."""
    explorers = read_learnt(options.learnt)
    if len(explorers) > seats:
        raise IllegalText(SA_182, "learnt-seats", given=len(explorers), seats=seats)


@cache
@rule("SA-182")
def read_learnt(text: str) -> tuple[Learnt, ...]:
    """Return what each seat has learnt, written as in ``medic:2,mechanic:1 - rocketeer:3``.

    Raises:
        IllegalText: a specialization does not exist or stands there twice, or a level does not exist.
    """
    return tuple({} if word == "-" else read_explorer(word) for word in text.split())


def read_explorer(word: str) -> Learnt:
    """Return what one explorer has learnt."""
    learnt: Learnt = {}
    for part in word.split(","):
        name, _, level = part.partition(":")
        if name not in SPECIALIZATIONS or name in learnt:
            raise IllegalText(SA_182, "learnt-name", name=name, known=", ".join(SPECIALIZATIONS))
        if level not in {str(number) for number in range(1, HIGHEST_LEVEL + 1)}:
            raise IllegalText(SA_182, "learnt-level", name=name, level=level, most=HIGHEST_LEVEL)
        learnt[name] = int(level)
    return learnt


@rule("SA-170", "SA-182")
def levels_of(options: SpaceAlertOptions, seat: int) -> Learnt:
    """Return the levels at which a seat can use each specialization: those agreed on, or those learnt."""
    if options.specializations != "experience":
        level = int(options.specializations.removeprefix("level-"))
        return dict.fromkeys(SPECIALIZATIONS, level)
    explorers = read_learnt(options.learnt)
    return explorers[seat] if seat < len(explorers) else {}
