"""What each need of an achievement means, one function for each (SA-184)."""

from collections.abc import Callable
from typing import Any, Final

from pelagos.games.spacealert.careers.achievements import ACHIEVEMENTS, Category, in_category
from pelagos.games.spacealert.careers.explorer import Explorer
from pelagos.games.spacealert.careers.run import Deeds, MissionFlown, Run

MissionTest = Callable[[Any, MissionFlown], bool]
RunTest = Callable[[Any, Run], bool]
LogTest = Callable[[Any, Explorer], bool]

HARDER: Final[dict[str, frozenset[str]]] = {
    "white-yellow": frozenset({"white yellow", "yellow", "white yellow red", "yellow red", "red"}),
    "yellow": frozenset({"yellow", "yellow red", "red"}),
    "yellow-red": frozenset({"yellow red", "red"}),
    "red": frozenset({"red"}),
    "all": frozenset({"white yellow red", "yellow red", "red"}),
}
"""The decks that are at least as hard as what is asked for."""
LEVELS: Final = ("white", "yellow", "red")
FULL_ZONE: Final = 6
PHASES: Final = (1, 2, 3)
LEAST_OF: Final = 0.5
OTHERS: Final[tuple[Category, ...]] = ("missions", "campaigns", "social", "close_calls", "hot_shots", "expert")


def is_as_hard(pool: str, mission: MissionFlown) -> bool:
    """Tell whether both decks of a mission were at least as hard."""
    decks = (" ".join(level for level in LEVELS if level in deck) for deck in (mission.common, mission.serious))
    return all(deck in HARDER[pool] for deck in decks)


def deed(test: Callable[[Any, Deeds], bool]) -> MissionTest:
    """Return a condition on what the explorer did on a mission."""
    return lambda wanted, mission: test(wanted, mission.deeds)


OF_MISSION: Final[dict[str, MissionTest]] = {
    "humans": lambda wanted, mission: mission.people == wanted,
    "humans_at_least": lambda wanted, mission: mission.people >= wanted,
    "crew": lambda wanted, mission: mission.crew == wanted,
    "double_actions": lambda _, mission: mission.double_actions,
    "pool": is_as_hard,
    "tiles": lambda wanted, mission: sum(mission.tiles) >= wanted,
    "full_zones": lambda wanted, mission: mission.tiles.count(FULL_ZONE) == wanted,
    "nobody_conscious": lambda _, mission: not any(mission.conscious),
    "last_conscious": lambda _, mission: mission.conscious[mission.member] and sum(mission.conscious) == 1,
    "special": lambda wanted, mission: wanted in specials_of(mission),
    "both_specials": lambda _, mission: set(mission.deeds.specials) >= {"basic", "advanced"},
    "destroyed": deed(lambda wanted, deeds: deeds.destroyed >= wanted),
    "internals": deed(lambda wanted, deeds: deeds.internals >= wanted),
    "shot_down": deed(lambda wanted, deeds: deeds.shot_down >= wanted),
    "laser_turns": deed(lambda wanted, deeds: deeds.laser_turns >= wanted),
    "rockets_all_hit": deed(lambda wanted, deeds: deeds.rockets >= wanted and deeds.rocket_hits == deeds.rockets),
    "energy_turns": deed(lambda wanted, deeds: deeds.energy_turns >= wanted),
    "every_window": deed(lambda _, deeds: deeds.windows == PHASES),
    "every_maintenance": deed(lambda _, deeds: deeds.maintenance == PHASES),
    "blank_turns": deed(lambda wanted, deeds: deeds.blank_turns >= wanted),
    "no_blank_turn": deed(lambda _, deeds: deeds.blank_turns == 0),
    "own_knockout": deed(lambda _, deeds: deeds.own_knockout),
    "late_kill": deed(lambda _, deeds: deeds.late_kill),
}
"""Conditions on one mission."""

OF_RUN: Final[dict[str, RunTest]] = {
    "missions_at_least": lambda wanted, run: len(run.missions) >= wanted,
    "pools_differ": lambda _, run: len({(m.common, m.serious) for m in run.missions}) == len(run.missions),
}
"""Conditions on a whole run."""

OF_LOG: Final[dict[str, LogTest]] = {
    "runs_won": lambda wanted, log: len(won_runs(log)) >= wanted,
    "campaigns_flown": lambda wanted, log: sum(run.is_whole_campaign for run in won_runs(log)) >= wanted,
    "clones": lambda wanted, log: log.clones >= wanted,
    "days": lambda wanted, log: bool(won_runs(log)) and won_runs(log)[-1].day - won_runs(log)[0].day >= wanted,
    "experts_basic": lambda wanted, log: experts(log, "basic") >= wanted,
    "experts_advanced": lambda wanted, log: experts(log, "advanced") >= wanted,
    "one_of_each": lambda _, log: all(earned_in(log, category) for category in OTHERS),
    "half_of_each": lambda _, log: all(
        earned_in(log, category) >= LEAST_OF * len(in_category(category))
        for category in OTHERS
        if category != "close_calls"
    ),
    "close_calls": lambda wanted, log: earned_in(log, "close_calls") >= wanted,
}
"""Conditions on the whole log."""


def specials_of(mission: MissionFlown) -> set[str]:
    """Return the special cards played with effect, as achievements name them."""
    return {f"{mission.specialization}-{half}" for half in mission.deeds.specials}


def won_runs(log: Explorer) -> list[Run]:
    """Return the runs that were won, training left out."""
    return [entry.run for entry in log.entries if entry.run.survived and not entry.run.training]


def earned_in(log: Explorer, category: Category) -> int:
    """Count the achievements of a category."""
    return sum(ACHIEVEMENTS[claim.achievement].category == category for claim in log.claims)


def experts(log: Explorer, half: str) -> int:
    """Count the specializations of whose card the explorer is an expert."""
    return sum(claim.achievement.endswith(f"-{half}") for claim in log.claims if is_expert(claim.achievement))


def is_expert(achievement: str) -> bool:
    """Tell whether an achievement is one of experts."""
    return ACHIEVEMENTS[achievement].category == "expert"
