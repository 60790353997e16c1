"""A member's slots read as errands: going somewhere and pressing buttons there, not before a certain slot.

Changing errands rather than slots leaves what comes after them intact: the ways between them are found anew, and of
what follows each other two things are done with one card wherever there is one with a double half for them.
"""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from pelagos.games.spacealert.board import Station
from pelagos.games.spacealert.policy.trial import step, way
from pelagos.games.spacealert.rules.crew import MOVES
from pelagos.games.spacealert.state import Card

Slots = list[Card | None]
"""What one member does in the turns that can be changed."""


class Errand(msgspec.Struct, frozen=True):
    """Something to do at a station."""

    begin: int
    """The slot before which it is not done."""
    station: Station
    deeds: tuple[Card, ...]


class Doubles(msgspec.Struct, frozen=True):
    """What one slot can hold together: double halves, and moves that share a slot with a special card."""

    held: tuple[Card, ...] = ()
    """Those of the hand, each for one slot."""
    bound: int = 0
    """The first slot whose cards nobody has yet."""
    hoped: tuple[Card, ...] = ()
    """Those that are counted on from there on."""

    def __bool__(self) -> bool:
        """Tell whether there are any."""
        return bool(self.held or self.hoped)


NO_DOUBLES: Final = Doubles()


def errands_of(slots: Sequence[Card | None], station: Station) -> list[Errand]:
    """Return the errands of a program that begins at a station: actions in a row are one."""
    errands: list[Errand] = []
    is_running = False
    for place, card in enumerate(slots):
        if card is None:
            is_running = False
            continue
        for symbol in card:
            if symbol in MOVES:
                station = step(station, symbol)
                is_running = False
            elif is_running:
                latest = errands[-1]
                errands[-1] = Errand(latest.begin, station, (*latest.deeds, (symbol,)))
            else:
                errands.append(Errand(place, station, ((symbol,),)))
                is_running = True
    return errands


def slots_of(errands: Iterable[Errand], station: Station, length: int, doubles: Doubles = NO_DOUBLES) -> Slots:
    """Return a program that runs errands one after the other, as far as there are slots."""
    if doubles:
        return Packing(doubles, station).run(errands, length)
    slots: Slots = []
    for errand in errands:
        route = way(station, errand.station)
        slots += [None] * (errand.begin - len(slots) - len(route))
        slots += [*route, *errand.deeds]
        station = errand.station
    return [*slots, *[None] * (length - len(slots))][:length]


class Packing:
    """Lays errands into slots, two symbols into one where there is a card for both."""

    def __init__(self, doubles: Doubles, station: Station) -> None:
        """Begin at a station with all cards at hand."""
        self.held, self.bound, self.hoped = list(doubles.held), doubles.bound, list(doubles.hoped)
        self.station = station
        self.slots: Slots = []

    def run(self, errands: Iterable[Errand], length: int) -> Slots:
        """Return the slots of all errands, as far as there are any."""
        for errand in errands:
            self.lay(errand)
        return [*self.slots, *[None] * (length - len(self.slots))][:length]

    def lay(self, errand: Errand) -> None:
        """Lay the way to an errand and what is done there, not before it may begin."""
        route = way(self.station, errand.station)
        cards = self.packed(route, [])
        cards = self.packed(errand.deeds[:1], cards)
        wait = errand.begin - len(self.slots) - len(cards) + 1
        if wait >= 0:
            self.slots += [*[None] * wait, *cards]
        else:
            self.join(cards)
        self.slots += self.packed(errand.deeds[1:], [self.slots.pop()])
        self.station = errand.station

    def packed(self, singles: Iterable[Card], cards: Slots) -> Slots:
        """Return cards with more behind them, two together where possible."""
        for single in singles:
            before = cards[-1] if cards else None
            if before is not None and self.take((*before, *single), len(self.slots) + len(cards) - 1):
                cards[-1] = (*before, *single)
            else:
                cards.append(single)
        return cards

    def join(self, cards: Slots) -> None:
        """Add cards, the first of them together with the last one if possible."""
        before = self.slots[-1] if self.slots else None
        first = cards[0]
        if before is not None and first is not None and self.take((*before, *first), len(self.slots) - 1):
            self.slots[-1] = (*before, *first)
            cards = cards[1:]
        self.slots += cards

    def take(self, pair: Card, slot: int) -> bool:
        """Take a card for two symbols out of those there are, if there is one."""
        stock = self.held if slot < self.bound else self.hoped
        if pair not in stock:
            return False
        stock.remove(pair)
        return True
