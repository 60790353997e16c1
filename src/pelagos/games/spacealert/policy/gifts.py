"""What a bot gives away in a data transfer: a card to spare, to whoever could not do what was asked (SA-027)."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from pelagos.games.spacealert.actions import Button, Give
from pelagos.games.spacealert.deck import ACTION_CARDS
from pelagos.games.spacealert.planning.crew import open_turns, turns_of
from pelagos.games.spacealert.planning.transfers import can_be_given
from pelagos.kernel.ids import CardId, Seat

RICHER: Final = 2
"""By so many cards a hand must be larger than another one before a card is given that nobody has asked for."""


def gifts(view: Any, seat: Seat) -> Iterator[Give]:
    """Yield a card, if the window is open and a laid plan leaves one to spare from which another gains."""
    if not view.window or view.gave[seat] or not has_laid(view, seat):
        return
    spare = spare_cards(view, seat)
    offers = [Give(card, other) for other in others(view, seat) for card in spare if gains(view, seat, other, card)]
    if offers:
        yield min(offers, key=lambda offer: (not misses(view, offer.to, offer.card), held(view, offer.to), offer.to))


def others(view: Any, seat: Seat) -> list[Seat]:
    """Return who else plays."""
    return [Seat(other) for other in range(view.seats) if other != seat]


def has_laid(view: Any, seat: Seat) -> bool:
    """Tell whether a seat has laid cards into the turns that are open: before that it may need any card."""
    turns = open_turns(view, seat)
    return any(laid.seat == seat and laid.turn in turns for laid in view.program)


def spare_cards(view: Any, seat: Seat) -> list[CardId]:
    """Return the cards of a hand that a seat can do without, by button those first of which it has most.

    In the last phase these are all it has not laid. Before, it keeps one card of each button for the turns to come.
    """
    hand = [card for card in view.hands[seat].cards if can_be_given(card)]
    count = Counter(ACTION_CARDS[card].action for card in hand)
    keeps = 0 if open_turns(view, seat).stop > turns_of(view) else 1
    spare = [card for card in hand if count[ACTION_CARDS[card].action] > keeps]
    return sorted(spare, key=lambda card: (-count[ACTION_CARDS[card].action], card))


def gains(view: Any, seat: Seat, other: Seat, card: CardId) -> bool:
    """Tell whether another one has use for a card: it misses it, or has far fewer cards left."""
    return misses(view, other, card) or held(view, other) + RICHER <= held(view, seat)


def held(view: Any, seat: Seat) -> int:
    """Return how many cards a hand holds."""
    return len(view.hands[seat])


def misses(view: Any, seat: Seat, card: CardId) -> bool:
    """Tell whether a seat has said no to a question whose button a card has."""
    return not unmet(view, seat).isdisjoint(ACTION_CARDS[card].action)


def unmet(view: Any, seat: Seat) -> set[Button]:
    """Return the buttons that a seat has last been asked for and has said that it will not press."""
    asked: dict[Seat, Button | None] = {}
    refused: dict[Seat, Button | None] = {}
    for said in view.told:
        if said.mood == "ask" and said.to == seat:
            asked[said.seat] = said.button
        elif said.seat == seat and said.mood in ("yes", "no"):
            button = asked.pop(said.to, None)
            refused[said.to] = button if said.mood == "no" else None
    return {button for button in refused.values() if button is not None}
