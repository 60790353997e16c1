"""Everything that can happen in the resolution of a mission, fine enough to animate it: a module for each topic.

Players are counted from 0, the captain; `number` tells two threats with the same card apart. Zones and stations are
written as names, cards as in a program.
"""

from typing import Final

from pelagos.games.spacealert.events import crew, mission, ship, threats, weapons
from pelagos.kernel.event import Event

FLIGHT: Final[tuple[type[Event], ...]] = tuple(
    kind
    for topic in (mission, crew, ship, weapons, threats)
    for kind in vars(topic).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
