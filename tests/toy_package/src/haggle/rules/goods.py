"""Set-up, moving cards, and who has won (HG-01 to HG-03, HG-16, HG-17)."""

from collections import Counter as Tally

from haggle.cards import ALL_CARDS, GOODS, KIND_OF
from haggle.rulebook import cite, rule
from haggle.state import HaggleState
from haggle.types import BeginTurn, Dealt, Drew, HaggleOptions, Won
from pelagos.components.bag import Bag
from pelagos.components.zone import Zone
from pelagos.kernel.chance import Chance
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import CardId, Seat, mask_of

FIRST_HAND = 4
SET_SIZE = {False: 4, True: 3}
"""HG-16: goods of a kind that win, by the option `quick`."""


def census(state: HaggleState) -> list[CardId]:
    """Return every card of the match, wherever it is."""
    return [*state.bag.cards, *state.discards, *(card for hand in state.hands for card in hand.cards)]


def check_options(options: HaggleOptions, seats: int) -> None:
    """Every option goes with every number of seats."""


@rule("HG-01", "HG-02", "HG-03")
def set_up(options: HaggleOptions, seats: int, chance: Chance, emit: Emit | None) -> HaggleState:
    """Deal four cards to each seat; the rest is the pile."""
    hands = [Zone(owner=mask_of(Seat(number))) for number in range(seats)]
    state = HaggleState(options=options, seats=seats, hands=hands, bag=Bag.of(ALL_CARDS))
    for hand, seat in zip(state.hands, all_seats(state), strict=True):
        cards = tuple(sorted(chance.draw(state.bag) for _ in range(FIRST_HAND)))
        for card in cards:
            hand.add(card)
        if emit is not None:
            emit(Dealt(rule=cite("HG-03"), seat=seat, cards=cards))
    state.stack = [BeginTurn()]
    return state


def all_seats(state: HaggleState) -> list[Seat]:
    """Return the seats in order."""
    return [Seat(number) for number in range(state.seats)]


def draw_card(state: HaggleState, seat: Seat, chance: Chance, emit: Emit | None) -> None:
    """Draw the top card of the pile, if there is one, and look at it."""
    if not state.bag.cards:
        return
    card = chance.draw(state.bag)
    state.hands[seat].add(card)
    if emit is not None:
        emit(Drew(rule=cite("HG-04"), seat=seat, card=card))


def count_set(cards: list[CardId]) -> int:
    """Return how many goods of its commonest kind a hand holds."""
    tally = Tally(KIND_OF[card] for card in cards)
    return max(tally[kind] for kind in GOODS)


@rule("HG-16")
def end_if_won(state: HaggleState, emit: Emit | None) -> None:
    """End the match at the end of a turn if anybody holds a full set."""
    sizes = [count_set(hand.cards) for hand in state.hands]
    if max(sizes) >= SET_SIZE[state.options.quick]:
        end_match(state, sizes, "HG-16", emit)


@rule("HG-17")
def end_without_set(state: HaggleState, emit: Emit | None) -> None:
    """End the match when the pile is empty: the largest set wins."""
    end_match(state, [count_set(hand.cards) for hand in state.hands], "HG-17", emit)


def end_match(state: HaggleState, sizes: list[int], number: str, emit: Emit | None) -> None:
    """Note the winners, and forget what was still to be done."""
    best = max(sizes)
    state.winners = tuple(seat for seat in all_seats(state) if sizes[seat] == best)
    state.stack.clear()
    if emit is not None:
        emit(Won(rule=cite(number), seats=state.winners, goods=best))


def returns(state: HaggleState) -> tuple[float, ...]:
    """Return 1 for the winner, 0 for the others; winners share."""
    share = 1 / len(state.winners)
    return tuple(share if seat in state.winners else 0.0 for seat in all_seats(state))
