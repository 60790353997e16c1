"""From a plan to cards: what has to be taken back, and what to be laid."""

from collections.abc import Iterator
from typing import Any

from pelagos.games.spacealert.actions import Lay, TakeBack
from pelagos.games.spacealert.deck import ACTION_CARDS, Half, is_special
from pelagos.games.spacealert.planning.crew import is_android
from pelagos.games.spacealert.policy.hands import Match, Wanted
from pelagos.games.spacealert.policy.situation import Choice, Situation, Slot
from pelagos.games.spacealert.state import Card
from pelagos.kernel.ids import CardId, Seat


def takebacks(view: Any, situation: Situation, wanted: Wanted, cards: Match) -> Iterator[TakeBack]:
    """Yield the slots that hold another card than planned; of two cards the latest is taken back first."""
    for laid in view.program:
        slot = (laid.member, laid.turn)
        if laid.member not in situation.mine or not situation.first <= laid.turn <= situation.last:
            continue
        if slot in situation.fixed or (view.people and is_android(view, laid.member)):
            continue
        if not lies_as_wanted(laid, slot_of(laid), wanted, cards):
            yield TakeBack(laid.member, laid.turn)


def slot_of(laid: Any) -> Slot:
    """Return the slot in which a card lies."""
    return laid.member, laid.turn, is_special(laid.card.cards[0])


def lies_as_wanted(laid: Any, slot: Slot, wanted: Wanted, cards: Match) -> bool:
    """Tell whether a slot holds a card like the planned one, with the planned half up."""
    if slot not in wanted:
        return False
    face = ACTION_CARDS[laid.card.cards[0]]
    planned = cards[slot]
    return (face.action, face.move) == (planned.action, planned.move) and laid.half == half_of(planned, wanted[slot])


def lays(view: Any, seat: Seat, wanted: Wanted, cards: Match) -> Iterator[Lay]:
    """Yield the cards that are still to be laid: of those that look alike the first in the hand."""
    filled = {(laid.member, laid.turn, any(map(is_special, laid.card.cards))) for laid in view.program}
    for slot in sorted(wanted):
        if slot not in filled:
            member, turn, _ = slot
            yield Lay(in_hand(view, seat, cards[slot].id, member), half_of(cards[slot], wanted[slot]), member, turn)


def in_hand(view: Any, seat: Seat, card: int, member: int) -> CardId:
    """Return the first card of the hand that looks like a card; one that belongs to a member stays what it is."""
    if card in view.own[member]:
        return CardId(card)
    face = (ACTION_CARDS[card].action, ACTION_CARDS[card].move)
    hand: tuple[CardId, ...] = view.hands[seat].cards
    return next(c for c in hand if (ACTION_CARDS[c].action, ACTION_CARDS[c].move) == face)


def half_of(card: Choice, symbols: Card) -> Half:
    """Return which half of a card shows these symbols."""
    return ACTION_CARDS[card.id].half_showing(symbols)
