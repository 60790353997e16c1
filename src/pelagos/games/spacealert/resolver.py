"""Resolves missions: a pure function of tracks, threats, programs and the order of the tiles."""

from pelagos.games.spacealert.mission import Mission
from pelagos.games.spacealert.reading import read_mission
from pelagos.games.spacealert.report import Report, report_on, write_report
from pelagos.games.spacealert.rules.timeline import fly_mission
from pelagos.games.spacealert.setup import start
from pelagos.games.spacealert.state import Run, State
from pelagos.kernel.chance import Chance, Seeded
from pelagos.kernel.event import Emit

__all__ = ["Mission", "Report", "begin", "finish", "read_mission", "resolve", "write_report"]


def resolve(mission: Mission, emit: Emit | None = None) -> Report:
    """Resolve a mission to its end.

    Args:
        mission: what to resolve; `read_mission` checks it.
        emit: is told every event, each with the rule it obeys; without it none is built.

    Returns:
        The same report for the same mission, always.
    """
    state, chance = begin(mission)
    return finish(state, chance, emit)


def begin(mission: Mission) -> tuple[State, Chance]:
    """Return the state before the first turn, and the source of what is left to chance."""
    chance = Seeded.of(str(mission.seed))
    return start(mission, chance), chance


def finish(state: State, chance: Chance, emit: Emit | None = None) -> Report:
    """Resolve what is left of a mission, in place."""
    fly_mission(Run(state, emit, chance))
    return report_on(state)
