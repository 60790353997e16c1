"""The end of a round and of the match (GR-04, GR-07, GR-86, GR-89 to GR-91, GR-97, GR-100, GR-102)."""

from pelagos.games.gravwell.effects import BeginRound, EndRound
from pelagos.games.gravwell.events import MatchDrawn, MatchWon, RoundEnded, SoloLost, StopsRestored
from pelagos.games.gravwell.rulebook import cite, rule
from pelagos.games.gravwell.rules.gate import win_together
from pelagos.games.gravwell.ships import ShipId
from pelagos.games.gravwell.state import ROUNDS, SINGULARITY, SOLO_ROUNDS, GravwellState
from pelagos.kernel.chance import Chance
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import Seat

BEGIN_ROUND = BeginRound()


@rule("GR-89", "GR-90", "GR-91")
def end_round(state: GravwellState, effect: EndRound, chance: Chance, emit: Emit | None) -> None:
    """End the round: the match ends with the last one, else stop cards turn up and the next round begins.

    Ships and derelicts stay where they are.
    """
    if emit is not None:
        emit(RoundEnded(rule=cite("GR-89"), round=state.round))
    if state.entered:
        win_together(state, emit)
    elif state.round == last_round(state):
        end_by_distance(state, emit)
    else:
        restore_stops(state, emit)
        state.round += 1
        state.stack.append(BEGIN_ROUND)


@rule("GR-91", "GR-97")
def last_round(state: GravwellState) -> int:
    """Return the number of the last round: six, in solo four."""
    return SOLO_ROUNDS if state.is_solo else ROUNDS


@rule("GR-86", "GR-90", "GR-98", "GR-100")
def restore_stops(state: GravwellState, emit: Emit | None) -> None:
    """Turn every stop card face up again, except in Hardcore and solo."""
    if state.options.hardcore or state.is_solo:
        return
    state.stops = [True] * state.seats
    if emit is not None:
        emit(StopsRestored(rule=cite("GR-86")))


@rule("GR-04", "GR-07", "GR-97", "GR-106", "GR-107")
def end_by_distance(state: GravwellState, emit: Emit | None) -> None:
    """Nobody entered in time: the nearest ship wins; if all are in the Singularity nobody does; solo is lost."""
    state.over = True
    if state.is_solo:
        if emit is not None:
            emit(SoloLost(rule=cite("GR-97"), reason="time"))
        return
    nearest = max(range(state.seats), key=state.positions.__getitem__)
    if state.positions[nearest] == SINGULARITY:
        if emit is not None:
            emit(MatchDrawn(rule=cite("GR-07")))
        return
    state.winners = (Seat(nearest),)
    if emit is not None:
        emit(MatchWon(rule=cite("GR-04"), ships=(ShipId(nearest),), reason="nearest"))


def returns(state: GravwellState) -> tuple[float, ...]:
    """Return each seat's share: winners divide 1 among them, a draw divides it among all, a lost solo game is 0."""
    if state.winners:
        share = 1 / len(state.winners)
        return tuple(share if seat in state.winners else 0.0 for seat in range(state.seats))
    return (0.0,) if state.is_solo else (1 / state.seats,) * state.seats
