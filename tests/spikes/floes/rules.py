"""The rules of Floes."""

from typing import Final

from pelagos.components.bag import Bag
from pelagos.components.zone import Zone
from pelagos.kernel.chance import Chance
from pelagos.kernel.decision import Action
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.game import Options
from pelagos.kernel.ids import Seat, mask_of
from tests.spikes.floes.hexes import ROWS, SHAPES, WIDTH, Piece
from tests.spikes.floes.rulebook import cite, rule
from tests.spikes.floes.state import FloesState
from tests.spikes.floes.tables import BITS, TABLES
from tests.spikes.floes.tiles import CHESTS, ROCKS, STRIPS, TREASURES, TURNED, value_of
from tests.spikes.floes.types import (
    Ended,
    Keep,
    LayPiece,
    LayRows,
    NextTurn,
    Place,
    Placed,
    RowLaid,
    RowTurned,
    Stop,
    Stopped,
    TreasureFound,
    Turn,
    TurnRow,
)

SIGHT: Final = 8
"""FL-08: rows that lie open ahead of the foremost piece."""
COPIES: Final[dict[Piece, int]] = dict.fromkeys(SHAPES, 2)
STOP: Final = Stop()
KEEP: Final = Keep()
TURN: Final = Turn()


def check_options(options: Options, seats: int) -> None:
    """There is nothing to combine."""


@rule("FL-01", "FL-02", "FL-03")
def set_up(options: Options, seats: int, chance: Chance, emit: Emit | None) -> FloesState:
    """Lay the first rows and hand out the pieces."""
    state = FloesState(
        seats=seats,
        strips=Bag.of(STRIPS),
        treasures=Bag.of(TREASURES),
        hands=[Zone(owner=mask_of(Seat(seat))) for seat in range(seats)],
        covered=[[0] * ROWS for _ in range(seats)],
        supply=[{str(piece): copies for piece, copies in COPIES.items()} for _ in range(seats)],
        stopped=[False] * seats,
    )
    for _ in range(SIGHT):
        lay_row(state, chance, emit)
    state.ask(LayPiece, (state.turn,))
    return state


def census(state: FloesState) -> list[object]:
    """Return every tile, and every piece as its kind and seat: in the supply, or as covered hexes."""
    tiles = [*state.strips.cards, *state.treasures.cards, *state.rows, *(c for hand in state.hands for c in hand.cards)]
    hexes = [
        ("hex", seat) for seat in range(state.seats) for _ in range(hexes_of(state, seat) + hexes_left(state, seat))
    ]
    return [*tiles, *hexes]


def hexes_of(state: FloesState, seat: int) -> int:
    """Return how many hexes a seat covers."""
    return sum(bits.bit_count() for bits in state.covered[seat])


def hexes_left(state: FloesState, seat: int) -> int:
    """Return how many hexes the pieces in the supply of a seat have."""
    return sum(count * (len(SHAPES[piece]) + 1) for piece in SHAPES if (count := state.supply[seat][piece]))


@rule("FL-03", "FL-08")
def lay_row(state: FloesState, chance: Chance, emit: Emit | None) -> None:
    """Turn up a strip and lay it behind the last row."""
    strip = chance.draw(state.strips)
    state.rows.append(strip)
    state.rocks.append(ROCKS[strip])
    state.chests.append(CHESTS[strip])
    if emit is not None:
        emit(RowLaid(rule=cite("FL-08"), row=len(state.rows) - 1, strip=strip))


def blocked_bits(state: FloesState) -> int:
    """Return the hexes of the rows on the table that cannot be covered, as bits."""
    rows = [rocks | under for rocks, under in zip(state.rocks, state.covered[0], strict=False)]
    for covered in state.covered[1:]:
        rows = [row | under for row, under in zip(rows, covered, strict=False)]
    return int.from_bytes(bytes(rows), "little")


@rule("FL-04", "FL-05", "FL-06")
def list_placements(state: FloesState, decision: LayPiece) -> list[Action]:
    """List stopping, and every way to lay a piece that is left: chosen from the shared tables."""
    blocked, top = blocked_bits(state), len(state.rows)
    actions: list[Action] = [STOP]
    for piece, tables in TABLES.items():
        if state.supply[state.turn][piece]:
            actions += [action for bits, action in tables[top] if not bits & blocked]
    return actions


@rule("FL-04", "FL-05", "FL-06")
def check_placement(state: FloesState, decision: LayPiece, action: Place | Stop) -> None:
    """Refuse a piece that is used up, hexes that are not its shape, and hexes that are hidden or not bare water."""
    if isinstance(action, Stop):
        return
    bits = BITS.get(action)
    if bits is None:
        raise IllegalAction(cite("FL-05"), "wrong-shape", piece=action.piece)
    if not state.supply[state.turn][action.piece]:
        raise IllegalAction(cite("FL-04"), "used-up", piece=action.piece)
    if bits >> len(state.rows) * WIDTH or bits & blocked_bits(state):
        raise IllegalAction(cite("FL-06"), "not-bare")


@rule("FL-04", "FL-07", "FL-08")
def lay_piece(state: FloesState, decision: LayPiece, action: Place | Stop, chance: Chance, emit: Emit | None) -> None:
    """Lay the piece, collect the chests under it, and see whether rows must be laid."""
    seat = state.turn
    state.stack.append(NextTurn())
    if isinstance(action, Stop):
        state.stopped[seat] = True
        if emit is not None:
            emit(Stopped(rule=cite("FL-04"), seat=seat))
        return
    state.supply[seat][action.piece] -= 1
    if emit is not None:
        emit(Placed(rule=cite("FL-04"), seat=seat, piece=action.piece, cells=action.cells))
    for row, column in action.cells:
        cover(state, row, 1 << column, chance, emit)
    state.stack.append(LayRows())


@rule("FL-07")
def cover(state: FloesState, row: int, bit: int, chance: Chance, emit: Emit | None) -> None:
    """Cover a hex; for a chest on it the seat draws a treasure."""
    seat = state.turn
    state.covered[seat][row] |= bit
    if state.chests[row] & bit and state.treasures.cards:
        treasure = chance.draw(state.treasures)
        state.hands[seat].add(treasure)
        if emit is not None:
            emit(TreasureFound(rule=cite("FL-07"), seat=seat, treasure=treasure))
    state.chests[row] &= ~bit


@rule("FL-08", "FL-09")
def lay_rows(state: FloesState, effect: LayRows, chance: Chance, emit: Emit | None) -> None:
    """While too few rows lie ahead, lay one and ask whether to turn it; the rest waits on the stack."""
    foremost = max(row for covered in state.covered for row in range(ROWS) if covered[row])
    if len(state.rows) < min(ROWS, foremost + 1 + SIGHT):
        lay_row(state, chance, emit)
        state.stack.append(effect)
        state.ask(TurnRow, (state.turn,), row=len(state.rows) - 1)


def list_turning(state: FloesState, decision: TurnRow) -> list[Action]:
    """List both ways the row can lie."""
    return [KEEP, TURN]


def check_turning(state: FloesState, decision: TurnRow, action: Keep | Turn) -> None:
    """Both ways are allowed."""


@rule("FL-09")
def turn_row(state: FloesState, decision: TurnRow, action: Keep | Turn, chance: Chance, emit: Emit | None) -> None:
    """Turn the row round, or keep it."""
    if isinstance(action, Keep):
        return
    row = decision.row
    state.rocks[row], state.chests[row] = TURNED[state.rocks[row]], TURNED[state.chests[row]]
    if emit is not None:
        emit(RowTurned(rule=cite("FL-09"), row=row))


@rule("FL-04", "FL-10")
def next_turn(state: FloesState, effect: NextTurn, chance: Chance, emit: Emit | None) -> None:
    """Ask the next seat that has not stopped; when all have, count."""
    order = [Seat((state.turn + step) % state.seats) for step in range(1, state.seats + 1)]
    playing = [seat for seat in order if not state.stopped[seat]]
    if playing:
        state.turn = playing[0]
        state.ask(LayPiece, (state.turn,))
    else:
        count_points(state, emit)


@rule("FL-10")
def count_points(state: FloesState, emit: Emit | None) -> None:
    """Count one point for each hex and what each treasure is worth."""
    seats = range(state.seats)
    points = tuple(hexes_of(state, seat) + sum(map(value_of, state.hands[seat].cards)) for seat in seats)
    state.winners = tuple(Seat(seat) for seat in seats if points[seat] == max(points))
    if emit is not None:
        emit(Ended(rule=cite("FL-10"), points=points, winners=state.winners))


def returns(state: FloesState) -> tuple[float, ...]:
    """Return 1 for the winner, 0 for the others; winners share."""
    return tuple((seat in state.winners) / len(state.winners) for seat in range(state.seats))
