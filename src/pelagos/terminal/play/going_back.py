"""Going back in a match: freely (PL-07), or with the consent of the people at the table; bots always agree."""

from collections.abc import Iterable
from typing import Any

from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.ids import CLOCK, Seat
from pelagos.kernel.match import Match
from pelagos.kernel.table_rules import cite


def who_must_agree(match: Match[Any], people: Iterable[Seat], seat: Seat) -> tuple[Seat, ...]:
    """Return the people who must agree before this seat takes back its latest answer.

    Raises:
        IllegalAction: the seat has given no answer yet, or the clock has gone on since.
    """
    if inputs_before(match, seat) is None:
        raise IllegalAction(cite("PL-07"), "nothing-to-undo")
    return () if match.may_undo(seat) else tuple(sorted(set(people) - {seat}))


def go_back(match: Match[Any], seat: Seat) -> str:
    """Take back a seat's latest answer; whoever must agree has agreed. Return the id of the text that says so.

    Raises:
        IllegalAction: the seat has given no answer yet, or the clock has gone on since.
    """
    if match.may_undo(seat):
        match.undo(seat)
        return "play-undone"
    inputs = inputs_before(match, seat)
    if inputs is None:
        raise IllegalAction(cite("PL-07"), "nothing-to-undo")
    match.rewind(inputs)
    return "play-undone-agreed"


def inputs_before(match: Match[Any], seat: Seat) -> int | None:
    """Return how many answers had been given before this seat's latest one, or None if it has given none.

    Raises:
        IllegalAction: the clock has gone on since; time does not go back.
    """
    inputs = match.record.inputs
    for made in reversed(range(len(inputs))):
        if inputs[made].actor == seat:
            return made
        if inputs[made].actor == CLOCK:
            raise IllegalAction(cite("PL-07"), "time-went-on")
    return None
