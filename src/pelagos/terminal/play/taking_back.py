"""Taking back an answer in the line mode: the others at the table are asked for their consent."""

from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.ids import Seat
from pelagos.terminal.play.going_back import go_back, who_must_agree
from pelagos.terminal.play.reading import read_line
from pelagos.terminal.play.table import Table
from pelagos.terminal.play.words import command_words

YES = "yes"


def take_back(table: Table, seat: Seat) -> bool:
    """Go back to where this seat gave its latest answer; tell whether that was done."""
    match, voice = table.match, table.voice
    try:
        others = who_must_agree(match, table.people, seat)
    except IllegalAction as error:
        voice.refuse(error)
        return False
    if not all(agrees(table, seat, other) for other in others):
        voice.say("play-not-undone")
        return False
    voice.say(go_back(match, seat))
    table.unsee()
    return True


def agrees(table: Table, seat: Seat, other: Seat) -> bool:
    """Ask another person for consent."""
    names = {"seat": table.seat_name(seat), "other": table.seat_name(other)}
    reply = read_line(table.voice.text("play-consent", **names) + " ")
    return command_words(table.voice.language).get(reply.casefold()) == YES
