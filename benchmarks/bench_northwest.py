"""Speed and size of Northwest Passage Adventure through the public step API; prints one JSON object.

``python benchmarks/bench_northwest.py [seconds]`` says how long each figure is measured, on this machine.
"""

import json
import random
import sys
import time
from collections.abc import Callable, Iterator

from pelagos.bots.driver import seat_bots
from pelagos.games.northwest.bot import choose
from pelagos.games.northwest.game import GAME
from pelagos.games.northwest.geometry import CELLS, Cell
from pelagos.games.northwest.shapes import Way, ways_from
from pelagos.games.northwest.state import NorthwestState, exit_of
from pelagos.games.northwest.types import NorthwestOptions, TakeTurn
from pelagos.kernel.chance import Seeded
from pelagos.kernel.event import Event
from pelagos.kernel.ids import Seat

SEATS = 4
MIDDLE = range(4, 8)
"""Rounds of a race between bots that count as its middle."""
OPTIONS = NorthwestOptions()


def playout(number: int, sink: list[Event] | None = None) -> tuple[int, NorthwestState]:
    """Play one random match; return how many decisions it took, and the final state."""
    chance, rng = Seeded.of(f"bench {number}"), random.Random(number)  # noqa: S311  # play, not secrets
    emit = sink.append if sink is not None else None
    state = GAME.start(OPTIONS, SEATS, chance, emit)
    made = 0
    while state.pending:
        decision = state.pending[0]
        listed = GAME.legal(state, decision)
        GAME.apply(state, decision.id, listed[int(rng.random() * len(listed))], chance, emit)
        made += 1
    return made, state


def playout_rate(seconds: float, *, events: bool) -> float:
    """Return random decisions a second: listing, choosing, checked apply."""
    made, number, start = 0, 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        made += playout(number, [] if events else None)[0]
        number += 1
    return made / (time.perf_counter() - start)


def middle_positions(count: int) -> list[NorthwestState]:
    """Return positions from the middle of races between bots, at the start of turns."""
    found: list[NorthwestState] = []
    for number in range(count):
        table, chance = seat_bots(GAME, [choose] * SEATS, f"middle {number}"), Seeded.of(f"middle {number}")
        state = GAME.start(OPTIONS, SEATS, chance)
        while state.pending and state.round <= MIDDLE[-1]:
            decision, action = table.next(state)
            fresh = isinstance(decision, TakeTurn) and state.turn.ap >= 4 and not state.turn.moved  # noqa: PLR2004  # full
            if fresh and state.round in MIDDLE:
                found.append(GAME.clone(state))
            GAME.apply(state, decision.id, action, chance)
    return found


def list_all(state: NorthwestState) -> object:
    """List all legal actions."""
    return GAME.legal(state, state.pending[0])


def microseconds(call: Callable[[NorthwestState], object], items: list[NorthwestState], seconds: float) -> float:
    """Return how long one call takes on the average."""
    calls, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        for item in items:
            call(item)
        calls += len(items)
    return (time.perf_counter() - start) / calls * 1e6


def deep_size(state: NorthwestState) -> int:
    """Return the bytes of a state: its own objects, without those it shares with the tables of the game."""
    own = {id(part): part for part in parts(state)}
    return sum(sys.getsizeof(part) for part in own.values())


def parts(value: object) -> Iterator[object]:
    """Yield an object and everything in it, but for numbers, which Python shares, and what stands in tables."""
    if value is None or isinstance(value, int) or value in SHARED:
        return
    yield value
    inside = value if isinstance(value, list | tuple) else ()
    for part in [*inside, *(getattr(value, name) for name in getattr(value, "__struct_fields__", ()))]:
        yield from parts(part)


class Shared:
    """What all matches share: the hexes of all travels, and all exits from routes; told apart by identity."""

    def __init__(self) -> None:
        """Collect them."""
        seats = [Seat(seat) for seat in range(SEATS)]
        cells = [Cell(number) for number in range(CELLS)]
        exits = [exit_of(one, cell, other) for one in seats for cell in cells for other in seats]
        travels = [travel for cell in cells for travel in self._travels(ways_from(cell))]
        self.ids = {id(part) for part in [*exits, *travels, OPTIONS]}

    def _travels(self, way: Way) -> Iterator[tuple[Cell, ...]]:
        yield way.cells
        for longer in way.longer:
            yield from self._travels(longer)

    def __contains__(self, part: object) -> bool:
        """Tell whether this very object is shared."""
        return id(part) in self.ids


SHARED = Shared()


def main(seconds: float) -> None:
    """Measure and print."""
    middle = middle_positions(6)
    listed = [len(GAME.legal(state, state.pending[0])) for state in middle]
    full = [playout(number)[1] for number in range(3)]
    figures = {
        "game": GAME.name,
        "seats": SEATS,
        "random_decisions_per_second": round(playout_rate(seconds, events=False)),
        "random_decisions_per_second_with_events": round(playout_rate(seconds, events=True)),
        "middle_positions": len(middle),
        "listed_actions_mean": round(sum(listed) / len(listed), 1),
        "listed_actions_most": max(listed),
        "list_all_actions_us": round(microseconds(list_all, middle, seconds), 1),
        "list_slowest_position_us": round(max(microseconds(list_all, [state], seconds / 20) for state in middle), 1),
        "clone_us": round(microseconds(GAME.clone, middle, seconds), 1),
        "observe_us": round(microseconds(lambda state: GAME.observe(state, state.turn.seat), middle, seconds), 1),
        "state_bytes_middle": max(deep_size(state) for state in middle),
        "state_bytes_most": max(deep_size(state) for state in full),
    }
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 2.0)
