"""Who sits at one terminal, who is asked next, and whose eyes look at the screen."""

from typing import Any

from pelagos.bots.driver import Table as Bots
from pelagos.bots.patience import has_patience
from pelagos.kernel.decision import Action, Decision
from pelagos.kernel.ids import CLOCK, Seat
from pelagos.kernel.match import Match
from pelagos.terminal.play.timing import Timing


class Seating:
    """People and bots around a match."""

    def __init__(self, match: Match[Any], people: frozenset[Seat], bots: Bots) -> None:
        """Seat people and bots; the bots answer for every seat without a person."""
        self.match = match
        self.people = people
        self.bots = bots
        self.timing = Timing(match)
        self.at_screen: Seat | None = min(people) if len(people) == 1 else None
        """Who looks at the screen; None while nobody may see more than an outsider."""

    @property
    def view(self) -> Any:
        """What whoever looks at the screen may know."""
        return self.match.observe(self.at_screen)

    def next_question(self) -> Decision:
        """Return the question to put next: people's before bots', so that a bot's answer is never a person's barrier.

        The clock closes a timed phase when everybody has settled.
        """
        pending = self.match.pending
        for decision in pending:
            if decision.actor in self.people:
                return decision
        if self.timing.question is not None:
            return self.bot_question() or self.timing.question
        return next((decision for decision in pending if decision.actor != CLOCK), pending[0])

    def bot_question(self) -> Decision | None:
        """Return a question to a bot that has not answered too often since the clock struck; only where time passes."""
        if self.timing.question is None:
            return None
        for decision in self.match.pending:
            seat = decision.actor
            if seat != CLOCK and seat not in self.people and has_patience(self.match, seat):
                return decision
        return None

    def apply(self, decision: Decision, action: Action) -> None:
        """Answer a question; where time passes, from the clock's first question on, the record keeps the second.

        Raises:
            IllegalAction: refused; nothing has changed.
        """
        clock, second, is_clocks = self.timing.question, self.timing.second, decision.actor == CLOCK
        due = self.timing.due
        self.match.apply(decision.id, action, actor=decision.actor, second=due if is_clocks and clock else second)
        if is_clocks and clock is not None:
            self.timing.set(due)
        elif clock is None and self.timing.question is not None:
            self.timing.adjust()

    def strike(self) -> None:
        """Let the clock answer."""
        question = self.timing.question
        if question is not None:
            self.apply(question, self.match.legal(question)[0])

    def must_hand_over(self, seat: Seat) -> bool:
        """Tell whether the screen has to pass to this person before the next question is shown."""
        return len(self.people) > 1 and self.at_screen != seat
