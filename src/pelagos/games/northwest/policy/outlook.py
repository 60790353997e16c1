"""How far a ship still has to go: what bots judge positions by. Everything here works on views."""

from heapq import heappop, heappush
from typing import Any, Final, NamedTuple

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


class Spread(NamedTuple):
    """The cheapest ways from everywhere to the end of the map."""

    far: list[float]
    """For each cell, the start sea last, about how many points a seat needs from there to leave the map."""
    onward: list[Cell]
    """For each cell the next one on the way; itself where the way is over, or there is none."""


def distances(view: Any, seat: Seat) -> list[float]:
    """Return for each cell, the start sea last, about how many points a seat needs from there to leave the map."""
    return spread(view, entry_prices(view, seat)).far


def spread(view: Any, costs: list[float]) -> Spread:
    """Find the cheapest ways where entering each cell costs so much, from the last visible row back."""
    far, onward = [FAR] * (CELLS + 1), [Cell(number) for number in range(CELLS + 1)]
    beyond = EXIT_AP + UNSEEN_ROW_AP * (ROWS - view.top)
    queue: list[tuple[float, Cell]] = []
    for number, letter in enumerate(view.ground):
        if letter != UNLAID and ROW[number] == view.top:
            far[number] = beyond
            queue.append((beyond, Cell(number)))
    while queue:
        here, cell = heappop(queue)
        if here > far[cell]:
            continue
        total = here + costs[cell]
        for other in NEIGHBOURS[cell]:
            if total < far[other] and view.ground[other] != UNLAID:
                far[other], onward[other] = total, cell
                heappush(queue, (total, other))
    first = min(
        (cell for cell in NEIGHBOURS[START_SEA] if view.ground[cell] != UNLAID), key=lambda c: far[c] + costs[c]
    )
    far[START_SEA], onward[START_SEA] = far[first] + costs[first], first
    return Spread(far, onward)


def way_left(view: Any, seat: Seat) -> float:
    """Return about how many points a seat needs from where its ship is."""
    cell: Cell = view.ships[seat]
    return distances(view, seat)[cell]


def way_ahead(view: Any, seat: Seat) -> list[Cell]:
    """Return the hexes of a seat's cheapest way from its ship to the last visible row."""
    onward = spread(view, entry_prices(view, seat)).onward
    here = view.ships[seat]
    path: list[Cell] = []
    while onward[here] != here:
        here = onward[here]
        path.append(here)
    return path


def rivals(view: Any, seat: Seat) -> list[Seat]:
    """Return the other seats, the furthest ship first; in the team variant without the partner."""
    team = 2 if view.options.teams else view.seats
    others = [Seat(other) for other in range(view.seats) if other % team != seat % team]
    return sorted(others, key=lambda other: -ROW[view.ships[other]])
