"""MiniRace on the Pelagos kernel: the common work of the comparison with other frameworks. It does not ship.

Four seats, six rounds of six secret simultaneous choices, cards resolved in their order: 144 decisions a match. The
rules are those of ``minirace.py``, which is written for no framework at all.
"""

# ruff: noqa: PLR1730  # no calls of min() and max() in the busiest loops
# ruff: noqa: ARG001  # functions registered in one table share one signature, whether or not each needs all of it

from typing import Any, Final

from pelagos.kernel.ask import AskTogether
from pelagos.kernel.chance import Chance
from pelagos.kernel.decision import Action, Closes, Sealed, SeatDecision
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit, Event
from pelagos.kernel.game import Game, Options
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.rulebook import Rule, Rulebook
from pelagos.kernel.state import State
from pelagos.kernel.visibility import Declared, Owner, Public, Reveals, Visibility

SEATS, CARDS, HAND, ROUNDS, TRACK = 4, 26, 6, 6, 54
THRUST: Final = [1 + (card * 7) % 10 for card in range(CARDS)]
PULL, PUSH, BEAM = range(3)
KIND: Final = [max(PULL, card % 6 - 3) for card in range(CARDS)]
FAR = TRACK + 1

RULEBOOK = Rulebook({"MR-1": Rule(chapter="choice"), "MR-2": Rule(chapter="movement")})
CHOOSE = RULEBOOK.cite("MR-1")
RESOLVE = RULEBOOK.cite("MR-2")
ALL_SEATS = tuple(Seat(seat) for seat in range(SEATS))
DECK = tuple(CardId(card) for card in range(CARDS))


class MiniRaceOptions(Options, frozen=True):
    """There are no variants."""

    visible = Visibility.PUBLIC


class Choose(SeatDecision, frozen=True):
    """Choose a card in secret."""

    visible = Visibility.PUBLIC
    rule = CHOOSE
    closes = Closes.ALL


class Card(Action, frozen=True):
    """Play this card."""

    card: Owner[CardId]


class SealedCard(Sealed, frozen=True):
    """A card chosen and not yet shown."""

    decision: Public[Choose]
    action: Owner[Card]


class Resolved(Event, frozen=True):
    """A card was resolved."""

    seat: Public[Seat]
    card: Reveals[CardId]
    positions: Public[tuple[int, ...]]


class Hand(Declared):
    """The cards of one seat, which only that seat sees."""

    seat: Public[Seat]
    cards: Owner[list[CardId]]


class MiniRaceState(State, kw_only=True):
    """The full truth."""

    pending: Public[tuple[Choose, ...]] = ()
    sealed: Public[tuple[SealedCard, ...]] = ()

    positions: Public[list[int]]
    hands: Public[list[Hand]]
    played: Public[list[CardId]] = []
    """Cards played this round, open to all."""
    round: Public[int] = 0


PLAYS = tuple(Card(card) for card in DECK)


def set_up(options: MiniRaceOptions, seats: int, chance: Chance, emit: Emit | None) -> MiniRaceState:
    """Put all ships on the start, deal and ask for the first cards."""
    hands = [Hand(seat, []) for seat in ALL_SEATS]
    state = MiniRaceState(positions=[0] * SEATS, hands=hands)
    deal(state, chance)
    state.ask(Choose, ALL_SEATS)
    return state


def deal(state: MiniRaceState, chance: Chance) -> None:
    """Deal six cards to each seat."""
    deck = chance.shuffle(DECK)
    for seat, hand in enumerate(state.hands):
        hand.cards = sorted(deck[seat * HAND : (seat + 1) * HAND])
    state.played = []


def list_cards(state: MiniRaceState, decision: Choose) -> list[Card]:
    """List a play for each card of the hand."""
    return [PLAYS[card] for card in state.hands[decision.actor].cards]


def check_card(state: MiniRaceState, decision: Choose, action: Card) -> None:
    """Refuse a card that is not in the hand."""
    if action.card not in state.hands[decision.actor].cards:
        raise IllegalAction(CHOOSE, "not-in-hand", card=action.card)


def reveal(state: MiniRaceState, answers: tuple[SealedCard, ...], chance: Chance, emit: Emit | None) -> None:
    """Resolve the four cards in their order, then ask again, after a new deal where hands are empty."""
    for card, seat in sorted([(answer.action.card, answer.seat) for answer in answers]):
        state.hands[seat].cards.remove(card)
        state.played.append(card)
        resolve(state.positions, seat, card)
        if emit is not None:
            emit(Resolved(rule=RESOLVE, seat=seat, card=card, positions=tuple(state.positions)))
    if not state.hands[0].cards:
        state.round += 1
        if state.round == ROUNDS:
            return
        deal(state, chance)
    state.ask(Choose, ALL_SEATS)


def resolve(positions: list[int], seat: int, card: int) -> None:
    """Move the ship of the seat or, with a beam, all others."""
    kind, thrust = KIND[card], THRUST[card]
    if kind == BEAM:
        here = positions[seat]
        for other in range(SEATS):
            if positions[other] != here:
                push(positions, other, thrust if positions[other] < here else -thrust)
    else:
        way = direction(positions, seat)
        push(positions, seat, (way if kind == PULL else -way) * thrust)


def direction(positions: list[int], seat: int) -> int:
    """Return 1 or -1 towards the nearest ship; if two are as near, where more ships are, and ahead if as many."""
    here = positions[seat]
    gap_ahead = gap_behind = FAR
    ahead = behind = 0
    for there in positions:
        if there > here:
            ahead += 1
            if there - here < gap_ahead:
                gap_ahead = there - here
        elif there < here:
            behind += 1
            if here - there < gap_behind:
                gap_behind = here - there
    if not (ahead or behind):
        return 1 if here < TRACK else -1
    if gap_ahead != gap_behind:
        return 1 if gap_ahead < gap_behind else -1
    return 1 if ahead >= behind else -1


def push(positions: list[int], seat: int, delta: int) -> None:
    """Move a ship, and on to the first empty space."""
    step = 1 if delta > 0 else -1
    target = positions[seat] + delta
    positions[seat] = -1  # a ship is not in its own way
    if target < 0:
        target = 0
    elif target > TRACK:
        target = TRACK
    while 0 < target < TRACK and target in positions:
        target += step
    positions[seat] = target


def returns(state: MiniRaceState) -> tuple[float, ...]:
    """Return the shares of the win: whoever is furthest ahead, divided where several are."""
    best = max(state.positions)
    share = 1 / state.positions.count(best)
    return tuple(share if there == best else 0.0 for there in state.positions)


def sample(view: Any, chance: Chance) -> MiniRaceState:  # noqa: ANN401  # views are classes written at import
    """Deal the cards that the viewer has not seen to the other seats."""
    own = {card for hand in view.hands if hand.seat == view.viewer for card in hand.cards}
    unseen = chance.shuffle([card for card in DECK if card not in own and card not in view.played])
    size = HAND - len(view.played) // SEATS
    hands = []
    for hand in view.hands:
        cards = list(hand.cards) if hand.seat == view.viewer else sorted([unseen.pop() for _ in range(size)])
        hands.append(Hand(hand.seat, cards))
    return MiniRaceState(positions=list(view.positions), hands=hands, played=list(view.played), round=view.round)


def check_options(options: MiniRaceOptions, seats: int) -> None:
    """There is nothing to refuse."""


GAME: Final = Game(
    name="minirace",
    package="benchmarks",
    version=1,
    seats=range(SEATS, SEATS + 1),
    options=MiniRaceOptions,
    state=MiniRaceState,
    events=(Resolved,),
    asks={Choose: AskTogether((Card,), list_cards, check_card, reveal)},
    rulebook=RULEBOOK,
    check_options=check_options,
    set_up=set_up,
    returns=returns,
    sample=sample,
)
