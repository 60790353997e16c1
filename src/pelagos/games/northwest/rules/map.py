"""The map: laying rows (NW-05 to NW-07, NW-23), bare hexes and tiles (NW-27, NW-47, NW-48)."""

from collections.abc import Sequence

from pelagos.components.bag import Bag
from pelagos.games.northwest.cards import face_of
from pelagos.games.northwest.events import RowLaid, SideLaid
from pelagos.games.northwest.geometry import HEX, ROW, ROWS, SLOT_AT, SLOTS, Cell, Slot, side_slots, strip_slot
from pelagos.games.northwest.readings import ROWS_AHEAD
from pelagos.games.northwest.rulebook import cite, rule
from pelagos.games.northwest.state import UNLAID, NorthwestState
from pelagos.kernel.chance import Chance
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import CardId


@rule("NW-23")
def reveal_rows(state: NorthwestState, chance: Chance, emit: Emit | None) -> list[Slot]:
    """Lay rows until four lie visible ahead of the foremost ship; return the places of the new tiles."""
    wanted = min(ROWS, ROWS_AHEAD + max([ROW[ship] for ship in state.ships]))
    new: list[Slot] = []
    while state.top < wanted:
        new += lay_row(state, chance, emit)
    return new


@rule("NW-05", "NW-06", "NW-07")
def lay_row(state: NorthwestState, chance: Chance, emit: Emit | None) -> list[Slot]:
    """Lay the next row: a strip, and the side tiles that go with it; return their places."""
    row = state.top + 1
    state.top = row
    strip = strip_slot(row)
    tile, face = lay_tile(state, state.strips, strip, chance)
    if emit is not None:
        emit(RowLaid(rule=cite("NW-05"), row=row, tile=tile, face=face))
    sides = side_slots(row, state.seats)
    for slot in sides:
        tile, face = lay_tile(state, state.sides, slot, chance)
        if emit is not None:
            cells = tuple(HEX[cell] for cell in slot)
            emit(SideLaid(rule=cite("NW-05"), cells=cells, tile=tile, face=face))
    return [strip, *sides]


@rule("NW-05")
def lay_tile(state: NorthwestState, bag: Bag, slot: Slot, chance: Chance) -> tuple[CardId, str]:
    """Draw a tile and lay it, one way round or the other at random; return it and how it lies."""
    tile = chance.draw(bag)
    face = face_of(tile)
    if chance.roll(2):
        face = face[::-1]
    state.laid.append(tile)
    state.ground = with_face(state.ground, slot, face)
    return tile, face


def with_face(ground: str, slot: Sequence[Cell], face: str) -> str:
    """Return the ground with these letters on these hexes."""
    letters = list(ground)
    for cell, letter in zip(slot, face, strict=True):
        letters[cell] = letter
    return "".join(letters)


def face_at(state: NorthwestState, slot: Slot) -> str:
    """Return what the hexes of a tile show."""
    ground = state.ground
    return "".join([ground[cell] for cell in slot])


@rule("NW-27", "NW-47")
def is_bare(state: NorthwestState, cell: Cell) -> bool:
    """Tell whether a hex of the map carries no piece (so no ship and no dropped iceberg) and no single tile."""
    return not state.routes[cell] and state.ground[cell] != UNLAID and cell not in state.singles


@rule("NW-48")
def bare_tiles(state: NorthwestState, size: int | None = None) -> list[Slot]:
    """List the visible tiles, of one size or of both, whose hexes are all bare."""
    singles, ground, routes = state.singles, state.ground, state.routes
    found: list[Slot] = []
    for slot in SLOTS[state.seats]:
        if ground[slot[0]] == UNLAID or (size is not None and len(slot) != size):
            continue
        for cell in slot:
            if routes[cell] or cell in singles:
                break
        else:
            found.append(slot)
    return found


@rule("NW-48")
def bare_tile_at(state: NorthwestState, cell: Cell) -> Slot | None:
    """Return the tile with this hex if it lies on the map and all its hexes are bare."""
    slot = SLOT_AT[state.seats].get(cell)
    return slot if slot is not None and all(is_bare(state, part) for part in slot) else None


def turn_tile(state: NorthwestState, slot: Slot) -> None:
    """Turn a tile by half."""
    state.ground = with_face(state.ground, slot, face_at(state, slot)[::-1])
