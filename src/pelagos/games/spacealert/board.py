"""The ship and the tracks as they are printed (SA-001, SA-003, SA-015).

Zones and stations are small numbers, so that neighbours and decks are found by arithmetic: a station is three times
its deck (upper 0, lower 1) plus its zone.
"""

from typing import Final

import msgspec

from pelagos.games.spacealert.rulebook import rule
from pelagos.kernel.data import read_json

PACKAGE: Final = "pelagos.games.spacealert"

Zone = int
"""0 red, 1 white, 2 blue."""
Station = int
"""0 to 5: UR, UW, UB, LR, LW, LB."""

RED, WHITE, BLUE = range(3)
ZONES: Final = ("red", "white", "blue")
ALL_ZONES: Final = (RED, WHITE, BLUE)
INTERNAL: Final = 3
"""The place of the internal track behind those of the three zones."""

UR, UW, UB, LR, LW, LB = range(6)
STATIONS: Final = ("UR", "UW", "UB", "LR", "LW", "LB")
BRIDGE: Final = UW

FARTHEST: Final = 3
"""The greatest distance."""

REACTOR_CAPACITY: Final = (3, 5, 3)
SHIELD_CAPACITY: Final = (2, 3, 2)
START_REACTORS: Final = (2, 3, 2)
START_SHIELDS: Final = (1, 1, 1)
START_FUEL: Final = 3
START_ROCKETS: Final = 3

NEIGHBOUR: Final[dict[str, tuple[Station | None, ...]]] = {
    "left": (None, UR, UW, None, LR, LW),
    "right": (UW, UB, None, LW, LB, None),
    "deck": (LR, LW, LB, UR, UW, UB),
}
"""The station one step away in each direction; None is the outer wall."""


def zone_of(station: Station) -> Zone:
    """Return the zone of a station."""
    return station % 3


def is_upper(station: Station) -> bool:
    """Tell whether a station is on the upper deck."""
    return station < LR


def door_between(one: Station, other: Station) -> int | None:
    """Return the door between two neighbouring stations: 0 red-white, 1 white-blue, None inside one zone."""
    zones = (one % 3, other % 3)
    return None if zones[0] == zones[1] else min(zones)


@rule("SA-015")
def distance_of(square: int) -> int:
    """Return the distance band (1 to 3) of a square counted from the ship."""
    return min(3, (square + 4) // 5)


class Track(msgspec.Struct, frozen=True):
    """One of the seven track boards."""

    id: str
    length: int
    """The start square, counted from the ship; square 1 is the Z square."""
    marks: tuple[tuple[int, str], ...]
    """The squares with a mark and their letters, in the order in which a threat meets them."""


def read_tracks() -> dict[str, Track]:
    """Return the seven tracks by id."""
    rows = read_json(PACKAGE, "data/tracks.json")
    return {row["id"]: Track(row["id"], row["length"], _marks(row["marks"])) for row in rows}


def _marks(rows: list[dict[str, object]]) -> tuple[tuple[int, str], ...]:
    marks = msgspec.convert([(row["position"], row["action"]) for row in rows], tuple[tuple[int, str], ...])
    return tuple(sorted(marks, reverse=True))


TRACKS: Final = read_tracks()
