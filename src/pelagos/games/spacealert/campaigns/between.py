"""What the crew can answer between two missions of a campaign, and the start of the next (SA-101, SA-102, SA-104)."""

from itertools import product
from typing import get_args

from msgspec.structs import replace

from pelagos.games.spacealert import actions as a
from pelagos.games.spacealert.campaigns import voyage
from pelagos.games.spacealert.campaigns.campaign import Campaign
from pelagos.games.spacealert.campaigns.events import (
    CampaignContinued,
    MissionChosen,
    NothingMended,
    SquadMended,
    SquadPlaced,
    ThreatsChosen,
    TileMended,
)
from pelagos.games.spacealert.campaigns.landing import CAPTAIN, ask_next, require_campaign
from pelagos.games.spacealert.decisions import ChooseMission, ChooseThreats, DecideReturn, PlaceSquad, Repair
from pelagos.games.spacealert.mission import SQUAD_STATIONS
from pelagos.games.spacealert.missions.library import SCRIPTS
from pelagos.games.spacealert.options import Levels, ScriptName
from pelagos.games.spacealert.planning import setup
from pelagos.games.spacealert.planning.carried import word_of, write_damage
from pelagos.games.spacealert.planning.state import MissionState
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.kernel.chance import Chance
from pelagos.kernel.decision import Action
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit

SA_101, SA_102, SA_104, SA_105 = cite("SA-101"), cite("SA-102"), cite("SA-104"), cite("SA-105")

NAMES: tuple[ScriptName, ...] = get_args(ScriptName)
LEVELS: tuple[Levels, ...] = get_args(Levels)
Repairs = a.RepairTile | a.RepairSquad | a.RepairNothing


# -- go on or go home ----------------------------------------------------------------------------------------------


def list_returns(state: MissionState, decision: DecideReturn) -> list[Action]:
    """Both are always possible."""
    return [a.GoOn(), a.GoHome()]


def check_return(state: MissionState, decision: DecideReturn, action: a.GoOn | a.GoHome) -> None:
    """Both are always possible."""


@rule("SA-101")
def decide(
    state: MissionState, decision: DecideReturn, action: a.GoOn | a.GoHome, chance: Chance, emit: Emit | None
) -> None:
    """Go on to the repairs, or end the campaign."""
    state.close(decision.group)
    campaign = require_campaign(state)
    if isinstance(action, a.GoHome):
        state.campaign = voyage.go_home(campaign)
    else:
        state.campaign = voyage.go_on(campaign)
        if emit is not None:
            emit(CampaignContinued(rule=SA_101, left=campaign.planned - len(campaign.flown)))
    ask_next(state, emit)


# -- repairs -------------------------------------------------------------------------------------------------------


@rule("SA-101")
def list_repairs(state: MissionState, decision: Repair) -> list[Action]:
    """List the tiles of zones in which a repair is left, a disabled squad, and nothing."""
    campaign = require_campaign(state)
    repairs: list[Action] = [
        a.RepairTile(zone, tile)
        for zone in get_args(a.ZoneName)
        if campaign.repaired.get(zone, 0) < voyage.MOST_REPAIRS
        for tile in get_args(a.TileName)
        if tile in campaign.damage.get(zone, ())
    ]
    if campaign.disabled_squads:
        repairs.append(a.RepairSquad())
    return [*repairs, a.RepairNothing()]


def check_repair(state: MissionState, decision: Repair, action: Repairs) -> None:
    """Refuse what is not broken, and a third tile of a zone."""
    repaired(state, action)


@rule("SA-101")
def repair(state: MissionState, decision: Repair, action: Repairs, chance: Chance, emit: Emit | None) -> None:
    """Let a member of the crew repair something."""
    state.close(decision.group)
    state.campaign = repaired(state, action)
    if emit is not None:
        emit(told(decision.member, action))
    ask_next(state, emit)


def repaired(state: MissionState, action: Repairs) -> Campaign:
    """Return the campaign after a repair."""
    campaign = require_campaign(state)
    if isinstance(action, a.RepairTile):
        return voyage.repair_tile(campaign, action.zone, action.tile)
    if isinstance(action, a.RepairSquad):
        return voyage.repair_squad(campaign)
    return voyage.repair_nothing(campaign)


def told(member: int, action: Repairs) -> TileMended | SquadMended | NothingMended:
    """Return the event of a repair."""
    if isinstance(action, a.RepairTile):
        return TileMended(rule=SA_101, member=member, zone=action.zone, tile=action.tile)
    kind = SquadMended if isinstance(action, a.RepairSquad) else NothingMended
    return kind(rule=SA_101, member=member)


# -- the next mission ----------------------------------------------------------------------------------------------


@rule("SA-105")
def list_missions(state: MissionState, decision: ChooseMission) -> list[a.Fly]:
    """List the missions of the same kind that the campaign has not flown yet, those after the latest first.

    If all were flown, all are listed again: there are only three simulations, for up to five missions.
    """
    group = SCRIPTS[state.options.script].group
    kind = [name for name in NAMES if name in SCRIPTS and SCRIPTS[name].group == group]
    flown = {row.script for row in require_campaign(state).flown}
    after = kind.index(state.options.script) + 1
    rest = [name for name in (*kind[after:], *kind[:after]) if name not in flown]
    return [a.Fly(name) for name in rest or kind]


@rule("SA-105")
def check_mission(state: MissionState, decision: ChooseMission, action: a.Fly) -> None:
    """Refuse a mission of another kind, and one flown before."""
    if action not in list_missions(state, decision):
        raise IllegalAction(SA_105, "campaign-mission", script=action.script)


def choose_mission(
    state: MissionState, decision: ChooseMission, action: a.Fly, chance: Chance, emit: Emit | None
) -> None:
    """Note the next mission, and ask for its threats."""
    state.close(decision.group)
    state.options = replace(state.options, script=action.script)
    if emit is not None:
        emit(MissionChosen(rule=SA_105, script=action.script))
    state.ask(ChooseThreats, (CAPTAIN,))


@rule("SA-104")
def list_threats(state: MissionState, decision: ChooseThreats) -> list[a.Face]:
    """List the levels for common and serious threats that go with the cards in play, those of before first."""
    before = a.Face(state.options.common, state.options.serious)
    others = [a.Face(common, serious) for common, serious in product(LEVELS, LEVELS)]
    return [before, *(face for face in others if face != before and is_in_play(state, face))]


def is_in_play(state: MissionState, face: a.Face) -> bool:
    """Tell whether there are cards of these levels."""
    try:
        setup.check_levels(replace(state.options, common=face.common, serious=face.serious))
    except IllegalAction:
        return False
    return True


def check_threats(state: MissionState, decision: ChooseThreats, action: a.Face) -> None:
    """Refuse levels whose cards are not in play."""
    setup.check_levels(replace(state.options, common=action.common, serious=action.serious))


@rule("SA-102", "SA-104")
def choose_threats(
    state: MissionState, decision: ChooseThreats, action: a.Face, chance: Chance, emit: Emit | None
) -> None:
    """Note the threats; ask where a single squad waits, or begin."""
    state.close(decision.group)
    state.options = replace(state.options, common=action.common, serious=action.serious)
    if emit is not None:
        emit(ThreatsChosen(rule=SA_104, common=action.common, serious=action.serious))
    if len(SQUAD_STATIONS) - require_campaign(state).disabled_squads == 1:
        state.ask(PlaceSquad, (CAPTAIN,))
    else:
        begin_next(state, (), chance, emit)


def list_places(state: MissionState, decision: PlaceSquad) -> list[a.Place]:
    """List both places."""
    return [a.Place(station) for station in get_args(a.SquadPlace)]


def check_place(state: MissionState, decision: PlaceSquad, action: a.Place) -> None:
    """Both places are possible."""


@rule("SA-102")
def place_squad(state: MissionState, decision: PlaceSquad, action: a.Place, chance: Chance, emit: Emit | None) -> None:
    """Let the squad wait there, and begin."""
    state.close(decision.group)
    if emit is not None:
        emit(SquadPlaced(rule=SA_102, station=action.station))
    begin_next(state, (action.station,), chance, emit)


@rule("SA-101", "SA-102")
def begin_next(state: MissionState, squads: tuple[str, ...], chance: Chance, emit: Emit | None) -> None:
    """Set the next mission up with the damage carried over; all else is new."""
    campaign = voyage.depart(require_campaign(state), squads)
    options = replace(
        state.options,
        carried=write_damage(campaign.damage),
        squads=word_of(campaign.squads),
        seed=state.options.seed and f"{state.options.seed}+",
    )
    fresh = setup.set_up(options, state.seats, chance, emit)
    fresh.campaign = campaign
    take_over(state, fresh)


def take_over(state: MissionState, fresh: MissionState) -> None:
    """Let a match go on as a mission that has just been set up; the numbers of questions go on rising."""
    before = state.last_id
    for name in fresh.__struct_fields__:
        setattr(state, name, getattr(fresh, name))
    state.pending = tuple([replace(asked, id=asked.id + before, group=asked.group + before) for asked in fresh.pending])
    state.last_id = before + fresh.last_id
