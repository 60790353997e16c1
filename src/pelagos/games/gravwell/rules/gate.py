"""Entering the Warp Gate (GR-03, GR-05, GR-06, GR-73, GR-74) and the activated gate (GR-101, GR-102)."""

from pelagos.games.gravwell.events import DerelictLost, EnteredGate, GateActivated, MatchWon, SoloLost
from pelagos.games.gravwell.rulebook import cite, rule
from pelagos.games.gravwell.ships import ShipId
from pelagos.games.gravwell.state import GATE, GHOST, GravwellState
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import Seat


def arrive(state: GravwellState, ship: ShipId, emit: Emit | None) -> None:
    """Carry out what follows when a ship reaches the gate."""
    if ship >= state.pilots:
        lose_derelict(state, ship, emit)
        return
    if emit is not None:
        emit(EnteredGate(rule=cite("GR-03"), ship=ship))
    if state.is_solo and ship == GHOST:
        lose_to_ghost(state, emit)
    elif state.options.gate_activated:
        enter_activated_gate(state, Seat(ship), emit)
    else:
        win_by_gate(state, Seat(ship), emit)


@rule("GR-74")
def lose_derelict(state: GravwellState, ship: ShipId, emit: Emit | None) -> None:
    """Take a derelict that is pulled into the gate off the board; it is no player, so play goes on."""
    if emit is not None:
        emit(DerelictLost(rule=cite("GR-74"), ship=ship))


@rule("GR-03", "GR-05", "GR-06", "GR-73", "GR-107")
def win_by_gate(state: GravwellState, seat: Seat, emit: Emit | None) -> None:
    """The first to enter wins at once, on whoever's card it happens."""
    state.entered.append(seat)
    state.winners = (seat,)
    state.over = True
    if emit is not None:
        emit(MatchWon(rule=cite("GR-03"), ships=(ShipId(seat),), reason="gate"))


@rule("GR-97", "GR-107")
def lose_to_ghost(state: GravwellState, emit: Emit | None) -> None:
    """Solo: the match is lost when the Ghost enters first."""
    state.over = True
    if emit is not None:
        emit(SoloLost(rule=cite("GR-97"), reason="ghost"))


@rule("GR-101", "GR-106")
def enter_activated_gate(state: GravwellState, seat: Seat, emit: Emit | None) -> None:
    """Gate Activated: the ship leaves the board and the round goes on, as long as anybody is left."""
    if emit is not None and not state.entered:
        emit(GateActivated(rule=cite("GR-101"), ship=ShipId(seat)))
    state.entered.append(seat)
    if all(state.positions[other] == GATE for other in range(state.seats)):
        win_together(state, emit)


@rule("GR-102", "GR-106")
def win_together(state: GravwellState, emit: Emit | None) -> None:
    """Gate Activated: everybody who entered in the last round wins."""
    state.winners = tuple(sorted(state.entered))
    state.over = True
    if emit is not None:
        ships = tuple(ShipId(seat) for seat in state.winners)
        if len(ships) == state.seats:
            emit(MatchWon(rule=cite("GR-106"), ships=ships, reason="all"))
        else:
            emit(MatchWon(rule=cite("GR-102"), ships=ships, reason="gate"))
