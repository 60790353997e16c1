"""A second, slow and naive judge of which pieces can be laid where, written from the rules and not from the code.

It tries every ordered choice of up to four hexes of the whole map and knows shapes only as drawings on paper.
"""

from collections.abc import Iterator

from pelagos.games.northwest.state import NorthwestState

Point = tuple[int, int]
"""A hex as (row, column)."""
DRAWINGS: dict[str, list[Point]] = {
    "I4": [(0, 0), (1, 0), (2, 0), (3, 0)],
    "L4": [(0, 0), (1, 0), (2, 0), (3, 1)],
    "J4": [(0, 0), (1, 0), (2, 0), (2, -1)],
    "Z4": [(0, 0), (1, 0), (1, -1), (2, -1)],
    "T3": [(0, 0), (1, 0), (1, 1)],
    "I3": [(0, 0), (1, 0), (2, 0)],
    "V3": [(0, 0), (1, 0), (2, 1)],
    "I2": [(0, 0), (1, 0)],
    "M1": [(0, 0)],
}
"""Each shape in axial coordinates, one way round: q counts steps east, r steps north-west."""
TERRAIN = {"W": 1, "L": 2, "S": 3, "I": 4}


def axial(point: Point) -> Point:
    """Return (q, r); a row up is a step north-west, and every second row one column is made up for."""
    row, column = point
    return column + row // 2, row


def turned(shape: list[Point]) -> list[Point]:
    """Return a drawing rotated by a sixth of a turn about the origin, in axial coordinates."""
    return [(q - r, q) for q, r in shape]


def outline(points: list[Point]) -> frozenset[Point]:
    """Return a shape moved so that it does not matter where it lies."""
    q0, r0 = min(points)
    return frozenset((q - q0, r - r0) for q, r in points)


def outlines(kind: str) -> set[frozenset[Point]]:
    shape, found = DRAWINGS[kind], set()
    for _ in range(6):
        found.add(outline(shape))
        shape = turned(shape)
    return found


OUTLINES = {kind: outlines(kind) for kind in DRAWINGS}


def adjacent(one: Point, other: Point) -> bool:
    (q, r), (s, t) = axial(one), axial(other)
    return (s - q, t - r) in {(1, 0), (1, 1), (0, 1), (-1, 0), (-1, -1), (0, -1)}


def placements(state: NorthwestState, points: int) -> set[str]:
    """Return, in the game's notation, every piece that the player on turn can lay with so many points."""
    return {text for text, cost in _all(state) if cost <= points}


def _all(state: NorthwestState) -> Iterator[tuple[str, int]]:
    seat = state.turn.seat
    hexes = [_point(cell) for cell, letter in enumerate(state.ground) if letter != " "]
    ship = None if state.ships[seat] == 192 else _point(state.ships[seat])
    for path in _paths(hexes, ship):
        for kind, shapes in OUTLINES.items():
            number = list(DRAWINGS).index(kind)
            if outline([axial(point) for point in path]) in shapes and state.supply[seat * 10 + number]:
                cost = _cost(state, seat, path)
                if cost is not None:
                    yield f"place {kind} " + ",".join(f"{row}.{column}" for row, column in path), cost


def _paths(hexes: list[Point], ship: Point | None) -> Iterator[list[Point]]:
    level = [[point] for point in hexes if (point[0] == 1 if ship is None else adjacent(ship, point))]
    for _ in range(4):
        yield from level
        level = [[*path, point] for path in level for point in hexes if point not in path and adjacent(path[-1], point)]


def _cost(state: NorthwestState, seat: int, path: list[Point]) -> int | None:
    others = {state.ships[other] for other in range(state.seats) if other != seat}
    allowed = {seat, state.follows[seat]} - {None}
    cost, passing = 0, True
    for point in path:
        cell = (point[0] - 1) * 8 + point[1] + 2
        owners = {owner for owner in range(state.seats) if state.routes[cell] & 1 << owner}
        if not owners:
            passing = False
            cost += _price(state, seat, state.ground[cell].upper())
        elif passing and cell in others and owners & allowed:
            cost += _price(state, seat, "I") if cell in state.icebergs else 1
        else:
            return None
    return None if passing else cost


def _price(state: NorthwestState, seat: int, letter: str) -> int:
    character = state.characters[seat]
    discount = {61: "S", 68: "I"}.get(character if character is not None else -1)
    return TERRAIN[letter] - (letter == discount)


def _point(cell: int) -> Point:
    return cell // 8 + 1, cell % 8 - 2
