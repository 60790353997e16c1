"""A search that plays any game from views alone.

Each iteration draws a full state that fits the view (`Game.sample`) and plays it on. The searching seat, and the others
where nobody can predict them, choose by what their answers have brought so far whenever they saw the same; where a seat
comes to a question it has not met before, a quick policy goes on for it. So answers given at the same time stay
independent, hidden hands are averaged over, and reactions and negotiations need nothing of their own.
"""

from random import Random
from typing import Any

import msgspec

from pelagos.bots.guide import Guide
from pelagos.bots.tree import Answer, Question
from pelagos.kernel.chance import SEED_BYTES, Chance, Seeded
from pelagos.kernel.decision import Action, Decision
from pelagos.kernel.game import Game
from pelagos.kernel.ids import CLOCK, Actor


class Budget(msgspec.Struct, frozen=True):
    """How long a search thinks about one question."""

    iterations: int = 150
    """Sampled states."""
    plies: int = 400
    """Answers played in each of them before it is judged."""
    exploration: float = 0.7
    """How much it tries what has looked worse so far; results lie from 0 to 1."""


EVEN = 0.5
"""What a line of play counts that nobody can judge."""
Known = dict[tuple[Actor, bytes], Question]
"""The questions met so far, by who is asked and what the asked seat sees."""


class Search:
    """A bot that searches; one object may serve any number of seats, since it keeps nothing between questions."""

    def __init__(self, game: Game[Any], guide: Guide, budget: Budget) -> None:
        """Search a game with what is known of it and a budget."""
        self.game = game
        self.guide = guide
        self.budget = budget

    def __call__(self, view: Any, decision: Decision, actions: tuple[Action, ...], rng: Random) -> Action:
        """Return the answer that was tried most often."""
        if len(actions) == 1:
            return actions[0]
        given = self.guide.opening(view, decision, actions, rng)
        if given is not None:
            return given
        root = Question()
        known: Known = {}
        chance = Seeded(rng.randbytes(SEED_BYTES))
        for _ in range(self.budget.iterations):
            line = Line(self, view, decision, known, chance, rng)
            line.begin(root, actions)
            line.play()
        return root.most_tried(actions)


class Line:
    """One sampled state, played on and judged."""

    def __init__(
        self, search: Search, view: Any, decision: Decision, known: Known, chance: Chance, rng: Random
    ) -> None:
        """Draw the state."""
        self.search = search
        self.view = view
        self.asked = decision
        self.known = known
        self.chance = chance
        self.rng = rng
        self.searcher = decision.actor
        self.state = search.game.sample(view, chance)
        self.on_new_ground: set[Actor] = set()
        self.path: list[tuple[Actor, Answer]] = []

    def begin(self, root: Question, actions: tuple[Action, ...]) -> None:
        """Give the answer that is to be tried."""
        self.answer(self.tried(root, actions))

    def play(self) -> None:
        """Play on to the horizon and learn from the result."""
        game, guide = self.search.game, self.search.guide
        for _ in range(self.search.budget.plies):
            if not self.state.pending or guide.is_horizon(self.state, self.view):
                break
            self.asked = self.state.pending[0]
            self.answer(self.choose(game.legal(self.state, self.asked)))
        self.learn(guide.judge(game, self.state))

    def answer(self, action: Action) -> None:
        """Carry an answer out."""
        self.search.game.apply(self.state, self.asked.id, action, self.chance)

    def choose(self, actions: Any) -> Action:
        """Return the next answer: by what has been learnt of the question, else from the quick policy."""
        question = self.question()
        if question is None:
            return self.search.guide.playout(self.state, self.asked, actions, self.rng)
        return self.tried(question, actions)

    def tried(self, question: Question, actions: Any) -> Action:
        """Return what is to be tried next at a question, and note that it was."""
        action, answer = question.select(actions, self.search.budget.exploration, self.rng)
        self.path.append((self.asked.actor, answer))
        return action

    def question(self) -> Question | None:
        """Return what is known of the open question, a new one included; None for whoever the policy plays."""
        actor = self.asked.actor
        is_predicted = self.search.guide.predicts and actor != self.searcher
        if actor == CLOCK or is_predicted or actor in self.on_new_ground:
            return None
        key = (actor, msgspec.json.encode(self.search.game.observe(self.state, actor)))
        if key not in self.known:
            self.on_new_ground.add(actor)
            self.known[key] = Question()
        return self.known[key]

    def learn(self, shares: tuple[float, ...] | None) -> None:
        """Add the result to every answer on the way."""
        for actor, answer in self.path:
            answer.visits += 1
            answer.total += EVEN if shares is None else shares[int(actor)]
