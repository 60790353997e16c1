"""Trade (HG-07 to HG-11): offer, answer, counter once, withdraw while the other side thinks."""

from collections import Counter as Tally
from itertools import combinations

from haggle.cards import KIND_OF, KINDS, Kind
from haggle.rulebook import cite, rule
from haggle.rules.goods import draw_card
from haggle.state import HaggleState
from haggle.types import (
    Accept,
    AskTurn,
    Bargain,
    Counter,
    Countered,
    Deal,
    EndTurn,
    Offer,
    Offered,
    Refuse,
    Refused,
    Traded,
    Withdraw,
    Withdrawn,
)
from pelagos.kernel.chance import Chance
from pelagos.kernel.decision import Action
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import CardId, Seat, everybody

MOST_CARDS = 3
"""HG-07: cards each side may put into a deal."""

Answer = Accept | Refuse | Counter | Withdraw


@rule("HG-06", "HG-07")
def check_offer(state: HaggleState, action: Offer, most_offers: int) -> None:
    """Refuse an offer too many, to nobody, or of cards that are not there."""
    if state.offers >= most_offers:
        raise IllegalAction(cite("HG-06"), "too-many-offers", most=most_offers)
    check_other_seat(state, action.target)
    check_terms(state, state.turn, action.give, action.want)


def check_other_seat(state: HaggleState, target: Seat) -> None:
    """Refuse a seat that is not at the table, one's own, and one without cards."""
    if not 0 <= target < state.seats or target == state.turn or not state.hands[target].cards:
        raise IllegalAction(cite("HG-05"), "bad-target", seat=target)


@rule("HG-07")
def check_terms(state: HaggleState, seat: Seat, give: tuple[CardId, ...], want: tuple[Kind, ...]) -> None:
    """Refuse cards that are not in the hand, the same card twice, and deals that are too large or one-sided."""
    if not 1 <= len(give) <= MOST_CARDS or not 1 <= len(want) <= MOST_CARDS:
        raise IllegalAction(cite("HG-07"), "bad-terms", most=MOST_CARDS)
    check_in_hand(state, seat, give)


def check_in_hand(state: HaggleState, seat: Seat, cards: tuple[CardId, ...]) -> None:
    """Refuse cards that the seat does not hold, and the same card named twice."""
    held = state.hands[seat].cards
    for place, card in enumerate(cards):
        if card not in held or card in cards[:place]:
            raise IllegalAction(cite("HG-07"), "not-in-hand", card=card)


@rule("HG-07", "HG-08")
def open_offer(state: HaggleState, action: Offer, emit: Emit | None) -> None:
    """Show the cards on offer to all, and ask both sides."""
    state.offers += 1
    put_on_table(state, state.turn, action.target, action.give, action.want)
    if emit is not None:
        emit(Offered(rule=cite("HG-07"), seat=state.turn, target=action.target, give=action.give, want=action.want))


def put_on_table(
    state: HaggleState, offerer: Seat, other: Seat, give: tuple[CardId, ...], want: tuple[Kind, ...]
) -> None:
    """Make this the offer that waits; whoever makes it may withdraw it while the other thinks."""
    for card in give:
        state.hands[offerer].show(card, everybody(state.seats))
    state.versions += 1
    is_counter = offerer != state.turn
    state.deal = Deal(version=state.versions, offerer=offerer, other=other, give=give, want=want, is_counter=is_counter)
    state.ask(Bargain, (other, offerer), version=state.versions)


def list_answers(state: HaggleState, decision: Bargain) -> list[Action]:
    """List what each side may say; counters of one card for one."""
    deal = open_deal(state)
    if decision.actor == deal.offerer:
        return [Withdraw()]
    held = state.hands[deal.other].cards
    actions: list[Action] = [Refuse()]
    actions += [Accept(deal.version, cards) for cards in matching(held, deal.want)]
    if not deal.is_counter:
        actions += [Counter((card,), (kind,)) for card in held for kind in KINDS]
    return actions


def open_deal(state: HaggleState) -> Deal:
    """Return the offer on the table."""
    assert state.deal is not None
    return state.deal


def matching(held: list[CardId], want: tuple[Kind, ...]) -> list[tuple[CardId, ...]]:
    """Return every set of held cards that is what the offer wants, one to one."""
    wanted = Tally(want)
    useful = [card for card in held if KIND_OF[card] in wanted]
    return [cards for cards in combinations(useful, len(want)) if Tally(KIND_OF[card] for card in cards) == wanted]


@rule("HG-08", "HG-09", "HG-10")
def check_answer(state: HaggleState, decision: Bargain, action: Answer) -> None:
    """Refuse an answer that belongs to the other side, to an older offer, or that the cards do not allow."""
    deal = open_deal(state)
    if isinstance(action, Withdraw) != (decision.actor == deal.offerer):
        raise IllegalAction(cite("HG-08"), "other-side")
    if isinstance(action, Accept):
        check_accept(state, deal, action)
    elif isinstance(action, Counter):
        if deal.is_counter:
            raise IllegalAction(cite("HG-10"), "second-counter")
        check_terms(state, deal.other, action.give, action.want)


@rule("HG-09")
def check_accept(state: HaggleState, deal: Deal, action: Accept) -> None:
    """Refuse to accept an offer that has changed, or with other cards than it asks for."""
    if action.version != deal.version:
        raise IllegalAction(cite("HG-09"), "old-offer", version=action.version, now=deal.version)
    check_in_hand(state, deal.other, action.cards)
    if Tally(KIND_OF[card] for card in action.cards) != Tally(deal.want):
        raise IllegalAction(cite("HG-09"), "other-cards")


@rule("HG-08", "HG-10")
def answer_offer(state: HaggleState, decision: Bargain, action: Answer, chance: Chance, emit: Emit | None) -> None:
    """Carry out the first answer; it has closed the question for both."""
    deal = open_deal(state)
    state.deal = None
    if isinstance(action, Accept):
        swap(state, deal, action, chance, emit)
    elif isinstance(action, Counter):
        put_on_table(state, deal.other, deal.offerer, action.give, action.want)
        if emit is not None:
            sides = {"seat": deal.other, "target": deal.offerer}
            emit(Countered(rule=cite("HG-10"), give=action.give, want=action.want, **sides))
    else:
        state.stack.append(AskTurn())
        if emit is not None:
            refused = isinstance(action, Refuse)
            told = Refused(rule=cite("HG-08"), seat=deal.other)
            emit(told if refused else Withdrawn(rule=cite("HG-08"), seat=deal.offerer))


@rule("HG-09", "HG-11")
def swap(state: HaggleState, deal: Deal, action: Accept, chance: Chance, emit: Emit | None) -> None:
    """Swap the cards openly; the seat whose turn it is draws a card as its reward, and the turn ends."""
    state.stack.append(EndTurn())
    for giver, taker, cards in (deal.offerer, deal.other, deal.give), (deal.other, deal.offerer, action.cards):
        for card in cards:
            state.hands[giver].remove(card)
            state.hands[taker].add(card, everybody(state.seats))
    if emit is not None:
        sides = {"seat": deal.offerer, "target": deal.other}
        emit(Traded(rule=cite("HG-09"), given=deal.give, taken=action.cards, **sides))
    draw_card(state, state.turn, chance, emit)
