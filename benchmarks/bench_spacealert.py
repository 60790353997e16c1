"""How fast missions are resolved and plans evaluated, and how large a state is. Prints one JSON object.

Run it with the package on the path: ``python benchmarks/bench_spacealert.py [seconds]``.
"""

import json
import sys
import time

import msgspec

from pelagos.games.spacealert.mission import Announced, Mission
from pelagos.games.spacealert.planner import search
from pelagos.games.spacealert.resolver import begin, resolve
from pelagos.games.spacealert.state import State
from pelagos.kernel.event import Emit

PLANNED_EVALUATIONS = 1500
THREATS = (
    ("E1-05", 1, "red"),
    ("SE1-08", 2, "white"),
    ("E1-07", 4, "blue"),
    ("I1-01", 5, None),
    ("E1-10", 6, "white"),
    ("SI1-03", 7, None),
)
"""Eight threat points: four common threats count one each, two serious ones two each."""


def mission() -> Mission:
    """Return a full base mission: 12 turns, eight threat points, five players whose programs bring them home."""
    empty = Mission(
        tracks={"red": "T5", "white": "T4", "blue": "T6", "internal": "T3"},
        threats=tuple(Announced(card=card, T=turn, zone=zone) for card, turn, zone in THREATS),
        programs=((),) * 5,
    )
    plan = search(empty, PLANNED_EVALUATIONS)
    return msgspec.structs.replace(empty, programs=plan.programs)


def missions_per_second(busy: Mission, seconds: float, emit: Emit | None = None) -> dict[str, int]:
    """Resolve the mission again and again, from its description on; by the clock and by processor time."""
    assert resolve(busy).outcome == "survived"
    done, began, worked = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - began < seconds:
        resolve(busy, emit)
        done += 1
    return {
        "by_the_clock": round(done / (time.perf_counter() - began)),
        "by_processor_time": round(done / (time.process_time() - worked)),
    }


def evaluations_per_second(busy: Mission, budget: int) -> tuple[int, list[tuple[int, int]]]:
    """Search with a budget; return the evaluations a second of processor time, and how the value grew."""
    began = time.process_time()
    plan = search(busy, budget, seed="benchmark")
    return round(plan.evaluations / (time.process_time() - began)), list(plan.growth)


def size_of(value: object) -> int:
    """Return the bytes a state takes, everything in it counted once and shared constants left out."""
    if isinstance(value, msgspec.Struct):
        parts = [getattr(value, name) for name in value.__struct_fields__]
    elif isinstance(value, dict):
        parts = [*value, *value.values()]
    elif isinstance(value, list | tuple):
        parts = list(value)
    else:
        return 0
    return sys.getsizeof(value) + sum(size_of(part) for part in parts)


def main() -> None:
    """Print the figures."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    busy = mission()
    state: State = begin(busy)[0]
    speed, growth = evaluations_per_second(busy, int(1000 * seconds))
    figures = {
        "missions_per_second": missions_per_second(busy, seconds),
        "missions_per_second_with_a_sink": missions_per_second(busy, seconds, lambda _event: None),
        "state_bytes": size_of(state),
        "planner_evaluations_per_second": speed,
        "planner_growth": growth,
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
