"""Two cards in one slot (SA-166)."""

from collections.abc import Sequence
from typing import Any, Final, cast

from pelagos.games.spacealert.careers.specialists import Half as SpecialHalf
from pelagos.games.spacealert.careers.specialists import can_share_slot
from pelagos.games.spacealert.deck import ACTION_CARDS, Half, is_special
from pelagos.games.spacealert.rulebook import rule
from pelagos.games.spacealert.state import Card
from pelagos.kernel.ids import CardId

Side = tuple[CardId, Half]
"""A card with this half up."""


@rule("SA-166")
def may_share(state: Any, there: Sequence[Any], card: CardId, half: Half) -> bool:
    """Tell whether a card may join the one in a slot: one of the two is special and allows the other."""
    if len(there) != 1 or not any(state.specializations):
        return False
    (laid,) = there
    (other,) = laid.card.cards
    if is_special(card) == is_special(other):
        return False
    special, plain = ((card, half), (other, laid.half)) if is_special(card) else ((other, laid.half), (card, half))
    return allows(special, symbols_of(*plain))


def allows(special: Side, symbols: Card) -> bool:
    """Tell whether a special card lets a card with these symbols into its slot."""
    card, half = special
    (action,) = symbols_of(card, half)
    return can_share_slot(ACTION_CARDS[card].specialization or "", cast("SpecialHalf", action), symbols)


def symbols_of(card: CardId, half: Half) -> Card:
    """Return what a card does with a half up."""
    return ACTION_CARDS[card].half(half)


@rule("SA-166", "SA-167", "SA-168")
def symbols_together(sides: Sequence[Side]) -> Card:
    """Return what the cards of a slot do: the Medic moves first, Special Ops protects from the start."""
    in_order = sorted(sides, key=lambda side: rank(*side))
    return tuple(symbol for side in in_order for symbol in symbols_of(*side))


ORDINARY: Final = 1
"""Where an ordinary card comes in a slot, between Special Ops and the Medic."""


def rank(card: CardId, half: Half) -> int:
    """Return which of two cards in a slot comes first."""
    if not is_special(card):
        return ORDINARY
    return 0 if ACTION_CARDS[card].specialization == "special_ops" else 2
