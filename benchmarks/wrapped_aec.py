"""Random matches of Gravwell through PettingZoo's turn-based interface in its two standard wrappers.

The loop is the one that drives the peers' wrapped MiniRace: observe, choose among the marked numbers, step.
"""

from collections.abc import Callable
from itertools import count
from random import Random

import numpy as np

from pelagos.research.zoo import aec_env


def wrapped_aec(seats: int = 4) -> Callable[[], int]:
    """Return a function that plays a match and returns the number of decisions."""
    env = aec_env("gravwell", seats=seats)
    rng = Random(1)  # noqa: S311  # play, not secrets
    seeds = count()

    def play() -> int:
        env.reset(seed=next(seeds))
        made = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
                made += 1
        return made

    return play
