"""Special cards about systems: Rocketeer, Data Analyst, Energy Technician, Pulse Gunner, Mechanic."""

from typing import Final

from pelagos.games.spacealert.board import (
    ALL_ZONES,
    LB,
    LW,
    STATIONS,
    UW,
    WHITE,
    ZONES,
    is_upper,
    zone_of,
)
from pelagos.games.spacealert.events.ship import TemporaryShieldRaised
from pelagos.games.spacealert.events.weapons import GunPrepared
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.games.spacealert.rules.energy import press_b
from pelagos.games.spacealert.rules.repairs import malfunction_at, repair
from pelagos.games.spacealert.rules.specials.table import nothing, score_bonus, special
from pelagos.games.spacealert.rules.systems import look_out, press_c
from pelagos.games.spacealert.rules.weapons import needs_energy, press_a, take_marker
from pelagos.games.spacealert.state import Player, Run, State

SA_160, SA_164, SA_165 = cite("SA-160"), cite("SA-164"), cite("SA-165")

WATCHERS_OF_ANALYST: Final = 3


@special("rocketeer", "basic")
@rule("SA-160", "SA-161")
def launch_from_anywhere(run: Run, player: Player) -> None:
    """Press C of LB from any station."""
    press_c(run, player, LB)


@special("rocketeer", "advanced")
@rule("SA-160")
def launch_salvo(run: Run, player: Player) -> None:
    """Press C; in LB launch two rockets as one salvo."""
    press_c(run, player, player.station, rockets=2)


@special("data_analyst", "basic")
@rule("SA-160", "SA-161")
def serve_computer_from_anywhere(run: Run, player: Player) -> None:
    """Press C of UW from any station; one point more at the end."""
    press_c(run, player, UW)
    score_bonus(run, player, 1)


@special("data_analyst", "advanced")
@rule("SA-160", "SA-063")
def look_out_thrice(run: Run, player: Player) -> None:
    """Press C; in LW it counts as three players, where the mission uses the window."""
    is_window = player.station == LW and LW not in run.state.closed
    if is_window and malfunction_at(run.state, LW, "C") is None:
        look_out(run, player, WATCHERS_OF_ANALYST)
    else:
        press_c(run, player, player.station)


@special("energy_technician", "basic")
@rule("SA-160", "SA-161")
def use_capsule_from_anywhere(run: Run, player: Player) -> None:
    """Press B of LW from any station."""
    press_b(run, player, LW, heroic=False)


@special("energy_technician", "advanced")
@rule("SA-160")
def raise_temporary_shields(run: Run, player: Player) -> None:
    """On the upper deck: a temporary shield of 2 in the own zone and of 1 in the others, until the turn ends."""
    if not is_upper(player.station):
        nothing(run, player, "advanced", "wrong-station")
        return
    for zone in ALL_ZONES:
        strength = 2 if zone == zone_of(player.station) else 1
        run.state.now.temporary[zone] += strength
        if run.emit:
            run.emit(TemporaryShieldRaised(rule=SA_160, zone=ZONES[zone], strength=strength))


@special("pulse_gunner", "basic")
@rule("SA-165")
def fire_with_pulse(run: Run, player: Player) -> None:
    """Press A and fire the pulse cannon too: both or neither. In LW, or at a jammed gun, it is a plain A."""
    station = player.station
    if station == LW or malfunction_at(run.state, station, "A") is not None:
        press_a(run, player, station, heroic=False)
    elif can_fire_both(run.state, station):
        press_a(run, player, station, heroic=False)
        press_a(run, player, LW, heroic=False)
    else:
        take_marker(run.state, station)
        nothing(run, player, "basic", "not-both")


@rule("SA-165")
def can_fire_both(state: State, station: int) -> bool:
    """Tell whether a gun and the pulse cannon can both fire now."""
    needed = [0, 0, 0]
    needed[WHITE] += 1
    if needs_energy(station):
        needed[zone_of(station)] += 1
    return (
        all(state.reactors[zone] >= needed[zone] for zone in ALL_ZONES)
        and station not in state.now.fired
        and LW not in state.now.fired
        and malfunction_at(state, LW, "A") is None
    )


@special("pulse_gunner", "advanced")
@rule("SA-160")
def fire_enhanced_pulse(run: Run, player: Player) -> None:
    """Press A; in LW the pulse cannon hits with 2, and with 1 one distance further."""
    press_a(run, player, player.station, heroic=False, enhanced=True)


@special("mechanic", "basic")
@rule("SA-164")
def prepare_gun(run: Run, player: Player) -> None:
    """Put the marker on the gun here, unless it malfunctions: +1 strength, or +1 range for the pulse cannon."""
    station = player.station
    if malfunction_at(run.state, station, "A") is not None or station in run.state.prepared:
        nothing(run, player, "basic", "nothing-to-prepare")
        return
    run.state.prepared.append(station)
    if run.emit:
        run.emit(GunPrepared(rule=SA_164, player=player.number, station=STATIONS[station]))


@special("mechanic", "advanced")
@rule("SA-160")
def repair_twice(run: Run, player: Player) -> None:
    """Repair a malfunction of this station by 2, the lowest number first."""
    station = player.station
    found = [malfunction_at(run.state, station, button) for button in ("A", "B", "C")]
    repairable = [threat for threat in found if threat is not None and threat.status == "active"]
    if not repairable:
        nothing(run, player, "advanced", "nothing-to-repair")
        return
    first = min(repairable, key=run.state.threats.index)
    repair(run, player, first, station, 2)
