"""Whether a log that somebody brings along can be: its sums, and what it may hold (SA-180 to SA-184)."""

from collections.abc import Callable
from typing import Final, get_args

from pelagos.games.spacealert.careers.achievements import ACHIEVEMENTS
from pelagos.games.spacealert.careers.explorer import LEVEL_FOR, Explorer, specialists
from pelagos.games.spacealert.careers.levels import HIGHEST, Progress, mark
from pelagos.games.spacealert.careers.run import MissionFlown, experience_for
from pelagos.games.spacealert.mission import SPECIALIZATIONS
from pelagos.games.spacealert.options import ScriptName
from pelagos.games.spacealert.rulebook import rule

LONGEST_NAME: Final = 40
SCRIPTS: Final = frozenset({"", *get_args(ScriptName)})
"""What a mission of a log can have flown; of some nobody knows."""


@rule("SA-180", "SA-181", "SA-182", "SA-183", "SA-184")
def fault_of(explorer: Explorer) -> str | None:
    """Return what is wrong with a log, as the part of it that cannot be; None if it can."""
    return next((part for part, holds in CHECKS.items() if not holds(explorer)), None)


def is_name_sound(explorer: Explorer) -> bool:
    """Tell whether the name can be shown."""
    return len(explorer.name) <= LONGEST_NAME and explorer.name.isprintable()


def are_runs_sound(explorer: Explorer) -> bool:
    """Tell whether each run stands there once, and each lost one has brought a clone, or the end."""
    runs = [entry.run for entry in explorer.entries]
    lost = sum(not run.survived and not run.training for run in runs)
    levels = [entry.level for entry in explorer.entries]
    rises = levels == sorted(levels) and all(0 <= level <= explorer.level for level in levels)
    return len({run.id for run in runs}) == len(runs) and lost == explorer.clones + explorer.dead and rises


def are_missions_sound(explorer: Explorer) -> bool:
    """Tell whether each mission exists, and the explorer was one of its crew."""
    return all(is_mission_sound(mission) for entry in explorer.entries for mission in entry.run.missions)


def is_mission_sound(mission: MissionFlown) -> bool:
    """Tell whether a mission exists, and has a crew in which the explorer has a place."""
    return mission.script in SCRIPTS and 0 <= mission.member < mission.crew == len(mission.conscious)


def are_claims_sound(explorer: Explorer) -> bool:
    """Tell whether each achievement exists, stands there once, and belongs to a run of the log."""
    runs = {entry.run.id for entry in explorer.entries}
    names = [claim.achievement for claim in explorer.claims]
    return len(set(names)) == len(names) and all(
        claim.achievement in ACHIEVEMENTS and claim.run in runs for claim in explorer.claims
    )


def points_of(explorer: Explorer) -> int:
    """Return the points that runs and achievements have brought."""
    runs = sum(experience_for(entry.run) for entry in explorer.entries)
    return runs + sum(ACHIEVEMENTS[claim.achievement].xp for claim in explorer.claims)


def are_points_sound(explorer: Explorer) -> bool:
    """Tell whether the points are the sum."""
    return explorer.points == points_of(explorer)


def is_level_sound(explorer: Explorer) -> bool:
    """Tell whether so many points can have filled so many boxes, dotted ones skipped or not."""
    if not 0 <= explorer.points <= sum(8 + 4 * level for level in range(HIGHEST + 1)):
        return explorer.level == HIGHEST and explorer.points > 0
    least = mark(Progress(), explorer.points, clones=True)
    most = mark(Progress(), explorer.points, clones=False)
    now = (explorer.level, explorer.progress.boxes)
    return (least.level, least.boxes) <= now <= (most.level, most.boxes)


def is_learning_sound(explorer: Explorer) -> bool:
    """Tell whether no more was learnt than the level allows."""
    if len(explorer.learnt) > explorer.level or set(explorer.learnt) - {*SPECIALIZATIONS}:
        return False
    return all(level in LEVEL_FOR and explorer.level >= LEVEL_FOR[level] for level in specialists(explorer).values())


CHECKS: Final[dict[str, Callable[[Explorer], bool]]] = {
    "name": is_name_sound,
    "runs": are_runs_sound,
    "missions": are_missions_sound,
    "achievements": are_claims_sound,
    "points": are_points_sound,
    "level": is_level_sound,
    "specializations": is_learning_sound,
}
"""By part of a log, in the order in which one builds on another."""
