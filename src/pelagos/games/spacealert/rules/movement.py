"""Movement, doors, lifts and what awaits a player who enters a station (SA-050, SA-051, SA-055, SA-134)."""

from pelagos.games.spacealert.board import NEIGHBOUR, STATIONS, Station, door_between, is_upper, zone_of
from pelagos.games.spacealert.cards import THREATS, numbers_of
from pelagos.games.spacealert.events.crew import PlayerMarked, Stopped, Walked
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.games.spacealert.rules.hull import is_broken
from pelagos.games.spacealert.rules.knockouts import knock_out
from pelagos.games.spacealert.rules.lasting import LETHAL_ENTRY, SEALED_DOOR, is_in_force
from pelagos.games.spacealert.state import Player, Run, State, Threat, about

SA_033, SA_050, SA_051, SA_055, SA_134 = (cite(f"SA-{n}") for n in ("033", "050", "051", "055", "134"))


@rule("SA-050")
def walk(run: Run, player: Player, direction: str) -> str | None:
    """Go left (toward red) or right (toward blue) on the same deck.

    Returns:
        What delays the player, if anything does.
    """
    station = NEIGHBOUR[direction][player.station]
    if station is None or not is_open(run.state, player, player.station, station):
        if run.emit:
            obstacle = "wall" if station is None else "door"
            run.emit(Stopped(rule=SA_050, player=player.number, obstacle=obstacle))
        return None
    return _go(run, player, station, "walk")


@rule("SA-051")
def take_lift(run: Run, player: Player) -> str | None:
    """Change decks; a lift that is damaged or was used this turn delays.

    Returns:
        What delays the player, if anything does.
    """
    zone = zone_of(player.station)
    slow = zone in run.state.now.lifts or is_broken(run.state, zone, "gravolift")
    run.state.now.lifts.append(zone)
    cause = _go(run, player, NEIGHBOUR["deck"][player.station] or 0, "lift")
    return cause if not slow or is_immune(run.state, player) else "lift"


@rule("SA-033")
def move_heroically(run: Run, player: Player, target: Station) -> str | None:
    """Go straight to a station without a lift; closed doors stop it in the last zone that can be reached.

    Returns:
        What delays the player, if anything does.
    """
    station = player.station
    while zone_of(station) != zone_of(target):
        direction = "right" if zone_of(station) < zone_of(target) else "left"
        step = NEIGHBOUR[direction][station]
        if step is None or not is_open(run.state, player, station, step):
            break
        station = step
    return _go(run, player, zone_of(station) + (0 if is_upper(target) else 3), "heroic")


@rule("SA-134")
def is_open(state: State, player: Player | None, one: Station, other: Station) -> bool:
    """Tell whether no sealed door stands between two neighbouring stations; the advanced Special Ops ignores doors."""
    door = door_between(one, other)
    if door is None or not state.lasting or not is_in_force(state, SEALED_DOOR, door):
        return True
    return player is not None and is_immune(state, player)


@rule("SA-168")
def is_immune(state: State, player: Player) -> bool:
    """Tell whether the player is carrying out a card combined with the advanced Special Ops."""
    return player.number in state.now.shielded


def _go(run: Run, player: Player, station: Station, way: str) -> str | None:
    if station == player.station:
        return None
    if run.emit:
        origin, target = STATIONS[player.station], STATIONS[station]
        number = SA_051 if way == "lift" else SA_033 if way == "heroic" else SA_050
        run.emit(Walked(rule=number, player=player.number, origin=origin, station=target, way=way))
    player.station = station
    return enter(run, player)


@rule("SA-055")
def enter(run: Run, player: Player) -> str | None:
    """Let the station work on a player who enters it by a movement of his own, return from space included.

    Returns:
        What delays the player, if anything does.
    """
    if is_immune(run.state, player):
        return None
    cause = None
    for threat in run.state.threats:
        if player.station not in threat.stations or threat.status not in ("active", "survived") or threat.phased:
            continue
        if THREATS[threat.card].traits.entry_delays:
            cause = "slime"
        elif _is_lethal(run.state, threat):
            knock_out(run, player)
    return cause


def _is_lethal(state: State, threat: Threat) -> bool:
    return any(lasting.kind == LETHAL_ENTRY and lasting.threat == threat.number for lasting in state.lasting)


@rule("SA-134")
def end_movement(run: Run, player: Player, origin: Station) -> None:
    """A movement that began at `origin` is over: drones poison at both ends, a parasite looks for a host."""
    for threat in run.state.threats:
        if threat.status != "active" or threat.zone is not None:
            continue
        traits = THREATS[threat.card].traits
        if traits.poison_stations:
            drones = numbers_of(traits.poison_stations)
            if origin in drones or player.station in drones:
                mark_player(run, threat, player, "poisoned")
        if traits.parasite and threat.host is None and player.conscious:
            threat.host = player.number
            _announce(run, threat, player, "host")


def mark_player(run: Run, threat: Threat, player: Player, how: str) -> None:
    """Note that a threat has poisoned or infected a player."""
    if player.number not in threat.marked:
        threat.marked.append(player.number)
        _announce(run, threat, player, how)


def _announce(run: Run, threat: Threat, player: Player, how: str) -> None:
    if run.emit:
        run.emit(PlayerMarked(rule=SA_134, player=player.number, how=how, **about(threat)))
