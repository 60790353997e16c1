"""Determinization: a full state that fits what one viewer knows."""

from typing import Any, Final

import msgspec

from pelagos.components.bag import Bag
from pelagos.components.deck import Deck
from pelagos.components.zone import Zone
from pelagos.games.itchyfeet.actions import Wish
from pelagos.games.itchyfeet.deal import ASIDE, PILE, Hidden, Place, deal
from pelagos.games.itchyfeet.decisions import ChooseDiscard, ChooseVictim, PayRecycle, PaySteal, TradeIn
from pelagos.games.itchyfeet.effects import Draft, Peek, Tour
from pelagos.games.itchyfeet.rulebook import rule
from pelagos.games.itchyfeet.rules.hands import payable
from pelagos.games.itchyfeet.rules.knowledge import EVERYBODY, PASSPORT_DEAL
from pelagos.games.itchyfeet.rules.offers import wishes_in
from pelagos.games.itchyfeet.rules.recycling import price_of
from pelagos.games.itchyfeet.state import ItchyFeetState
from pelagos.kernel.chance import Chance
from pelagos.kernel.errors import BrokenInvariant
from pelagos.kernel.ids import CardId, Seat, bit_of

MOST_DEALS: Final = 10_000


@rule("TC-45")
def sample(view: Any, chance: Chance) -> ItchyFeetState:
    """Deal the cards that the viewer does not know to where they can have come.

    Whoever has chosen an action that costs cards holds cards that can pay.
    """
    for _ in range(MOST_DEALS):
        state = deal_anew(view, chance)
        if all(len(payable(state, seat)) >= price for seat, price in prices_due(view)):
            return state
    raise BrokenInvariant(None, "no-sample", deals=MOST_DEALS)


def prices_due(view: Any) -> list[tuple[Seat, int]]:
    """Return who is about to pay, and at least how many cards."""
    due: list[tuple[Seat, int]] = []
    for asked in view.pending:
        if isinstance(asked, ChooseVictim | PaySteal) or (isinstance(asked, TradeIn) and not asked.made):
            due.append((asked.actor, 1))
        elif isinstance(asked, PayRecycle):
            due.append((asked.actor, asked.left))
        elif isinstance(asked, ChooseDiscard):
            due.append((asked.actor, price_of(view, asked.actor)))
    return due


def deal_anew(view: Any, chance: Chance) -> ItchyFeetState:
    """Return a state in which every card can have come to where it is."""
    hands = [Zone(list(hand.cards), hand.known, hand.owner) for hand in view.hands]
    pile = Deck([], 0) if isinstance(view.pile, int) else Deck(list(view.pile), pile_knowers(view))
    aside = Bag()
    for place, card in deal_unknown(view, chance):
        if place == PILE:
            pile.put([card], 0)
        elif place == ASIDE:
            aside.put([card])
        else:
            hands[place].add(card)
    state = ItchyFeetState(
        options=view.options,
        seats=view.seats,
        hands=hands,
        pile=pile,
        discards=list(view.discards),
        aside=aside,
        in_play=list(view.in_play),
        characters=view.characters,
        homes=list(view.homes),
        centre=view.centre,
        unused=list(view.unused),
        returned=list(view.returned),
        visited=list(view.visited),
        turn=view.turn,
        first=view.first,
        round=view.round,
        offers=view.offers,
        version=view.version,
        extra=view.extra,
        rode=view.rode,
        strike=view.strike,
        free_for_all=view.free_for_all,
        origin=list(view.origin),
        backs=list(view.backs),
        pile_origin=view.pile_origin,
        winners=view.winners,
        over=view.over,
    )
    state.stack = [fill_in(state, effect, chance) for effect in view.stack]
    return state


def pile_knowers(view: Any) -> int:
    """Return who knows the pile, given that the viewer does: all if it was just shuffled, else only the viewer."""
    return EVERYBODY[view.seats] if view.viewer is None else bit_of(view.viewer)


def deal_unknown(view: Any, chance: Chance) -> list[tuple[int, CardId]]:
    """Return a random place for each card the viewer does not know: a seat, `PILE` or `ASIDE`."""
    places, cards = hidden_places(view), hidden_cards(view)
    cards = chance.shuffle(cards)
    chosen = deal(places, cards)
    if chosen is None:
        raise BrokenInvariant(None, "no-deal", cards=len(cards))
    known = {card for hand in view.hands for card in hand.cards}
    dealt = [(place.holder, CardId(cards[index].card)) for place, index in zip(places, chosen, strict=True)]
    return sorted((holder, card) for holder, card in dealt if card not in known)


def hidden_places(view: Any) -> list[Place]:
    """Return the places of cards that are not known to all, but those of which the viewer knows everything."""
    places = [Place(seat, back) for seat, backs in enumerate(view.backs) if view.hands[seat].hidden for back in backs]
    if isinstance(view.pile, int):
        places += [Place(PILE, view.pile_origin)] * view.pile
    return places + [Place(ASIDE, PASSPORT_DEAL)] * view.aside


def hidden_cards(view: Any) -> list[Hidden]:
    """Return the cards that lie in these places, those whose holder the viewer knows pinned to it."""
    holder: dict[int, int | None] = {}
    settled: set[int] = set() if isinstance(view.pile, int) else set(view.pile)
    for seat, hand in enumerate(view.hands):
        if hand.hidden:
            holder.update(dict.fromkeys(hand.cards, seat))
        else:
            settled.update(hand.cards)
    return [
        Hidden(card, origin, holder.get(card))
        for card, origin in enumerate(view.origin)
        if origin and card not in settled
    ]


def fill_in(state: ItchyFeetState, effect: Any, chance: Chance) -> Any:
    """Return an effect whose hidden part is made up from the cards that were dealt."""
    kind = type(effect).__name__.removesuffix("View")
    if kind == Draft.__name__:
        give = cards_of(state, effect.seat, effect.give, chance)
        return Draft(effect.seat, effect.partner, effect.counter, give, wishes_of(state, effect.want, chance))
    if kind == Tour.__name__:
        cards = effect.found if effect.cards is msgspec.UNSET else effect.cards
        return Tour(effect.seat, effect.found, cards_of(state, effect.seat, cards, chance))
    if kind == Peek.__name__:
        return Peek(effect.seat, effect.victim, cards_of(state, effect.victim, effect.cards, chance))
    return effect


def cards_of(state: ItchyFeetState, seat: int, seen: Any, chance: Chance) -> tuple[CardId, ...]:
    """Return the cards themselves, or so many random ones of the hand."""
    if isinstance(seen, int):
        return tuple(sorted(chance.shuffle(state.hands[seat].cards)[:seen]))
    return tuple(seen)


def wishes_of(state: ItchyFeetState, seen: Any, chance: Chance) -> tuple[Wish, ...]:
    """Return the wishes themselves, or so many random ones, all different."""
    if isinstance(seen, int):
        return tuple(chance.shuffle(wishes_in(state.options))[:seen])
    return tuple(seen)
