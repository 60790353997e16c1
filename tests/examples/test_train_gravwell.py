"""The training example runs, learns from what it may see, and can be repeated."""

import numpy as np

from examples.train_gravwell import chances, train
from pelagos.games.gravwell.encoding import ENCODING
from pelagos.research.zoo import aec_env

NOOP = ENCODING.actions


def test_it_learns_something_from_each_match_and_can_be_repeated() -> None:
    policy, won = train(3, seed=1)
    assert len(won) == 3
    assert set(won) <= {0.0, 0.5, 1.0}
    assert np.isfinite(policy).all()
    assert np.abs(policy).max() > 0
    assert np.array_equal(policy, train(3, seed=1)[0])
    assert not np.array_equal(policy, train(3, seed=2)[0])


def test_what_was_never_allowed_is_never_learned() -> None:
    policy, _ = train(2, seed=1)
    assert not policy[NOOP].any()


def test_only_allowed_actions_have_a_chance() -> None:
    env = aec_env("gravwell", seats=2)
    env.reset(seed=1)
    seen = env.last()[0]
    odds = chances(np.random.default_rng(1).normal(size=(NOOP + 1, ENCODING.size)), seen)
    assert abs(odds.sum() - 1) < 1e-9
    assert np.array_equal(odds > 0, seen["action_mask"] == 1)
