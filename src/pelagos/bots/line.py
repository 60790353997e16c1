"""One line of play: a sampled state, played on and judged."""

from random import Random
from typing import Any

import msgspec

from pelagos.bots import random
from pelagos.bots.budget import Budget
from pelagos.bots.guide import Guide
from pelagos.bots.tree import Answer, Question
from pelagos.kernel.chance import SEED_BYTES, Seeded
from pelagos.kernel.decision import Action, Decision
from pelagos.kernel.game import Game
from pelagos.kernel.ids import CLOCK, Actor

EVEN = 0.5
"""What a line of play counts that nobody can judge."""


class Luck:
    """What all lines of play from one sampled state share."""

    def __init__(self, doubt: float, rng: Random) -> None:
        """Draw the seeds; `doubt` is the share of states in which a seat answers at random."""
        self.seed = rng.randbytes(SEED_BYTES)
        self.doubt = doubt
        self.rng = rng
        self.moods: dict[Actor, bool] = {}

    def is_erratic(self, actor: Actor) -> bool:
        """Tell whether a seat answers at random in the lines from this state."""
        if actor not in self.moods:
            self.moods[actor] = self.rng.random() < self.doubt
        return self.moods[actor]


class Inquiry:
    """What all lines of play about one question share."""

    def __init__(self, game: Game[Any], guide: Guide, budget: Budget, view: Any, decision: Decision) -> None:
        """Begin with nothing known."""
        self.game = game
        self.guide = guide
        self.budget = budget
        self.view = view
        self.decision = decision
        self.known: dict[tuple[Actor, bytes], Question] = {}
        """The questions met so far, by who is asked and what the asked seat sees."""


class Line:
    """A state that is played on."""

    def __init__(self, inquiry: Inquiry, state: Any, luck: Luck) -> None:
        """Start from a state that may be changed."""
        self.inquiry = inquiry
        self.game = inquiry.game
        self.guide = inquiry.guide
        self.searcher = inquiry.decision.actor
        self.state = state
        self.luck = luck
        self.chance = Seeded(luck.seed)
        self.rng = Random(luck.seed)  # noqa: S311  # play, not secrets
        self.on_new_ground: set[Actor] = set()
        self.path: list[tuple[Actor, Answer]] = []

    def play(self, action: Action) -> float:
        """Give the answer that is tried, play on to the horizon, learn from the result and return the seat's share."""
        self.game.apply(self.state, self.inquiry.decision.id, action, self.chance)
        for _ in range(self.inquiry.budget.plies):
            if not self.state.pending or self.guide.is_horizon(self.state, self.inquiry.view):
                break
            asked = self.state.pending[0]
            action = self.choose(asked, self.game.legal(self.state, asked))
            self.game.apply(self.state, asked.id, action, self.chance)
        return self.learn(self.guide.judge(self.game, self.state))

    def choose(self, asked: Decision, actions: Any) -> Action:
        """Return the next answer: by what has been learnt of the question, else from the quick policy."""
        actor = asked.actor
        if actor not in (self.searcher, CLOCK) and self.luck.is_erratic(actor):
            return random.choose(None, asked, actions, self.rng)
        question = self.question(actor)
        if question is None:
            return self.guide.playout(self.state, asked, actions, self.rng)
        first = None if question.answers else self.guide.playout(self.state, asked, actions, self.rng)
        action, answer = question.select(actions, self.inquiry.budget.exploration, self.rng, first)
        self.path.append((actor, answer))
        return action

    def question(self, actor: Actor) -> Question | None:
        """Return what is known of the open question, a new one included; None for whoever the policy plays."""
        is_predicted = self.guide.predicts and actor != self.searcher
        if actor == CLOCK or is_predicted or actor in self.on_new_ground:
            return None
        key = (actor, msgspec.json.encode(self.game.observe(self.state, actor)))
        if key not in self.inquiry.known:
            self.on_new_ground.add(actor)
            self.inquiry.known[key] = Question()
        return self.inquiry.known[key]

    def learn(self, shares: tuple[float, ...] | None) -> float:
        """Add the result to every answer on the way, and return the searching seat's share."""
        for actor, answer in self.path:
            answer.visits += 1
            answer.total += EVEN if shares is None else shares[int(actor)]
        return EVEN if shares is None else shares[int(self.searcher)]
