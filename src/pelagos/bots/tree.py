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

    def select(
        self, actions: Sequence[Action], exploration: float, rng: Random, first: Action | None = None
    ) -> tuple[Action, Answer]:
        """Return the answer to try next, and what is known of it.

        Args:
            actions: the answers that are open.
            exploration: how much is tried of what has looked worse so far.
            rng: draws among the answers never tried.
            first: what to begin with, if there is a better idea than any.

        Returns:
            That first one; later one never tried; and once there is none left, the best by UCB1.
        """
        answers = self.answers
        fresh = [action for action in actions if action not in answers]
        for action in actions:
            if action in answers:
                answers[action].open_in += 1
        if not fresh:
            action = max(actions, key=lambda action: answers[action].bound(exploration))
        elif first is not None:
            action = first
        else:
            action = fresh[int(rng.random() * len(fresh))]
        return action, answers.setdefault(action, Answer())
