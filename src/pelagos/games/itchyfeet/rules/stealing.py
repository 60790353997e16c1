"""Stealing (TC-20) and the Pickpocket (TC-41)."""

from typing import Final

from pelagos.games.itchyfeet.actions import Choose, Keep, Pay, Steal
from pelagos.games.itchyfeet.cards import PICKPOCKET
from pelagos.games.itchyfeet.decisions import ChooseVictim, PaySteal, PickOne, TakeTurn
from pelagos.games.itchyfeet.effects import Peek, Theft
from pelagos.games.itchyfeet.events import Lost, PeekedAt, Stolen, TheftAnnounced
from pelagos.games.itchyfeet.rulebook import cite, rule
from pelagos.games.itchyfeet.rules.drawing import END_ACTION
from pelagos.games.itchyfeet.rules.hands import discard, enforce_limit, has_character, note_postcard, payable
from pelagos.games.itchyfeet.rules.knowledge import ONLY, put_unseen, take_unseen
from pelagos.games.itchyfeet.rules.offers import somebody_has_cards
from pelagos.games.itchyfeet.rules.windows import open_theft_window
from pelagos.games.itchyfeet.state import ItchyFeetState
from pelagos.kernel.chance import Chance
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import CardId, Seat

STEAL_RULE: Final = cite("TC-20")
PEEKS: Final = 2


@rule("TC-20", "TC-37")
def can_steal(state: ItchyFeetState, seat: Seat) -> bool:
    """Tell whether somebody has a card and the cost can be paid."""
    return bool(payable(state, seat)) and somebody_has_cards(state, seat)


def check_steal(state: ItchyFeetState, decision: TakeTurn, action: Steal) -> None:
    """Refuse to steal without a victim or a payment."""
    if not somebody_has_cards(state, decision.actor):
        raise IllegalAction(STEAL_RULE, "nobody-has-cards")
    if not can_steal(state, decision.actor):
        raise IllegalAction(STEAL_RULE, "cannot-pay", price=1)


def start_stealing(state: ItchyFeetState, decision: TakeTurn, action: Steal, chance: Chance, emit: Emit | None) -> None:
    """Ask from whom."""
    state.ask(ChooseVictim, (decision.actor,))


def choose_victim(
    state: ItchyFeetState, decision: ChooseVictim, action: Choose, chance: Chance, emit: Emit | None
) -> None:
    """Ask for the payment."""
    state.ask(PaySteal, (decision.actor,), victim=action.target)


@rule("TC-20", "TC-30")
def pay_steal(state: ItchyFeetState, decision: PaySteal, action: Pay, chance: Chance, emit: Emit | None) -> None:
    """Pay, announce the theft, and give the victim a chance to answer."""
    seat, victim = decision.actor, decision.victim
    discard(state, seat, action.card, STEAL_RULE, emit)
    if emit is not None:
        emit(TheftAnnounced(rule=STEAL_RULE, seat=seat, victim=victim))
    theft = Theft(seat, victim)
    state.stack.append(END_ACTION)
    state.stack.append(theft)
    open_theft_window(state, theft)


@rule("TC-20", "TC-41", "TC-46")
def carry_out_theft(state: ItchyFeetState, effect: Theft, chance: Chance, emit: Emit | None) -> None:
    """Take a random card of the victim; the Pickpocket looks at two first."""
    cards = state.hands[effect.victim].cards
    if has_character(state, effect.seat, PICKPOCKET):
        peek(state, effect, chance, emit)
    else:
        take_stolen(state, effect.seat, effect.victim, cards[chance.roll(len(cards))], emit)


@rule("TC-41", "TC-46")
def peek(state: ItchyFeetState, theft: Theft, chance: Chance, emit: Emit | None) -> None:
    """Show the Pickpocket two random cards of the victim, and ask which one is taken."""
    hand = state.hands[theft.victim]
    left = list(hand.cards)
    seen = tuple(sorted([left.pop(chance.roll(len(left))) for _ in range(min(PEEKS, len(left)))]))
    for card in seen:
        hand.show(card, ONLY[theft.seat])
    state.stack.append(Peek(theft.seat, theft.victim, seen))
    if emit is not None:
        emit(PeekedAt(rule=cite("TC-41"), seat=theft.seat, victim=theft.victim, cards=seen))


def ask_pickpocket(state: ItchyFeetState, effect: Peek, chance: Chance, emit: Emit | None) -> None:
    """Ask the Pickpocket to choose."""
    state.stack.append(effect)
    state.ask(PickOne, (effect.seat,), victim=effect.victim)


def cards_peeked_at(state: ItchyFeetState) -> tuple[CardId, ...]:
    """Return the cards that the Pickpocket looks at."""
    waiting = state.stack[-1]
    return waiting.cards if isinstance(waiting, Peek) else ()


@rule("TC-41")
def list_peeked(state: ItchyFeetState, decision: PickOne) -> list[Keep]:
    """List the cards looked at."""
    return [Keep(card) for card in cards_peeked_at(state)]


def check_peeked(state: ItchyFeetState, decision: PickOne, action: Keep) -> None:
    """Refuse another card."""
    if action.card not in cards_peeked_at(state):
        raise IllegalAction(cite("TC-41"), "not-seen", card=action.card)


@rule("TC-41")
def take_peeked(state: ItchyFeetState, decision: PickOne, action: Keep, chance: Chance, emit: Emit | None) -> None:
    """Take the chosen card."""
    state.stack.pop()
    take_stolen(state, decision.actor, decision.victim, action.card, emit)


@rule("TC-20", "TC-38")
def take_stolen(state: ItchyFeetState, seat: Seat, victim: Seat, card: CardId, emit: Emit | None) -> None:
    """Move the stolen card; the others cannot tell which one it was."""
    known, back = take_unseen(state, victim, card, seat)
    put_unseen(state, seat, card, known, back)
    if emit is not None:
        number = cite("TC-41") if has_character(state, seat, PICKPOCKET) else STEAL_RULE
        emit(Stolen(rule=number, seat=seat, victim=victim, card=card))
        emit(Lost(rule=number, seat=victim, thief=seat, card=card))
    note_postcard(state, seat, card, emit)
    if not state.over:
        enforce_limit(state, seat)
