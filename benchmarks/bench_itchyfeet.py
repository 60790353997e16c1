"""How fast random matches run through the step API, and how large a state is. Prints one JSON object.

Run it with the package on the path: ``python benchmarks/bench_itchyfeet.py [seconds]``. No sink is attached; every
decision is listed, chosen at random and carried out.
"""

import json
import random
import sys
import time

from pelagos.games.itchyfeet.game import GAME
from pelagos.games.itchyfeet.options import ItchyFeetOptions
from pelagos.games.itchyfeet.state import ItchyFeetState
from pelagos.kernel.chance import Seeded
from pelagos.research.deep_size import deepest

ALL = ItchyFeetOptions(events=True, specials=True, contraband=True, postcards=True, characters=True)
OPTIONS = {"base": ItchyFeetOptions(), "all_extensions": ALL}
SEATS = (2, 3, 4)
SIZED_EVERY = 50


def play(options: ItchyFeetOptions, seats: int, seed: str) -> int:
    """Play a random match to its end and return how many decisions it took."""
    chance, dice = Seeded.of(seed), random.Random(seed).random  # noqa: S311  # a benchmark's own choices
    state = GAME.start(options, seats, chance)
    legal, apply = GAME.legal, GAME.apply
    made = 0
    while state.pending:
        pending = state.pending
        decision = pending[int(dice() * len(pending))] if len(pending) > 1 else pending[0]
        actions = legal(state, decision)
        apply(state, decision.id, actions[int(dice() * len(actions))], chance)
        made += 1
    assert sum(GAME.returns(state)) > 0
    return made


def decisions_per_second(options: ItchyFeetOptions, seats: int, seconds: float) -> float:
    """Play matches for so long and return how many decisions were made in a second of this process."""
    made, number, began = 0, 0, time.process_time()
    while time.process_time() - began < seconds:
        made += play(options, seats, f"bench {seats} {number}")
        number += 1
    return made / (time.process_time() - began)


def states(options: ItchyFeetOptions, seats: int, seed: str) -> list[ItchyFeetState]:
    """Return some states of a random match."""
    chance, rng = Seeded.of(seed), random.Random(seed)  # noqa: S311  # a benchmark's own choices
    state = GAME.start(options, seats, chance)
    found = []
    while state.pending:
        if state.last_id % SIZED_EVERY == 0:
            found.append(GAME.clone(state))
        decision = rng.choice(state.pending)
        GAME.apply(state, decision.id, rng.choice(GAME.legal(state, decision)), chance)
    return found


def largest_state(options: ItchyFeetOptions, seats: int) -> int:
    """Return the bytes of the largest state met in a random match."""
    return deepest(states(options, seats, "size"), states(options, seats, "other"))


def main() -> None:
    """Print the figures."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    figures = {
        name: {
            "decisions_per_second": {seats: round(decisions_per_second(options, seats, seconds)) for seats in SEATS},
            "state_bytes": {seats: largest_state(options, seats) for seats in (*SEATS, 6)},
        }
        for name, options in OPTIONS.items()
    }
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
