"""Laying progress pieces (NW-15, NW-16, NW-18, NW-20 to NW-22)."""

from collections.abc import Iterable

from pelagos.games.northwest.events import Placed
from pelagos.games.northwest.geometry import HEX, NEIGHBOURS, Cell
from pelagos.games.northwest.kinds import KINDS, NUMBER
from pelagos.games.northwest.rulebook import cite, rule
from pelagos.games.northwest.rules.bonuses import reward_cold
from pelagos.games.northwest.rules.chests import open_chests
from pelagos.games.northwest.rules.following import leave_route
from pelagos.games.northwest.rules.prices import PRICES, route_price
from pelagos.games.northwest.shapes import Way, find_way, way_of, ways_from
from pelagos.games.northwest.state import UNLAID, NorthwestState, Piece, count_at, power
from pelagos.games.northwest.types import Place
from pelagos.kernel.chance import Chance
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import Seat


class Reach:
    """Lists the pieces one ship can lay with so many points: a walk through the tree of ways, cut where points end."""

    def __init__(self, state: NorthwestState, seat: Seat) -> None:
        """Look at the position from a seat's ship."""
        self.state = state
        self.power = power(state, seat)
        self.prices = PRICES[self.power]
        self.ground = state.ground
        self.routes = state.routes
        self.supply = state.supply[count_at(seat, 0) : count_at(seat, len(KINDS))]
        self.ships = state.ships
        self.ship = state.ships[seat]
        self.passable = passable_bits(state, seat)
        self.found: list[Place] = []

    @rule("NW-15", "NW-16", "NW-18", "NW-20", "NW-21", "NW-22")
    def places(self, points: int) -> list[Place]:
        """Return every piece that can be laid from the ship, neighbour by neighbour."""
        self.found = []
        for cell in NEIGHBOURS[self.ship]:
            if self.ground[cell] != UNLAID:
                self._enter(ways_from(cell), points)
        return self.found

    def _enter(self, way: Way, points: int) -> None:
        """Begin on free ground, or pass a ship first (NW-21b)."""
        if not self.routes[way.cell]:
            self._go_on((way,), points)
        elif self._can_pass(way.cell):
            left = points - route_price(self.state, way.cell, self.power)
            for longer in way.longer if left > 0 else ():
                self._enter(longer, left)

    def _can_pass(self, cell: Cell) -> bool:
        return bool(self.routes[cell] & self.passable) and cell in self.ships and cell != self.ship

    def _go_on(self, ways: Iterable[Way], points: int) -> None:
        prices, ground, routes, supply, found = self.prices, self.ground, self.routes, self.supply, self.found
        for cell, kind, action, _, longer in ways:
            left = points - prices[ground[cell]]
            if left < 0 or routes[cell]:
                continue
            if supply[kind]:
                found.append(action)
            if left and longer:
                self._go_on(longer, left)


@rule("NW-21")
def passable_bits(state: NorthwestState, seat: Seat) -> int:
    """Return the bits of the routes on which a ship may be passed: the own one and the one that is followed."""
    followed = state.follows[seat]
    return 1 << seat if followed is None else 1 << seat | 1 << followed


@rule("NW-15", "NW-20", "NW-22")
def check_place(state: NorthwestState, seat: Seat, action: Place, points: int) -> None:
    """Refuse a piece that is not there, does not fit, does not start at the ship, or costs too much."""
    way = find_way(action.cells)
    if not state.supply[count_at(seat, NUMBER[action.kind])]:
        raise IllegalAction(cite("NW-01"), "no-such-piece", kind=action.kind)
    if way is None or KINDS[way.kind] != action.kind:
        raise IllegalAction(cite("NW-15"), "wrong-shape", kind=action.kind, cells=action.cells)
    for cell in way.cells:
        if state.ground[cell] == UNLAID:
            raise IllegalAction(cite("NW-22"), "off-the-map", cell=HEX[cell])
    if way.cells[0] not in NEIGHBOURS[state.ships[seat]]:
        raise IllegalAction(cite("NW-15"), "not-beside-ship", cell=action.cells[0])
    cost = place_cost(state, seat, way)
    if cost > points:
        raise IllegalAction(cite("NW-16"), "too-few-points", cost=cost, points=points)


@rule("NW-16", "NW-18", "NW-21")
def place_cost(state: NorthwestState, seat: Seat, way: Way) -> int:
    """Return what a piece costs; refuse one on a route, save for ships passed at its beginning."""
    ability = power(state, seat)
    prices = PRICES[ability]
    cost = 0
    passing = True
    for cell in way.cells:
        if not state.routes[cell]:
            passing = False
            cost += prices[state.ground[cell]]
        elif passing and can_pass(state, seat, cell):
            cost += route_price(state, cell, ability)
        else:
            raise IllegalAction(cite("NW-18"), "on-a-route", cell=HEX[cell])
    if passing:
        raise IllegalAction(cite("NW-20"), "ship-in-the-way", cell=HEX[way.cell])
    return cost


@rule("NW-21")
def can_pass(state: NorthwestState, seat: Seat, cell: Cell) -> bool:
    """Tell whether another ship is here, on the own route or the followed one, so that a piece may begin with it."""
    occupied = any(ship == cell for other, ship in enumerate(state.ships) if other != seat)
    return occupied and bool(state.routes[cell] & passable_bits(state, seat))


@rule("NW-15", "NW-16", "NW-21", "NW-30")
def place(  # a piece is laid by a seat, for points, with chance for what comes to light
    state: NorthwestState, seat: Seat, action: Place, cost: int, chance: Chance, emit: Emit | None
) -> None:
    """Lay a piece, move the ship to its last hex, pay, and take what lies on the way."""
    way = way_of(action)
    leave_route(state, seat, emit)
    free = [cell for cell in way.cells if not state.routes[cell]]
    state.turn.ap -= cost
    lay_piece(state, Piece(seat, way.kind, way.cells))
    state.ships[seat] = way.cell
    state.turn.moved = True
    if emit is not None:
        left = state.turn.ap
        emit(Placed(rule=cite("NW-15"), player=seat, kind=action.kind, cells=action.cells, cost=cost, left=left))
    reward_cold(state, seat, [state.ground[cell].upper() for cell in free], emit)
    open_chests(state, seat, free, chance, emit)


def lay_piece(state: NorthwestState, piece: Piece) -> None:
    """Put a piece of the supply on the map, on top of what lies there; its hexes join its owner's route."""
    state.supply[count_at(piece.owner, piece.kind)] -= 1
    state.pieces.append(piece)
    for cell in piece.cells:
        state.routes[cell] |= 1 << piece.owner


def lift_piece(state: NorthwestState, piece: Piece) -> None:
    """Take a piece off the map; hexes that no other piece of its owner covers leave the route."""
    owner = piece.owner
    state.pieces.remove(piece)
    kept = {cell for other in state.pieces if other.owner == owner for cell in other.cells}
    for cell in piece.cells:
        if cell not in kept:
            state.routes[cell] &= ~(1 << owner)
