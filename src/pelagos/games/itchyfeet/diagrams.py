"""Small pictures of rules: the cards a rule is about, or a position and what is done in it."""

from typing import Any

import msgspec

from pelagos.games.itchyfeet.cards import CODES
from pelagos.games.itchyfeet.game import GAME
from pelagos.games.itchyfeet.position_read import read_position
from pelagos.games.itchyfeet.resolver import addressed, begin, read_outcome
from pelagos.games.itchyfeet.state import ItchyFeetState
from pelagos.kernel.chance import Scripted
from pelagos.kernel.data import read_toml
from pelagos.kernel.event import Event
from pelagos.kernel.notation import read_action


class Drawing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A picture as it is written; see the head of the file for what the fields mean."""

    cards: tuple[str, ...] = ()
    map: bool = False
    position: str = ""
    actions: tuple[str, ...] = ()
    chance: tuple[str, ...] = ()
    hands: tuple[str, ...] = ()


class Moment(msgspec.Struct, frozen=True, rename="camel"):
    """What lies on the table at a moment, hands open."""

    hands: tuple[tuple[str, ...], ...]
    discards: tuple[str, ...]


class Diagram(msgspec.Struct, frozen=True, rename="camel", kw_only=True):
    """A picture of a rule."""

    rule: str
    cards: tuple[str, ...]
    map: bool
    before: Moment | None
    log: tuple[Any, ...]
    """What happens, as events."""
    after: Moment | None


def read_drawings() -> dict[str, Drawing]:
    """Return the pictures by rule."""
    return msgspec.convert(read_toml("pelagos.games.itchyfeet", "diagrams.toml")["diagrams"], dict[str, Drawing])


def draw(rule: str, drawing: Drawing) -> Diagram:
    """Let the rules carry out what is done in the position, if there is one."""
    if not drawing.position:
        return Diagram(rule=rule, cards=drawing.cards, map=drawing.map, before=None, log=(), after=None)
    state = read_position(drawing.position)
    before = moment(state)
    chance = Scripted([read_outcome(text) for text in drawing.chance])
    begin(state, chance, [])
    events: list[Event] = []
    for text in drawing.actions:
        decision, words = addressed(state, text)
        GAME.apply(state, decision.id, read_action(GAME, decision, words), chance, events.append)
    return Diagram(rule=rule, cards=(), map=False, before=before, log=tuple(events), after=moment(state))


def moment(state: ItchyFeetState) -> Moment:
    """Return what lies on the table."""
    hands = tuple(tuple(CODES[card] for card in hand.cards) for hand in state.hands)
    return Moment(hands, tuple(CODES[card] for card in state.discards))


def draw_all() -> tuple[Diagram, ...]:
    """Return every picture, in the order of the rules."""
    return tuple(draw(rule, drawing) for rule, drawing in read_drawings().items())
