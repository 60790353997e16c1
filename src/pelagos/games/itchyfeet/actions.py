"""What can be answered in Itchy Feet."""

from typing import Literal

from pelagos.games.itchyfeet.decisions import SealedQuestion
from pelagos.kernel.decision import Action, Sealed
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.visibility import Owner, Public, Visibility

Wish = Literal[
    "SUN", "BOOT", "COAT", "BOOK", "CAM", "BUG", "SWIM", "PILL", "S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9",
    "contraband", "postcard", "passport",
]  # fmt: skip
"""TC-18: what an offer may ask for: a kind of item, a named special item, or a card of a group."""


class Draw(Action, frozen=True):
    """TC-13: draw a card."""

    visible = Visibility.PUBLIC


class Recycle(Action, frozen=True):
    """TC-14: take a card out of the discards."""

    visible = Visibility.PUBLIC


class Trade(Action, frozen=True):
    """TC-15: offer somebody a trade."""

    visible = Visibility.PUBLIC


class Steal(Action, frozen=True):
    """TC-20: steal from somebody."""

    visible = Visibility.PUBLIC


class Travel(Action, frozen=True):
    """TC-26: travel to your next country; what replaces a missing item or passport follows from the hand."""

    visible = Visibility.PUBLIC


class Dump(Action, frozen=True):
    """TC-36: get rid of contraband together with another card."""

    contraband: Public[CardId]
    other: Public[CardId]


class Use(Action, frozen=True):
    """TC-30: play a special item."""

    card: Public[CardId]


class Smuggle(Action, frozen=True):
    """TC-42: give contraband to somebody, who must take it."""

    card: Public[CardId]
    target: Public[Seat]


class Pass(Action, frozen=True):
    """TC-11: no action is possible."""

    visible = Visibility.PUBLIC


class Choose(Action, frozen=True):
    """Choose a player."""

    target: Public[Seat]


class Take(Action, frozen=True):
    """Choose a card that lies, or will lie, open."""

    card: Public[CardId]


class Pay(Action, frozen=True):
    """Discard a card as the cost of an action."""

    card: Public[CardId]


class Discard(Action, frozen=True):
    """Discard a card down to the hand limit."""

    card: Public[CardId]


class Give(Action, frozen=True):
    """Add a card to what you offer; others see it with the whole offer."""

    card: Owner[CardId]


class Want(Action, frozen=True):
    """Add something to what you ask for; others see it with the whole offer."""

    wish: Owner[Wish]


class Enough(Action, frozen=True):
    """Add nothing more; where nothing can be chosen, go on."""

    visible = Visibility.PUBLIC


class Accept(Action, frozen=True):
    """Accept an offer, named by its version, with these cards of your own."""

    version: Public[int]
    cards: Public[tuple[CardId, ...]]


class Refuse(Action, frozen=True):
    """Refuse an offer."""

    visible = Visibility.PUBLIC


class Counter(Action, frozen=True):
    """Answer an offer with an offer of your own."""

    visible = Visibility.PUBLIC


class Withdraw(Action, frozen=True):
    """Take your offer back before it is answered."""

    visible = Visibility.PUBLIC


class Stand(Action, frozen=True):
    """Let your offer stand until it is answered."""

    visible = Visibility.PUBLIC


class React(Action, frozen=True):
    """Play the special item that answers what another player does, or do not."""

    use: Owner[bool]


class Hand(Action, frozen=True):
    """Pass a card to the next player."""

    card: Owner[CardId]


class Keep(Action, frozen=True):
    """Choose one of the cards that only you see."""

    card: Owner[CardId]


class SealedAnswer(Sealed, frozen=True):
    """An answer that nobody else may know yet."""

    decision: Public[SealedQuestion]
    action: Owner[React | Hand]
