"""The draft (GR-16, GR-17, GR-25 to GR-34, GR-99) and its solo form (GR-94, GR-95)."""

from pelagos.games.gravwell.actions import Pick
from pelagos.games.gravwell.cards import ALL_CARDS
from pelagos.games.gravwell.decisions import PickPile, PickStack
from pelagos.games.gravwell.effects import BeginPhase, BeginRound, Draft
from pelagos.games.gravwell.events import (
    Drafted,
    DraftedOpen,
    DraftEnded,
    DraftOrder,
    PilesLaid,
    PilesLaidOpen,
    RoundBegan,
    StacksLaid,
    StackTaken,
)
from pelagos.games.gravwell.rulebook import cite, rule
from pelagos.games.gravwell.ships import ShipId
from pelagos.games.gravwell.state import GravwellState
from pelagos.kernel.chance import Chance
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import RuleId, Seat, everybody, mask_of

PILES_PER_PLAYER = 3
SOLO_STACKS = 2
SOLO_HIDDEN = 5
PICKS = tuple(Pick(card) for card in ALL_CARDS)
EVERYBODY = tuple(everybody(seats) for seats in range(5))
ONLY = tuple(mask_of(Seat(seat)) for seat in range(4))
DRAFT = Draft()
BEGIN_PHASE = BeginPhase()


@rule("GR-16", "GR-17", "GR-34")
def begin_round(state: GravwellState, effect: BeginRound, chance: Chance, emit: Emit | None) -> None:
    """Shuffle all 26 cards together and lay out the piles; what is left over stays unseen."""
    state.phase = 0
    state.bag.cards = list(ALL_CARDS)
    state.discards = []
    if emit is not None:
        emit(RoundBegan(rule=rule_of_round(state), round=state.round))
    if state.is_solo:
        lay_stacks(state, chance, emit)
    else:
        lay_piles(state, chance, emit)
        state.draft_order = order_of_draft(state)
        if emit is not None:
            emit(DraftOrder(rule=rule_of_order(state), ships=tuple(ShipId(seat) for seat in state.draft_order)))
    state.stack.append(DRAFT)


def rule_of_round(state: GravwellState) -> RuleId:
    """Return the rule by which this round is played: the pawn starts on the first mark, or has not passed the last."""
    return cite("GR-13") if state.round == 1 else cite("GR-91")


@rule("GR-16", "GR-99")
def lay_piles(state: GravwellState, chance: Chance, emit: Emit | None) -> None:
    """Lay three piles of two for each player: the upper card open and, in No Secrets, the lower one too."""
    count = PILES_PER_PLAYER * state.seats
    draw, bag = chance.draw, state.bag
    state.piles = [draw(bag) for _ in range(count)]
    if state.options.no_secrets:
        state.lower = [draw(bag) for _ in range(count)]
        if emit is not None:
            emit(PilesLaidOpen(rule=cite("GR-99"), cards=tuple(state.piles), lower=tuple(state.lower)))
    elif emit is not None:
        emit(PilesLaid(rule=cite("GR-16"), cards=tuple(state.piles)))


@rule("GR-94")
def lay_stacks(state: GravwellState, chance: Chance, emit: Emit | None) -> None:
    """Solo: lay two stacks of five hidden cards, with one open card on each."""
    state.piles = [chance.draw(state.bag) for _ in range(SOLO_STACKS)]
    if emit is not None:
        emit(StacksLaid(rule=cite("GR-94"), cards=tuple(state.piles)))


@rule("GR-25", "GR-31", "GR-32", "GR-33")
def order_of_draft(state: GravwellState) -> tuple[Seat, ...]:
    """Return the order of picks: furthest from the gate first, and by age, youngest first, in the Singularity.

    In round 1 all ships are there, so the order is by age alone.
    """
    return tuple(sorted(state.age_rank, key=state.positions.__getitem__))


def rule_of_order(state: GravwellState) -> RuleId:
    """Return the rule that settled the order of this round's draft."""
    return cite("GR-25") if state.round == 1 else cite("GR-31")


@rule("GR-26", "GR-29", "GR-30")
def draft(state: GravwellState, effect: Draft, chance: Chance, emit: Emit | None) -> None:
    """Ask whoever is next in the cycle; when no pile is left, the cards become hands."""
    if state.is_solo and state.piles:
        state.ask(PickStack, (Seat(0),))
    elif state.piles:
        picks_made = PILES_PER_PLAYER * state.seats - len(state.piles)
        state.ask(PickPile, (state.draft_order[picks_made % state.seats],))
    else:
        if emit is not None:
            emit(DraftEnded(rule=cite("GR-30")))
        state.stack.append(BEGIN_PHASE)


def list_piles(state: GravwellState, decision: PickPile | PickStack) -> list[Pick]:
    """List a pick for each pile on the table."""
    return [PICKS[card] for card in state.piles]


def check_pile(state: GravwellState, decision: PickPile | PickStack, action: Pick) -> None:
    """Refuse a pile that is not on the table."""
    if action.card not in state.piles:
        raise IllegalAction(decision.rule, "no-such-pile", card=action.card)


@rule("GR-26", "GR-27", "GR-28", "GR-99")
def take_pile(state: GravwellState, decision: PickPile, action: Pick, chance: Chance, emit: Emit | None) -> None:
    """Take both cards of a pile; everybody has seen the upper one, only the picker looks at the lower one."""
    seat = decision.actor
    place = state.piles.index(action.card)
    del state.piles[place]
    known = EVERYBODY[state.seats]
    hand = state.hands[seat]
    hand.add(action.card, known)
    if state.options.no_secrets:
        lower = state.lower.pop(place)
        hand.add(lower, known)
    else:
        lower = chance.draw(state.bag)
        hand.add(lower, ONLY[seat])
    if emit is not None:
        if state.options.no_secrets:
            emit(DraftedOpen(rule=cite("GR-99"), seat=seat, open=action.card, lower=lower))
        else:
            emit(Drafted(rule=cite("GR-27"), seat=seat, open=action.card, lower=lower))
    state.stack.append(DRAFT)


@rule("GR-95", "GR-96")
def take_stack(state: GravwellState, decision: PickStack, action: Pick, chance: Chance, emit: Emit | None) -> None:
    """Solo: take one stack into the hand; the Ghost gets the other, its cards unknown but for the open one."""
    seat = decision.actor
    (left,) = (card for card in state.piles if card != action.card)
    state.piles = []
    state.ghost_open, state.ghost_left = left, SOLO_HIDDEN + 1
    hand = state.hands[seat]
    hand.add(action.card, EVERYBODY[state.seats])
    taken = [chance.draw(state.bag) for _ in range(SOLO_HIDDEN)]
    for card in taken:
        hand.add(card, ONLY[seat])
    if emit is not None:
        emit(StackTaken(rule=cite("GR-95"), seat=seat, open=action.card, cards=tuple(sorted(taken))))
    state.stack.append(DRAFT)
