"""The C buttons: interceptors, computer, battlebots, window and rockets (SA-011 to SA-014, SA-034, SA-062, SA-063)."""

from collections.abc import Callable
from typing import Final

from pelagos.games.spacealert.board import LB, LR, LW, STATIONS, UB, UR, UW, Station
from pelagos.games.spacealert.events.crew import NothingDone, SquadRevived, SquadTaken
from pelagos.games.spacealert.events.ship import ComputerFailed, ComputerServed, WindowImproved, WindowWatched
from pelagos.games.spacealert.events.weapons import Launched, RocketLaunched
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.games.spacealert.rules.repairs import malfunction_at, repair
from pelagos.games.spacealert.state import Player, Run, Shot, Sortie, State

SA_011, SA_012, SA_013, SA_062 = (cite(f"SA-{n}") for n in ("011", "012", "013", "062"))
SA_063, SA_075, SA_105 = (cite(f"SA-{n}") for n in ("063", "075", "105"))

ROCKET: Final = 3
SALVO: Final = 5
ROCKET_REACH: Final = 2
MAINTENANCE_PHASE: Final = {1: 0, 2: 0, 4: 1, 5: 1, 8: 2, 9: 2}
"""The phase for which maintenance in a turn counts."""
CHECK_PHASE: Final = {2: 0, 5: 1, 9: 2}
"""The phase whose maintenance is checked after a turn."""
SINGLE_POINTS: Final = 3
"""Each player at the window beyond this many is worth two points."""
LAST_TURNS: Final = (3, 7)
"""The last turns of the first two phases."""


@rule("SA-034", "SA-094", "SA-105", "SA-106")
def press_c(run: Run, player: Player, station: Station, *, rockets: int = 1) -> None:
    """Press C of a station: repair it by 1 if it malfunctions, else use it (LB with so many rockets)."""
    threat = malfunction_at(run.state, station, "C")
    if threat is not None:
        repair(run, player, threat, station, 1)
    elif station == LB:
        launch_rocket(run, player, rockets)
    elif station in run.state.closed:
        _nothing(run, player, "not-learnt")
    else:
        C_BUTTONS[station](run, player)


@rule("SA-012", "SA-072", "SA-075")
def launch_interceptors(run: Run, player: Player) -> None:
    """Fly out to distance 1 with an active squad, if the interceptors are aboard; they attack this turn."""
    if player.squad != "active" or any(other.distance for other in run.state.players):
        _nothing(run, player, "no-launch")
        return
    player.distance = 1
    run.state.now.sortie = Sortie(player.number, heroic=False)
    if run.emit:
        run.emit(Launched(rule=SA_012, player=player.number))


@rule("SA-014", "SA-062")
def serve_computer(run: Run, player: Player) -> None:
    """Maintain the computer; only in the first turns of a phase does it count."""
    phase = MAINTENANCE_PHASE.get(run.state.turn)
    if phase is None:
        _nothing(run, player, "wrong-turn")
        return
    run.state.maintained[phase] = True
    if run.emit:
        run.emit(ComputerServed(rule=SA_062, player=player.number, phase=phase + 1))


@rule("SA-011")
def take_squad(run: Run, player: Player) -> None:
    """Take the squad that waits here, or wake up the one the player leads."""
    squad = run.state.stored[player.station]
    if player.squad == "disabled":
        revive_squad(run, player)
    elif player.squad is None and squad is not None:
        player.squad, run.state.stored[player.station] = squad, None
        if run.emit:
            place = STATIONS[player.station]
            run.emit(SquadTaken(rule=SA_011, player=player.number, station=place, condition=squad))
    else:
        _nothing(run, player, "no-squad")


def revive_squad(run: Run, player: Player) -> None:
    """Make a player's disabled squad active again."""
    player.squad = "active"
    if run.emit:
        run.emit(SquadRevived(rule=SA_011, player=player.number))


@rule("SA-063")
def look_out(run: Run, player: Player, watchers: int = 1) -> None:
    """Look out of the window."""
    run.state.now.observers += watchers
    if run.emit:
        watching = run.state.now.observers
        run.emit(WindowWatched(rule=SA_063, player=player.number, watchers=watching))


@rule("SA-013")
def launch_rocket(run: Run, player: Player, rockets: int = 1) -> None:
    """Launch a rocket, or two as one salvo; one launch per turn."""
    state = run.state
    if not state.rockets or state.now.launched:
        _nothing(run, player, "no-rocket")
        return
    rockets = min(rockets, state.rockets)
    state.rockets -= rockets
    state.now.launched = True
    strength = ROCKET if rockets == 1 else SALVO
    state.flying.append(Shot(player.number, "rocket", None, strength, ROCKET_REACH))
    if run.emit:
        run.emit(RocketLaunched(rule=SA_013, player=player.number, strength=strength, left=state.rockets))


def _nothing(run: Run, player: Player, reason: str) -> None:
    if run.emit:
        number = {"no-squad": SA_011, "no-launch": SA_075, "wrong-turn": SA_062, "not-learnt": SA_105}.get(
            reason, SA_013
        )
        run.emit(NothingDone(rule=number, player=player.number, symbol="C", reason=reason))


C_BUTTONS: Final[dict[Station, Callable[[Run, Player], None]]] = {
    UR: launch_interceptors,
    UW: serve_computer,
    UB: take_squad,
    LR: take_squad,
    LW: look_out,
}


@rule("SA-062", "SA-054")
def check_computer(run: Run) -> list[Player]:
    """After the second turn of a phase: return the players aboard to be delayed if nobody maintained the computer."""
    phase = CHECK_PHASE.get(run.state.turn)
    if phase is None or run.state.maintained[phase]:
        return []
    if run.emit:
        run.emit(ComputerFailed(rule=SA_062, turn=run.state.turn))
    return [player for player in run.state.players if player.conscious and not player.distance]


@rule("SA-063", "SA-045")
def score_window(run: Run) -> None:
    """Keep the best turn of each phase: 1, 2, 3, 5, 7 points for 1 to 5 players, 2 for each further one."""
    state = run.state
    watchers = state.now.observers
    if not watchers:
        return
    points = watchers + max(0, watchers - SINGLE_POINTS)
    phase = phase_of(state)
    if points > state.window[phase]:
        state.window[phase] = points
        if run.emit:
            run.emit(WindowImproved(rule=SA_063, phase=phase + 1, points=points))


def phase_of(state: State) -> int:
    """Return the phase of this turn, counted from 0."""
    return (state.turn > LAST_TURNS[0]) + (state.turn > LAST_TURNS[1])
