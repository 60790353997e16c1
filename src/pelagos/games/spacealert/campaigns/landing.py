"""The end of a mission, and what the crew is asked until the next one (SA-101 to SA-103)."""

from msgspec.structs import replace

from pelagos.games.spacealert.campaigns.campaign import Campaign, Flown, score, sum_up
from pelagos.games.spacealert.campaigns.events import CampaignEnded, MissionLogged
from pelagos.games.spacealert.campaigns.voyage import return_from
from pelagos.games.spacealert.decisions import ChooseMission, ChooseThreats, DecideReturn, Repair
from pelagos.games.spacealert.missions.generator import GENERATED
from pelagos.games.spacealert.planning.state import MissionState
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.kernel.errors import BrokenInvariant
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import Seat

SA_101, SA_103 = cite("SA-101"), cite("SA-103")

CAPTAIN = Seat(0)


@rule("SA-101")
def end_mission(state: MissionState, emit: Emit | None) -> None:
    """End the match with a single mission; in a campaign, enter the mission and ask what comes next."""
    if state.campaign is None:
        state.stage = "over"
        return
    state.stage = "between"
    state.campaign = return_from(state.campaign, logged(state))
    if emit is not None:
        flown = state.campaign.flown
        emit(MissionLogged(rule=SA_101, number=len(flown), planned=state.campaign.planned, score=flown[-1].score))
    ask_next(state, emit)


def logged(state: MissionState) -> Flown:
    """Return what is kept of the mission that has just ended."""
    if state.flight is None:
        raise BrokenInvariant(None, "no-flight")
    options = state.options
    flown = sum_up(state.flight)
    return replace(
        flown,
        script=options.script,
        seed=state.seed,
        common=options.common,
        serious=options.serious,
        specializations=tuple(state.specializations),
    )


@rule("SA-101", "SA-103")
def ask_next(state: MissionState, emit: Emit | None) -> None:
    """Ask what is due in the campaign now; at its end, tell the score."""
    campaign = require_campaign(state)
    if campaign.stage == "deciding":
        state.ask(DecideReturn, (CAPTAIN,))
    elif campaign.stage == "repairing":
        state.ask(Repair, (seat_of(state, campaign.repairer),), member=campaign.repairer)
    elif campaign.stage == "departing":
        state.ask(ChooseThreats if state.options.script == GENERATED else ChooseMission, (CAPTAIN,))
    else:
        state.stage = "over"
        if emit is not None:
            emit(CampaignEnded(rule=SA_103, score=score(campaign) or 0))


def seat_of(state: MissionState, member: int) -> Seat:
    """Return who answers for a member of the crew: for androids the captain."""
    return Seat(member) if member < state.people else CAPTAIN


def require_campaign(state: MissionState) -> Campaign:
    """Return the campaign under way."""
    if state.campaign is None:
        raise BrokenInvariant(None, "no-campaign")
    return state.campaign
