"""The actions of Northwest Passage Adventure as numbers, fixed for each rules version.

Hexes are those of the whole map, players are named by their seats, and laying a piece is a number for every travel over
hexes that a piece can cover. A walk is named by where it ends; where several listed walks end on one hex, following
different routes, they have numbers one after the other.
"""

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

from pelagos.components.numbering import Numbering
from pelagos.games.northwest import types as t
from pelagos.games.northwest.cards import ALL_CHARACTERS, DECK
from pelagos.games.northwest.geometry import CELLS, HEX, Cell
from pelagos.games.northwest.kinds import KINDS
from pelagos.games.northwest.shapes import Way, ways_from

MOST_SEATS: Final = 4
FLAGS: Final = (False, True)
ALONE: Final = (t.OpenSea, t.Exit, t.End, t.Leave)
"""Each of these has one number."""
WITH_HEX: Final = (t.Recover, t.Drop, t.Remove, t.Put, t.Turn, t.Lift)
"""Each of these has a number for every hex."""
HEXES: Final = HEX[:CELLS]
ENDS_ALIKE: Final = MOST_SEATS
"""How many listed walks can end on one hex: one that follows nobody, and one for each other player's route."""


def key_of(action: Any) -> object:
    """Return what one number stands for."""
    kind = type(action)
    if kind in ALONE:
        return kind
    if kind is t.Walk:
        return kind, action.path[-1], 0
    if kind is t.Place:
        return kind, action.cells
    return kind, *(getattr(action, name) for name in kind.__struct_fields__)


def travels(way: Way) -> Iterator[Way]:
    """Yield a travel and all longer ones."""
    yield way
    for longer in way.longer:
        yield from travels(longer)


def all_keys() -> Iterator[object]:
    """Yield every key, in the order of the numbers."""
    seats = range(MOST_SEATS)
    yield from ALONE
    yield from product((t.Confirm,), FLAGS)
    yield from product((t.Target,), seats)
    yield from product((t.Scrap,), seats, KINDS)
    yield from product((t.Keep,), ALL_CHARACTERS)
    yield from product((t.Propose,), ALL_CHARACTERS, ALL_CHARACTERS)
    yield from product((t.Play, t.Discard), range(len(DECK)))
    yield from product(WITH_HEX, HEXES)
    yield from product((t.Raid,), HEXES, seats)
    yield from product((t.Swap,), HEXES, FLAGS, FLAGS)
    yield from product((t.Walk,), HEXES, range(ENDS_ALIKE))
    for cell in range(CELLS):
        yield from ((t.Place, way.action.cells) for way in travels(ways_from(Cell(cell))))


NUMBERING: Final = Numbering(all_keys(), key_of)
