"""What everybody can tell of hidden cards (TC-30, TC-45).

Cards that do not lie open come from a shuffle: the passports, the first deal, the pile at each reshuffle, or a hand of
which nobody can tell what left it. `origin` says of each such card from which; `backs` says of each card of a hand that
is not known to all from which shuffles it can come. Both follow from what everybody saw, so they tell nobody anything;
they bound the deals that are consistent with it.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from typing import Final

from pelagos.games.itchyfeet.deal import ASIDE, PILE, Hidden, Place, deal
from pelagos.games.itchyfeet.rulebook import rule
from pelagos.games.itchyfeet.state import ItchyFeetState
from pelagos.kernel.ids import OUTSIDER_BIT, CardId, Seat, everybody, mask_of

MOST_SEATS: Final = 6
EVERYBODY: Final = tuple(everybody(seats) for seats in range(MOST_SEATS + 1))
"""The bits of all, by the number of seats."""
ONLY: Final = tuple(mask_of(Seat(seat)) for seat in range(MOST_SEATS))
PASSPORT_DEAL: Final = 1
ITEM_DEAL: Final = 2
EXTENSION_SHUFFLE: Final = 4


# -- cards that come to light ------------------------------------------------------------------------------------


def take_openly(state: ItchyFeetState, seat: Seat, card: CardId) -> None:
    """Take a card out of a hand for all to see."""
    if not state.hands[seat].remove(card) & OUTSIDER_BIT:
        _note_open(state, seat, card)


def show(state: ItchyFeetState, seat: Seat, card: CardId) -> None:
    """Show a card of a hand to all."""
    hand = state.hands[seat]
    if not hand.known[hand.cards.index(card)] & OUTSIDER_BIT:
        hand.show(card, EVERYBODY[state.seats])
        _note_open(state, seat, card)


@rule("TC-27")
def show_hand(state: ItchyFeetState, seat: Seat) -> None:
    """Show all cards of a hand to all."""
    hand = state.hands[seat]
    for card in hand.cards:
        state.origin[card] = 0
    hand.known = (EVERYBODY[state.seats],) * len(hand.cards)
    state.backs[seat] = ()


def _note_open(state: ItchyFeetState, seat: Seat, card: CardId) -> None:
    """Drop the back of a card that came to light; which one it was need not be clear."""
    origin = state.origin[card]
    state.origin[card] = 0
    backs = state.backs[seat]
    possible = [back for back in backs if back & origin]
    left = [back for back in backs if not back & origin]
    state.backs[seat] = (*left, *without_one(possible))


def without_one(backs: Iterable[int]) -> tuple[int, ...]:
    """Return the backs that are left when one card went and nobody can tell which.

    In a fixed order, whatever was after the gap moves up by one: each place can then hold what it held or the next.
    """
    return tuple([shared(one | other) for one, other in pairwise(sorted(backs))])


@lru_cache(maxsize=4096)
def shared(shuffles: int) -> int:
    """Return the same object for the same shuffles: a state holds many equal masks, and large numbers take room."""
    return shuffles


# -- cards that leave unseen -------------------------------------------------------------------------------------


def take_unseen(state: ItchyFeetState, seat: Seat, card: CardId, receiver: Seat) -> tuple[int, int]:
    """Take a card out of a hand that only the receiver sees.

    Returns:
        Who knows the card now, and its back (0 if all know it: it was the only card, and lay open).
    """
    hand, backs = state.hands[seat], state.backs[seat]
    if len(hand.cards) == 1:
        known = hand.remove(card)
        if known & OUTSIDER_BIT:
            return known, 0
        state.backs[seat] = ()
        return known | ONLY[receiver], backs[0]
    _mix(state, seat)
    backs = state.backs[seat]
    mixed = 0
    for back in backs:
        mixed |= back
    mixed = shared(mixed)
    state.backs[seat] = without_one(backs)
    hand.remove(card)
    hand.forget(ONLY[receiver])
    return ONLY[seat] | ONLY[receiver], mixed


def put_unseen(state: ItchyFeetState, seat: Seat, card: CardId, known: int, back: int) -> None:
    """Put a card into a hand, known to those of the bits `known`."""
    state.hands[seat].add(card, known)
    if back:
        state.backs[seat] += (back,)


def _mix(state: ItchyFeetState, seat: Seat) -> None:
    """Let the open cards of a hand be hidden again: one card goes, and it may be one of them."""
    hand = state.hands[seat]
    opened = [card for card, known in zip(hand.cards, hand.known, strict=True) if known & OUTSIDER_BIT]
    if opened:
        shuffle = new_shuffle(state)
        for card in opened:
            state.origin[card] = shuffle
        state.backs[seat] += (shuffle,) * len(opened)


def new_shuffle(state: ItchyFeetState) -> int:
    """Return the bit of a shuffle of which no hidden card is part."""
    used = 0
    for origin in state.origin:
        used |= origin
    return shared(~used & (used + 1))


# -- what is possible --------------------------------------------------------------------------------------------


@rule("TC-30")
def can_hold(state: ItchyFeetState, seat: Seat, card: CardId) -> bool:
    """Tell whether a seat holds a card in some deal that is consistent with what everybody knows."""
    hand = state.hands[seat]
    origin = state.origin[card]
    if not origin:
        return card in hand.cards
    if not any(back & origin for back in state.backs[seat]):
        return False
    pinned = [Hidden(other, bit, seat if other == card else None) for other, bit in enumerate(state.origin) if bit]
    return deal(places_of(state), pinned) is not None


def places_of(state: ItchyFeetState) -> list[Place]:
    """Return every place of a card that is not known to all."""
    places = [Place(seat, back) for seat, backs in enumerate(state.backs) for back in backs]
    places += [Place(PILE, state.pile_origin)] * len(state.pile)
    return places + [Place(ASIDE, PASSPORT_DEAL)] * len(state.aside)
