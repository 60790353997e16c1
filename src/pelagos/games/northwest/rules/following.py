"""Being on an opponent's route: following it, leaving it, coming back (NW-28 to NW-32)."""

from pelagos.games.northwest.events import RouteLeft
from pelagos.games.northwest.geometry import HEX, Cell
from pelagos.games.northwest.kinds import RAID
from pelagos.games.northwest.rulebook import cite, rule
from pelagos.games.northwest.state import NorthwestState, exit_of
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import Seat


@rule("NW-30", "NW-31")
def leave_route(state: NorthwestState, seat: Seat, emit: Emit | None) -> None:
    """Stop following; the hex that is left is remembered as the way back in."""
    victim = state.follows[seat]
    if victim is None:
        return
    state.follows[seat] = None
    note_exit(state, seat, state.ships[seat], victim, emit)


@rule("NW-31")
def note_exit(state: NorthwestState, seat: Seat, cell: Cell, victim: Seat, emit: Emit | None) -> None:
    """Remember on which hex a ship left a route."""
    left = exit_of(seat, cell, victim)
    if left not in state.exits:
        state.exits.append(left)
    if emit is not None:
        emit(RouteLeft(rule=cite("NW-30"), player=seat, victim=victim, cell=HEX[cell]))


@rule("NW-31")
def entry_of(state: NorthwestState, seat: Seat, cell: Cell) -> Seat | None:
    """Return whose route one of the seat's raid pieces on this hex entered, if there is one."""
    for piece in state.pieces:
        if piece.kind == RAID and piece.owner == seat and piece.cells[0] == cell:
            return piece.victim
    return None


@rule("NW-31")
def way_back(state: NorthwestState, seat: Seat, cell: Cell) -> Seat | None:
    """Return whose route may be entered again on this hex because it was left here and still passes here."""
    for who, left, victim in state.exits:
        if who == seat and left == cell and state.routes[cell] & 1 << victim:
            return victim
    return None
