"""The turn: its points, its actions one after the other, its end (NW-11 to NW-14, NW-35, NW-38, NW-39, NW-65)."""

from pelagos.games.northwest.events import TreasureDiscarded, TurnBegan, TurnEnded
from pelagos.games.northwest.readings import AMUNDSEN_AP, CARDS_A_TURN, HAND_LIMIT, TURN_AP
from pelagos.games.northwest.rulebook import cite, rule
from pelagos.games.northwest.rules.finish import stop_race
from pelagos.games.northwest.state import NorthwestState, TurnState, power
from pelagos.games.northwest.types import (
    BeginTurn,
    ContinueTurn,
    Discard,
    DiscardTreasure,
    EndTurn,
    TakeTurn,
)
from pelagos.kernel.chance import Chance
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import CardId, Seat

BEGIN_TURN = BeginTurn()
CONTINUE_TURN = ContinueTurn()
END_TURN = EndTurn()
DISCARDS = {CardId(card): Discard(CardId(card)) for card in range(60)}


@rule("NW-11", "NW-14", "NW-38", "NW-45")
def begin_turn(state: NorthwestState, effect: BeginTurn, chance: Chance, emit: Emit | None) -> None:
    """Give the seat its points and its card; its shelter ends."""
    seat = state.turn.seat
    state.turns_taken += 1
    state.turn = TurnState(seat, ap=points_at_start(state, seat), cards=cards_at_start(state, seat))
    state.weary[seat] = 0
    state.sheltered[seat] = False
    if emit is not None:
        emit(TurnBegan(rule=cite("NW-14"), player=seat, round=state.round, ap=state.turn.ap))
    state.ask(TakeTurn, (seat,))


@rule("NW-11", "NW-14", "NW-49", "NW-57")
def points_at_start(state: NorthwestState, seat: Seat) -> int:
    """Return four points, one more for Amundsen, fewer for scurvy, never less than none."""
    more = AMUNDSEN_AP if power(state, seat) == "no-cards" else 0
    return max(0, TURN_AP + more - state.weary[seat])


@rule("NW-38", "NW-43", "NW-57")
def cards_at_start(state: NorthwestState, seat: Seat) -> int:
    """Return how many treasure cards may be played: one, none for Amundsen and for the snow-blind."""
    return 0 if state.silenced[seat] or power(state, seat) == "no-cards" else CARDS_A_TURN


@rule("NW-11", "NW-12")
def continue_turn(state: NorthwestState, effect: ContinueTurn, chance: Chance, emit: Emit | None) -> None:
    """Ask for the next action, unless the match is over."""
    if not state.over:
        state.ask(TakeTurn, (state.turn.seat,))


@rule("NW-39")
def end_turn(state: NorthwestState, effect: EndTurn, chance: Chance, emit: Emit | None) -> None:
    """Ask for a card to discard while there are more than three; then hand the turn on."""
    seat = state.turn.seat
    if len(state.hands[seat]) > HAND_LIMIT:
        state.ask(DiscardTreasure, (seat,))
        return
    state.silenced[seat] = False
    if emit is not None:
        emit(TurnEnded(rule=cite("NW-11"), player=seat, unused=state.turn.ap))
    hand_on(state, emit)


@rule("NW-10", "NW-65")
def hand_on(state: NorthwestState, emit: Emit | None) -> None:
    """Make the next seat's turn begin; after the last of a round look whether the race must be stopped."""
    state.turn.seat = Seat((state.turn.seat + 1) % state.seats)
    if state.turns_taken == state.seats:
        if state.idle:
            stop_race(state, "idle", emit)
        elif state.round == state.options.rounds:
            stop_race(state, "rounds", emit)
        state.turns_taken = 0
        state.idle = True
        state.round += not state.over
    if not state.over:
        state.stack.append(BEGIN_TURN)


@rule("NW-39")
def list_discards(state: NorthwestState, decision: DiscardTreasure) -> list[Discard]:
    """List the cards of the hand."""
    return [DISCARDS[card] for card in state.hands[decision.actor].cards]


@rule("NW-39")
def check_discard(state: NorthwestState, decision: DiscardTreasure, action: Discard) -> None:
    """Refuse a card that is not in the hand."""
    if action.card not in state.hands[decision.actor].cards:
        raise IllegalAction(cite("NW-39"), "not-in-hand", card=action.card)


@rule("NW-39", "NW-54")
def discard(
    state: NorthwestState, decision: DiscardTreasure, action: Discard, chance: Chance, emit: Emit | None
) -> None:
    """Discard the card face up, and look at the hand again."""
    seat = decision.actor
    state.hands[seat].remove(action.card)
    state.discards.append(action.card)
    if emit is not None:
        emit(TreasureDiscarded(rule=cite("NW-39"), player=seat, card=action.card))
    state.stack.append(END_TURN)
