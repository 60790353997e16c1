"""A member's slots read as errands: going somewhere and pressing buttons there, not before a certain slot.

Changing errands rather than slots leaves what comes after them intact: the ways between them are found anew.
"""

from collections.abc import Iterable, Sequence

import msgspec

from pelagos.games.spacealert.board import Station
from pelagos.games.spacealert.policy.situation import is_action
from pelagos.games.spacealert.policy.trial import walk, way
from pelagos.games.spacealert.state import Card

Slots = list[Card | None]
"""What one member does in the turns that can be changed."""


class Errand(msgspec.Struct, frozen=True):
    """Something to do at a station."""

    begin: int
    """The slot before which it is not done."""
    station: Station
    deeds: tuple[Card, ...]


def errands_of(slots: Sequence[Card | None], station: Station) -> list[Errand]:
    """Return the errands of a program that begins at a station: actions in a row are one."""
    errands: list[Errand] = []
    is_running = False
    for place, card in enumerate(slots):
        if card is not None and is_action(card):
            deeds = (*errands.pop().deeds, card) if is_running else (card,)
            errands.append(Errand(place - len(deeds) + 1, station, deeds))
        station = walk(station, card)
        is_running = card is not None and is_action(card)
    return errands


def slots_of(errands: Iterable[Errand], station: Station, length: int) -> Slots:
    """Return a program that runs errands one after the other, as far as there are slots."""
    slots: Slots = []
    for errand in errands:
        route = way(station, errand.station)
        slots += [None] * (errand.begin - len(slots) - len(route))
        slots += [*route, *errand.deeds]
        station = errand.station
    return [*slots, *[None] * (length - len(slots))][:length]
