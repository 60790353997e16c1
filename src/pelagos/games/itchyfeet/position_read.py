"""Reading a position: every fault is named with its column and the rule it breaks."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from pelagos.components.bag import Bag
from pelagos.components.deck import Deck
from pelagos.components.zone import Zone
from pelagos.games.itchyfeet.cards import CODES, IS_EVENT, LANDS, PASSPORTS
from pelagos.games.itchyfeet.effects import AskAction
from pelagos.games.itchyfeet.options import ItchyFeetOptions
from pelagos.games.itchyfeet.position import (
    DONE,
    EXTENSIONS,
    OPEN_MARK,
    READINGS,
    UNREADABLE,
    Word,
    allowed_cards,
    deck_of,
    read_card,
    read_number,
    split,
)
from pelagos.games.itchyfeet.rulebook import cite
from pelagos.games.itchyfeet.rules.knowledge import EVERYBODY, ITEM_DEAL, ONLY, PASSPORT_DEAL
from pelagos.games.itchyfeet.rules.offers import MOST_OFFERS
from pelagos.games.itchyfeet.rules.turns import MOST_ROUNDS
from pelagos.games.itchyfeet.state import ItchyFeetState
from pelagos.kernel.errors import IllegalText
from pelagos.kernel.ids import CardId, Seat

LEAST_SEATS: Final = 2
MOST_SEATS: Final = 6
ANYWHERE: Final = PASSPORT_DEAL | ITEM_DEAL
"""A position does not tell where hidden cards came from: every one of them can be in every hand."""


def read_position(text: str) -> ItchyFeetState:
    """Return the state that a position describes, in which the player whose turn it is will be asked for an action.

    Raises:
        IllegalText: says which word, at which ``column`` (from 1), breaks which rule.
    """
    parts = split(text)
    order = {"seats": 0, "with": 1, "reading": 1}
    builder = _Builder()
    for part in sorted(parts, key=lambda words: order.get(words[0].text, 2)):
        builder.read(part)
    return builder.build()


class _Builder:
    def __init__(self) -> None:
        self.seats = 0
        self.options: dict[str, Any] = {}
        self.numbers: dict[str, int] = {}
        self.homes: dict[int, CardId | None] = {}
        self.characters: dict[int, CardId] = {}
        self.hands: dict[int, list[tuple[CardId, bool]]] = {}
        self.lists: dict[str, list[CardId]] = {}
        self.flags: set[str] = set()
        self.used: set[CardId] = set()
        self.seen: set[str] = set()

    # -- parts ---------------------------------------------------------------------------------------------------

    def read(self, words: list[Word]) -> None:
        name, *rest = words
        reader = READERS.get(name.text)
        if reader is None:
            raise name.refuse(UNREADABLE, "position-part", known=", ".join(READERS))
        if name.text != "seats" and not self.seats:
            raise IllegalText(cite("TC-10"), "position-seats")
        key = " ".join(word.text for word in words[:2]) if name.text in {"home", "hand", "character"} else name.text
        if key in self.seen:
            raise name.refuse(UNREADABLE, "position-twice")
        self.seen.add(key)
        reader(self, name, rest)

    def read_seats(self, name: Word, rest: list[Word]) -> None:
        self.seats = read_number(_only(name, rest, "2-6"), LEAST_SEATS, MOST_SEATS, cite("TC-10"))

    def read_extensions(self, name: Word, rest: list[Word]) -> None:
        for word in rest:
            names = EXTENSIONS if word.text == "all" else (word.text,)
            if not set(names) <= set(EXTENSIONS):
                raise word.refuse(cite("TC-08"), "position-part", known=", ".join(("all", *EXTENSIONS)))
            self.options.update(dict.fromkeys(names, True))

    def read_reading(self, name: Word, rest: list[Word]) -> None:
        word = _only(name, rest, ", ".join(READINGS))
        if word.text not in READINGS:
            raise word.refuse(cite("TC-23"), "position-part", known=", ".join(READINGS))
        self.options["empty_pile"] = word.text

    def read_count(self, name: Word, rest: list[Word]) -> None:
        least, most, rule = COUNTS[name.text]
        self.numbers[name.text] = read_number(_only(name, rest, "1"), least, most, cite(rule))

    def read_seat_number(self, name: Word, rest: list[Word]) -> None:
        self.numbers[name.text] = self.seat(_only(name, rest, "0"))

    def read_flag(self, name: Word, rest: list[Word]) -> None:
        self.flags.add(name.text)

    def read_home(self, name: Word, rest: list[Word]) -> None:
        seat, word = self.seat_and_card(name, rest)
        self.homes[seat] = None if word.text == DONE else self.card(word, name)

    def read_character(self, name: Word, rest: list[Word]) -> None:
        seat, word = self.seat_and_card(name, rest)
        if not self.options.get("characters"):
            raise name.refuse(cite("TC-41"), "position-extension", card=self.card(word, name))
        self.characters[seat] = self.card(word, name)

    def read_hand(self, name: Word, rest: list[Word]) -> None:
        if not rest:
            raise name.refuse(UNREADABLE, "position-words", expected="0")
        seat = self.seat(rest[0])
        cards = [(self.card(word, name), word.text.endswith(OPEN_MARK)) for word in rest[1:]]
        for word, (card, _) in zip(rest[1:], cards, strict=True):
            if IS_EVENT[card]:
                raise word.refuse(cite("TC-29"), "position-card")
        self.hands[seat] = cards

    def read_list(self, name: Word, rest: list[Word]) -> None:
        self.lists[name.text] = [self.card(word, name) for word in rest]

    # -- words ---------------------------------------------------------------------------------------------------

    def seat(self, word: Word) -> int:
        if word.text not in [str(seat) for seat in range(self.seats)]:
            raise word.refuse(UNREADABLE, "position-seat")
        return int(word.text)

    def seat_and_card(self, name: Word, rest: list[Word]) -> tuple[int, Word]:
        if len(rest) != len(("seat", "card")):
            raise name.refuse(UNREADABLE, "position-words", expected="0 GRE")
        return self.seat(rest[0]), rest[1]

    def card(self, word: Word, part: Word) -> CardId:
        card = read_card(word, allowed_cards(part.text, ItchyFeetOptions(**self.options)))
        if card in self.used:
            raise word.refuse(UNREADABLE, "position-twice")
        self.used.add(card)
        return card

    # -- the whole -----------------------------------------------------------------------------------------------

    def build(self) -> ItchyFeetState:
        if not self.seats:
            raise IllegalText(cite("TC-10"), "position-seats")
        if len(self.lists.get("centre", ())) != 1:
            raise IllegalText(cite("TC-06"), "position-centre")
        for seat in range(self.seats):
            if seat not in self.homes:
                raise IllegalText(cite("TC-06"), "position-home", seat=seat)
        if self.characters and len(self.characters) < self.seats:
            raise IllegalText(cite("TC-41"), "position-characters")
        options = msgspec.convert(self.options, ItchyFeetOptions)
        named = {card for cards in self.lists.values() for card in cards} | self.used
        pile = self.lists.get("pile", [card for card in deck_of(options) if card not in named])
        unused = self.lists.get("unused", [card for card in LANDS if card not in named])
        turn = Seat(self.numbers.get("turn", 0))
        strike = self.numbers.get("strike")
        return ItchyFeetState(
            options=options,
            seats=self.seats,
            hands=[self.zone(seat) for seat in range(self.seats)],
            pile=Deck(sorted(pile)),
            discards=self.lists.get("discards", []),
            aside=Bag([card for card in PASSPORTS if card not in named]),
            characters=tuple(self.characters[seat] for seat in sorted(self.characters)),
            homes=[self.homes[seat] for seat in range(self.seats)],
            centre=self.lists["centre"][0],
            unused=sorted(unused),
            returned=self.lists.get("returned", []),
            visited=self.lists.get("visited", []),
            turn=turn,
            first=Seat(self.numbers.get("first", turn)),
            round=self.numbers.get("round", 1),
            offers=self.numbers.get("offers", 0),
            extra=self.numbers.get("extra", 0),
            strike=None if strike is None else Seat(strike),
            rode="rode" in self.flags or "extra" in self.numbers,
            free_for_all="free" in self.flags,
            origin=self.origins(pile, named),
            backs=[(ANYWHERE,) * self.hidden(seat) for seat in range(self.seats)],
            pile_origin=ITEM_DEAL,
            stack=[AskAction()],
        )

    def zone(self, seat: int) -> Zone:
        hand = Zone(owner=ONLY[seat])
        for card, opened in self.hands.get(seat, ()):
            hand.add(card, EVERYBODY[self.seats] if opened else 0)
        return hand

    def hidden(self, seat: int) -> int:
        return sum(not opened for _, opened in self.hands.get(seat, ()))

    def origins(self, pile: list[CardId], named: set[CardId]) -> list[int]:
        origin = [0] * len(CODES)
        in_hands = [card for cards in self.hands.values() for card, opened in cards if not opened]
        for card in (*in_hands, *PASSPORTS):
            if card in in_hands or card not in named:
                origin[card] = PASSPORT_DEAL if card in PASSPORTS else ITEM_DEAL
        for card in pile:
            origin[card] = ITEM_DEAL
        return origin


def _only(name: Word, rest: list[Word], expected: str) -> Word:
    if len(rest) != 1:
        raise name.refuse(UNREADABLE, "position-words", expected=expected)
    return rest[0]


COUNTS: Final = {
    "round": (1, MOST_ROUNDS, "TC-52"),
    "offers": (0, MOST_OFFERS, "TC-18"),
    "extra": (0, 1, "TC-12"),
}
READERS: Final[dict[str, Callable[[_Builder, Word, list[Word]], None]]] = {
    "seats": _Builder.read_seats,
    "with": _Builder.read_extensions,
    "reading": _Builder.read_reading,
    "turn": _Builder.read_seat_number,
    "first": _Builder.read_seat_number,
    "strike": _Builder.read_seat_number,
    **dict.fromkeys(COUNTS, _Builder.read_count),
    **dict.fromkeys(("free", "rode"), _Builder.read_flag),
    "centre": _Builder.read_list,
    "home": _Builder.read_home,
    "hand": _Builder.read_hand,
    "character": _Builder.read_character,
    **dict.fromkeys(("discards", "pile", "unused", "returned", "visited"), _Builder.read_list),
}
"""How each part is read."""
