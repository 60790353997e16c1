"""Effects that take energy, fuel, rockets and battlebots."""

from typing import Literal

from pelagos.games.spacealert.board import STATIONS, ZONES, Zone
from pelagos.games.spacealert.cards import THREATS, CardEffect
from pelagos.games.spacealert.events.crew import StoredSquadDisabled
from pelagos.games.spacealert.events.ship import EnergyLost, FuelLost
from pelagos.games.spacealert.events.weapons import RocketLost
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.games.spacealert.rules.attacks import attack_zone
from pelagos.games.spacealert.rules.deaths import destroy
from pelagos.games.spacealert.rules.vocabulary import amount_of, effect, zones_of
from pelagos.games.spacealert.state import Run, Threat

SA_097, SA_071, SA_134 = cite("SA-097"), cite("SA-071"), cite("SA-134")


def lose_energy(run: Run, system: Literal["shield", "reactor"], zone: Zone, amount: int) -> int:
    """Take energy out of a shield or a reactor and return how much there was to take."""
    store = run.state.shields if system == "shield" else run.state.reactors
    lost = min(amount, store[zone])
    store[zone] -= lost
    if lost and run.emit:
        run.emit(EnergyLost(rule=SA_097, zone=ZONES[zone], system=system, amount=lost))
    return lost


def lose_fuel(run: Run) -> int:
    """Take a fuel capsule, if there is one, and return how many were taken."""
    if not run.state.fuel:
        return 0
    run.state.fuel -= 1
    if run.emit:
        run.emit(FuelLost(rule=SA_097, left=run.state.fuel))
    return 1


def lose_rocket(run: Run) -> bool:
    """Take a rocket, if there is one; threats made of rockets lose a hit point with it."""
    state = run.state
    if not state.rockets:
        return False
    state.rockets -= 1
    if run.emit:
        run.emit(RocketLost(rule=SA_097, left=state.rockets))
    for threat in list(state.threats):
        if threat.status == "active" and THREATS[threat.card].traits.hp_equals_rockets_left_on_appearance:
            threat.hp -= 1
            if threat.damage >= threat.hp:
                destroy(run, threat)
    return True


@effect("drain_shields")
def drain_shields(run: Run, threat: Threat, row: CardEffect) -> None:
    """Take shield energy."""
    for zone in zones_of(threat, row.zones):
        there = run.state.shields[zone]
        lose_energy(run, "shield", zone, there if row.amount == "all" else amount_of(run.state, threat, row, zone))


@effect("drain_reactors")
def drain_reactors(run: Run, threat: Threat, row: CardEffect) -> None:
    """Take reactor energy."""
    for zone in zones_of(threat, row.zones):
        there = run.state.reactors[zone]
        lose_energy(run, "reactor", zone, there if row.amount == "all" else amount_of(run.state, threat, row, zone))


@effect("consume_fuel")
def consume_fuel(run: Run, _threat: Threat, _row: CardEffect) -> None:
    """Take a fuel capsule."""
    lose_fuel(run)


@effect("remove_rocket")
def remove_rocket(run: Run, _threat: Threat, _row: CardEffect) -> None:
    """Take a rocket."""
    lose_rocket(run)


@effect("disable_stored_bots")
@rule("SA-011")
def disable_stored_bots(run: Run, _threat: Threat, row: CardEffect) -> None:
    """Disable the squad of a station, if nobody has taken it."""
    station = STATIONS.index(row.station or "LR")
    if run.state.stored[station] == "active":
        run.state.stored[station] = "disabled"
        if run.emit:
            run.emit(StoredSquadDisabled(rule=SA_071, station=STATIONS[station]))


@effect("launch_all_rockets_at")
@rule("SA-134")
def launch_all_rockets(run: Run, threat: Threat, row: CardEffect) -> None:
    """Fire all rockets at a zone of the ship, each an attack of its own."""
    for zone in zones_of(threat, row.zone):
        while lose_rocket(run):
            attack_zone(run, threat, zone, row.damage_each or 0)
