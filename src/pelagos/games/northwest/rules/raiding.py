"""Raids (NW-28, NW-33, NW-45)."""

from pelagos.games.northwest.cards import POWER_RULE
from pelagos.games.northwest.events import Raided
from pelagos.games.northwest.geometry import HEX, INDEX, NEIGHBOURS, Cell
from pelagos.games.northwest.kinds import RAID
from pelagos.games.northwest.readings import RAID_EXTRA_AP
from pelagos.games.northwest.rulebook import cite, rule
from pelagos.games.northwest.rules.bonuses import lose_points
from pelagos.games.northwest.rules.chests import draw_treasure
from pelagos.games.northwest.rules.following import leave_route
from pelagos.games.northwest.rules.placing import lay_piece
from pelagos.games.northwest.rules.prices import route_price
from pelagos.games.northwest.shapes import ways_from
from pelagos.games.northwest.state import NorthwestState, Piece, count_at, power
from pelagos.games.northwest.types import Raid
from pelagos.kernel.chance import Chance
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import Seat


@rule("NW-28")
def raid_cost(state: NorthwestState, seat: Seat, cell: Cell) -> int:
    """Return what a raid costs: the hex as part of a route, and one point more."""
    return route_price(state, cell, power(state, seat)) + RAID_EXTRA_AP


@rule("NW-28", "NW-45")
def list_raids(state: NorthwestState, seat: Seat, points: int) -> list[Raid]:
    """List every hex beside the ship that can be raided, with each player whose route it is."""
    if not state.supply[count_at(seat, RAID)]:
        return []
    raids: list[Raid] = []
    for cell in NEIGHBOURS[state.ships[seat]]:
        bits = state.routes[cell]
        if not bits or bits & 1 << seat or cell in state.ships or raid_cost(state, seat, cell) > points:
            continue
        owners = [Seat(owner) for owner in range(state.seats) if bits & 1 << owner]
        raids += [Raid(HEX[cell], owner) for owner in owners if not state.sheltered[owner]]
    return raids


@rule("NW-18", "NW-20", "NW-28", "NW-45")
def check_raid(state: NorthwestState, seat: Seat, action: Raid, points: int) -> None:
    """Refuse a raid that is out of reach, on the own route, on a ship, on a sheltered route, or too dear."""
    cell = INDEX.get(action.cell)
    if cell is None or cell not in NEIGHBOURS[state.ships[seat]]:
        raise IllegalAction(cite("NW-28"), "not-beside-ship", cell=action.cell)
    if state.routes[cell] & 1 << seat:
        raise IllegalAction(cite("NW-28"), "raid-own-route", cell=action.cell)
    if not 0 <= action.victim < state.seats or not state.routes[cell] & 1 << action.victim:
        raise IllegalAction(cite("NW-28"), "raid-no-route", cell=action.cell)
    if cell in state.ships:
        raise IllegalAction(cite("NW-20"), "ship-in-the-way", cell=action.cell)
    if state.sheltered[action.victim]:
        raise IllegalAction(cite("NW-45"), "raid-sheltered", cell=action.cell)
    if not state.supply[count_at(seat, RAID)]:
        raise IllegalAction(cite("NW-28"), "no-such-piece", kind="R1")
    cost = raid_cost(state, seat, cell)
    if cost > points:
        raise IllegalAction(cite("NW-28"), "too-few-points", cost=cost, points=points)


@rule("NW-28", "NW-30")
def raid(state: NorthwestState, seat: Seat, action: Raid, chance: Chance, emit: Emit | None) -> None:
    """Pay, put the raid piece on the hex, move there and follow its owner."""
    cell, victim = INDEX[action.cell], action.victim
    cost = raid_cost(state, seat, cell)
    leave_route(state, seat, emit)
    state.turn.ap -= cost
    lay_piece(state, Piece(seat, RAID, ways_from(cell).cells, victim))
    state.ships[seat] = cell
    state.follows[seat] = victim
    state.turn.moved = True
    if emit is not None:
        left = state.turn.ap
        emit(Raided(rule=cite("NW-28"), player=seat, victim=victim, cell=action.cell, cost=cost, left=left))
    react_to_raid(state, seat, victim, chance, emit)


@rule("NW-33")
def react_to_raid(state: NorthwestState, seat: Seat, victim: Seat, chance: Chance, emit: Emit | None) -> None:
    """Let McClintock draw for his raid, Franklin for being raided, and Bering take a point."""
    if power(state, seat) == "raid-draws":
        draw_treasure(state, seat, POWER_RULE["raid-draws"], chance, emit)
    if power(state, victim) == "raided-draws":
        draw_treasure(state, victim, POWER_RULE["raided-draws"], chance, emit)
    if power(state, victim) == "raiders-pay":
        lose_points(state, seat, 1, POWER_RULE["raiders-pay"], emit)
