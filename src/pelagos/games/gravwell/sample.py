"""Determinization: a full state that fits what one viewer knows."""

from typing import Any

from pelagos.components.bag import Bag
from pelagos.games.gravwell.cards import ALL_CARDS
from pelagos.games.gravwell.state import GravwellState
from pelagos.kernel.chance import Chance
from pelagos.kernel.ids import CardId


def sample(view: Any, chance: Chance) -> GravwellState:
    """Deal the cards the viewer does not know to the hands that hide them; the rest stays in the bag."""
    unseen = Bag(unseen_cards(view))
    hands = [hand.deal(unseen, chance) for hand in view.hands]
    return GravwellState(
        options=view.options,
        seats=view.seats,
        age_rank=view.age_rank,
        positions=list(view.positions),
        round=view.round,
        phase=view.phase,
        hands=hands,
        bag=unseen,
        piles=list(view.piles),
        lower=list(view.lower),
        draft_order=view.draft_order,
        queue=list(view.queue),
        discards=list(view.discards),
        stops=list(view.stops),
        stack=list(view.stack),
        ghost_open=view.ghost_open,
        ghost_left=view.ghost_left,
        entered=list(view.entered),
        winners=view.winners,
        over=view.over,
    )


def unseen_cards(view: Any) -> list[CardId]:
    """Return, sorted, the cards whose place the viewer does not know."""
    seen = {*view.piles, *view.lower, *view.discards, view.ghost_open}
    seen.update(card for card, _ in view.queue)
    for hand in view.hands:
        seen.update(hand.cards)
    return [card for card in ALL_CARDS if card not in seen]
