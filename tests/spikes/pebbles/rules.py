"""The rules of Pebbles."""

from typing import Final

from pelagos.components.bag import Bag
from pelagos.components.zone import Zone
from pelagos.kernel.chance import Chance
from pelagos.kernel.decision import Action
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.game import Options
from pelagos.kernel.ids import OUTSIDER, CardId, Seat, mask_of
from tests.spikes.pebbles.rulebook import cite, rule
from tests.spikes.pebbles.state import PebblesState
from tests.spikes.pebbles.types import (
    ALL_CARDS,
    WALLS,
    Build,
    Drew,
    Ended,
    Flight,
    Hide,
    Hit,
    NextTurn,
    SealedHide,
    Stand,
    Throw,
    ThrowAt,
    Thrown,
    Walled,
)

FIRST_HAND: Final = 2


def check_options(options: Options, seats: int) -> None:
    """There is nothing to combine."""


@rule("PB-01")
def set_up(
    options: Options, seats: int, chance: Chance, emit: Emit | None, cls: type[PebblesState] = PebblesState
) -> PebblesState:
    """Deal two cards to each seat."""
    hands = [Zone(owner=mask_of(Seat(seat))) for seat in range(seats)]
    bag = Bag.of(ALL_CARDS)
    for hand in hands:
        for _ in range(FIRST_HAND):
            hand.add(chance.draw(bag))
    turn = Seat(seats - 1)
    return cls(seats=seats, turn=turn, hands=hands, bag=bag, points=[0] * seats, stack=[NextTurn()])


def census(state: PebblesState) -> list[CardId]:
    """Return every card, wherever it is."""
    flying = [effect.card for effect in state.stack if isinstance(effect, Flight)]
    return [*state.bag.cards, *state.discards, *flying, *(card for hand in state.hands for card in hand.cards)]


@rule("PB-02", "PB-06")
def next_turn(state: PebblesState, effect: NextTurn, chance: Chance, emit: Emit | None) -> None:
    """Let the next seat draw and throw; with the bag empty the match is over."""
    state.turn = Seat((state.turn + 1) % state.seats)
    if not state.bag.cards:
        end(state, emit)
        return
    card = chance.draw(state.bag)
    state.hands[state.turn].add(card)
    if emit is not None:
        emit(Drew(rule=cite("PB-02"), seat=state.turn, card=card))
    state.ask(Throw, (state.turn,))


@rule("PB-06")
def end(state: PebblesState, emit: Emit | None) -> None:
    """The most points win."""
    state.winners = tuple(Seat(seat) for seat in range(state.seats) if state.points[seat] == max(state.points))
    if emit is not None:
        emit(Ended(rule=cite("PB-06"), winners=state.winners))


def other_seats(state: PebblesState) -> list[Seat]:
    """Return the seats whose turn it is not."""
    return [Seat(seat) for seat in range(state.seats) if seat != state.turn]


def list_throws(state: PebblesState, decision: Throw) -> list[Action]:
    """List every card for every seat."""
    return [ThrowAt(seat, card) for seat in other_seats(state) for card in state.hands[state.turn].cards]


@rule("PB-02")
def check_throw(state: PebblesState, decision: Throw, action: ThrowAt) -> None:
    """Refuse a seat that cannot be meant and a card that is not in the hand."""
    if action.target not in other_seats(state):
        raise IllegalAction(cite("PB-02"), "bad-target", seat=action.target)
    if action.card not in state.hands[state.turn].cards:
        raise IllegalAction(cite("PB-02"), "not-in-hand", card=action.card)


@rule("PB-02", "PB-04")
def throw(state: PebblesState, decision: Throw, action: ThrowAt, chance: Chance, emit: Emit | None) -> None:
    """Throw the card openly, and ask who hides."""
    start_flight(state, action, emit)
    state.ask(Hide, [seat for seat in other_seats(state) if could_hide(state, seat)])


def start_flight(state: PebblesState, action: ThrowAt, emit: Emit | None) -> None:
    """Take the card out of the hand and let it wait in the air."""
    state.hands[state.turn].remove(action.card)
    state.stack += [NextTurn(), Flight(action.target, action.card)]
    if emit is not None:
        emit(Thrown(rule=cite("PB-02"), seat=state.turn, target=action.target, card=action.card))


@rule("PB-04")
def could_hide(state: PebblesState, seat: Seat) -> bool:
    """Tell whether, for all that everybody knows, the seat may hold a wall."""
    return bool(state.hands[seat].observe(OUTSIDER).hidden) and any(wall not in state.discards for wall in WALLS)


def list_hiding(state: PebblesState, decision: Hide) -> list[Action]:
    """List standing, and the seat's own walls."""
    return [Stand(), *(Build(card) for card in state.hands[decision.actor].cards if card in WALLS)]


@rule("PB-04")
def check_hiding(state: PebblesState, decision: Hide, action: Stand | Build) -> None:
    """Refuse a card that is no wall or not in the hand."""
    if isinstance(action, Build) and action not in list_hiding(state, decision):
        raise IllegalAction(cite("PB-04"), "no-wall", card=action.card)


@rule("PB-05")
def reveal(state: PebblesState, answers: tuple[SealedHide, ...], chance: Chance, emit: Emit | None) -> None:
    """Reveal all walls; one in front of the target stops the card."""
    built = [(answer.seat, answer.action.card) for answer in answers if isinstance(answer.action, Build)]
    for seat, wall in built:
        state.hands[seat].remove(wall)
        state.discards.append(wall)
    if emit is not None:
        emit(Walled(rule=cite("PB-05"), cards=tuple(wall for _, wall in built)))
    flight = state.stack[-1]
    if isinstance(flight, Flight) and any(seat == flight.target for seat, _ in built):
        state.stack.pop()
        state.discards.append(flight.card)


@rule("PB-03")
def land(state: PebblesState, effect: Flight, chance: Chance, emit: Emit | None) -> None:
    """The card lands: a pebble scores what it is worth, a wall nothing."""
    state.discards.append(effect.card)
    points = 0 if effect.card in WALLS else effect.card + 1
    state.points[state.turn] += points
    if emit is not None:
        emit(Hit(rule=cite("PB-03"), seat=state.turn, points=points))


def returns(state: PebblesState) -> tuple[float, ...]:
    """Return 1 for the winner, 0 for the others; winners share."""
    return tuple((seat in state.winners) / len(state.winners) for seat in range(state.seats))
