"""Teach a linear policy to play Gravwell against a random opponent: policy gradient (REINFORCE) in NumPy.

    python examples/train_gravwell.py [MATCHES]

It shows how the parts fit together. A match is won by many decisions, so a policy this simple hardly learns anything;
put a network and a better algorithm in its place.
"""

import sys

import numpy as np
from numpy.typing import NDArray

from pelagos.research.zoo import aec_env

Policy = NDArray[np.float64]
LEARNER = "seat_0"


def chances(policy: Policy, seen: dict[str, NDArray[np.float32]]) -> Policy:
    """Return how likely each number is to be sent."""
    likes = np.where(seen["action_mask"], np.exp(policy @ seen["observation"]), 0.0)
    return np.asarray(likes / likes.sum())


def train(matches: int, *, seed: int = 0, rate: float = 0.05) -> tuple[Policy, list[float]]:
    """Play so many matches, learn from each, and return the policy and what the learner won in each."""
    rng = np.random.default_rng(seed)
    env = aec_env("gravwell", seats=2)
    policy = np.zeros((env.action_space(LEARNER).n, env.observation_space(LEARNER)["observation"].shape[0]))
    won: list[float] = []
    for match in range(matches):
        env.reset(seed=seed + match)
        step = np.zeros_like(policy)
        for agent in env.agent_iter():
            seen, reward, is_over, _, _ = env.last()
            if is_over:
                won += [reward] if agent == LEARNER else []
                env.step(None)
                continue
            odds = chances(policy if agent == LEARNER else 0 * policy, seen)
            number = int(rng.choice(len(odds), p=odds))
            if agent == LEARNER:  # the gradient of log odds[number]
                step += np.outer((np.arange(len(odds)) == number) - odds, seen["observation"])
            env.step(number)
        policy += rate * (won[-1] - 0.5) * step  # 0.5: what a match is worth on average
    return policy, won


if __name__ == "__main__":
    _, won = train(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
    half = len(won) // 2
    print(f"won {np.mean(won[:half]):.2f} in the first half, {np.mean(won[half:]):.2f} in the second")
