"""The steps of a campaign: fly, go home or go on, repair, depart. Each returns the campaign as it is afterwards."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from pelagos.games.spacealert.campaigns.campaign import LONGEST, Campaign, Flown, Stage
from pelagos.games.spacealert.mission import SQUAD_STATIONS
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.kernel.errors import IllegalAction

SA_101, SA_102 = cite("SA-101"), cite("SA-102")

SHORTEST: Final = 2
MOST_REPAIRS: Final = 2
"""So many tiles of one zone at most are repaired between two missions."""


@rule("SA-101")
def set_out(planned: int) -> Campaign:
    """Return a campaign before its first mission.

    Raises:
        IllegalAction: it is to have fewer than two missions, or more than five.
    """
    if not SHORTEST <= planned <= LONGEST:
        raise IllegalAction(SA_101, "campaign-length", planned=planned, least=SHORTEST, most=LONGEST)
    return Campaign(planned=planned)


@rule("SA-101")
def return_from(campaign: Campaign, mission: Flown) -> Campaign:
    """Add a mission that is over. A lost ship, or the last mission, ends the campaign; else the crew decides."""
    require(campaign, "flying")
    flown = (*campaign.flown, mission)
    ends = not mission.survived or len(flown) == campaign.planned
    return replace(
        campaign,
        flown=flown,
        stage="over" if ends else "deciding",
        damage=mission.damage,
        disabled_squads=mission.disabled_squads,
    )


@rule("SA-101")
def go_home(campaign: Campaign) -> Campaign:
    """End the campaign after a won mission."""
    require(campaign, "deciding")
    return replace(campaign, stage="over")


@rule("SA-101")
def go_on(campaign: Campaign) -> Campaign:
    """Go on to the repairs, which the captain begins."""
    require(campaign, "deciding")
    return pass_turn(replace(campaign, stage="repairing", repairer=-1, repaired={}))


@rule("SA-101")
def repair_tile(campaign: Campaign, zone: str, tile: str) -> Campaign:
    """Let the member whose turn it is repair a tile.

    Raises:
        IllegalAction: the zone has no such tile, or two of its tiles have been repaired already.
    """
    require(campaign, "repairing")
    tiles = campaign.damage.get(zone, ())
    if tile not in tiles:
        raise IllegalAction(SA_101, "campaign-no-tile", zone=zone, tile=tile)
    done = campaign.repaired.get(zone, 0)
    if done == MOST_REPAIRS:
        raise IllegalAction(SA_101, "campaign-two-tiles", zone=zone, most=MOST_REPAIRS)
    left = tuple(other for other in tiles if other != tile)
    damage, repaired = {**campaign.damage, zone: left}, {**campaign.repaired, zone: done + 1}
    return pass_turn(replace(campaign, damage=damage, repaired=repaired))


@rule("SA-101")
def repair_squad(campaign: Campaign) -> Campaign:
    """Let the member whose turn it is repair a disabled squad.

    Raises:
        IllegalAction: none is disabled.
    """
    require(campaign, "repairing")
    if not campaign.disabled_squads:
        raise IllegalAction(SA_101, "campaign-no-squad")
    return pass_turn(replace(campaign, disabled_squads=campaign.disabled_squads - 1))


def repair_nothing(campaign: Campaign) -> Campaign:
    """Let the member whose turn it is repair nothing."""
    require(campaign, "repairing")
    return pass_turn(campaign)


@rule("SA-101")
def pass_turn(campaign: Campaign) -> Campaign:
    """Give the turn to the next conscious member; the others recover. After the last one the ship departs."""
    conscious = campaign.flown[-1].conscious
    following = next(
        (member for member, awake in enumerate(conscious) if awake and member > campaign.repairer), len(conscious)
    )
    stage: Stage = "repairing" if following < len(conscious) else "departing"
    return replace(campaign, repairer=following, stage=stage)


@rule("SA-102")
def depart(campaign: Campaign, squads: Sequence[str] = ()) -> Campaign:
    """Begin the next mission.

    Args:
        campaign: when all repairs are done.
        squads: where the squad waits if only one works; both places are taken if both work.

    Raises:
        IllegalAction: the stations are no stations for squads, or not as many as squads that work.
    """
    require(campaign, "departing")
    working = len(SQUAD_STATIONS) - campaign.disabled_squads
    chosen = tuple(squads) or SQUAD_STATIONS[:working]
    if len(chosen) != working or not set(chosen) <= set(SQUAD_STATIONS) or len(set(chosen)) != working:
        raise IllegalAction(SA_102, "campaign-squads", working=working, places=", ".join(SQUAD_STATIONS))
    return replace(campaign, stage="flying", squads=chosen)


def require(campaign: Campaign, stage: Stage) -> None:
    """Refuse a step that is not due."""
    if campaign.stage != stage:
        raise IllegalAction(SA_101, "campaign-stage", stage=campaign.stage, needed=stage)
