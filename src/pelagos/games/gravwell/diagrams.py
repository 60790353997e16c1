"""Small pictures of rules: a position, the cards that are played in it and what happens."""

from typing import Any

import msgspec

from pelagos.games.gravwell.position_state import state_of
from pelagos.games.gravwell.position_text import read_position
from pelagos.games.gravwell.resolver import run
from pelagos.games.gravwell.rulebook import cite
from pelagos.games.gravwell.rules.phases import cards_revealed
from pelagos.games.gravwell.scene import scene
from pelagos.games.gravwell.scene_shapes import Revealed, Ship
from pelagos.kernel.data import read_toml
from pelagos.kernel.event import Event


class Drawing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A picture as it is written."""

    position: str
    ends: str
    """Where the ships named here end."""


class Diagram(msgspec.Struct, frozen=True, rename="camel", kw_only=True):
    """A picture of a rule."""

    rule: str
    mover: str
    """The ship to watch."""
    before: tuple[Ship, ...]
    plays: tuple[Revealed, ...]
    """The cards in the order in which they resolve, each with what it would do at the start."""
    log: tuple[Any, ...]
    """What happens, as events; the reveal comes first."""
    after: tuple[Ship, ...]


def read_drawings() -> dict[str, Drawing]:
    """Return the pictures by rule."""
    return msgspec.convert(read_toml("pelagos.games.gravwell", "diagrams.toml")["diagrams"], dict[str, Drawing])


def draw(rule: str, drawing: Drawing) -> Diagram:
    """Let the rules carry out what is played in the position."""
    position = read_position(drawing.position)
    state, codes = state_of(position)
    start = scene(state)
    events: list[Event] = [cards_revealed(state, cite("GR-38"))]
    run(state, frozenset(codes.index(code) for code in position.stops), events.append)
    return Diagram(
        rule=rule,
        mover=next(iter(position.plays)),
        before=start.ships,
        plays=start.waiting,
        log=tuple(events),
        after=scene(state).ships,
    )


def draw_all() -> tuple[Diagram, ...]:
    """Return every picture, in the order of the rules."""
    return tuple(draw(rule, drawing) for rule, drawing in read_drawings().items())
