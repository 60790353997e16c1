"""Storms, shields, and spies (WH-09 to WH-12): what one seat comes to know and others can no longer tell."""

from pelagos.kernel.chance import Chance
from pelagos.kernel.decision import Action
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import OUTSIDER, Seat, mask_of
from tests.spikes.whispers.cards import SHIELDS
from tests.spikes.whispers.rulebook import cite, rule
from tests.spikes.whispers.state import WhispersState
from tests.spikes.whispers.types import (
    Blown,
    Choose,
    Endure,
    Glance,
    Loss,
    Peeked,
    Raise,
    Raised,
    Seen,
    Shelter,
    Spied,
    Take,
    Taken,
)

SPIED_CARDS = 2


def next_seat(state: WhispersState, seat: Seat) -> Seat:
    """Return the seat after this one."""
    return Seat((seat + 1) % state.seats)


@rule("WH-09")
def start_storm(state: WhispersState, order: list[Seat]) -> None:
    """Let a loss wait for every seat, and ask, one after the other, everybody who publicly could hold a shield."""
    state.stack.extend(Loss(seat) for seat in reversed(order))
    state.ask(Shelter, [seat for seat in order if could_shelter(state, seat)])


def could_shelter(state: WhispersState, seat: Seat) -> bool:
    """Tell whether some deal that fits what everybody knows gives this seat a shield (all shields are played open)."""
    seen = state.hands[seat].observe(OUTSIDER)
    return bool(seen.hidden) and any(card not in state.discards for card in SHIELDS)


def list_shelters(state: WhispersState, decision: Shelter) -> list[Action]:
    """List enduring the storm and the seat's own shields."""
    return [Endure(), *(Raise(card) for card in SHIELDS if card in state.hands[decision.actor].cards)]


@rule("WH-09")
def check_shelter(state: WhispersState, decision: Shelter, action: Endure | Raise) -> None:
    """Refuse a card that is no shield or not in the hand."""
    if isinstance(action, Raise) and action not in list_shelters(state, decision):
        raise IllegalAction(cite("WH-09"), "no-shield", card=action.card)


@rule("WH-09", "WH-10")
def shelter(state: WhispersState, decision: Shelter, action: Endure | Raise, chance: Chance, emit: Emit | None) -> None:
    """Discard the shield and take the seat's own loss off the stack."""
    if isinstance(action, Endure):
        return
    seat = decision.actor
    state.hands[seat].remove(action.card)
    state.discards.append(action.card)
    state.stack.remove(Loss(seat))
    if emit is not None:
        emit(Raised(rule=cite("WH-09"), seat=seat, card=action.card))
    state.waiting = tuple([asked for asked in state.waiting if could_shelter(state, asked.actor)])


@rule("WH-10")
def lose_card(state: WhispersState, effect: Loss, chance: Chance, emit: Emit | None) -> None:
    """Blow a random card to the next seat; only these two know which one it was."""
    giver, taker = effect.seat, next_seat(state, effect.seat)
    hand = state.hands[giver]
    if not hand.cards:
        return
    card = hand.cards[chance.roll(len(hand))]
    state.hands[taker].add(card, hand.remove_unseen(card, mask_of(taker)))
    if emit is not None:
        emit(Blown(rule=cite("WH-10"), seat=giver, target=taker))
        for seat in (giver, taker):
            emit(Seen(rule=cite("WH-10"), seat=seat, cards=(card,)))


@rule("WH-05")
def glance(state: WhispersState, effect: Glance, chance: Chance, emit: Emit | None) -> None:
    """Look at a random card and put it back."""
    hand = state.hands[effect.target]
    card = hand.cards[chance.roll(len(hand))]
    hand.show(card, mask_of(effect.seat))
    if emit is not None:
        emit(Peeked(rule=cite("WH-05"), seat=effect.seat, target=effect.target))
        emit(Seen(rule=cite("WH-05"), seat=effect.seat, cards=(card,)))


@rule("WH-11")
def start_spying(state: WhispersState, spy: Seat, chance: Chance, emit: Emit | None) -> None:
    """Lay two random cards of the next seat aside, for the spy to choose from."""
    target = next_seat(state, spy)
    hand = state.hands[target]
    if not hand.cards:
        return
    for _ in range(min(SPIED_CARDS, len(hand))):
        card = hand.cards[chance.roll(len(hand))]
        state.aside.add(card, hand.remove_unseen(card, mask_of(spy)))
    state.spy, state.spied = spy, target
    if emit is not None:
        emit(Spied(rule=cite("WH-11"), seat=spy, target=target, count=len(state.aside)))
        for seat in (spy, target):
            emit(Seen(rule=cite("WH-11"), seat=seat, cards=tuple(state.aside.cards)))
    state.ask(Choose, (spy,))


def list_spied(state: WhispersState, decision: Choose) -> list[Take]:
    """List the cards laid aside."""
    return [Take(card) for card in state.aside.cards]


@rule("WH-11")
def check_spied(state: WhispersState, decision: Choose, action: Take) -> None:
    """Refuse a card that is not laid aside."""
    if action.card not in state.aside.cards:
        raise IllegalAction(cite("WH-11"), "not-aside", card=action.card)


@rule("WH-11", "WH-12")
def take_spied(state: WhispersState, decision: Choose, action: Take, chance: Chance, emit: Emit | None) -> None:
    """Take one card; the other goes back, and the spy still knows it."""
    spy, target = decision.actor, state.spied
    assert target is not None
    for card in state.aside.clear():
        owner, other = (spy, target) if card == action.card else (target, spy)
        state.hands[owner].add(card, mask_of(other))
    state.spy = state.spied = None
    if emit is not None:
        emit(Taken(rule=cite("WH-12"), seat=spy, target=target))
        emit(Seen(rule=cite("WH-12"), seat=target, cards=(action.card,)))
