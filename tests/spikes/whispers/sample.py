"""A full state that fits what one viewer knows."""

from typing import Any

from pelagos.components.bag import Bag
from pelagos.components.zone import Zone
from pelagos.kernel.chance import Chance
from pelagos.kernel.ids import mask_of
from tests.spikes.whispers.cards import ALL_CARDS, EVENT_CARDS
from tests.spikes.whispers.state import WhispersState


def sample(view: Any, chance: Chance) -> WhispersState:
    """Deal the cards the viewer does not know to the zones that hide them; events are never in a hand."""
    seen = set(view.discards).union(view.aside.cards, *(hand.cards for hand in view.hands))
    unseen = Bag.of(card for card in ALL_CARDS if card not in seen and card not in EVENT_CARDS)
    hands = [hand.deal(unseen, chance) for hand in view.hands]
    aside = deal_aside(view, unseen, chance)
    unseen.put(card for card in EVENT_CARDS if card not in seen)
    return WhispersState(
        seats=view.seats,
        turn=view.turn,
        hands=hands,
        aside=aside,
        spy=view.spy,
        spied=view.spied,
        bag=unseen,
        discards=list(view.discards),
        stack=list(view.stack),
        winners=view.winners,
    )


def deal_aside(view: Any, unseen: Bag, chance: Chance) -> Zone:
    """Return the cards laid aside: the spy who chooses and the seat they came from know them all."""
    aside: Zone = view.aside.deal(unseen, chance)
    if view.spied is not None:
        both = mask_of(view.spied, view.spy)
        aside.known = tuple(mask | both for mask in aside.known)
    return aside
