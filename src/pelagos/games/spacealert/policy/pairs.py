"""What can lie together in one slot: the symbols of a double half, and a special card with another (SA-140, SA-166)."""

from collections.abc import Iterator, Sequence
from typing import Final

from pelagos.games.spacealert.deck import ACTION_CARDS, DOUBLES
from pelagos.games.spacealert.policy.situation import Choice, beside
from pelagos.games.spacealert.programs import BUTTONS, MOVES, SPECIAL
from pelagos.games.spacealert.state import Card

DOUBLE: Final = 2
PAIRS: Final = tuple(face for card in DOUBLES for face in ACTION_CARDS[card].faces if len(face) == DOUBLE)
"""All double halves, as often as there are cards with them."""
SINGLES: Final = tuple((symbol,) for symbol in sorted(BUTTONS | MOVES))


def held_pairs(cards: Sequence[Choice], specialization: str | None) -> Iterator[Card]:
    """Yield what one slot can hold together, for each card that makes it possible."""
    for card in cards:
        for face in {card.action, card.move}:
            if len(face) == DOUBLE:
                yield face
            elif face[0] in SPECIAL:
                shared = (beside(specialization, face, single) for single in SINGLES)
                yield from (pair for pair in shared if pair is not None)


def specials_of(cards: Sequence[Choice]) -> tuple[Card, ...]:
    """Return what can be done with the special cards among some cards."""
    return tuple(sorted({face for card in cards for face in (card.action, card.move) if face[0] in SPECIAL}))
