"""Theft and what interrupts it (HG-12 to HG-15)."""

from haggle.cards import INTERRUPTS, KIND_OF
from haggle.rulebook import cite, rule
from haggle.rules.goods import all_seats
from haggle.rules.trade import check_in_hand, check_other_seat
from haggle.state import HaggleState
from haggle.types import (
    Interrupt,
    Interrupted,
    NothingToSteal,
    Pass,
    React,
    SealedReaction,
    Steal,
    Stolen,
    StolenCard,
    Theft,
    TheftFoiled,
    TheftPaid,
    TheftRedirected,
)
from pelagos.kernel.chance import Chance
from pelagos.kernel.decision import Action
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import OUTSIDER, CardId, Seat, mask_of


@rule("HG-12")
def check_theft(state: HaggleState, action: Steal) -> None:
    """Refuse a victim without cards and a payment that is not in the hand."""
    check_other_seat(state, action.target)
    check_in_hand(state, state.turn, (action.pay,))


@rule("HG-12", "HG-13")
def start_theft(state: HaggleState, action: Steal, emit: Emit | None) -> None:
    """Pay, let the theft wait on the stack, and ask everybody who publicly could interrupt it."""
    state.hands[state.turn].remove(action.pay)
    state.discards.append(action.pay)
    state.stack.append(Theft(thief=state.turn, victim=action.target))
    if emit is not None:
        emit(TheftPaid(rule=cite("HG-12"), seat=state.turn, target=action.target, card=action.pay))
    state.ask(React, [seat for seat in all_seats(state) if seat != state.turn and could_interrupt(state, seat)])


@rule("HG-13")
def could_interrupt(state: HaggleState, seat: Seat) -> bool:
    """Tell whether some deal that fits what everybody knows gives this seat a trap or the decoy."""
    seen = state.hands[seat].observe(OUTSIDER)
    if any(card in INTERRUPTS for card in seen.cards):
        return True
    return bool(seen.hidden) and len(placed_openly(state)) < len(INTERRUPTS)


def placed_openly(state: HaggleState) -> set[CardId]:
    """Return the traps and decoys of which everybody knows where they are."""
    seen = set(state.discards)
    for hand in state.hands:
        seen.update(hand.observe(OUTSIDER).cards)
    return seen.intersection(INTERRUPTS)


def list_reactions(state: HaggleState, decision: React) -> list[Action]:
    """List passing and the seat's own traps and decoys."""
    held = state.hands[decision.actor].cards
    return [Pass(), *(Interrupt(card) for card in held if card in INTERRUPTS)]


@rule("HG-13")
def check_reaction(state: HaggleState, decision: React, action: Pass | Interrupt) -> None:
    """Refuse a card that is not in the hand or interrupts nothing."""
    if isinstance(action, Interrupt):
        check_in_hand(state, decision.actor, (action.card,))
        if action.card not in INTERRUPTS:
            raise IllegalAction(cite("HG-13"), "no-interrupt", card=action.card)


@rule("HG-13", "HG-14", "HG-15")
def reveal_reactions(
    state: HaggleState, answers: tuple[SealedReaction, ...], chance: Chance, emit: Emit | None
) -> None:
    """Reveal all reactions at once: a trap ends the theft, otherwise each decoy sends it on."""
    played = [(answer.seat, answer.action.card) for answer in answers if isinstance(answer.action, Interrupt)]
    for seat, card in played:
        state.hands[seat].remove(card)
        state.discards.append(card)
        if emit is not None:
            emit(Interrupted(rule=cite("HG-13"), seat=seat, card=card))
    if any(KIND_OF[card] == "trap" for _, card in played):
        foil_theft(state, emit)
    elif played:
        redirect_theft(state, emit)


@rule("HG-14")
def foil_theft(state: HaggleState, emit: Emit | None) -> None:
    """Remove the theft that waits; its price stays paid."""
    state.stack.pop()
    if emit is not None:
        emit(TheftFoiled(rule=cite("HG-14"), seat=state.turn))


@rule("HG-15")
def redirect_theft(state: HaggleState, emit: Emit | None) -> None:
    """Edit the theft that waits: its victim is the next seat, the thief left out."""
    theft = state.stack.pop()
    assert isinstance(theft, Theft)
    victim = Seat((theft.victim + 1) % state.seats)
    if victim == theft.thief:
        victim = Seat((victim + 1) % state.seats)
    state.stack.append(Theft(thief=theft.thief, victim=victim))
    if emit is not None:
        emit(TheftRedirected(rule=cite("HG-15"), seat=theft.thief, target=victim))


@rule("HG-12")
def steal(state: HaggleState, effect: Theft, chance: Chance, emit: Emit | None) -> None:
    """Take a random card; only the two seats know which."""
    hand = state.hands[effect.victim]
    if not hand.cards:
        if emit is not None:
            emit(NothingToSteal(rule=cite("HG-12"), seat=effect.thief, target=effect.victim))
        return
    card = hand.cards[chance.roll(len(hand))]
    state.hands[effect.thief].add(card, hand.remove_unseen(card, mask_of(effect.thief)))
    if emit is not None:
        emit(Stolen(rule=cite("HG-12"), seat=effect.thief, target=effect.victim))
        for seat in (effect.thief, effect.victim):
            emit(StolenCard(rule=cite("HG-12"), seat=seat, card=card))
