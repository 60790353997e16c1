"""Dealing hidden cards to hidden places so that every card can have come to where it is put."""

from collections.abc import Sequence

import msgspec


class Place(msgspec.Struct, frozen=True):
    """A card's back in a hand, the pile or the set-aside passports."""

    holder: int
    """The seat, or `PILE` or `ASIDE`."""
    origins: int
    """The shuffles the card can come from, as bits."""


class Hidden(msgspec.Struct, frozen=True):
    """A card whose place is not known to all."""

    card: int
    origin: int
    """The shuffle it was last part of, as a bit."""
    holder: int | None = None
    """The seat that is known to hold it, if somebody who deals knows it."""


PILE = -1
ASIDE = -2


def fits(hidden: Hidden, place: Place) -> bool:
    """Tell whether a card can be in a place."""
    if hidden.holder is not None and hidden.holder != place.holder:
        return False
    return hidden.origin & place.origins != 0


def deal(places: Sequence[Place], cards: Sequence[Hidden]) -> list[int] | None:
    """Return, for each place, the index of the card that is put there; None if there is no way to place all.

    The order of `cards` decides between possible deals: shuffle it for a random one. Places with the fewest possible
    cards are filled first, and a card already placed moves on where that makes room (augmenting paths).
    """
    possible = [[index for index, hidden in enumerate(cards) if fits(hidden, place)] for place in places]
    holder_of: list[int | None] = [None] * len(cards)
    for place in sorted(range(len(places)), key=lambda number: len(possible[number])):
        if not _find_card(place, possible, holder_of, set()):
            return None
    chosen = [-1] * len(places)
    for index, place_of_card in enumerate(holder_of):
        if place_of_card is not None:
            chosen[place_of_card] = index
    return chosen


def _find_card(place: int, possible: list[list[int]], holder_of: list[int | None], tried: set[int]) -> bool:
    for index in possible[place]:
        if holder_of[index] is None:
            holder_of[index] = place
            return True
    for index in possible[place]:
        if index in tried:
            continue
        tried.add(index)
        other = holder_of[index]
        if other is not None and _find_card(other, possible, holder_of, tried):
            holder_of[index] = place
            return True
    return False
