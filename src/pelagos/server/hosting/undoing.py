"""Taking back: freely as far as the rules of the table allow, further if everybody agrees."""

import msgspec

from pelagos.kernel.ids import CLOCK, Seat
from pelagos.server.hosting.acting import Sender
from pelagos.server.hosting.course import Course
from pelagos.server.hosting.deadlines import renew
from pelagos.server.hosting.room import Room
from pelagos.server.hosting.rows import DROP_HELD, REWIND, step_write
from pelagos.server.refusals import Refused
from pelagos.server.storage.writes import Write


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody wishes to go back to where only `to` answers had been made."""

    by: Seat
    to: int
    agreed: frozenset[Seat]
    asked: frozenset[Seat]
    """Who still has to answer; bots always agree."""


def wish(room: Room, course: Course, seat: Seat, sender: Sender) -> None:
    """Take the seat's latest answer back, or ask the others.

    Raises:
        Refused: it has given none, or the clock has gone on since.
    """
    if course.match.may_undo(seat):
        go_back(room, course, course.inputs - 1, sender)
        return
    to = latest_input(course, seat)
    others = frozenset(
        Seat(number)
        for number, state in enumerate(room.table.seats)
        if state.kind == "person" and state.person != sender.person and not state.away
    )
    if not others:
        go_back(room, course, to, sender)
        return
    room.undo_wish = Wish(by=seat, to=to, agreed=frozenset({seat}), asked=others)
    room.batch.news.append(room.tell_state)
    room.remember(sender.person, sender.request)


def latest_input(course: Course, seat: Seat) -> int:
    """Return how many answers had been made before the seat's latest; time does not go back."""
    actors = list(course.match.record.actors())
    for number in range(len(actors) - 1, -1, -1):
        if actors[number] == seat:
            return number
        if actors[number] == CLOCK:
            raise Refused("illegal", "time-went-on")
    raise Refused("illegal", "nothing-to-take-back")


def agree(room: Room, course: Course, seat: Seat, sender: Sender, *, yes: bool) -> None:
    """Answer a wish; when the last has agreed, the match goes back.

    Raises:
        Refused: there is none, or the seat is not asked.
    """
    current = room.undo_wish
    if current is None or seat not in current.asked:
        raise Refused("illegal", "no-wish")
    mine = frozenset(Seat(number) for number in room.table.seats_of(sender.person))
    left = current.asked - mine
    if not yes:
        room.undo_wish = None
    elif left:
        room.undo_wish = msgspec.structs.replace(current, agreed=current.agreed | mine, asked=left)
    else:
        go_back(room, course, current.to, sender)
        return
    room.batch.news.append(room.tell_state)
    room.remember(sender.person, sender.request)


def go_back(room: Room, course: Course, inputs: int, sender: Sender) -> None:
    """Go back and have it kept."""
    batch = room.batch
    batch.only_seals = False
    course.rewind(inputs)
    for decision in {decision for _, decision in room.held}:
        room.write(Write(DROP_HELD, {"of_table": room.table.id, "of_decision": decision}))
    room.held, room.held_for, room.answered, room.undo_wish = {}, {}, {}, None
    renew(room)
    room.write(step_write(room.table.id, course.version, REWIND, inputs, sender.person, sender.request))
    room.remember(sender.person, sender.request)
