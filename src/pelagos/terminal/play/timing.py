"""The time of a timed match: which second it is, when the clock is due, and when a film runs."""

from time import monotonic
from typing import Any

from pelagos.kernel.decision import Decision
from pelagos.kernel.ids import CLOCK
from pelagos.kernel.match import Match
from pelagos.kernel.record import second_of


class Timing:
    """A stop watch beside a match. It stands still while the match does: a match taken up again goes on from there."""

    def __init__(self, match: Match[Any]) -> None:
        """Run on from the latest second of the record."""
        self.match = match
        self.adjust()

    def adjust(self) -> None:
        """Let it be the latest second of the record now, or 0 where a timed phase begins.

        Where the clock alone goes on, for nobody has anything left to decide, it is due at once.
        """
        goes_on = self.question is not None and len(self.match.pending) == 1
        self.set(self.due if goes_on else second_of(self.match.record.inputs) or 0)

    def set(self, second: float) -> None:
        """Let it be that second now."""
        self._began = monotonic() - second

    @property
    def question(self) -> Decision | None:
        """What the clock is asked, if it is asked anything at a second."""
        return next((asked for asked in self.match.pending if asked.actor == CLOCK and hasattr(asked, "second")), None)

    @property
    def second(self) -> int | None:
        """The present second; None in a match without time."""
        if self.question is None:
            return None
        return min(int(monotonic() - self._began), self.due)

    @property
    def due(self) -> int:
        """The second at which the clock answers next."""
        return int(getattr(self.question, "second", 0))

    @property
    def left(self) -> float | None:
        """Seconds until the clock answers; None in a match without time."""
        return None if self.question is None else max(0.0, self.due - (monotonic() - self._began))

    @property
    def is_film(self) -> bool:
        """Tell whether the clock alone goes on, without time passing: what was planned is carried out."""
        return self.question is not None and len(self.match.pending) == 1 and self.left == 0
