"""The questions of treasure cards and of Sir John Ross that aim at the map (NW-27, NW-47, NW-48, NW-58)."""

from typing import Literal

from pelagos.games.northwest.cards import EFFECT
from pelagos.games.northwest.events import TilePut, TilesSwapped, TileTurned
from pelagos.games.northwest.geometry import HEX, INDEX, Cell, Hex, Slot
from pelagos.games.northwest.rulebook import cite, rule
from pelagos.games.northwest.rules.map import bare_tile_at, bare_tiles, face_at, is_bare, turn_tile, with_face
from pelagos.games.northwest.state import NorthwestState, laid_hexes
from pelagos.games.northwest.types import (
    Leave,
    Lift,
    LiftTile,
    Put,
    PutTile,
    Swap,
    SwapTile,
    Turn,
    TurnNewTile,
    TurnTile,
)
from pelagos.kernel.chance import Chance
from pelagos.kernel.errors import BrokenInvariant, IllegalAction
from pelagos.kernel.event import Emit

LEAVE = Leave()
HALVES = ((False, False), (False, True), (True, False), (True, True))


def names(slot: Slot) -> tuple[Hex, ...]:
    """Return how the hexes of a tile are written."""
    return tuple(HEX[cell] for cell in slot)


def tile_at(state: NorthwestState, name: Hex) -> Slot:
    """Return the bare tile with this hex; the action was checked."""
    slot = bare_tile_at(state, INDEX[name])
    if slot is None:
        raise BrokenInvariant(None, "no-tile", cell=name)
    return slot


@rule("NW-48")
def check_tile(state: NorthwestState, name: Hex) -> Slot:
    """Return the bare tile with this hex; refuse a hex that has none."""
    slot = bare_tile_at(state, INDEX.get(name, Cell(-1)))
    if slot is None:
        raise IllegalAction(cite("NW-48"), "tile-not-bare", cell=name)
    return slot


# -- single tiles ------------------------------------------------------------------------------------------------------


@rule("NW-47")
def list_puts(state: NorthwestState, decision: PutTile) -> list[Put]:
    """List the bare hexes of the map."""
    return [Put(HEX[cell]) for cell in laid_hexes(state) if is_bare(state, cell)]


@rule("NW-47")
def check_put(state: NorthwestState, decision: PutTile, action: Put) -> None:
    """Refuse a hex that is not on the map or carries something."""
    cell = INDEX.get(action.cell)
    if cell is None or not is_bare(state, cell):
        raise IllegalAction(cite("NW-47"), "hex-not-bare", cell=action.cell)


@rule("NW-27", "NW-47")
def put_tile(state: NorthwestState, decision: PutTile, action: Put, chance: Chance, emit: Emit | None) -> None:
    """Put an iceberg or a water tile on the hex: that is its terrain now, and a chest below is hidden."""
    terrain: Literal["W", "I"] = "I" if EFFECT[decision.card] == "put-ice" else "W"
    if terrain == "I":
        state.ice_left -= 1
    else:
        state.water_left -= 1
    cell = INDEX[action.cell]
    state.singles.append(cell)
    state.ground = with_face(state.ground, (cell,), terrain)
    if emit is not None:
        emit(TilePut(rule=cite("NW-47"), cell=action.cell, terrain=terrain))


# -- turning -----------------------------------------------------------------------------------------------------------


@rule("NW-48")
def list_turns(state: NorthwestState, decision: TurnTile) -> list[Turn]:
    """List the visible bare tiles, each by its first hex."""
    return [Turn(HEX[slot[0]]) for slot in bare_tiles(state)]


def check_turn(state: NorthwestState, decision: TurnTile, action: Turn) -> None:
    """Refuse a tile that is not bare."""
    check_tile(state, action.cell)


@rule("NW-48")
def turn(state: NorthwestState, decision: TurnTile, action: Turn, chance: Chance, emit: Emit | None) -> None:
    """Turn the tile by half."""
    slot = tile_at(state, action.cell)
    turn_tile(state, slot)
    if emit is not None:
        emit(TileTurned(rule=decision.rule, cells=names(slot)))


@rule("NW-58")
def list_new_turns(state: NorthwestState, decision: TurnNewTile) -> list[Turn | Leave]:
    """List the new tiles, and leaving them."""
    return [*(Turn(name) for name in decision.tiles), LEAVE]


@rule("NW-58")
def check_new_turn(state: NorthwestState, decision: TurnNewTile, action: Turn | Leave) -> None:
    """Refuse a tile that is not new."""
    if isinstance(action, Leave):
        return
    slot = check_tile(state, action.cell)
    if HEX[slot[0]] not in decision.tiles:
        raise IllegalAction(cite("NW-58"), "tile-not-new", cell=action.cell)


@rule("NW-58")
def turn_new(
    state: NorthwestState, decision: TurnNewTile, action: Turn | Leave, chance: Chance, emit: Emit | None
) -> None:
    """Turn one new tile by half, or leave them as they lie."""
    if isinstance(action, Leave):
        return
    slot = tile_at(state, action.cell)
    turn_tile(state, slot)
    if emit is not None:
        emit(TileTurned(rule=cite("NW-58"), cells=names(slot)))


# -- swapping ----------------------------------------------------------------------------------------------------------


@rule("NW-48")
def list_lifts(state: NorthwestState, decision: LiftTile) -> list[Lift]:
    """List the bare tiles that have another bare tile of their size to change places with."""
    slots = bare_tiles(state)
    sizes = [len(slot) for slot in slots]
    return [Lift(HEX[slot[0]]) for slot in slots if sizes.count(len(slot)) > 1]


@rule("NW-48")
def check_lift(state: NorthwestState, decision: LiftTile, action: Lift) -> None:
    """Refuse a tile that is not bare, or has no partner."""
    slot = check_tile(state, action.cell)
    if len(bare_tiles(state, len(slot))) == 1:
        raise IllegalAction(cite("NW-48"), "no-tile-of-that-size", cell=action.cell)


def lift(state: NorthwestState, decision: LiftTile, action: Lift, chance: Chance, emit: Emit | None) -> None:
    """Remember the tile and ask for the other one."""
    lifted = HEX[tile_at(state, action.cell)[0]]
    state.ask(SwapTile, (decision.actor,), card=decision.card, lifted=lifted)


@rule("NW-48")
def list_swaps(state: NorthwestState, decision: SwapTile) -> list[Swap]:
    """List the other bare tiles of the same size, with each way of turning the two."""
    lifted = tile_at(state, decision.lifted)
    others = [slot for slot in bare_tiles(state, len(lifted)) if slot != lifted]
    return [Swap(HEX[slot[0]], one, two) for slot in others for one, two in HALVES]


@rule("NW-48")
def check_swap(state: NorthwestState, decision: SwapTile, action: Swap) -> None:
    """Refuse a tile that is not bare, of the other size, or the same one."""
    slot, lifted = check_tile(state, action.cell), tile_at(state, decision.lifted)
    if len(slot) != len(lifted) or slot == lifted:
        raise IllegalAction(cite("NW-48"), "no-tile-of-that-size", cell=action.cell)


@rule("NW-48")
def swap(state: NorthwestState, decision: SwapTile, action: Swap, chance: Chance, emit: Emit | None) -> None:
    """Let the two tiles change places, each turned by half if so wished."""
    first, second = tile_at(state, decision.lifted), tile_at(state, action.cell)
    lifted, other = face_at(state, first), face_at(state, second)
    ground = with_face(state.ground, second, lifted[::-1] if action.turn_lifted else lifted)
    state.ground = with_face(ground, first, other[::-1] if action.turn_other else other)
    if emit is not None:
        emit(TilesSwapped(rule=cite("NW-48"), first=names(first), second=names(second)))
