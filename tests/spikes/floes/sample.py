"""A full state that fits what one viewer knows."""

from typing import Any

from pelagos.components.bag import Bag
from pelagos.kernel.chance import Chance
from tests.spikes.floes.state import FloesState
from tests.spikes.floes.tiles import STRIPS, TREASURES


def sample(view: Any, chance: Chance) -> FloesState:
    """Deal the treasures the viewer does not know; the strips not yet on the table are in their bag."""
    seen = {card for hand in view.hands for card in hand.cards}
    treasures = Bag.of(card for card in TREASURES if card not in seen)
    return FloesState(
        seats=view.seats,
        turn=view.turn,
        strips=Bag.of(card for card in STRIPS if card not in view.rows),
        hands=[hand.deal(treasures, chance) for hand in view.hands],
        treasures=treasures,
        rows=list(view.rows),
        rocks=list(view.rocks),
        chests=list(view.chests),
        covered=[list(rows) for rows in view.covered],
        supply=[dict(pieces) for pieces in view.supply],
        stopped=list(view.stopped),
        stack=list(view.stack),
        winners=view.winners,
    )
