"""Effects that move intruders through the ship."""

from pelagos.games.spacealert.board import ALL_ZONES, NEIGHBOUR, STATIONS, WHITE, Station, zone_of
from pelagos.games.spacealert.cards import CardEffect
from pelagos.games.spacealert.events.ship import MineLaid
from pelagos.games.spacealert.events.threats import IntruderMoved, IntruderStopped, SlimeSpread
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.games.spacealert.rules.knockouts import players_in
from pelagos.games.spacealert.rules.movement import is_open
from pelagos.games.spacealert.rules.vocabulary import effect
from pelagos.games.spacealert.state import Run, State, Threat, about

SA_044, SA_057, SA_134 = cite("SA-044"), cite("SA-057"), cite("SA-134")


def step(state: State, station: Station, direction: str) -> Station | None:
    """Return where an intruder's step leads: None at the outer wall or a sealed door."""
    target = NEIGHBOUR[direction][station]
    return target if target is not None and is_open(state, None, station, target) else None


def go(run: Run, threat: Threat, target: Station | None) -> None:
    """Move an intruder to a station, or let it stay where it is."""
    if target is None or not threat.stations:
        if run.emit:
            run.emit(IntruderStopped(rule=SA_044, **about(threat)))
        return
    if run.emit:
        origin, station = STATIONS[threat.stations[0]], STATIONS[target]
        run.emit(IntruderMoved(rule=SA_044, origin=origin, station=station, **about(threat)))
    threat.stations = [target]


@effect("move")
@rule("SA-123")
def move(run: Run, threat: Threat, row: CardEffect) -> None:
    """Move one station; some intruders turn the other way if they were phased out."""
    direction = row.phased_dir if row.phased_dir and threat.emerged else row.dir
    go(run, threat, step(run.state, threat.stations[0], direction or ""))


@effect("move_to_adjacent_with_most_players")
@rule("SA-057")
def move_to_most_players(run: Run, threat: Threat, _row: CardEffect) -> None:
    """Move to the neighbouring station with more figures than any other; stay if two are level."""
    steps = [step(run.state, threat.stations[0], direction) for direction in NEIGHBOUR]
    counts = sorted(((players_in(run.state, target), target) for target in steps if target is not None), reverse=True)
    unique = len(counts) == 1 or counts[0][0] > counts[1][0]
    go(run, threat, counts[0][1] if unique else None)


@effect("move_toward_most_damaged_zone")
@rule("SA-134")
def move_toward_damage(run: Run, threat: Threat, _row: CardEffect) -> None:
    """Move one zone toward the most damaged one; if two are level, toward white."""
    damage = [len(run.state.broken[zone]) for zone in ALL_ZONES]
    most = [zone for zone in ALL_ZONES if damage[zone] == max(damage)]
    goal = most[0] if len(most) == 1 else WHITE
    zone = zone_of(threat.stations[0])
    if goal == zone:
        go(run, threat, None)
    else:
        go(run, threat, step(run.state, threat.stations[0], "left" if goal < zone else "right"))


@effect("slime_spread")
@rule("SA-134")
def slime_spread(run: Run, threat: Threat, row: CardEffect) -> None:
    """Let each token put a new one into the next station, unless there is slime already."""
    for station in list(threat.stations):
        target = step(run.state, station, row.dir or "")
        if target is None or has_slime(run.state, target):
            continue
        threat.tokens[target] = 1
        threat.stations.append(target)
        if run.emit:
            run.emit(SlimeSpread(rule=SA_134, station=STATIONS[target], **about(threat)))


def has_slime(state: State, station: Station) -> bool:
    """Tell whether any slime lies in a station; that of a discarded card is gone with it."""
    present = (threat for threat in state.threats if threat.tokens and threat.status != "discarded")
    return any(threat.tokens[station] > 0 for threat in present)


@effect("lay_mine")
@rule("SA-134")
def lay_mine(run: Run, threat: Threat, _row: CardEffect) -> None:
    """Lay a mine in the threat's station."""
    station = threat.stations[0]
    threat.mines.append(station)
    if run.emit:
        run.emit(MineLaid(rule=SA_134, station=STATIONS[station], **about(threat)))
