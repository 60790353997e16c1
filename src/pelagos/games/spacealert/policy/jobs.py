"""What there is to do aboard: which button to press where, against threats and to keep the ship going."""

from typing import Final

from pelagos.games.spacealert.board import LB, LR, LW, STATIONS, UB, UR, UW, ZONES, Station
from pelagos.games.spacealert.cards import THREATS
from pelagos.games.spacealert.mission import Announced
from pelagos.games.spacealert.rules.tracks import start_stations
from pelagos.games.spacealert.state import Card

Job = tuple[Station, Card]
"""A station and what to do there."""

TAKE_OFF: Final[Job] = (UR, ("C",))
"""The interceptors take off."""
UPKEEP: Final[tuple[Job, ...]] = (
    (UW, ("C",)),
    (UW, ("C",)),
    (LW, ("B",)),
    (LW, ("C",)),
    (UR, ("B",)),
    (UW, ("B",)),
    (UB, ("B",)),
    (LR, ("B",)),
    (LB, ("B",)),
)
"""The computer, energy, shields, the window."""


def jobs_against(threat: Announced) -> tuple[Job, ...]:
    """Return what can be done against a threat, what does most twice."""
    card = THREATS[threat.card]
    if card.repair == "interceptors":
        return (TAKE_OFF,)
    if threat.zone is None:
        button: Card = (card.repair or "bots",)
        return tuple((station, button) for station in start_stations(card, threat.T) or range(len(STATIONS)))
    zone = ZONES.index(threat.zone)
    return ((zone, ("A",)), (zone, ("A",)), (LR + zone, ("A",)), (LW, ("A",)), (LB, ("C",)), TAKE_OFF)


def needs_squad(job: Job) -> bool:
    """Tell whether a job needs a squad of robots."""
    return job == TAKE_OFF or job[1] == ("bots",)
