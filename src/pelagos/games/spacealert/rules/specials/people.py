"""Special cards about people and places: Medic, Teleporter, Hypernavigator, Special Ops, Squad Leader."""

from typing import Final

from pelagos.games.spacealert.board import (
    LB,
    LW,
    STATIONS,
    UR,
    WHITE,
    ZONES,
    is_upper,
    zone_of,
)
from pelagos.games.spacealert.events.crew import Boosted, Guarded, Walked
from pelagos.games.spacealert.events.mission import EarlyJump
from pelagos.games.spacealert.events.ship import TileRemoved
from pelagos.games.spacealert.events.threats import ThreatsSlowed
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.games.spacealert.rules.hull import put_back
from pelagos.games.spacealert.rules.movement import end_movement, move_heroically
from pelagos.games.spacealert.rules.repairs import malfunction_at
from pelagos.games.spacealert.rules.specials.table import nothing, score_bonus, special
from pelagos.games.spacealert.rules.systems import launch_interceptors, revive_squad
from pelagos.games.spacealert.state import Player, Run

SA_160, SA_162, SA_163, SA_167, SA_169 = (cite(f"SA-{n}") for n in ("160", "162", "163", "167", "169"))

EARLY_JUMP_TURNS: Final = (10, 11)
REPAIR_ORDER: Final = (
    ("upper_weapon", "lower_weapon", "gravolift", "shield", "reactor", "structural"),
    ("lower_weapon", "upper_weapon", "gravolift", "reactor", "shield", "structural"),
)
"""Which tile the Squad Leader repairs first, on the upper and the lower deck."""


@special("medic", "basic")
@rule("SA-167")
def boost_station(run: Run, player: Player) -> None:
    """Make the first A, B or bots action of everybody in the Medic's station heroic this turn."""
    for other in run.state.players:
        if other.station == player.station and not other.distance:
            run.state.now.boosted.append(other.number)
            if run.emit:
                run.emit(Boosted(rule=SA_167, player=other.number))


@special("medic", "advanced")
@rule("SA-167")
def guard_station(run: Run, player: Player) -> None:
    """Let nobody in the Medic's station be knocked out this turn, at the price of a point."""
    run.state.now.guards.append(player.number)
    if run.emit:
        run.emit(Guarded(rule=SA_167, player=player.number))
    score_bonus(run, player, -1)


@special("teleporter", "basic")
@rule("SA-162")
def teleport_another(run: Run, player: Player) -> None:
    """Move the player with the departure token to the player with the destination token, both being aboard."""
    state = run.state
    if state.departure is None or state.destination is None:
        nothing(run, player, "basic", "no-token")
        return
    moved, goal = state.players[state.departure], state.players[state.destination]
    if moved.distance or goal.distance:
        nothing(run, player, "basic", "in-space")
    else:
        teleport(run, moved, goal.station)


@special("teleporter", "advanced")
@rule("SA-162")
def teleport_across(run: Run, player: Player) -> None:
    """From a side zone: teleport to the other side zone and the other deck."""
    if zone_of(player.station) == WHITE:
        nothing(run, player, "advanced", "wrong-station")
    else:
        teleport(run, player, 5 - player.station)


@rule("SA-162")
def teleport(run: Run, player: Player, station: int) -> None:
    """Put a figure elsewhere; that is no movement: no doors, no lift, nothing that awaits those who enter."""
    if run.emit:
        origin, target = STATIONS[player.station], STATIONS[station]
        run.emit(Walked(rule=SA_162, player=player.number, origin=origin, station=target, way="teleport"))
    player.station = station


@special("hypernavigator", "basic")
@rule("SA-160")
def slow_threats(run: Run, player: Player) -> None:
    """On the lower deck: all threats move one square less this turn."""
    if is_upper(player.station):
        nothing(run, player, "basic", "wrong-station")
        return
    run.state.now.slowed = 1
    if run.emit:
        run.emit(ThreatsSlowed(rule=SA_160, player=player.number))


@special("hypernavigator", "advanced")
@rule("SA-169")
def jump_early(run: Run, player: Player) -> None:
    """In LW on turn 10 or 11: the final step follows this turn."""
    if player.station != LW or run.state.turn not in EARLY_JUMP_TURNS:
        nothing(run, player, "advanced", "wrong-station")
        return
    run.state.jumping = True
    if run.emit:
        run.emit(EarlyJump(rule=SA_169, player=player.number))


@special("special_ops", "basic")
@rule("SA-160")
def prime(run: Run, player: Player) -> None:
    """Make the player's next A, B or bots action heroic."""
    player.primed = True
    if run.emit:
        run.emit(Boosted(rule=SA_160, player=player.number))


@special("special_ops", "advanced")
@rule("SA-168")
def protect_card(run: Run, player: Player) -> None:
    """Do nothing of its own: the card protects the one it is combined with, from the start of the turn."""


@special("squad_leader", "basic")
@rule("SA-163")
def repair_tile(run: Run, player: Player) -> None:
    """With an active squad repair one damage tile of this zone; a disabled squad is woken up instead."""
    zone, state = zone_of(player.station), run.state
    if player.squad == "disabled":
        revive_squad(run, player)
        return
    order = REPAIR_ORDER[0 if is_upper(player.station) else 1]
    tile = next((tile for tile in order if tile in state.broken[zone]), None)
    if player.squad is None or tile is None:
        nothing(run, player, "basic", "nothing-to-repair")
        return
    state.broken[zone].remove(tile)
    if tile == "structural" and zone in state.weakened:
        state.weakened.remove(zone)
    put_back(run, zone, tile)
    if run.emit:
        run.emit(TileRemoved(rule=SA_163, player=player.number, zone=ZONES[zone], tile=tile))


@special("squad_leader", "advanced")
@rule("SA-160")
def launch_from_afar(run: Run, player: Player) -> str | None:
    """With an active squad, not from LB: go to UR and take off at once, unless a door or a malfunction prevents it."""
    if player.squad != "active" or player.station == LB:
        nothing(run, player, "advanced", "wrong-station")
        return None
    origin = player.station
    cause = move_heroically(run, player, UR)
    if player.station != origin:
        end_movement(run, player, origin)
    if player.station == UR and player.conscious and malfunction_at(run.state, UR, "C") is None:
        launch_interceptors(run, player)
    return cause
