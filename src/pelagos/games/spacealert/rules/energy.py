"""The B buttons: shields, reactors and fuel (SA-008 to SA-010, SA-033)."""

from pelagos.games.spacealert.board import LW, WHITE, ZONES, Station, Zone, is_upper, zone_of
from pelagos.games.spacealert.events.crew import NothingDone
from pelagos.games.spacealert.events.ship import CapsuleUsed, EnergyMoved
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.games.spacealert.rules.hull import reactor_capacity, shield_capacity
from pelagos.games.spacealert.rules.repairs import malfunction_at, repair
from pelagos.games.spacealert.state import Player, Run

SA_008, SA_009, SA_010 = (cite(f"SA-{n}") for n in ("008", "009", "010"))


def press_b(run: Run, player: Player, station: Station, *, heroic: bool) -> None:
    """Press B of a station: repair it if it malfunctions, else move energy."""
    threat = malfunction_at(run.state, station, "B")
    if threat is not None:
        repair(run, player, threat, station, 2 if heroic else 1)
    elif station == LW:
        use_capsule(run, player, heroic=heroic)
    elif is_upper(station):
        fill_shield(run, player, zone_of(station), heroic=heroic)
    else:
        fill_side_reactor(run, player, zone_of(station), heroic=heroic)


@rule("SA-008")
def fill_shield(run: Run, player: Player, zone: Zone, *, heroic: bool) -> None:
    """Move energy from the zone's reactor to its shield until that is full or the reactor empty."""
    state = run.state
    moved = min(state.reactors[zone], shield_capacity(state, zone) - state.shields[zone])
    if moved <= 0:
        _nothing(run, player)
        return
    state.reactors[zone] -= moved
    gained = moved + extra_energy(heroic=heroic)
    state.shields[zone] += gained
    if run.emit:
        run.emit(EnergyMoved(rule=SA_008, player=player.number, zone=ZONES[zone], system="shield", amount=gained))


@rule("SA-009")
def fill_side_reactor(run: Run, player: Player, zone: Zone, *, heroic: bool) -> None:
    """Move energy from the white reactor to a side reactor until that is full or the white one empty."""
    state = run.state
    moved = min(state.reactors[WHITE], reactor_capacity(state, zone) - state.reactors[zone])
    if moved <= 0:
        _nothing(run, player)
        return
    state.reactors[WHITE] -= moved
    gained = moved + extra_energy(heroic=heroic)
    state.reactors[zone] += gained
    if run.emit:
        run.emit(EnergyMoved(rule=SA_009, player=player.number, zone=ZONES[zone], system="reactor", amount=gained))


@rule("SA-010")
def use_capsule(run: Run, player: Player, *, heroic: bool) -> None:
    """Spend a fuel capsule, full reactor or not, and fill the white reactor."""
    state = run.state
    if not state.fuel:
        _nothing(run, player)
        return
    state.fuel -= 1
    moved = max(0, reactor_capacity(state, WHITE) - state.reactors[WHITE])
    gained = moved + extra_energy(heroic=heroic and moved > 0)
    state.reactors[WHITE] += gained
    if run.emit:
        run.emit(CapsuleUsed(rule=SA_010, player=player.number, left=state.fuel))
        run.emit(EnergyMoved(rule=SA_010, player=player.number, zone="white", system="reactor", amount=gained))


@rule("SA-033")
def extra_energy(*, heroic: bool) -> int:
    """Return the block a heroic transfer adds, above the capacity if need be."""
    return 1 if heroic else 0


def _nothing(run: Run, player: Player) -> None:
    if run.emit:
        run.emit(NothingDone(rule=SA_008, player=player.number, symbol="B", reason="no-transfer"))
