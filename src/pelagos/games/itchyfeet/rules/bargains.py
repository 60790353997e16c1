"""Bargains (TC-16 to TC-19): an offer is accepted, refused, countered or withdrawn; the agreed cards are swapped."""

from collections import Counter as Tally
from typing import Final

from pelagos.games.itchyfeet.actions import (
    Accept,
    Counter,
    Refuse,
    Stand,
    Wish,
    Withdraw,
)
from pelagos.games.itchyfeet.cards import HAGGLER, SORT
from pelagos.games.itchyfeet.decisions import (
    AnswerOffer,
)
from pelagos.games.itchyfeet.effects import CheckLimit, Draft, DrawCards
from pelagos.games.itchyfeet.events import OfferRefused, OfferWithdrawn, Swapped
from pelagos.games.itchyfeet.rulebook import cite, rule
from pelagos.games.itchyfeet.rules.drawing import END_ACTION
from pelagos.games.itchyfeet.rules.hands import gain_openly, has_character, note_postcard, require_in_hand
from pelagos.games.itchyfeet.rules.knowledge import show, take_openly
from pelagos.games.itchyfeet.rules.offers import ASK_ACTION, OFFER_RULE, ask_both, begin_draft, offer_of
from pelagos.games.itchyfeet.state import ItchyFeetState
from pelagos.kernel.chance import Chance
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import OUTSIDER_BIT, CardId, Seat

REFUSE: Final = Refuse()
COUNTER: Final = Counter()
MAKER_ANSWERS: Final = (Stand(), Withdraw())


# -- answering an offer ------------------------------------------------------------------------------------------


Answer = Accept | Refuse | Counter | Withdraw | Stand


@rule("TC-18")
def list_answers(state: ItchyFeetState, decision: AnswerOffer) -> list[Answer]:
    """List the answers of a side. Only the receiver is told whether it could accept."""
    if decision.actor == decision.maker:
        return [*MAKER_ANSWERS]
    offer = offer_of(state)
    cards = matching_cards(state, decision.actor, offer.want)
    answers: list[Answer] = [] if cards is None else [Accept(offer.version, cards)]
    return [*answers, REFUSE] if offer.counter else [*answers, REFUSE, COUNTER]


@rule("TC-18")
def matching_cards(state: ItchyFeetState, seat: Seat, want: tuple[Wish, ...]) -> tuple[CardId, ...] | None:
    """Return cards of a hand that match the wishes one to one, or None; of equal cards those that lie open.

    Who else has seen a card must not matter: the hand's owner may not know that.
    """
    hand = state.hands[seat]
    ranked = sorted(zip(hand.cards, hand.known, strict=True), key=lambda held: not held[1] & OUTSIDER_BIT)
    chosen: list[CardId] = []
    for wish in want:
        card = next((card for card, _ in ranked if SORT[card] == wish and card not in chosen), None)
        if card is None:
            return None
        chosen.append(card)
    return tuple(sorted(chosen))


@rule("TC-16", "TC-18")
def check_answer(state: ItchyFeetState, decision: AnswerOffer, action: Answer) -> None:
    """Refuse an answer of the other side, to another offer, with other cards, and a second counter-offer."""
    if isinstance(action, Withdraw | Stand) != (decision.actor == decision.maker):
        raise IllegalAction(OFFER_RULE, "other-side")
    if isinstance(action, Counter) and offer_of(state).counter:
        raise IllegalAction(OFFER_RULE, "counter-twice")
    if isinstance(action, Accept):
        check_acceptance(state, decision, action)


@rule("TC-16", "TC-18")
def check_acceptance(state: ItchyFeetState, decision: AnswerOffer, action: Accept) -> None:
    """Refuse to accept an offer that is gone or changed, and cards that are not those agreed."""
    offer = offer_of(state)
    if action.version != offer.version:
        raise IllegalAction(OFFER_RULE, "offer-changed", version=action.version, current=offer.version)
    for card in action.cards:
        require_in_hand(state, decision.actor, card, OFFER_RULE)
    twice = len(set(action.cards)) < len(action.cards)
    if twice or Tally(SORT[card] for card in action.cards) != Tally(offer.want):
        raise IllegalAction(cite("TC-16"), "not-agreed")


@rule("TC-17", "TC-18")
def answer_offer(
    state: ItchyFeetState, decision: AnswerOffer, action: Answer, chance: Chance, emit: Emit | None
) -> None:
    """Carry out the first answer that came."""
    if isinstance(action, Accept):
        swap(state, action.cards, emit)
    elif isinstance(action, Counter):
        state.stack.pop()
        begin_draft(state, Draft(decision.actor, decision.maker, counter=True))
    elif isinstance(action, Stand):
        ask_both(state, (decision.receiver,))
    else:
        drop_offer(state, withdrawn=isinstance(action, Withdraw), emit=emit)


@rule("TC-17", "TC-18")
def drop_offer(state: ItchyFeetState, *, withdrawn: bool, emit: Emit | None) -> None:
    """The offer is refused or withdrawn: nothing changes hands, and another action may be chosen."""
    offer = offer_of(state)
    state.stack[-1] = ASK_ACTION
    if emit is None:
        return
    if withdrawn:
        emit(OfferWithdrawn(rule=OFFER_RULE, seat=offer.seat, partner=offer.partner))
    else:
        emit(OfferRefused(rule=cite("TC-17"), seat=offer.partner, maker=offer.seat))


# -- carrying it out ---------------------------------------------------------------------------------------------


@rule("TC-15", "TC-16", "TC-19", "TC-38")
def swap(state: ItchyFeetState, cards: tuple[CardId, ...], emit: Emit | None) -> None:
    """Swap exactly the agreed cards, openly; then both hand limits, and the reward of whose turn it is."""
    offer = offer_of(state)
    seat, partner = offer.seat, offer.partner
    state.stack[-1] = END_ACTION
    state.stack.append(DrawCards(state.turn, reward_of(state, state.turn), cite("TC-19")))
    other = partner if seat == state.turn else seat
    state.stack.append(CheckLimit(other))
    state.stack.append(CheckLimit(state.turn))
    if emit is not None:
        for card in cards:
            show(state, partner, card)
        emit(Swapped(rule=cite("TC-15"), seat=seat, partner=partner, give=offer.give, take=cards))
    for giver, taker, moving in ((seat, partner, offer.give), (partner, seat, cards)):
        for card in moving:
            if not state.over:
                move_openly(state, giver, taker, card, emit)


@rule("TC-40")
def move_openly(state: ItchyFeetState, giver: Seat, taker: Seat, card: CardId, emit: Emit | None) -> None:
    """Move one card for all to see."""
    take_openly(state, giver, card)
    gain_openly(state, taker, card)
    note_postcard(state, taker, card, emit)


@rule("TC-19", "TC-41")
def reward_of(state: ItchyFeetState, seat: Seat) -> int:
    """Return how many cards a completed trade earns: one, the Haggler two."""
    return 2 if has_character(state, seat, HAGGLER) else 1
