"""Taking back an answer: freely (PL-07), or with the consent of the people at the table; bots always agree."""

from typing import Any

from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.ids import Seat
from pelagos.kernel.match import Match
from pelagos.kernel.table_rules import cite
from pelagos.terminal.play.reading import read_line
from pelagos.terminal.play.table import Table
from pelagos.terminal.play.words import command_words

YES = "yes"


def take_back(table: Table, seat: Seat) -> bool:
    """Go back to where this seat gave its latest answer; tell whether that was done."""
    match, voice = table.match, table.voice
    inputs = inputs_before(match, seat)
    if inputs is None:
        voice.refuse(IllegalAction(cite("PL-07"), "nothing-to-undo"))
        return False
    if match.free_undo(seat):
        match.undo(seat)
        voice.say("play-undone")
        return True
    if not all(agrees(table, seat, other) for other in sorted(table.people - {seat})):
        voice.say("play-not-undone")
        return False
    match.rewind(inputs)
    voice.say("play-undone-agreed")
    return True


def inputs_before(match: Match[Any], seat: Seat) -> int | None:
    """Return how many answers had been given before this seat's latest one, or None if it has given none."""
    inputs = match.record.inputs
    return next((made for made in reversed(range(len(inputs))) if inputs[made].actor == seat), None)


def agrees(table: Table, seat: Seat, other: Seat) -> bool:
    """Ask another person for consent."""
    names = {"seat": table.seat_name(seat), "other": table.seat_name(other)}
    reply = read_line(table.voice.text("play-consent", **names) + " ")
    return command_words(table.voice.language).get(reply.casefold()) == YES
