"""Moving without a piece: over the own route, and over a route one has raided (NW-17, NW-20, NW-21, NW-29 to NW-31)."""

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from pelagos.games.northwest.events import RouteEntered, Walked
from pelagos.games.northwest.geometry import HEX, INDEX, NEIGHBOURS, Cell
from pelagos.games.northwest.rulebook import cite, rule
from pelagos.games.northwest.rules.bonuses import reward_cold
from pelagos.games.northwest.rules.following import entry_of, note_exit, way_back
from pelagos.games.northwest.rules.prices import own_route_price, route_price
from pelagos.games.northwest.state import NorthwestState, power
from pelagos.games.northwest.types import Walk
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import Seat


class Stand(NamedTuple):
    """Where a ship is while it walks, and whose route it follows there."""

    cell: Cell
    follows: Seat | None


@rule("NW-17", "NW-29", "NW-30", "NW-31")
def stride(state: NorthwestState, seat: Seat, here: Stand, cell: Cell) -> tuple[Stand, int] | None:
    """Return where one step to a neighbouring hex leads and what it costs; None if the hex may not be walked on.

    One may walk on the own route, on the route one follows, and from the own route back to where one left another.
    """
    bits = state.routes[cell]
    ability = power(state, seat)
    followed = here.follows is not None and bool(bits & 1 << here.follows)
    if bits & 1 << seat:
        price = own_route_price(state, cell, ability)
        return Stand(cell, here.follows if followed else entry_of(state, seat, cell)), price
    if followed:
        return Stand(cell, here.follows), route_price(state, cell, ability)
    if not state.routes[here.cell] & 1 << seat:
        return None
    victim = way_back(state, seat, cell)
    return None if victim is None else (Stand(cell, victim), route_price(state, cell, ability))


@rule("NW-17", "NW-59")
def list_walks(state: NorthwestState, seat: Seat, points: int) -> list[Walk]:
    """List one cheapest path to each hex that can be walked to, nearest first; no hex twice in a path."""
    start = Stand(state.ships[seat], state.follows[seat])
    queue: list[tuple[int, int, Stand, tuple[Cell, ...]]] = [(0, 0, start, ())]
    done = {start}
    walks: list[Walk] = []
    number = 0
    while queue:
        cost, _, here, path = heappop(queue)
        if here in done and path:
            continue
        done.add(here)
        if path and here.cell not in state.ships:
            walks.append(Walk(tuple([HEX[cell] for cell in path])))
        for cell in NEIGHBOURS[here.cell]:
            following = _next_step(state, seat, here, cell, path)
            if following is not None and cost + following[1] <= points and following[0] not in done:
                number += 1
                heappush(queue, (cost + following[1], number, following[0], (*path, cell)))
    return walks


def _next_step(
    state: NorthwestState, seat: Seat, here: Stand, cell: Cell, path: tuple[Cell, ...]
) -> tuple[Stand, int] | None:
    """Return where a step leads unless a ship is in the way or the path has been there."""
    if not state.routes[cell] or cell in path or is_blocked(state, seat, cell):
        return None
    return stride(state, seat, here, cell)


@rule("NW-20", "NW-21")
def is_blocked(state: NorthwestState, seat: Seat, cell: Cell) -> bool:
    """Tell whether a ship bars the way: every ship does, unless the table lets walkers pass others' ships."""
    if cell not in state.ships:
        return False
    return cell == state.ships[seat] or not state.options.walk_past_ships


@rule("NW-17", "NW-20", "NW-59")
def check_walk(state: NorthwestState, seat: Seat, action: Walk, points: int) -> None:
    """Refuse a path that leaves the routes, meets a ship, visits a hex twice or costs too much."""
    cells = [INDEX.get(name) for name in action.path]
    if not cells or None in cells or len(set(cells)) != len(cells):
        raise IllegalAction(cite("NW-59"), "path", path=action.path)
    stands, cost = follow_path(state, seat, [cell for cell in cells if cell is not None])
    last = stands[-1].cell
    if last in state.ships:
        raise IllegalAction(cite("NW-20"), "ship-in-the-way", cell=HEX[last])
    if cost > points:
        raise IllegalAction(cite("NW-17"), "too-few-points", cost=cost, points=points)


@rule("NW-17", "NW-29")
def follow_path(state: NorthwestState, seat: Seat, cells: Sequence[Cell]) -> tuple[list[Stand], int]:
    """Return where the ship is after each step, and the cost; refuse a step that is not allowed."""
    here = Stand(state.ships[seat], state.follows[seat])
    stands: list[Stand] = []
    cost = 0
    for cell in cells:
        if cell not in NEIGHBOURS[here.cell]:
            raise IllegalAction(cite("NW-17"), "not-adjacent", cell=HEX[cell])
        if is_blocked(state, seat, cell):
            raise IllegalAction(cite("NW-21"), "ship-in-the-way", cell=HEX[cell])
        following = stride(state, seat, here, cell)
        if following is None:
            raise IllegalAction(cite("NW-17"), "not-your-route", cell=HEX[cell])
        here = following[0]
        cost += following[1]
        stands.append(here)
    return stands, cost


@rule("NW-17", "NW-29", "NW-30", "NW-31", "NW-55")
def walk(state: NorthwestState, seat: Seat, action: Walk, emit: Emit | None) -> None:
    """Move the ship along a path, pay, and note where a route was left or entered."""
    cells = [INDEX[name] for name in action.path]
    stands, cost = follow_path(state, seat, cells)
    before = Stand(state.ships[seat], state.follows[seat])
    state.turn.ap -= cost
    state.turn.moved = True
    state.ships[seat], state.follows[seat] = stands[-1]
    if emit is not None:
        emit(Walked(rule=cite("NW-17"), player=seat, path=action.path, cost=cost, left=state.turn.ap))
    for stand in stands:
        note_change(state, seat, before, stand, emit)
        before = stand
    if any(cell in state.icebergs for cell in cells):
        reward_cold(state, seat, ("I",), emit)


@rule("NW-30", "NW-31")
def note_change(state: NorthwestState, seat: Seat, before: Stand, after: Stand, emit: Emit | None) -> None:
    """Note that a step left a route or entered one."""
    if before.follows == after.follows:
        return
    if before.follows is not None:
        note_exit(state, seat, before.cell, before.follows, emit)
    if after.follows is not None and emit is not None:
        emit(RouteEntered(rule=cite("NW-31"), player=seat, victim=after.follows, cell=HEX[after.cell]))
