"""The A buttons: lasers and the pulse cannon (SA-004 to SA-007, SA-033, SA-164)."""

from typing import Final

from pelagos.games.spacealert.board import ALL_ZONES, LB, LR, LW, UW, WHITE, ZONES, Station, zone_of
from pelagos.games.spacealert.cards import THREATS
from pelagos.games.spacealert.events.crew import NothingDone
from pelagos.games.spacealert.events.weapons import Fired
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.games.spacealert.rules.attacks import attack_zone
from pelagos.games.spacealert.rules.hull import is_broken
from pelagos.games.spacealert.rules.repairs import malfunction_at, repair
from pelagos.games.spacealert.state import Player, Run, Shot, State

SA_004, SA_005, SA_006, SA_007 = (cite(f"SA-{n}") for n in ("004", "005", "006", "007"))

HEAVY: Final = (4, 5, 4)
LIGHT: Final = 2
PULSE: Final = 1
PULSE_REACH: Final = 2
ENHANCED_PULSE: Final = 2


def press_a(run: Run, player: Player, station: Station, *, heroic: bool, enhanced: bool = False) -> None:
    """Press A of a station: repair the gun if it malfunctions, else fire it."""
    prepared = take_marker(run.state, station)
    threat = malfunction_at(run.state, station, "A")
    if threat is not None:
        repair(run, player, threat, station, 2 if heroic else 1)
    elif can_fire(run, player, station):
        fire(run, player, station, bonus=int(heroic), prepared=prepared, enhanced=enhanced)


@rule("SA-164")
def take_marker(state: State, station: Station) -> bool:
    """Take the Mechanic's marker off a gun and tell whether there was one: the next A uses it up in any case."""
    if station not in state.prepared:
        return False
    state.prepared.remove(station)
    return True


@rule("SA-004", "SA-006", "SA-007")
def can_fire(run: Run, player: Player, station: Station) -> bool:
    """Tell whether a gun has not fired yet this turn and has its energy."""
    if station in run.state.now.fired:
        _nothing(run, player, "fired")
        return False
    if needs_energy(station) and not run.state.reactors[zone_of(station)]:
        _nothing(run, player, "no-energy")
        return False
    return True


@rule("SA-005")
def needs_energy(station: Station) -> bool:
    """Tell whether a gun takes energy from its reactor; light lasers have batteries."""
    return station not in (LR, LB)


def fire(run: Run, player: Player, station: Station, *, bonus: int, prepared: bool, enhanced: bool) -> None:
    """Spend the energy and note the shot; its target is chosen when all have acted."""
    state = run.state
    if needs_energy(station):
        state.reactors[zone_of(station)] -= 1
    state.now.fired.append(station)
    shot = _shot(state, player.number, station, bonus, prepared=prepared, enhanced=enhanced)
    state.now.shots.append(shot)
    if run.emit:
        zone = "all" if shot.zone is None else ZONES[shot.zone]
        number = SA_006 if station == LW else SA_004 if needs_energy(station) else SA_005
        run.emit(Fired(rule=number, player=player.number, weapon=shot.weapon, zone=zone, strength=shot.strength))
    if station == UW:
        short_circuit(run)


def _shot(state: State, player: int, station: Station, bonus: int, *, prepared: bool, enhanced: bool) -> Shot:
    if station == LW:
        return _pulse(state, player, bonus, prepared=prepared, enhanced=enhanced)
    zone = zone_of(station)
    if needs_energy(station):
        strength = HEAVY[zone] - is_broken(state, zone, "upper_weapon")
        return Shot(player, "heavy_laser", zone, strength + bonus + prepared)
    strength = LIGHT - is_broken(state, zone, "lower_weapon")
    return Shot(player, "light_laser", zone, strength + bonus + prepared)


@rule("SA-006")
def _pulse(state: State, player: int, bonus: int, *, prepared: bool, enhanced: bool) -> Shot:
    reach = PULSE_REACH - is_broken(state, WHITE, "lower_weapon") + prepared
    if enhanced:
        return Shot(player, "pulse", None, ENHANCED_PULSE + bonus, reach, PULSE)
    return Shot(player, "pulse", None, PULSE + bonus, reach)


@rule("SA-134")
def short_circuit(run: Run) -> None:
    """While a short circuit is active, each shot of the central heavy laser attacks all zones with 1."""
    for threat in run.state.threats:
        traits = THREATS[threat.card].traits
        if traits.central_laser_fires_causes_attack_1_all and threat.status == "active" and not threat.phased:
            for zone in ALL_ZONES:
                attack_zone(run, threat, zone, 1)


def _nothing(run: Run, player: Player, reason: str) -> None:
    if run.emit:
        number = SA_007 if reason == "fired" else SA_004
        run.emit(NothingDone(rule=number, player=player.number, symbol="A", reason=reason))
