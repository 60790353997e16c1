"""What happens between the missions of a campaign."""

from typing import Final

from pelagos.games.spacealert.actions import SquadPlace, TileName, ZoneName
from pelagos.games.spacealert.options import Levels, ScriptName
from pelagos.kernel.event import Event
from pelagos.kernel.visibility import Public


class MissionLogged(Event, frozen=True, kw_only=True):
    """A mission of the campaign is over; a lost one has no score."""

    number: Public[int]
    planned: Public[int]
    score: Public[int | None]


class CampaignContinued(Event, frozen=True, kw_only=True):
    """The crew goes on."""

    left: Public[int]
    """How many missions are still to come."""


class TileMended(Event, frozen=True, kw_only=True):
    """A member of the crew repaired a damage tile between two missions."""

    member: Public[int]
    zone: Public[ZoneName]
    tile: Public[TileName]


class SquadMended(Event, frozen=True, kw_only=True):
    """A member of the crew repaired a disabled squad between two missions."""

    member: Public[int]


class NothingMended(Event, frozen=True, kw_only=True):
    """A member of the crew repaired nothing."""

    member: Public[int]


class MissionChosen(Event, frozen=True, kw_only=True):
    """The captain chose the next mission."""

    script: Public[ScriptName]


class ThreatsChosen(Event, frozen=True, kw_only=True):
    """The captain chose the threats of the next mission."""

    common: Public[Levels]
    serious: Public[Levels]


class SquadPlaced(Event, frozen=True, kw_only=True):
    """The only squad that works waits here."""

    station: Public[SquadPlace]


class CampaignEnded(Event, frozen=True, kw_only=True):
    """The campaign is over, with its score."""

    score: Public[int]


CAMPAIGN: Final[tuple[type[Event], ...]] = (
    MissionLogged,
    CampaignContinued,
    TileMended,
    SquadMended,
    NothingMended,
    MissionChosen,
    ThreatsChosen,
    SquadPlaced,
    CampaignEnded,
)
"""Every class of event between missions."""
