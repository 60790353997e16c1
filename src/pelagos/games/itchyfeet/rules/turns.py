"""The course of a turn (TC-12, TC-22) and the end of the match (TC-01, TC-52)."""

from typing import Final

from pelagos.games.itchyfeet.cards import NEEDS
from pelagos.games.itchyfeet.decisions import TakeTurn
from pelagos.games.itchyfeet.effects import AskAction, BeginTurn, DrawCards, EndAction, EndTurn
from pelagos.games.itchyfeet.events import HandEmpty, StrikeEnded, TurnBegan
from pelagos.games.itchyfeet.rulebook import cite, rule
from pelagos.games.itchyfeet.rules import travelling
from pelagos.games.itchyfeet.rules.hands import win
from pelagos.games.itchyfeet.state import ItchyFeetState, goal_of
from pelagos.kernel.chance import Chance
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import Seat

MOST_ROUNDS: Final = 100
EMPTY_HAND_DRAW: Final = 3
ASK_ACTION: Final = AskAction()


# -- the course of a turn ----------------------------------------------------------------------------------------


@rule("TC-12", "TC-22", "TC-39")
def begin_turn(state: ItchyFeetState, effect: BeginTurn, chance: Chance, emit: Emit | None) -> None:
    """End an own strike, fill an empty hand, then ask for an action."""
    seat = state.turn
    state.offers = state.extra = 0
    state.rode = False
    if emit is not None:
        emit(TurnBegan(rule=cite("TC-12"), seat=seat, round=state.round))
    if state.strike == seat:
        end_strike(state, emit)
    if state.hands[seat].cards:
        state.ask(TakeTurn, (seat,))
        return
    if emit is not None:
        emit(HandEmpty(rule=cite("TC-22"), seat=seat))
    state.stack.append(ASK_ACTION)
    state.stack.append(DrawCards(seat, EMPTY_HAND_DRAW, cite("TC-22")))


@rule("TC-49")
def end_strike(state: ItchyFeetState, emit: Emit | None) -> None:
    """Let everybody travel again."""
    state.strike = None
    if emit is not None:
        emit(StrikeEnded(rule=cite("TC-49")))


def ask_action(state: ItchyFeetState, effect: AskAction, chance: Chance, emit: Emit | None) -> None:
    """Ask for an action."""
    state.ask(TakeTurn, (state.turn,))


@rule("TC-11", "TC-12")
def end_action(state: ItchyFeetState, effect: EndAction, chance: Chance, emit: Emit | None) -> None:
    """After the action the turn ends, unless another one is left."""
    if state.extra:
        state.extra -= 1
        state.ask(TakeTurn, (state.turn,))
    else:
        pass_turn_on(state, chance, emit)


@rule("TC-31")
def end_turn(state: ItchyFeetState, effect: EndTurn, chance: Chance, emit: Emit | None) -> None:
    """End the turn at once, whatever actions were left."""
    pass_turn_on(state, chance, emit)


@rule("TC-09", "TC-12", "TC-52")
def pass_turn_on(state: ItchyFeetState, chance: Chance, emit: Emit | None) -> None:
    """The next player clockwise has the turn; after the last round the match ends."""
    state.turn = Seat((state.turn + 1) % state.seats)
    if state.turn == state.first:
        if state.round == MOST_ROUNDS:
            end_by_progress(state, emit)
            return
        state.round += 1
    begin_turn(state, BEGIN_TURN, chance, emit)


BEGIN_TURN: Final = BeginTurn()


# -- the end -----------------------------------------------------------------------------------------------------


@rule("TC-52")
def end_by_progress(state: ItchyFeetState, emit: Emit | None) -> None:
    """End a match that takes too long: who is furthest wins, and equals share."""
    progress = [progress_of(state, Seat(seat)) for seat in range(state.seats)]
    best = max(progress)
    winners = tuple(Seat(seat) for seat, made in enumerate(progress) if made == best)
    win(state, winners, "limit", cite("TC-52"), emit)


@rule("TC-52")
def progress_of(state: ItchyFeetState, seat: Seat) -> tuple[bool, int]:
    """Return how far a seat is: whether home is completed, then how many items for the next country it holds."""
    goal = goal_of(state, seat)
    missing = travelling.missing_kinds(state.hands[seat].cards, goal)
    return state.homes[seat] is None, (NEEDS[goal] & ~missing).bit_count()


@rule("TC-01", "TC-40", "TC-52")
def returns(state: ItchyFeetState) -> tuple[float, ...]:
    """Return each seat's share: the winners divide 1 among them."""
    share = 1 / len(state.winners)
    return tuple(share if seat in state.winners else 0.0 for seat in range(state.seats))
