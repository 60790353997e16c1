"""Achievements as data: what each needs, and who decides (SA-184)."""

from typing import Final, Literal

import msgspec

from pelagos.games.spacealert.board import PACKAGE
from pelagos.kernel.data import read_json

Category = Literal["missions", "campaigns", "social", "close_calls", "hot_shots", "expert", "addiction"]


class Needs(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What an achievement asks for; each field that is set has a condition of its own name in `conditions`."""

    humans: int | None = None
    humans_at_least: int | None = None
    crew: int | None = None
    double_actions: bool | None = None
    easier_allowed: bool | None = None
    pool: str | None = None
    pools_differ: bool | None = None
    no_penalties: bool | None = None
    missions_at_least: int | None = None
    special: str | None = None
    both_specials: bool | None = None
    tiles: int | None = None
    full_zones: int | None = None
    nobody_conscious: bool | None = None
    last_conscious: bool | None = None
    destroyed: int | None = None
    internals: int | None = None
    shot_down: int | None = None
    laser_turns: int | None = None
    rockets_all_hit: int | None = None
    energy_turns: int | None = None
    every_window: bool | None = None
    every_maintenance: bool | None = None
    blank_turns: int | None = None
    no_blank_turn: bool | None = None
    own_knockout: bool | None = None
    late_kill: bool | None = None
    runs_won: int | None = None
    campaigns_flown: int | None = None
    clones: int | None = None
    days: int | None = None
    experts_basic: int | None = None
    experts_advanced: int | None = None
    one_of_each: bool | None = None
    half_of_each: bool | None = None
    close_calls: int | None = None

    def given(self) -> dict[str, int | str]:
        """Return what is asked for, by name."""
        return {name: value for name in self.__struct_fields__ if (value := getattr(self, name)) is not None}


class Achievement(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An achievement. Its name is text ``achievement-<id>``."""

    id: str
    category: Category
    xp: int
    min_level: int
    """The explorer level it needs, at the start of the run."""
    needs: Needs = Needs()
    designed: bool = False
    """The condition is ours: the sources give only the name."""
    vote: bool = False
    """The table decides."""


ACHIEVEMENTS: Final[dict[str, Achievement]] = {
    row.id: row for row in msgspec.convert(read_json(PACKAGE, "data/achievements.json"), tuple[Achievement, ...])
}


def in_category(category: Category) -> list[str]:
    """Return the ids of the achievements of a category."""
    return [row.id for row in ACHIEVEMENTS.values() if row.category == category]
