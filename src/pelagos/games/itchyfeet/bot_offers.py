"""How the bot trades: what it offers to whom, and which offers it takes."""

from typing import Any, Final

from pelagos.games.itchyfeet import actions as a
from pelagos.games.itchyfeet import decisions as d
from pelagos.games.itchyfeet.bot_values import JUNK, NEEDED, Outlook, distance
from pelagos.games.itchyfeet.cards import SORT
from pelagos.games.itchyfeet.effects import Offer
from pelagos.kernel.ids import CardId, Seat

LAST_ITEM: Final = 1
"""A rival on the way to the centre who lacks no more than this gets nothing he needs."""

Actions = tuple[Any, ...]


def partners(me: Outlook) -> list[Seat]:
    """Return the other seats with cards."""
    return [Seat(seat) for seat in range(me.view.seats) if seat != me.seat and len(me.view.hands[seat])]


def is_offer_worthwhile(me: Outlook, rng: Any) -> bool:
    """Tell whether there is junk to give and something to ask for."""
    return me.view.offers < me.style.tries and bool(me.junk) and bool(me.wanted_kinds()) and bool(partners(me))


def likelihood(me: Outlook, seat: Seat) -> float:
    """Return how likely a player has something that is needed and can spare it, on no fixed scale."""
    wanted = set(me.wanted_kinds())
    hand = me.view.hands[seat]
    unknown: int = hand.hidden
    other = Outlook(me.view, seat)
    spare = sum(SORT[card] in wanted and other.worth_kept(card) < NEEDED for card in hand.cards)
    return 5.0 * spare + unknown


def choose_partner(me: Outlook, decision: d.ChoosePartner, actions: Actions, rng: Any) -> Any:
    """Ask the most promising player first, then somebody else."""
    ranked = sorted(actions, key=lambda action: -likelihood(me, action.target) - rng.random())
    return ranked[me.view.offers % len(ranked)]


def choose_gift(me: Outlook, decision: d.ChooseGift, actions: Actions, rng: Any) -> Any:
    """Give one card: junk, of that what the partner can use most, as long as it does not let a rival win."""
    if a.Enough() in actions:
        return a.Enough()
    partner = Outlook(me.view, decision.partner)
    junk = [card for card in me.junk if not helps_too_much(partner, card)] or list(me.by_worth(me.cards))[:1]
    return a.Give(max(junk, key=lambda card: (partner.worth(card), -me.worth_kept(card))))


def helps_too_much(partner: Outlook, card: CardId) -> bool:
    """Tell whether a card may be the last one that a player needs to win."""
    needs_it = partner.worth(card) >= NEEDED
    return needs_it and partner.at_centre and distance(partner.cards, partner.goal) - hidden_luck(partner) <= LAST_ITEM


def hidden_luck(other: Outlook) -> int:
    """Return how many of the cards nobody knows may well be what a player needs."""
    return int(other.view.hands[other.seat].hidden // 2)


def choose_wish(me: Outlook, decision: d.ChooseWish, actions: Actions, rng: Any) -> Any:
    """Ask for one thing that is needed: best for one that the partner is known to have, else at random."""
    if a.Enough() in actions:
        return a.Enough()
    known = {SORT[card] for card in me.view.hands[decision.partner].cards}
    wanted = [a.Want(kind) for kind in me.wanted_kinds()]  # type: ignore[arg-type]  # kinds and "passport" are wishes
    sure = [want for want in wanted if want.wish in known]
    choices = [want for want in sure or wanted if want in actions] or [*actions]
    return choices[int(rng.random() * len(choices))]


def answer_offer(me: Outlook, decision: d.AnswerOffer, actions: Actions, rng: Any) -> Any:
    """Let an own offer stand; take one that is good for oneself and lets nobody win; else counter or refuse."""
    if decision.actor == decision.maker:
        return a.Stand()
    offer = me.view.stack[-1]
    accept = next((action for action in actions if isinstance(action, a.Accept)), None)
    if accept is not None and is_good(me, offer, accept.cards):
        return accept
    if a.Counter() in actions and can_counter(me, offer):
        return a.Counter()
    return a.Refuse()


def is_good(me: Outlook, offer: Offer, cards: tuple[CardId, ...]) -> bool:
    """Tell whether an offer brings more than it costs and hands no rival the last thing he needs."""
    maker = Outlook(me.view, offer.seat)
    after = me.without(cards, offer.give)
    if after.distance() and any(helps_too_much(maker, card) for card in cards):
        return False
    nearer = me.distance() - after.distance()
    return nearer > 0 or (nearer == 0 and after.total() - me.total() >= price_of_trade(me, cards))


def price_of_trade(me: Outlook, cards: tuple[CardId, ...]) -> float:
    """Return how much more a trade must bring than it costs: a trade of mere junk may be welcome for its own sake."""
    harmless = me.style.peace and all(me.worth_kept(card) <= JUNK for card in cards)
    return 0.0 if harmless else me.style.fair


def can_counter(me: Outlook, offer: Offer) -> bool:
    """Tell whether something shown is needed and there is junk to give for it."""
    return bool(me.junk) and any(me.worth(card) >= NEEDED for card in offer.give)
