"""Taking pieces back and dropping icebergs (NW-24 to NW-26, NW-51)."""

from pelagos.games.northwest.events import IcebergDropped, Recovered
from pelagos.games.northwest.geometry import HEX, INDEX, NEIGHBOURS, ROW, Cell
from pelagos.games.northwest.kinds import KINDS
from pelagos.games.northwest.readings import DROP_AP, DROP_SAME_ROW, HUDSON_DROP_AP, RECOVER_AP
from pelagos.games.northwest.rulebook import cite, rule
from pelagos.games.northwest.rules.placing import lift_piece
from pelagos.games.northwest.state import NorthwestState, Piece, count_at, power
from pelagos.games.northwest.types import Drop, Recover
from pelagos.kernel.errors import BrokenInvariant, IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import RuleId, Seat


@rule("NW-24", "NW-46", "NW-51")
def bare_pieces(state: NorthwestState, owner: Seat | None = None) -> list[Piece]:
    """List the pieces, of one owner or of all, that carry nothing: no piece, ship or dropped iceberg."""
    covered = {*state.ships, *state.icebergs}
    found: list[Piece] = []
    for piece in reversed(state.pieces):
        if (owner is None or piece.owner == owner) and covered.isdisjoint(piece.cells):
            found.append(piece)
        covered.update(piece.cells)
    return found[::-1]


@rule("NW-24")
def piece_on_top(state: NorthwestState, cell: Cell | None) -> Piece | None:
    """Return the piece that lies on top of a hex."""
    return next((piece for piece in reversed(state.pieces) if cell in piece.cells), None)


@rule("NW-24", "NW-51")
def list_recoveries(state: NorthwestState, seat: Seat) -> list[Recover]:
    """List the own pieces that can be taken back, each by its first hex."""
    return [Recover(HEX[piece.cells[0]]) for piece in bare_pieces(state, seat)]


@rule("NW-24", "NW-51")
def check_recovery(state: NorthwestState, seat: Seat, action: Recover, number: RuleId) -> None:
    """Refuse a hex without an own piece on top, and a piece that carries something."""
    piece = piece_on_top(state, INDEX.get(action.cell))
    if piece is None or piece.owner != seat:
        raise IllegalAction(number, "no-own-piece", cell=action.cell)
    if piece not in bare_pieces(state, seat):
        raise IllegalAction(number, "piece-covered", cell=action.cell)


@rule("NW-24")
def check_paid_recovery(state: NorthwestState, seat: Seat, action: Recover) -> None:
    """Refuse a recovery that cannot be paid, or that `check_recovery` refuses."""
    check_recovery(state, seat, action, cite("NW-24"))
    if state.turn.ap < RECOVER_AP:
        raise IllegalAction(cite("NW-24"), "too-few-points", cost=RECOVER_AP, points=state.turn.ap)


@rule("NW-24", "NW-37", "NW-51")
def recover(state: NorthwestState, seat: Seat, action: Recover, number: RuleId, emit: Emit | None) -> None:
    """Put a piece back into its owner's supply; a chest below it is visible again."""
    piece = piece_on_top(state, INDEX[action.cell])
    if piece is None:
        raise BrokenInvariant(None, "no-piece", cell=action.cell)
    lift_piece(state, piece)
    state.supply[count_at(seat, piece.kind)] += 1
    if emit is not None:
        cells = tuple(HEX[cell] for cell in piece.cells)
        emit(Recovered(rule=number, player=seat, kind=KINDS[piece.kind], cells=cells))


@rule("NW-25")
def drop_cost(state: NorthwestState, seat: Seat) -> int:
    """Return what dropping an iceberg costs a seat."""
    return HUDSON_DROP_AP if power(state, seat) == "cheap-drop" else DROP_AP


@rule("NW-25")
def is_behind(state: NorthwestState, seat: Seat, cell: Cell) -> bool:
    """Tell whether a hex touches the seat's ship and lies behind it, or beside it."""
    ship = state.ships[seat]
    ahead = ROW[cell] - ROW[ship]
    return cell in NEIGHBOURS[ship] and (ahead < 0 or (DROP_SAME_ROW and ahead == 0))


@rule("NW-25", "NW-26")
def list_drops(state: NorthwestState, seat: Seat) -> list[Drop]:
    """List the hexes of the own route behind the ship on which an iceberg can be dropped."""
    if not state.ice_left:
        return []
    near = [cell for cell in NEIGHBOURS[state.ships[seat]] if state.routes[cell] & 1 << seat]
    return [Drop(HEX[cell]) for cell in near if is_behind(state, seat, cell) and is_open_own_hex(state, seat, cell)]


def is_open_own_hex(state: NorthwestState, seat: Seat, cell: Cell) -> bool:
    """Tell whether the own piece on this hex carries nothing here."""
    if cell in state.ships or cell in state.icebergs:
        return False
    piece = piece_on_top(state, cell)
    return piece is not None and piece.owner == seat


@rule("NW-25", "NW-26")
def check_drop(state: NorthwestState, seat: Seat, action: Drop) -> None:
    """Refuse a hex that is not behind the ship on the own route, or carries something; and a drop too dear."""
    cell = INDEX.get(action.cell)
    if not state.ice_left:
        raise IllegalAction(cite("NW-25"), "no-iceberg-left")
    if cell is None or not is_behind(state, seat, cell):
        raise IllegalAction(cite("NW-25"), "not-behind-ship", cell=action.cell)
    if not state.routes[cell] & 1 << seat:
        raise IllegalAction(cite("NW-25"), "not-your-route", cell=action.cell)
    if not is_open_own_hex(state, seat, cell):
        raise IllegalAction(cite("NW-25"), "hex-covered", cell=action.cell)
    cost = drop_cost(state, seat)
    if state.turn.ap < cost:
        raise IllegalAction(cite("NW-25"), "too-few-points", cost=cost, points=state.turn.ap)


@rule("NW-25", "NW-26")
def drop(state: NorthwestState, seat: Seat, action: Drop, emit: Emit | None) -> None:
    """Pay and put an iceberg on the hex; it stays part of the route."""
    state.turn.ap -= drop_cost(state, seat)
    state.ice_left -= 1
    state.icebergs.append(INDEX[action.cell])
    if emit is not None:
        emit(IcebergDropped(rule=cite("NW-25"), player=seat, cell=action.cell))
