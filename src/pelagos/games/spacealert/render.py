"""The ship and the tracks as plain text, at most 80 columns wide."""

from collections.abc import Mapping

from pelagos.games.spacealert.board import INTERNAL, LR, STATIONS, TRACKS, UR, ZONES, Station
from pelagos.games.spacealert.cards import THREATS
from pelagos.games.spacealert.rules.hull import reactor_capacity, shield_capacity
from pelagos.games.spacealert.state import Player, State, Threat
from pelagos.games.spacealert.telling import Naming
from pelagos.games.spacealert.threats import caller_of, letters_of_called

CELL = 24
LABEL = 10


def draw(state: State, name: Naming) -> tuple[str, ...]:
    """Return the lines of a picture of the mission as it stands."""
    return (*draw_ship(state, name), "", *draw_tracks(state, name), *draw_threats(state, name))


def draw_ship(state: State, name: Naming) -> list[str]:
    """Return the decks with the crew, and the systems of each zone."""
    border = "+" + "+".join(["-" * CELL] * len(ZONES)) + "+"
    return [
        border,
        _row([zone_line(state, zone) for zone in range(len(ZONES))]),
        border,
        _row([station_line(state, station) for station in range(UR, LR)]),
        _row([station_line(state, station) for station in range(LR, LR + len(ZONES))]),
        border,
        f" {name('film-fuel')} {state.fuel}   {name('film-rockets')} {state.rockets}   {space_line(state, name)}",
    ]


def _row(cells: list[str]) -> str:
    return "|" + "|".join(f" {cell}"[:CELL].ljust(CELL) for cell in cells) + "|"


def zone_line(state: State, zone: int) -> str:
    """Return the systems of a zone: S shield, R reactor, D damage."""
    shield = f"S {state.shields[zone]}/{shield_capacity(state, zone)}"
    reactor = f"R {state.reactors[zone]}/{reactor_capacity(state, zone)}"
    return f"{shield}  {reactor}  D {len(state.broken[zone])}"


def station_line(state: State, station: Station, marks: Mapping[int, str] | None = None) -> str:
    """Return who and what is in a station; threats by what their markers say, or by their numbers."""
    crew = [figure(player) for player in state.players if player.station == station and not player.distance]
    threats = [
        f"#{marks[threat.number] if marks else threat.number}"
        for threat in state.threats
        if station in threat.stations and threat.status in ("active", "survived") and not threat.phased
    ]
    squad = {"active": "+", "disabled": "-"}.get(state.stored[station] or "", "")
    return " ".join([STATIONS[station] + squad, *crew, *threats])


def figure(player: Player) -> str:
    """Return a player: + with an active squad, - with a disabled one, in parentheses if unconscious."""
    text = f"P{player.number}" + {"active": "+", "disabled": "-"}.get(player.squad or "", "")
    return text if player.conscious else f"({text})"


def space_line(state: State, name: Naming) -> str:
    """Return who flies the interceptors, and at which distance."""
    outside = [f"{figure(player)} {player.distance}" for player in state.players if player.distance]
    return f"{name('film-space')} {' '.join(outside) or '-'}"


def draw_tracks(state: State, name: Naming) -> list[str]:
    """Return a line for each track, the ship at its right end."""
    return [track_line(state, place, name) for place in range(INTERNAL + 1)]


def track_line(state: State, place: int, name: Naming) -> str:
    """Return a track: marks as letters, threats as their numbers, a star where several are."""
    track = TRACKS[state.tracks[place]]
    marks = dict(track.marks)
    cells = [cell(state, place, square, marks.get(square, ".")) for square in range(track.length, 0, -1)]
    label = name("film-internal" if place == INTERNAL else f"film-{ZONES[place]}")
    return f" {label:<{LABEL}}{track.id} {''.join(f'{text:>3}' for text in cells):>47} |"


def cell(state: State, place: int, square: int, mark: str) -> str:
    """Return what a square shows."""
    here = [threat for threat in on_tracks(state) if place_of(threat) == place and threat.square == square]
    if not here:
        return mark
    return f"#{here[0].number}" if len(here) == 1 else "#*"


def on_tracks(state: State) -> list[Threat]:
    """Return the threats that are on a track."""
    return [threat for threat in state.threats if threat.status == "active" and threat.square]


def place_of(threat: Threat) -> int:
    """Return the track a threat is on."""
    return INTERNAL if threat.zone is None else threat.zone


def draw_threats(state: State, name: Naming) -> list[str]:
    """Return a line for each threat on a track: hit points left, shields, speed; below a called one who called it."""
    letters = letters_of_called(state.threats)
    lines: list[str] = []
    for threat in on_tracks(state):
        caller = caller_of(threat, state.threats)
        lines.append(threat_line(threat, name))
        if caller is not None and threat.number in letters:
            called = f"{name('board-called')} {name(f'threat-{caller.card}')} (#{caller.number})"
            lines.append(f"    ({letters[threat.number]}) {called}")
    return lines


def threat_line(threat: Threat, name: Naming) -> str:
    """Return what is known of a threat."""
    values = f"{threat.hp - threat.damage}/{threat.hp}  S {threat.shields}  V {threat.speed}"
    if THREATS[threat.card].position == "internal":
        values = f"{threat.hp - threat.damage}/{threat.hp}  V {threat.speed}"
    phased = f"  {name('film-phased')}" if threat.phased else ""
    return f" #{threat.number} {threat.card} {name(f'threat-{threat.card}')}  {values}{phased}"[:80]
