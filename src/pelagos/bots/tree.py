"""What a search has learnt of the answers to one question."""

from collections.abc import Sequence
from math import log, sqrt
from random import Random

from pelagos.kernel.decision import Action


class Answer:
    """How one answer has done."""

    __slots__ = ("open_in", "total", "visits")

    def __init__(self) -> None:
        """Start with nothing known."""
        self.visits = 0
        self.open_in = 1
        """In how many visits to the question the answer was open: samples differ in what they allow."""
        self.total = 0.0

    @property
    def mean(self) -> float:
        """The mean result of the visits, 0 before the first."""
        return self.total / self.visits if self.visits else 0.0

    def bound(self, exploration: float) -> float:
        """Return the optimistic estimate of UCB1."""
        return self.mean + exploration * sqrt(log(self.open_in) / self.visits)


class Question:
    """A question as one seat sees it: all that is the same to the seat is the same here."""

    __slots__ = ("answers",)

    def __init__(self) -> None:
        """Start with no answer tried."""
        self.answers: dict[Action, Answer] = {}

    def select(self, actions: Sequence[Action], exploration: float, rng: Random) -> tuple[Action, Answer]:
        """Return the answer to try next, and what is known of it: one never tried, else the best by UCB1."""
        answers = self.answers
        fresh = [action for action in actions if action not in answers]
        for action in actions:
            if action in answers:
                answers[action].open_in += 1
        if fresh:
            action = fresh[int(rng.random() * len(fresh))]
            answers[action] = Answer()
        else:
            action = max(actions, key=lambda action: answers[action].bound(exploration))
        return action, answers[action]

    def most_tried(self, actions: Sequence[Action]) -> Action:
        """Return the action that was tried most often, at equal tries the one that did best."""
        untried = Answer()
        ranks = {action: self.answers.get(action, untried) for action in actions}
        return max(actions, key=lambda action: (ranks[action].visits, ranks[action].mean))
