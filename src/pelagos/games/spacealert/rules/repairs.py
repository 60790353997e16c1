"""Repairs, fights aboard and difficult access (SA-094 to SA-096, SA-126, SA-161)."""

from pelagos.games.spacealert.board import STATIONS, Station, zone_of
from pelagos.games.spacealert.cards import THREATS
from pelagos.games.spacealert.events.crew import Walked
from pelagos.games.spacealert.events.weapons import HitIgnored, InternalHit, RepairFailed
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.games.spacealert.rules.deaths import destroy
from pelagos.games.spacealert.rules.knockouts import crew_aboard
from pelagos.games.spacealert.state import Player, Run, State, Threat, about

SA_095, SA_096, SA_126, SA_134, SA_161 = (cite(f"SA-{n}") for n in ("095", "096", "126", "134", "161"))


@rule("SA-094", "SA-095", "SA-096")
def malfunction_at(state: State, station: Station, button: str) -> Threat | None:
    """Return the malfunction that a button repairs: the lowest number first, beyond repair last; phased out none."""
    beyond_repair = None
    for threat in state.threats:
        if threat.zone is not None or threat.status in ("due", "destroyed", "discarded") or threat.phased:
            continue
        if station in threat.stations and THREATS[threat.card].repair == button:
            if threat.status == "active":
                return threat
            beyond_repair = beyond_repair or threat
    return beyond_repair


@rule("SA-094")
def repair(run: Run, player: Player, threat: Threat, station: Station, amount: int) -> None:
    """Repair a malfunction from one of its stations; one that has reached Z only keeps its button from working."""
    if threat.status != "active":
        _fail(run, player, threat, "beyond-repair")
        return
    threat.repairs.append((player.number, station))
    traits = THREATS[threat.card].traits
    if traits.needs_players_same_turn:
        return
    if player.squad == "active":
        amount += traits.repair_bonus_with_active_bots
    hit_inside(run, player, threat, station, amount)


@rule("SA-126")
def hit_inside(run: Run, player: Player, threat: Threat, station: Station, amount: int) -> int:
    """Damage an internal threat; difficult access ignores the first damage of each turn.

    Returns:
        The damage done.
    """
    ignored = min(amount, max(0, threat.inaccessibility - threat.absorbed))
    threat.absorbed += ignored
    amount -= ignored
    if ignored and run.emit:
        run.emit(HitIgnored(rule=SA_126, **about(threat), amount=ignored))
    if amount and threat.damage + amount >= threat.hp:
        amount = amount_of_last_hit(run, player, threat, station, amount)
    if amount:
        _damage(run, player, threat, amount)
    return amount


@rule("SA-161", "SA-134")
def amount_of_last_hit(run: Run, player: Player, threat: Threat, station: Station, amount: int) -> int:
    """Return what a finishing hit does: nothing from afar, or where the energy it needs is missing."""
    if THREATS[threat.card].repair != "bots" and player.station != station:
        _fail(run, player, threat, "remote")
        return 0
    cost = THREATS[threat.card].traits.final_repair_costs_own_reactor_energy
    reactors = run.state.reactors
    if reactors[zone_of(station)] < cost:
        _fail(run, player, threat, "no-energy")
        return 0
    reactors[zone_of(station)] -= cost
    return amount


def _damage(run: Run, player: Player, threat: Threat, amount: int) -> None:
    threat.damage += amount
    if run.emit:
        left = max(0, threat.hp - threat.damage)
        run.emit(InternalHit(rule=SA_096, player=player.number, amount=amount, left=left, **about(threat)))
    react_to_hit(run, threat)
    if threat.damage >= threat.hp:
        destroy(run, threat)


@rule("SA-134")
def react_to_hit(run: Run, threat: Threat) -> None:
    """Let a hit threat teleport, or everybody aboard change decks."""
    traits = THREATS[threat.card].traits
    if traits.teleports_when_damaged_to is not None:
        threat.stations = [STATIONS.index(traits.teleports_when_damaged_to)]
    if traits.damage_swaps_decks:
        for player in crew_aboard(run.state):
            if player.number not in run.state.now.shielded:
                move_by_force(run, player, (player.station + 3) % 6)


def move_by_force(run: Run, player: Player, station: Station) -> None:
    """Put a figure elsewhere; that is no movement of the player's own."""
    if run.emit:
        origin, target = STATIONS[player.station], STATIONS[station]
        run.emit(Walked(rule=SA_134, player=player.number, origin=origin, station=target, way="forced"))
    player.station = station


def _fail(run: Run, player: Player, threat: Threat, reason: str) -> None:
    if run.emit:
        number = {"beyond-repair": SA_095, "remote": SA_161}.get(reason, SA_134)
        run.emit(RepairFailed(rule=number, **about(threat), player=player.number, reason=reason))


@rule("SA-042")
def settle_joint_repairs(run: Run) -> None:
    """After the last player: bonuses for all stations at once, for a lone repairer, for enough players together."""
    for threat in list(run.state.threats):
        if threat.repairs and threat.status == "active":
            _settle(run, threat)


def _settle(run: Run, threat: Threat) -> None:
    traits = THREATS[threat.card].traits
    repairers = {player for player, _ in threat.repairs}
    last = run.state.players[threat.repairs[-1][0]]
    bonus = 0
    if traits.all_stations_same_turn_bonus and set(threat.stations) <= {station for _, station in threat.repairs}:
        bonus = traits.all_stations_same_turn_bonus
    if traits.lone_repairer_bonus and len(repairers) == 1:
        bonus = traits.lone_repairer_bonus
    if traits.needs_players_same_turn and len(repairers) >= traits.needs_players_same_turn:
        bonus = threat.hp
    if bonus:
        _damage(run, last, threat, bonus)
