"""The actions of Space Alert as numbers, fixed for each rules version.

Players are named by their seats, members of the crew by their places, the captain first. Cards that look alike share
their numbers.
"""

from collections.abc import Iterator
from itertools import product
from typing import Any, Final, get_args

from pelagos.components.numbering import Numbering
from pelagos.games.spacealert import actions as a
from pelagos.games.spacealert.deck import ACTION_CARDS, Half
from pelagos.games.spacealert.mission import FULL_MISSION, SPECIALIZATIONS
from pelagos.games.spacealert.options import Levels, ScriptName

MOST_MEMBERS: Final = 5
"""Seats, and members of the crew."""
ALONE: Final = (a.Ready, a.Begin, a.Strike, a.GoOn, a.GoHome, a.RepairSquad, a.RepairNothing)
KEEPING: Final = (a.KeepCard, a.KeepAll)
"""Each of these, and of those before, has one number."""
FACES: Final = tuple(dict.fromkeys(card.faces for card in ACTION_CARDS))
"""What tells action cards apart: the symbols of their halves."""
FACE_OF: Final = tuple(FACES.index(card.faces) for card in ACTION_CARDS)
"""By card number."""
HALVES: Final = get_args(Half)
FACES_WITH_HALVES: Final = tuple(
    dict.fromkeys((FACES.index(card.faces), half) for card in ACTION_CARDS for half in card.halves)
)
MEMBERS: Final = range(MOST_MEMBERS)
TURNS: Final = range(1, FULL_MISSION + 1)
BUTTONS: Final = get_args(a.Button)
STATIONS: Final = get_args(a.StationName)
LEVELS: Final = get_args(Levels)
SCRIPTS: Final = get_args(ScriptName)
TOKENS: Final = get_args(a.TokenName)
TILES: Final = get_args(a.TileName)
ZONES: Final = get_args(a.ZoneName)


def key_of(action: Any) -> object:
    """Return what one number stands for."""
    kind = type(action)
    if kind in ALONE or kind in KEEPING:
        return kind
    if kind is a.Lay:
        return kind, (FACE_OF[action.card], action.half), action.member, action.turn
    if kind is a.Give:
        return kind, FACE_OF[action.card], action.to
    return kind, *(getattr(action, name) for name in kind.__struct_fields__)


def all_keys() -> Iterator[object]:
    """Yield every key, in the order of the numbers."""
    yield from ALONE
    yield from product((a.Specialize,), (*SPECIALIZATIONS, None))
    yield from product((a.Favour,), MEMBERS)
    yield from product((a.TakeBack,), MEMBERS, TURNS)
    yield from product((a.Give,), range(len(FACES)), MEMBERS)
    yield from product((a.Assign,), TOKENS, MEMBERS)
    yield from product((a.RepairTile,), ZONES, TILES)
    yield from product((a.Fly,), SCRIPTS)
    yield from product((a.Face,), LEVELS, LEVELS)
    yield from product((a.Place,), get_args(a.SquadPlace))
    yield from messages()
    yield from product((a.Lay,), FACES_WITH_HALVES, MEMBERS, TURNS)
    yield from KEEPING
    yield from product((a.Trip,), get_args(a.BaseSymbol))
    yield from product((a.Tell,), ("also",), TURNS, (None, *BUTTONS), STATIONS, (None,))


def messages() -> Iterator[object]:
    """Yield the keys of all that can be told, as far as it is listed."""
    yield from product((a.Tell,), ("yes", "no"), (None,), (None,), (None,), MEMBERS)
    yield from product((a.Tell,), ("ask",), (None,), BUTTONS, STATIONS, MEMBERS)
    yield from product((a.Tell,), ("plan",), (None,), (None,), STATIONS, (None,))
    yield from product((a.Tell,), ("plan",), TURNS, (None,), (None,), (None,))
    yield from product((a.Tell,), ("plan",), TURNS, (None, *BUTTONS), STATIONS, (None,))


NUMBERING: Final = Numbering(all_keys(), key_of)
