"""What The New Frontier costs a mission of Space Alert: base missions against those with parts of it, in one run.

Prints one JSON object with ratios to the base mission, taken round by round so that a machine that slows down slows
all: above 1 is slower. Run it from the root of a checkout: ``python -m benchmarks.bench_frontier [rounds]``.
"""

import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median

from msgspec.structs import replace

from benchmarks.bench_spacealert import mission
from pelagos.bots.driver import play_match, seat_bots
from pelagos.bots.registry import load_bot
from pelagos.games.spacealert.cards import THREATS
from pelagos.games.spacealert.game import GAME
from pelagos.games.spacealert.mission import Mission
from pelagos.games.spacealert.options import SpaceAlertOptions
from pelagos.games.spacealert.resolver import resolve
from pelagos.kernel.chance import Seeded

MISSIONS = 200
"""So many are resolved in each part of a round."""
MATCHES = 2
SECOND_SYMBOL = "B"
"""What each double card does besides."""
SPECIALISTS = ("mechanic", "data_analyst", "medic", "pulse_gunner", "rocketeer")
LAST_SLOT = 11
SETUPS = {
    "base": SpaceAlertOptions(script="mission1"),
    "double actions": SpaceAlertOptions(script="mission1", deck="double-96"),
    "specializations": SpaceAlertOptions(script="mission1", specializations="level-3"),
    "new threats": SpaceAlertOptions(script="mission1", new_threats=True, common="all", serious="all"),
    "longer, all parts": SpaceAlertOptions(
        script="double_1",
        deck="double-96",
        specializations="level-3",
        new_threats=True,
        common="all",
        serious="all",
    ),
}


def with_double_actions(base: Mission) -> Mission:
    """Return a mission whose every card does something more."""
    programs = tuple(tuple((slot, SECOND_SYMBOL) if slot else None for slot in row) for row in base.programs)
    return replace(base, programs=programs, double_actions=True)


def with_specializations(base: Mission) -> Mission:
    """Return a mission in which everybody uses a special card in the last turn."""
    programs = tuple((*row[:LAST_SLOT], "basic") for row in base.programs)
    return replace(base, programs=programs, specializations=SPECIALISTS)


@contextmanager
def base_data_alone() -> Iterator[None]:
    """Take the threats of The New Frontier out of the data for a while."""
    everything = dict(THREATS)
    for card in [card for card, facts in THREATS.items() if facts.set == "frontier"]:
        del THREATS[card]
    try:
        yield
    finally:
        THREATS.clear()
        THREATS.update(everything)


def resolving(subject: Mission) -> Callable[[], int]:
    """Return what resolves a mission often; it tells how often."""

    def work() -> int:
        for _ in range(MISSIONS):
            resolve(subject)
        return MISSIONS

    return work


def resolving_with_base_data(subject: Mission) -> Callable[[], int]:
    """Return what does the same with the data of the base game alone."""
    work = resolving(subject)

    def confined() -> int:
        with base_data_alone():
            return work()

    return confined


def playing(options: SpaceAlertOptions) -> Callable[[], int]:
    """Return what plays matches of random players, planned and flown; it tells how many decisions they took."""
    rounds = iter(range(sys.maxsize))

    def work() -> int:
        seed = f"frontier {next(rounds)}"
        return sum(
            play_match(
                GAME,
                options,
                seat_bots(GAME, [load_bot(GAME, "random")] * 4, f"{seed} {number}"),
                Seeded.of(f"{seed} {number}"),
            ).decisions
            for number in range(MATCHES)
        )

    return work


def seconds_each(work: Callable[[], int]) -> float:
    """Return the processor seconds that a unit of work takes."""
    began = time.process_time()
    done = work()
    return (time.process_time() - began) / done


def ratios(works: dict[str, Callable[[], int]], rounds: int) -> dict[str, float]:
    """Return how long each kind of work takes in the middle of all rounds, the first being 1."""
    found: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        taken = {name: seconds_each(work) for name, work in works.items()}
        first, *_others = taken.values()
        for name, seconds in taken.items():
            found[name].append(seconds / first)
    return {name: round(median(values), 2) for name, values in found.items()}


def main() -> None:
    """Print the ratios."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    base = mission()
    subjects = {"double actions": with_double_actions(base), "specializations": with_specializations(base)}
    assert all(resolve(subject).outcome == "survived" for subject in (base, *subjects.values()))
    missions = {
        "base": resolving(base),
        "base, data of the base game alone": resolving_with_base_data(base),
        **{name: resolving(subject) for name, subject in subjects.items()},
    }
    figures = {
        "time of a mission": ratios(missions, rounds),
        "time of a decision in planning and flight": ratios(
            {name: playing(options) for name, options in SETUPS.items()}, rounds
        ),
    }
    print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
