"""The actions of Itchy Feet as numbers, fixed for each rules version.

Players are named by their seats, cards by their numbers. Accepting has one number: it accepts the offer on the table
with the cards that are listed for it.
"""

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

from pelagos.components.numbering import Numbering
from pelagos.games.itchyfeet import actions as a
from pelagos.games.itchyfeet.cards import CODES, CONTRABAND, SPECIAL
from pelagos.games.itchyfeet.rules.offers import WISHES

MOST_SEATS: Final = 6
ALONE: Final = (
    a.Draw, a.Recycle, a.Trade, a.Steal, a.Travel, a.Pass, a.Enough, a.Accept, a.Refuse, a.Counter, a.Withdraw, a.Stand,
)  # fmt: skip
"""Each of these has one number."""
WITH_CARD: Final = (a.Take, a.Pay, a.Discard, a.Give, a.Hand, a.Keep)
"""Each of these has a number for every card."""
CARDS: Final = range(len(CODES))


def key_of(action: Any) -> object:
    """Return what one number stands for."""
    kind = type(action)
    if kind in ALONE:
        return kind
    return kind, *(getattr(action, name) for name in kind.__struct_fields__)


def all_keys() -> Iterator[object]:
    """Yield every key, in the order of the numbers."""
    yield from ALONE
    yield from product((a.React,), (False, True))
    yield from product((a.Choose,), range(MOST_SEATS))
    yield from product((a.Use,), SPECIAL)
    yield from product((a.Want,), WISHES)
    yield from product(WITH_CARD, CARDS)
    yield from product((a.Smuggle,), CONTRABAND, range(MOST_SEATS))
    yield from product((a.Dump,), CONTRABAND, CARDS)


NUMBERING: Final = Numbering(all_keys(), key_of)
