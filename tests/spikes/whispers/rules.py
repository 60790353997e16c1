"""The turn, drawing, and the end (WH-01 to WH-08, WH-13)."""

from pelagos.components.bag import Bag
from pelagos.components.zone import Zone
from pelagos.kernel.chance import Chance
from pelagos.kernel.decision import Action
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.game import Options
from pelagos.kernel.ids import CardId, Seat, mask_of
from tests.spikes.whispers.cards import EVENT_CARDS, HAND_CARDS, MARKETS, STORMS, value_of
from tests.spikes.whispers.events import next_seat, start_spying, start_storm
from tests.spikes.whispers.rulebook import cite, rule
from tests.spikes.whispers.state import WhispersState
from tests.spikes.whispers.types import (
    Draw,
    Drawing,
    Drew,
    Ended,
    EndTurn,
    EventDrawn,
    Glance,
    Happening,
    Peek,
    Seen,
    TakeTurn,
    Turn,
    Whisper,
    Whispered,
)

FIRST_HAND = 3


def check_options(options: Options, seats: int) -> None:
    """There is nothing to combine."""


@rule("WH-01", "WH-02")
def set_up(options: Options, seats: int, chance: Chance, emit: Emit | None) -> WhispersState:
    """Deal three cards to each seat, then shuffle the events into the pile."""
    bag = Bag.of(HAND_CARDS)
    hands = [Zone(owner=mask_of(Seat(number))) for number in range(seats)]
    for hand in hands:
        for _ in range(FIRST_HAND):
            hand.add(chance.draw(bag))
    bag.put(EVENT_CARDS)
    return WhispersState(seats=seats, hands=hands, aside=Zone(), bag=bag, stack=[Turn()])


def census(state: WhispersState) -> list[CardId]:
    """Return every card of the match, wherever it is."""
    zones = [*state.hands, state.aside]
    return [*state.bag.cards, *state.discards, *(card for zone in zones for card in zone.cards)]


@rule("WH-03", "WH-13")
def begin_turn(state: WhispersState, effect: Turn, chance: Chance, emit: Emit | None) -> None:
    """Ask the seat whose turn it is; when the pile is empty, count the hands."""
    if state.bag.cards:
        state.ask(TakeTurn, (state.turn,))
        return
    points = tuple(sum(value_of(card) for card in hand.cards) for hand in state.hands)
    state.winners = tuple(Seat(seat) for seat in range(state.seats) if points[seat] == max(points))
    if emit is not None:
        emit(Ended(rule=cite("WH-13"), points=points, winners=state.winners))


def end_turn(state: WhispersState, effect: EndTurn, chance: Chance, emit: Emit | None) -> None:
    """Pass the turn on."""
    state.turn = next_seat(state, state.turn)
    state.stack.append(Turn())


def list_turn(state: WhispersState, decision: TakeTurn) -> list[Action]:
    """List drawing, peeking and whispering."""
    others = [Seat(seat) for seat in range(state.seats) if seat != state.turn]
    peeks = [Peek(seat) for seat in others if state.hands[seat].cards]
    return [Draw(), *peeks, *(Whisper(seat, card) for seat in others for card in state.hands[state.turn].cards)]


@rule("WH-05", "WH-06")
def check_turn(state: WhispersState, decision: TakeTurn, action: Draw | Peek | Whisper) -> None:
    """Refuse a seat that cannot be meant, and a card that is not in the hand."""
    if isinstance(action, Draw):
        return
    number = cite("WH-05") if isinstance(action, Peek) else cite("WH-06")
    if not 0 <= action.target < state.seats or action.target == state.turn:
        raise IllegalAction(number, "bad-target", seat=action.target)
    if isinstance(action, Peek) and not state.hands[action.target].cards:
        raise IllegalAction(number, "empty-hand", seat=action.target)
    if isinstance(action, Whisper) and action.card not in state.hands[state.turn].cards:
        raise IllegalAction(number, "not-in-hand", card=action.card)


@rule("WH-04", "WH-05")
def take_turn(
    state: WhispersState, decision: TakeTurn, action: Draw | Peek | Whisper, chance: Chance, emit: Emit | None
) -> None:
    """Peek or whisper if that was chosen, and draw."""
    state.stack += [EndTurn(), Drawing(state.turn)]
    if isinstance(action, Peek):
        state.stack.append(Glance(state.turn, action.target))
    elif isinstance(action, Whisper):
        whisper(state, action, emit)


@rule("WH-06")
def whisper(state: WhispersState, action: Whisper, emit: Emit | None) -> None:
    """Give a card face down: only the two seats know which one it is."""
    target = mask_of(action.target)
    state.hands[action.target].add(action.card, state.hands[state.turn].remove_unseen(action.card, target))
    if emit is not None:
        emit(Whispered(rule=cite("WH-06"), seat=state.turn, target=action.target))
        emit(Seen(rule=cite("WH-06"), seat=action.target, cards=(action.card,)))


@rule("WH-04", "WH-07")
def draw_card(state: WhispersState, effect: Drawing, chance: Chance, emit: Emit | None) -> None:
    """Draw a card; an event takes place before anything else goes on."""
    if not state.bag.cards:
        return
    card = chance.draw(state.bag)
    if card in EVENT_CARDS:
        state.discards.append(card)
        state.stack.append(Happening(card, effect.seat))
        if emit is not None:
            emit(EventDrawn(rule=cite("WH-07"), seat=effect.seat, card=card))
    else:
        state.hands[effect.seat].add(card)
        if emit is not None:
            emit(Drew(rule=cite("WH-04"), seat=effect.seat, card=card))


@rule("WH-08")
def let_happen(state: WhispersState, effect: Happening, chance: Chance, emit: Emit | None) -> None:
    """Market: every seat draws. Storm: every seat loses a card. Spy: look at two cards of the next seat, take one."""
    order = [Seat((effect.seat + step) % state.seats) for step in range(state.seats)]
    if effect.card in MARKETS:
        state.stack.extend(Drawing(seat) for seat in reversed(order))
    elif effect.card in STORMS:
        start_storm(state, order)
    else:
        start_spying(state, effect.seat, chance, emit)


def returns(state: WhispersState) -> tuple[float, ...]:
    """Return 1 for the winner, 0 for the others; winners share."""
    return tuple((seat in state.winners) / len(state.winners) for seat in range(state.seats))
