"""How far a ship still has to go: what bots judge positions by. Everything here works on views."""

from heapq import heappop, heappush
from typing import Any, Final

from pelagos.games.northwest.geometry import CELLS, NEIGHBOURS, ROW, ROWS, START_SEA, Cell
from pelagos.games.northwest.readings import EXIT_AP
from pelagos.games.northwest.rules.prices import PRICES, own_route_price, route_price
from pelagos.games.northwest.state import UNLAID, power
from pelagos.kernel.ids import Seat

UNSEEN_ROW_AP: Final = 1.55
"""What crossing a row costs on the average that nobody has seen yet (ledger, notes for bots)."""
FOREIGN_ROUTE_EXTRA: Final = 0.6
"""What a hex of another's route costs more than one's own: a raid now and then."""
FAR: Final = 999.0


def entry_prices(view: Any, seat: Seat) -> list[float]:
    """Return what entering each cell costs a seat, about."""
    ability = power(view, seat)
    prices = PRICES[ability]
    own = 1 << seat
    costs: list[float] = []
    for number, letter in enumerate(view.ground):
        bits = view.routes[number]
        if not bits:
            costs.append(prices[letter])
        elif bits & own:
            costs.append(own_route_price(view, Cell(number), ability))
        else:
            costs.append(route_price(view, Cell(number), ability) + FOREIGN_ROUTE_EXTRA)
    return costs


def distances(view: Any, seat: Seat) -> list[float]:
    """Return for each cell, the start sea last, about how many points a seat needs from there to leave the map."""
    costs = entry_prices(view, seat)
    far = [FAR] * (CELLS + 1)
    beyond = EXIT_AP + UNSEEN_ROW_AP * (ROWS - view.top)
    queue: list[tuple[float, int]] = []
    for number, letter in enumerate(view.ground):
        if letter != UNLAID and ROW[number] == view.top:
            far[number] = beyond
            queue.append((beyond, number))
    while queue:
        here, cell = heappop(queue)
        if here > far[cell]:
            continue
        total = here + costs[cell]
        for other in NEIGHBOURS[cell]:
            if total < far[other] and view.ground[other] != UNLAID:
                far[other] = total
                heappush(queue, (total, other))
    far[START_SEA] = min(far[cell] + costs[cell] for cell in NEIGHBOURS[START_SEA] if view.ground[cell] != UNLAID)
    return far


def way_left(view: Any, seat: Seat) -> float:
    """Return about how many points a seat needs from where its ship is."""
    cell: Cell = view.ships[seat]
    return distances(view, seat)[cell]


def way_ahead(view: Any, seat: Seat) -> list[Cell]:
    """Return the hexes of a seat's cheapest way from its ship to the last visible row."""
    costs, far = entry_prices(view, seat), distances(view, seat)
    here = view.ships[seat]
    path: list[Cell] = []
    while here == START_SEA or ROW[here] < view.top:
        nearby = [cell for cell in NEIGHBOURS[here] if view.ground[cell] != UNLAID and cell not in path]
        here = min(nearby, key=lambda cell: far[cell] + costs[cell])
        path.append(here)
    return path


def rivals(view: Any, seat: Seat) -> list[Seat]:
    """Return the other seats, the furthest ship first; in the team variant without the partner."""
    team = 2 if view.options.teams else view.seats
    others = [Seat(other) for other in range(view.seats) if other % team != seat % team]
    return sorted(others, key=lambda other: -ROW[view.ships[other]])
