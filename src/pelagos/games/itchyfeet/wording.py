"""What the texts of Itchy Feet mention beyond the fields of its events and questions."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from pelagos.games.itchyfeet.actions import Wish
from pelagos.games.itchyfeet.cards import (
    CHARACTERS,
    CODES,
    COUNTRIES,
    FACE,
    ITEMS,
    KINDS,
    LANDS,
    NEEDS,
    NUMBER,
    SORT,
    SPECIAL,
    kinds_in,
)
from pelagos.games.itchyfeet.decisions import AnswerOffer, ChooseGift, ChooseWish, TakeTurn
from pelagos.games.itchyfeet.events import MatchWon
from pelagos.games.itchyfeet.state import goal_of
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.wording import Message, Value, Wording, say

SUIT_SIGNS: Final = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
CAPITAL: Final = {NUMBER[land.code]: land.capital for land in COUNTRIES}


def title_of(card: CardId) -> Message:
    """Return the name of a card."""
    return say(f"card-{CODES[card]}")


def sort_name(sort: str) -> Message:
    """Return the name of a sort of card: a kind of item, a group, or the one card of that code."""
    if sort in KINDS:
        return say(f"kind-{sort}")
    return say(f"card-{sort}") if sort in NUMBER else say(f"wish-{sort}")


def kinds_of(country: CardId) -> Value:
    """Return the names of the kinds that a country needs."""
    return tuple(sort_name(kind) for kind in kinds_in(NEEDS[country]))


def face_of(card: CardId) -> str:
    """Return rank and suit of a card (TC-44), such as ``10♥``; ``J*`` is a joker."""
    rank, suit = FACE[card][:-1], FACE[card][-1]
    return rank + SUIT_SIGNS[suit] if suit in SUIT_SIGNS else f"{rank}*"


def card_text(card: CardId) -> Value:
    """Return a card as a sentence mentions it: an item with its kind, which is all that counts in play."""
    if card in ITEMS:
        return say("card-item", title=title_of(card), kind=sort_name(SORT[card]))
    return title_of(card)


class ItchyFeetWording(Wording):
    """Players have numbers, items have kinds, and an offer is told with its terms."""

    needs_view = frozenset({TakeTurn, ChooseGift, ChooseWish, AnswerOffer})

    def seat(self, seat: Seat, view: Any) -> Value:
        """Return the name of a player, counted from 1."""
        return say("player-name", number=seat + 1)

    def card(self, card: CardId, view: Any) -> Value:
        """Return a card as a sentence mentions it."""
        return card_text(card)

    def card_line(self, card: CardId, view: Any) -> Value:
        """Return all that is printed on a card."""
        title = title_of(card)
        if card in LANDS:
            return say("card-line-country", title=title, kinds=kinds_of(card), capital=CAPITAL[card])
        if card in CHARACTERS:
            return say("card-line-power", title=title, effect=say(f"card-{CODES[card]}.effect"))
        if card not in FACE:
            return title
        if card in ITEMS:
            return say("card-line-item", title=title, kind=sort_name(SORT[card]), face=face_of(card))
        if card in SPECIAL or CODES[card].startswith("E"):
            return say("card-line-effect", title=title, effect=say(f"card-{CODES[card]}.effect"), face=face_of(card))
        return say("card-line-plain", title=title, face=face_of(card))

    def value(self, hint: Any, value: Any, view: Any) -> Value | None:
        """Return the name of something that can be asked for."""
        return sort_name(value) if hint == Wish else None

    def event(self, event: Any, view: Any) -> Mapping[str, Value]:
        """Return how many won."""
        return {"count": len(event.seats)} if isinstance(event, MatchWon) else {}

    def decision(self, decision: Any, view: Any) -> Mapping[str, Value]:
        """Return the next country, or the terms of an offer as far as the reader may know them."""
        more = DETAILS.get(type(decision))
        return more(self, decision, view) if more is not None else {}

    def goal(self, decision: TakeTurn, view: Any) -> Mapping[str, Value]:
        """Return the country the player travels to next."""
        return {"goal": title_of(goal_of(view, decision.actor))}

    def draft(self, decision: ChooseGift | ChooseWish, view: Any) -> Mapping[str, Value]:
        """Return what the offer holds so far."""
        draft = view.stack[-1]
        if isinstance(decision, ChooseGift):
            return {"given": self._list(draft.give, card_text)}
        return {"given": self._list(draft.give, card_text), "wanted": self._list(draft.want, sort_name)}

    def offer(self, decision: AnswerOffer, view: Any) -> Mapping[str, Value]:
        """Return the terms of the offer, and on which side the player who is asked stands."""
        offer = view.stack[-1]
        role = "maker" if decision.actor == decision.maker else "receiver"
        return {"role": role, "give": self._list(offer.give, card_text), "want": self._list(offer.want, sort_name)}

    def _list(self, parts: Any, name: Callable[[Any], Value]) -> Value:
        """Return the names of the parts, or how many there are where the reader may only count them."""
        return parts if isinstance(parts, int) else tuple(name(part) for part in parts)


DETAILS: Final[dict[type, Callable[[ItchyFeetWording, Any, Any], Mapping[str, Value]]]] = {
    TakeTurn: ItchyFeetWording.goal,
    ChooseGift: ItchyFeetWording.draft,
    ChooseWish: ItchyFeetWording.draft,
    AnswerOffer: ItchyFeetWording.offer,
}
WORDING: Final = ItchyFeetWording()
