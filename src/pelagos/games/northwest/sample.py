"""Determinization: a full state that fits what one viewer knows."""

from collections.abc import Iterable, Sequence
from typing import Any

from pelagos.components.bag import Bag
from pelagos.components.zone import ZoneView
from pelagos.games.northwest.cards import (
    ALL_CHARACTERS,
    ALL_STRIPS,
    CAMPS,
    camp_of,
    side_tiles_for,
    treasures_for,
)
from pelagos.games.northwest.state import NorthwestState, TurnState
from pelagos.kernel.chance import Chance
from pelagos.kernel.ids import CardId

VALUES = (
    "options", "seats", "ground", "top", "water_left", "ice_left", "round", "turns_taken", "idle", "winners", "over",
)  # fmt: skip
LISTS = (
    "stack", "ships", "follows", "exits", "pieces", "routes", "supply", "boxed", "icebergs", "laid", "singles",
    "characters", "discards", "silenced", "sheltered", "weary",
)  # fmt: skip
"""Fields that every viewer sees whole."""


def sample(view: Any, chance: Chance) -> NorthwestState:
    """Deal the treasures and characters the viewer does not know; tiles that are not laid are in their bags."""
    treasure = unseen(treasures_for(view.seats), [*view.discards], view.hands)
    hands = [hand.deal(treasure, chance) for hand in view.hands]
    stacks = unseen_characters(view)
    offers = [offer.deal(stacks[seat % len(stacks)], chance) for seat, offer in enumerate(view.offers)]
    shared: dict[str, Any] = {name: getattr(view, name) for name in VALUES}
    shared.update((name, list(getattr(view, name))) for name in LISTS)
    return NorthwestState(
        treasure=treasure,
        hands=hands,
        stacks=stacks,
        offers=offers,
        strips=unseen(ALL_STRIPS, view.laid, ()),
        sides=unseen(side_tiles_for(view.seats), view.laid, ()),
        turn=TurnState(*(getattr(view.turn, name) for name in TurnState.__struct_fields__)),
        **shared,
    )


def unseen(cards: Iterable[CardId], seen: Sequence[CardId], zones: Sequence[ZoneView]) -> Bag:
    """Return the cards whose place the viewer does not know."""
    known = {*seen, *(card for zone in zones for card in zone.cards)}
    return Bag([card for card in cards if card not in known])


def unseen_characters(view: Any) -> list[Bag]:
    """Return, for each stack, the characters whose place the viewer does not know."""
    seen = [card for card in view.characters if card is not None]
    if not view.options.teams:
        return [unseen(ALL_CHARACTERS, seen, view.offers)]
    camps = [[card for card in ALL_CHARACTERS if camp_of(card) == camp] for camp in CAMPS]
    return [unseen(camp, seen, view.offers) for camp in camps]
