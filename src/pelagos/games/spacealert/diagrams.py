"""Small pictures of rules: one turn of a mission, with the ship before and after it and what happens in between."""

from typing import Any

import msgspec

from pelagos.games.spacealert.mission import PLACES, Announced, Mission
from pelagos.games.spacealert.programs import Slot
from pelagos.games.spacealert.reading import check_mission
from pelagos.games.spacealert.resolver import begin
from pelagos.games.spacealert.rules.timeline import TURN_STEPS
from pelagos.games.spacealert.scene import TRACK_PLACES, ship_at, track_of
from pelagos.games.spacealert.scene_shapes import Ship, Track
from pelagos.games.spacealert.state import Run, Trip
from pelagos.games.spacealert.wording import COLOURS
from pelagos.kernel.data import read_toml
from pelagos.kernel.event import Event


class Drawing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A picture as it is written."""

    tracks: dict[str, str] = {}
    """Empty: those of the album."""
    threats: tuple[Announced, ...] = ()
    programs: tuple[tuple[Slot, ...], ...]
    tiles: dict[str, tuple[str, ...]] = {}
    trips: tuple[Trip, ...] = ()
    turn: int = 1
    """The turn that is shown."""
    ends: dict[str, Any]
    """What of the ship must hold after it, by the path to it."""


class Album(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    tracks: dict[str, str]
    diagrams: dict[str, Drawing]


class Sailor(msgspec.Struct, frozen=True, rename="camel", kw_only=True):
    """A member of the crew, as its figure is drawn."""

    number: int
    seat: int
    colour: str


class Diagram(msgspec.Struct, frozen=True, rename="camel", kw_only=True):
    """A picture of a rule."""

    rule: str
    tracks: tuple[Track, ...]
    crew: tuple[Sailor, ...]
    before: Ship
    log: tuple[Any, ...]
    """What happens, as events."""
    after: Ship


def read_album() -> Album:
    """Return the pictures by rule, and the tracks they use."""
    return msgspec.convert(read_toml("pelagos.games.spacealert", "diagrams.toml"), Album)


def mission_of(album: Album, drawing: Drawing) -> Mission:
    """Return the mission of a picture."""
    mission = Mission(
        tracks=drawing.tracks or album.tracks,
        threats=drawing.threats,
        programs=drawing.programs,
        tiles=drawing.tiles,
        trips=drawing.trips,
    )
    check_mission(mission)
    return mission


def draw(album: Album, rule: str) -> Diagram:
    """Return the picture of a rule."""
    drawing = album.diagrams[rule]
    mission = mission_of(album, drawing)
    state, chance = begin(mission)
    for _ in range(1, drawing.turn):
        for _, perform in TURN_STEPS:
            perform(Run(state, None, chance))
    before, events = ship_at(state), list[Event]()
    for _, perform in TURN_STEPS:
        perform(Run(state, events.append, chance))
    places = zip(PLACES, TRACK_PLACES, strict=True)
    tracks = tuple(track_of(mission.tracks[name], place) for name, place in places)
    crew = tuple(Sailor(number=one, seat=one, colour=COLOURS[one]) for one in range(len(mission.programs)))
    return Diagram(rule=rule, tracks=tracks, crew=crew, before=before, log=tuple(events), after=ship_at(state))


def draw_all() -> tuple[Diagram, ...]:
    """Return every picture, in the order of the rules."""
    album = read_album()
    return tuple(draw(album, rule) for rule in album.diagrams)
