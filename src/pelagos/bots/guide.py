"""What a game can tell a search about itself. All of it is optional, and all of it sees sampled states only."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from pelagos.bots import random
from pelagos.kernel.decision import Action, Decision
from pelagos.kernel.game import Game

Policy = Callable[[Any, Any, Any, Random], Action]
"""``(state or view, decision, actions, rng) -> action``."""


class Guide(msgspec.Struct, frozen=True):
    """A game's knowledge for searching; a game writes it as a plain mapping of these names."""

    policy: Policy = random.choose
    """Plays sampled states on, fast: ``(sampled state, decision, actions, rng) -> action``."""
    opening_policy: Policy | None = None
    """Answers questions that are not worth a search: ``(view, decision, actions, rng) -> action or None``."""
    evaluate: Callable[[Any], tuple[float, ...]] | None = None
    """``(sampled state) -> the share of the win each seat can expect``, where a line of play is cut off."""
    horizon: Callable[[Any, Any], bool] | None = None
    """``(sampled state, view at the root) -> whether to cut off here``."""
    predicts: bool = False
    """Whether the policy foretells the others better than a search for them would."""
    doubt: float = 0.0
    """In what share of the sampled states another seat is taken to answer at random instead, each seat by itself."""

    def playout(self, state: Any, decision: Decision, actions: Any, rng: Random) -> Action:
        """Return the quick policy's answer."""
        return self.policy(state, decision, actions, rng)

    def opening(self, view: Any, decision: Decision, actions: Any, rng: Random) -> Action | None:
        """Return an answer that needs no search, if there is one."""
        return None if self.opening_policy is None else self.opening_policy(view, decision, actions, rng)

    def is_horizon(self, state: Any, view: Any) -> bool:
        """Tell whether to stop and judge here."""
        return self.horizon is not None and self.horizon(state, view)

    def judge(self, game: Game[Any], state: Any) -> tuple[float, ...] | None:
        """Return the result of a line of play: the returns of a finished match, else the game's estimate, if any."""
        if not state.pending:
            return game.returns(state)
        return None if self.evaluate is None else self.evaluate(state)
