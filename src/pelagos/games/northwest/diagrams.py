"""Small pictures of rules: a position, what is done in it, and what comes of it."""

from typing import Any

import msgspec

from pelagos.games.northwest.position import read_position
from pelagos.games.northwest.resolver import carry_out, source_of
from pelagos.games.northwest.rules.map import reveal_rows
from pelagos.games.northwest.scene import scene
from pelagos.games.northwest.scene_shapes import Scene
from pelagos.games.northwest.state import NorthwestState
from pelagos.kernel.data import read_toml
from pelagos.kernel.event import Event


class Drawing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A picture as it is written."""

    map: str
    position: tuple[str, ...]
    do: tuple[str, ...]
    ends: str
    """A line that the position afterwards must have, in the notation of positions."""


class Album(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    maps: dict[str, str]
    diagrams: dict[str, Drawing]


class Diagram(msgspec.Struct, frozen=True, rename="camel", kw_only=True):
    """A picture of a rule."""

    rule: str
    before: Scene
    log: tuple[Any, ...]
    """What happens, as events."""
    after: Scene


def read_album() -> Album:
    """Return the pictures by rule, and the maps they lie on."""
    return msgspec.convert(read_toml("pelagos.games.northwest", "diagrams.toml"), Album)


def open_drawing(album: Album, drawing: Drawing) -> NorthwestState:
    """Return the position of a picture, with the rows that must lie open ahead of the ships."""
    state = read_position("\n".join([album.maps[drawing.map], *drawing.position]))
    reveal_rows(state, source_of(()), None)
    return state


def carry_out_drawing(state: NorthwestState, drawing: Drawing) -> list[Event]:
    """Let the rules do what the picture shows; return what happened."""
    events: list[Event] = []
    chance = source_of(())
    for number, text in enumerate(drawing.do, 1):
        carry_out(state, number, text, chance, events.append)
    return events


def draw(album: Album, rule: str) -> Diagram:
    """Return the picture of a rule."""
    drawing = album.diagrams[rule]
    state = open_drawing(album, drawing)
    before = scene(state)
    events = carry_out_drawing(state, drawing)
    return Diagram(rule=rule, before=before, log=tuple(events), after=scene(state))


def draw_all() -> tuple[Diagram, ...]:
    """Return every picture, in the order of the rules."""
    album = read_album()
    return tuple(draw(album, rule) for rule in album.diagrams)
