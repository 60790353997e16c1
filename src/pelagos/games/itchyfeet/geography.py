"""How far the countries lie from each other (TC-09)."""

from math import asin, cos, radians, sin, sqrt
from typing import Final

from pelagos.games.itchyfeet.cards import COUNTRIES, NUMBER, Country
from pelagos.games.itchyfeet.rulebook import rule
from pelagos.kernel.ids import CardId

RADIUS: Final = 6371
"""Of the Earth, in kilometres."""


@rule("TC-09")
def measure(one: Country, other: Country) -> int:
    """Return the distance of two capitals along a great circle, in whole kilometres."""
    north, south = radians(one.lat), radians(other.lat)
    rise, turn = south - north, radians(other.lon - one.lon)
    half = sin(rise / 2) ** 2 + cos(north) * cos(south) * sin(turn / 2) ** 2
    return round(2 * RADIUS * asin(sqrt(half)))


DISTANCE: Final[dict[tuple[CardId, CardId], int]] = {
    (NUMBER[one.code], NUMBER[other.code]): measure(one, other) for one in COUNTRIES for other in COUNTRIES
}
"""Kilometres between two countries."""
