"""Who sits at one terminal, who is asked next, and whose eyes look at the screen."""

from typing import Any

from pelagos.bots.driver import Table as Bots
from pelagos.kernel.decision import Decision
from pelagos.kernel.ids import CLOCK, Seat
from pelagos.kernel.match import Match


class Seating:
    """People and bots around a match."""

    def __init__(self, match: Match[Any], people: frozenset[Seat], bots: Bots) -> None:
        """Seat people and bots; the bots answer for every seat without a person."""
        self.match = match
        self.people = people
        self.bots = bots
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
        return next((decision for decision in pending if decision.actor != CLOCK), pending[0])

    def must_hand_over(self, seat: Seat) -> bool:
        """Tell whether the screen has to pass to this person before the next question is shown."""
        return len(self.people) > 1 and self.at_screen != seat
