"""What cards are worth to a player, as far as a viewer can tell: the measure behind the bots."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple

from pelagos.games.itchyfeet.cards import (
    BIT,
    CREDIT_CARD,
    DELAYED_FLIGHT,
    EMBASSY_LETTER,
    FIRST_PASSPORT,
    IS_CONTRABAND,
    IS_POSTCARD,
    KINDS,
    LOCAL_GUIDE,
    MOUSETRAP,
    NEEDS,
    NIGHT_BUS,
)
from pelagos.games.itchyfeet.rules.hands import WINNING_POSTCARDS
from pelagos.games.itchyfeet.state import goal_of
from pelagos.kernel.ids import CardId, Seat

NEEDED: Final = 10.0
"""A card that the next trip lacks."""
LATER: Final = 4.0
"""An item that the centre needs, while the own home comes first."""
SPARE_PASSPORT: Final = 2.0
JUNK: Final = 1.0
"""Up to this a card is given away without regret."""
BURDEN: Final = -8.0
"""Contraband."""
VICTORY: Final = 100.0
POSTCARD_WORTH: Final = (0.5, 0.9, 3.0, VICTORY)
"""Of a further postcard, by how many are held."""
SPECIAL_WORTH: Final = {
    CREDIT_CARD: 8.0,
    LOCAL_GUIDE: 8.0,
    NIGHT_BUS: 5.0,
    EMBASSY_LETTER: 4.0,
    MOUSETRAP: 3.0,
    DELAYED_FLIGHT: 3.5,
}
OTHER_SPECIAL: Final = 2.0


WINNING_THREAT: Final = 8.0
"""The threat of a rival on the way to the centre who lacks nothing."""
HIDDEN_LOSS: Final = 5.0
"""What the loss of a card that nobody knows costs its owner on average: most players keep what they need."""


class Style(NamedTuple):
    """How a bot plays, where levels differ."""

    tries: int
    """Offers in a turn."""
    peace: bool
    """Whether a trade of junk is welcome for its own sake, because it keeps partners willing."""
    fair: float
    """How much more a trade must bring than it costs, if the next trip does not come nearer."""
    steal_share: float
    """How often the bot steals without a special reason, when it has something to pay with."""
    aims: bool
    """Whether thefts are weighed against a draw by what they are likely to bring."""
    harm: float
    """How much a rival's loss counts beside an own gain."""
    denies: bool
    """Whether it is weighed what others could do with a card that is thrown away."""
    overlooks: float = 0.0
    """How often the bot does not think of something it could do in its turn, each thing by itself."""
    foresees: bool = True
    """Whether the bot saves for the centre while its own home comes first."""


EASY: Final = Style(
    tries=1, peace=True, fair=0.0, steal_share=0.3, aims=False, harm=0.0, denies=False, overlooks=0.5, foresees=False
)
NORMAL: Final = Style(tries=2, peace=True, fair=1.0, steal_share=0.3, aims=False, harm=0.0, denies=False)
HARD: Final = Style(tries=3, peace=False, fair=2.0, steal_share=0.0, aims=True, harm=0.7, denies=True)


class Outlook:
    """A player's cards, as far as they are known, measured by what the player still needs."""

    def __init__(self, view: Any, seat: Seat, style: Style = NORMAL) -> None:
        """Look at a seat of a view."""
        self.view = view
        self.seat = seat
        self.style = style
        self.cards: tuple[CardId, ...] = view.hands[seat].cards
        self.goal = goal_of(view, seat)
        self.at_centre: bool = view.homes[seat] is None

    @cached_property
    def held(self) -> int:
        """The kinds of items held, as bits."""
        return bits_of(self.cards)

    @cached_property
    def missing(self) -> int:
        """The kinds that the next trip lacks, as bits."""
        return NEEDS[self.goal] & ~self.held

    @cached_property
    def passports(self) -> int:
        """How many passports are held."""
        return sum(card >= FIRST_PASSPORT for card in self.cards)

    @cached_property
    def postcards(self) -> int:
        """How many postcards are held."""
        return sum(IS_POSTCARD[card] for card in self.cards)

    @cached_property
    def contraband(self) -> int:
        """How many contraband cards are held."""
        return sum(IS_CONTRABAND[card] for card in self.cards)

    def distance(self) -> int:
        """Return how many gains the next trip is away: kinds, a passport, contraband to get rid of."""
        return distance(self.cards, self.goal) + self.contraband

    def worth(self, card: CardId) -> float:
        """Return what a card is worth that is not yet held."""
        if BIT[card]:
            return self._worth_of_item(BIT[card])
        if card >= FIRST_PASSPORT:
            lacks = not self.passports and EMBASSY_LETTER not in self.cards
            return NEEDED if lacks else LATER if not self.passports else SPARE_PASSPORT / self.passports
        if IS_POSTCARD[card]:
            return POSTCARD_WORTH[min(self.postcards, WINNING_POSTCARDS - 1)]
        if IS_CONTRABAND[card]:
            return BURDEN
        return SPECIAL_WORTH.get(card, OTHER_SPECIAL)

    def _worth_of_item(self, bit: int) -> float:
        if bit & self.missing:
            return NEEDED
        if bit & NEEDS[self.view.centre] and not self.at_centre and self.style.foresees:
            both = bit & NEEDS[self.goal]
            copies = sum(BIT[card] == bit for card in self.cards)
            return LATER if copies < (2 if both else 1) else 0.0
        return 0.0

    def without(self, cards: Iterable[CardId], new: Iterable[CardId] = ()) -> "Outlook":
        """Return the outlook after giving some cards away and getting others."""
        gone = set(cards)
        other = Outlook(self.view, self.seat, self.style)
        other.cards = tuple(sorted([*(card for card in self.cards if card not in gone), *new]))
        return other

    def worth_kept(self, card: CardId) -> float:
        """Return what a held card is worth: what it would be worth if it were not held."""
        return self.without((card,)).worth(card)

    def by_worth(self, cards: Sequence[CardId]) -> list[CardId]:
        """Return held cards, the least worth first."""
        return sorted(cards, key=lambda card: (self.worth_kept(card), card))

    @cached_property
    def junk(self) -> list[CardId]:
        """The cards that can go without regret, the least worth first; never more of them than can go together."""
        left, junk = self, []
        for card in self.by_worth([card for card in self.cards if not IS_CONTRABAND[card]]):
            rest = left.without((card,))
            if rest.worth(card) <= JUNK:
                junk.append(card)
                left = rest
        return junk

    def total(self) -> float:
        """Return what the whole hand is worth."""
        total, seen = 0.0, self.without(self.cards)
        for card in self.cards:
            total += seen.worth(card)
            seen = seen.without((), (card,))
        return total

    def wanted_kinds(self) -> list[str]:
        """Return what the next trip lacks, as things an offer can ask for."""
        kinds = [kind for place, kind in enumerate(KINDS) if self.missing & 1 << place]
        lacks = not self.passports and EMBASSY_LETTER not in self.cards
        return ["passport"] * lacks + kinds


def bits_of(cards: Iterable[CardId]) -> int:
    """Return the kinds of items among some cards, as bits."""
    bits = 0
    for card in cards:
        bits |= BIT[card]
    return bits


def distance(cards: Sequence[CardId], country: CardId) -> int:
    """Return how many items and passports these cards lack for a country."""
    missing = (NEEDS[country] & ~bits_of(cards)).bit_count()
    if missing and CREDIT_CARD in cards:
        missing -= 1
    return missing + (not any(card >= FIRST_PASSPORT or card == EMBASSY_LETTER for card in cards))


def draw_value(me: Outlook) -> float:
    """Return what a card that nobody has seen is worth on average."""
    known = {card for hand in me.view.hands for card in hand.cards}
    unseen = [card for card in range(FIRST_PASSPORT) if me.view.origin[card] and card not in known]
    return sum(me.worth(CardId(card)) for card in unseen) / len(unseen) if unseen else 0.0


def theft_value(me: Outlook, seat: Seat, unseen: float, harm: float) -> float:
    """Return what a random card of a rival is worth, what the rival loses counted in part.

    Args:
        me: the thief.
        seat: the rival.
        unseen: what a card that nobody has seen is worth.
        harm: how much the rival's loss counts.
    """
    hand = me.view.hands[seat]
    rival = Outlook(me.view, seat)
    closeness = threat(me.view, seat) / WINNING_THREAT
    gain = sum(me.worth(card) + harm * closeness * rival.worth_kept(card) for card in hand.cards)
    gain += hand.hidden * (unseen + harm * closeness * HIDDEN_LOSS)
    return float(gain / len(hand))


def threat(view: Any, seat: Seat) -> float:
    """Return how close a rival may be to winning: home completed, known cards that fit, and cards nobody knows."""
    rival = Outlook(view, seat)
    hidden: int = view.hands[seat].hidden
    lacking = distance(rival.cards, rival.goal)
    likely = max(0.0, lacking - 0.4 * hidden)
    return (4.0 if rival.at_centre else 0.0) + (4.0 - likely) + rival.postcards - 2.0 * rival.contraband
