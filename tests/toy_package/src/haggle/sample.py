"""A full state that fits what one viewer knows."""

from typing import Any

from haggle.cards import ALL_CARDS
from haggle.state import HaggleState
from pelagos.components.bag import Bag
from pelagos.kernel.chance import Chance


def sample(view: Any, chance: Chance) -> HaggleState:
    """Deal the cards the viewer does not know to the hands that hide them; the rest is the pile."""
    seen = set(view.discards).union(*(hand.cards for hand in view.hands))
    unseen = Bag.of(card for card in ALL_CARDS if card not in seen)
    return HaggleState(
        options=view.options,
        seats=view.seats,
        turn=view.turn,
        hands=[hand.deal(unseen, chance) for hand in view.hands],
        bag=unseen,
        discards=list(view.discards),
        deal=view.deal,
        offers=view.offers,
        versions=view.versions,
        stack=list(view.stack),
        winners=view.winners,
    )
