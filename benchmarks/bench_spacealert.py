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


def missions_per_second(busy: Mission, seconds: float) -> float:
    """Resolve the mission again and again, from its description on and without a sink."""
    report = resolve(busy)
    assert report.outcome == "survived"
    done, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        resolve(busy)
        done += 1
    return done / (time.perf_counter() - began)


def evaluations_per_second(busy: Mission, budget: int) -> tuple[float, list[tuple[int, int]]]:
    """Search with a budget and return the speed, and how the value grew."""
    began = time.perf_counter()
    plan = search(busy, budget, seed="benchmark")
    return plan.evaluations / (time.perf_counter() - began), list(plan.growth)


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
        "missions_per_second": round(missions_per_second(busy, seconds)),
        "state_bytes": size_of(state),
        "planner_evaluations_per_second": round(speed),
        "planner_growth": growth,
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
