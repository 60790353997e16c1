"""The cards as things that are dealt: action cards, heroic and special ones, and threat cards.

SA-023, SA-029, SA-033, SA-140, SA-141, SA-188.
"""

from collections.abc import Iterable
from typing import Any, Final, Literal

import msgspec

from pelagos.games.spacealert.board import PACKAGE
from pelagos.games.spacealert.cards import THREATS, Position
from pelagos.games.spacealert.careers.specialists import CARDS
from pelagos.games.spacealert.mission import SPECIALIZATIONS
from pelagos.games.spacealert.options import DeckName, Levels
from pelagos.games.spacealert.programs import BUTTONS
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.games.spacealert.state import Card
from pelagos.kernel.data import read_json
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.ids import CardId

SA_140 = cite("SA-140")

Half = Literal["action", "move", "double-action", "double-move", "basic", "light", "dark"]
"""A half that is up, as much as others see of it from the back: of double actions which half is double.

A basic special card has one half; of an advanced one the light half is its basic action and the dark one the advanced.
"""
Kind = Literal["common", "serious"]
Sort = Literal["base", "double", "heroic", "special"]


class ActionCard(msgspec.Struct, frozen=True):
    """A card that can be laid: what it does with either half up, each as symbols of a program."""

    code: str
    halves: tuple[Half, ...]
    faces: tuple[Card, ...]
    """The symbols of each half."""
    sort: Sort = "base"
    known: bool = True
    """Whether a public source names it; six cards of the deck of double actions are ours."""
    specialization: str | None = None

    @property
    def heroic(self) -> bool:
        """Tell whether it is a heroic card."""
        return self.sort == "heroic"

    @property
    def action(self) -> Card:
        """Return the symbols of its first half."""
        return self.faces[0]

    @property
    def move(self) -> Card:
        """Return the symbols of its second half; a basic special card has one half only."""
        return self.faces[-1]

    def half(self, half: Half) -> Card:
        """Return what it does with a half up; it must have that half."""
        return self.faces[self.halves.index(half)]

    def half_showing(self, symbols: Card) -> Half:
        """Return the half that has these symbols; one of its halves must have them."""
        return self.halves[self.faces.index(symbols)]


COPIES: Final = {"A": 10, "B": 8, "C": 7, "bots": 5}
"""SA-023: how many cards there are of each button with each movement."""
MOVES: Final = ("red", "blue", "lift")
HEROIC: Final = (("A", "LB"), ("A", "LR"), ("B", "UB"), ("B", "UR"), ("bots", "LW"), ("bots", "UW"))
"""SA-033: the button of each heroic card, and the station of its other half."""


@rule("SA-023")
def base_deck() -> list[ActionCard]:
    """Return the 90 action cards."""
    return [
        ActionCard(f"{button}-{move}-{copy}", ("action", "move"), ((button,), (move,)))
        for move in MOVES
        for button, copies in COPIES.items()
        for copy in range(1, copies + 1)
    ]


@rule("SA-033")
def heroic_cards() -> list[ActionCard]:
    """Return the six heroic cards."""
    return [
        ActionCard(
            f"heroic-{button}-{station}", ("action", "move"), ((f"heroic:{button}",), (f"to:{station}",)), "heroic"
        )
        for button, station in HEROIC
    ]


@rule("SA-140", "SA-141")
def double_deck() -> list[ActionCard]:
    """Return the 96 cards with double actions; the six that no source names come last."""
    rows: Any = read_json(PACKAGE, "data/double_deck.json")
    return [double_card(row, copy) for row in rows for copy in range(1, row["count"] + 1)]


@rule("SA-140")
def double_card(row: dict[str, Any], copy: int) -> ActionCard:
    """Return a card with a double half, which its first symbol makes an action or a movement, and a single one."""
    double, single = tuple(row["double"]), tuple(row["single"])
    code = f"{'+'.join(double)}-{single[0]}-{copy}"
    known = row["origin"] == "public"
    if double[0] in BUTTONS:
        return ActionCard(code, ("double-action", "move"), (double, single), "double", known)
    return ActionCard(code, ("action", "double-move"), (single, double), "double", known)


@rule("SA-160", "SA-188")
def special_cards() -> list[ActionCard]:
    """Return the twenty special cards: of each specialization a basic one, and an advanced one with two halves."""
    return [card for name in SPECIALIZATIONS for card in (basic_card(name), advanced_card(name))]


def basic_card(name: str) -> ActionCard:
    """Return the basic special card of a specialization."""
    return ActionCard(f"{name}-basic", ("basic",), (("basic",),), "special", specialization=name)


def advanced_card(name: str) -> ActionCard:
    """Return the advanced special card of a specialization."""
    faces = (("basic",), ("advanced",))
    return ActionCard(f"{name}-advanced", ("light", "dark"), faces, "special", specialization=name)


ACTION_CARDS: Final = (*base_deck(), *heroic_cards(), *double_deck(), *special_cards())
"""By card number."""


def cards_of(sort: Sort) -> tuple[CardId, ...]:
    """Return the cards of one sort."""
    return tuple(CardId(card) for card, face in enumerate(ACTION_CARDS) if face.sort == sort)


BASE: Final = cards_of("base")
HEROICS: Final = cards_of("heroic")
DOUBLES: Final = cards_of("double")
SPECIALS: Final = cards_of("special")

DECKS_OF_ACTIONS: Final[dict[DeckName, tuple[CardId, ...]]] = {
    "base": BASE,
    "double-96": DOUBLES,
    "double-90": tuple(card for card in DOUBLES if ACTION_CARDS[card].known),
}
"""SA-141: the cards of each deck of actions."""

THREAT_IDS: Final = tuple(card.id for card in THREATS.values() if card.set != "token")
FIRST_THREAT: Final = len(ACTION_CARDS)
"""The card number of the first threat."""
CODES: Final = (*(card.code for card in ACTION_CARDS), *THREAT_IDS)
"""The notation of each card, by card number."""

DECKS: Final[tuple[tuple[Position, Kind], ...]] = (
    ("external", "common"),
    ("external", "serious"),
    ("internal", "common"),
    ("internal", "serious"),
)
"""The four threat decks."""


@rule("SA-192")
def special_cards_of(name: str, level: int) -> list[CardId]:
    """Return the special cards of a specialization at a level: the basic one, the advanced one, or both."""
    basic, advanced = (card for card in SPECIALS if ACTION_CARDS[card].specialization == name)
    return [advanced if "advanced" in halves else basic for halves in CARDS[level]]


def is_heroic(card: CardId) -> bool:
    """Tell whether a card is a heroic action card."""
    return ACTION_CARDS[card].heroic


def is_special(card: CardId) -> bool:
    """Tell whether a card is a special one."""
    return ACTION_CARDS[card].sort == "special"


@rule("SA-140")
def require_half(card: CardId, half: Half) -> None:
    """Refuse a half that a card does not have."""
    if half not in ACTION_CARDS[card].halves:
        raise IllegalAction(SA_140, "no-such-half", card=card, half=half)


def first_of_each(cards: Iterable[CardId]) -> list[CardId]:
    """Return the cards without those that look like one before them."""
    seen: dict[tuple[Card, ...], CardId] = {}
    for card in cards:
        seen.setdefault(ACTION_CARDS[card].faces, card)
    return list(seen.values())


def threat_of(card: CardId) -> str:
    """Return the id of a threat card."""
    return THREAT_IDS[card - FIRST_THREAT]


def card_of(threat: str) -> CardId:
    """Return the card number of a threat."""
    return CardId(FIRST_THREAT + THREAT_IDS.index(threat))


@rule("SA-104", "SA-120", "SA-186")
def threats_in(position: Position, kind: str, levels: Levels, *, new_threats: bool) -> list[CardId]:
    """Return the cards of a threat deck."""
    wanted = ("white", "yellow", "red") if levels == "all" else levels.split("-")
    return [
        card_of(threat)
        for threat in THREAT_IDS
        if (THREATS[threat].position, THREATS[threat].kind) == (position, kind)
        and THREATS[threat].level in wanted
        and (new_threats or THREATS[threat].set == "base")
    ]
