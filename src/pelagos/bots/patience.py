"""How often a bot answers in a match in which time passes."""

from typing import Any, Final

from pelagos.kernel.ids import CLOCK, Seat
from pelagos.kernel.match import Match

MOST_ANSWERS: Final = 24
"""Between two strikes of the clock. It keeps a bot that never settles from answering without end."""


def has_patience(match: Match[Any], seat: Seat) -> bool:
    """Tell whether a bot may answer for a seat: where a clock runs, only so often until it strikes again."""
    if not any(asked.actor == CLOCK for asked in match.pending):
        return True
    answers = 0
    for entry in reversed(match.record.inputs):
        if entry.actor == CLOCK:
            return True
        answers += entry.actor == seat
        if answers == MOST_ANSWERS:
            return False
    return True
