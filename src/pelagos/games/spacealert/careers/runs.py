"""From a match that is over to a run of an explorer's log (SA-181, SA-184)."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from pelagos.games.spacealert.board import ZONES
from pelagos.games.spacealert.campaigns.campaign import Flown
from pelagos.games.spacealert.campaigns.campaign import score as campaign_score
from pelagos.games.spacealert.campaigns.landing import logged
from pelagos.games.spacealert.careers.deeds import deeds_of
from pelagos.games.spacealert.careers.run import MissionFlown, Pool, Run
from pelagos.games.spacealert.missions.script import Script, threat_points
from pelagos.games.spacealert.planning.events import MissionBriefed, PlansRevealed, ResolutionBegun
from pelagos.games.spacealert.planning.flight import has_double_actions
from pelagos.games.spacealert.planning.scripts import is_mission, script_of
from pelagos.games.spacealert.planning.state import MissionState
from pelagos.games.spacealert.rulebook import rule
from pelagos.kernel.event import Event
from pelagos.kernel.match import Match

LEVELS: Final[dict[str, Pool]] = {"all": ("white", "yellow", "red")}
"""Words for decks that do not name their levels."""
EASIER: Final = "double_easier"


@rule("SA-181", "SA-184")
def run_of(match: Match[Any], code: str, *, day: int, member: int, humans: int) -> Run:
    """Return the run that a match was for one of its explorers.

    Args:
        match: when it is over.
        code: by which the run is known.
        day: a day number.
        member: the explorer's place in the crew.
        humans: how many people flew; seats of bots are none.
    """
    state: MissionState = match.state
    campaign = state.campaign
    flown = (logged(state),) if campaign is None else campaign.flown
    flights = flights_of(event for events in match.history for event in events)
    missions = tuple(
        mission_of(state, row, events, member, humans) for row, events in zip(flown, last(flights, flown), strict=True)
    )
    return Run(
        id=code,
        day=day,
        planned=1 if campaign is None else campaign.planned,
        training=not is_mission(state.options),
        survived=all(row.survived for row in flown),
        score=(flown[-1].score if campaign is None else campaign_score(campaign)) or 0,
        penalties=flown[-1].penalties,
        missions=missions,
    )


def mission_of(state: MissionState, row: Flown, flight: list[Event], member: int, humans: int) -> MissionFlown:
    """Return a mission of a run as one explorer saw it."""
    script = script_of_row(state, row)
    return MissionFlown(
        script=row.script,
        people=humans,
        crew=state.crew,
        double_actions=has_double_actions(state.options),
        easier=script.group == EASIER,
        common=pool_of(row.common),
        serious=pool_of(row.serious),
        threat_points=threat_points(script, state.crew),
        penalties=row.penalties,
        tiles=tiles_of(row),
        conscious=row.conscious,
        member=member,
        specialization=row.specializations[member] if row.specializations else None,
        deeds=deeds_of(member, script.turns, flight),
    )


def script_of_row(state: MissionState, row: Flown) -> Script:
    """Return the script of a mission of a campaign."""
    options: Any = state.options
    return script_of(type(options)(script=row.script, difficulty=options.difficulty), row.seed)


def tiles_of(row: Flown) -> tuple[int, int, int]:
    """Return how many damage tiles each zone had."""
    red, white, blue = (len(row.damage.get(zone, ())) for zone in ZONES)
    return red, white, blue


def pool_of(levels: str) -> Pool:
    """Return the levels of a deck."""
    return LEVELS.get(levels) or tuple(levels.split("-"))


def flights_of(events: Iterable[Event]) -> list[list[Event]]:
    """Return the events of the flights of a match, one list for each mission."""
    return list(split(events))


def split(events: Iterable[Event]) -> Iterator[list[Event]]:
    """Yield the events of each flight: those after the take-off and before the next briefing."""
    flight: list[Event] | None = None
    for event in events:
        if isinstance(event, PlansRevealed | ResolutionBegun):
            flight = []
        elif isinstance(event, MissionBriefed):
            if flight is not None:
                yield flight
            flight = None
        elif flight is not None:
            flight.append(event)
    if flight is not None:
        yield flight


def last(flights: list[list[Event]], flown: tuple[Flown, ...]) -> list[list[Event]]:
    """Return the flights of these missions; of one flown before the match went on under new rules nothing is known."""
    missing = len(flown) - len(flights)
    return [*([] for _ in range(missing)), *flights[-len(flown) :]]
