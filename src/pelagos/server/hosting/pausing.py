"""Pauses of a timed match: its clock stands still once all who are there want it, until one wants to go on."""

from pelagos.server.hosting.acting import require_course
from pelagos.server.hosting.batch import nobody_asked
from pelagos.server.hosting.room import Room
from pelagos.server.hosting.rows import table_write
from pelagos.server.refusals import Refused


def wish_pause(room: Room, person: int, *, yes: bool) -> None:
    """Note that a person wants a pause, or wants to go on.

    Raises:
        Refused: nothing is timed, or the person has no seat.
    """
    require_course(room)
    own = room.table.seats_of(person)
    if not own:
        raise Refused("not-yours", "watches-only")
    if room.mission is None:
        raise Refused("illegal", "nothing-to-pause")
    room.pause_wishes = room.pause_wishes | set(own) if yes else set()
    room.batch.news.append(lambda: let_know(room))
    keep_pause(room, yes=yes and (room.table.paused or is_agreed(room)))


def somebody_has_gone(room: Room) -> None:
    """Let the clock stand still if everybody who is left wants that."""
    if room.mission is not None and not room.table.paused and is_agreed(room):
        room.do(lambda: pause_if_agreed(room), nobody_asked)


def pause_if_agreed(room: Room) -> None:
    """Pause, unless something has changed meanwhile."""
    if room.mission is not None and is_agreed(room):
        room.batch.news.append(lambda: let_know(room))
        keep_pause(room, yes=True)


def keep_pause(room: Room, *, yes: bool) -> None:
    """Let it be kept whether the time stands still; it does, or goes on, once that is kept."""
    if room.table.paused is not yes:
        room.batch.protect(room.table)
        room.table.paused = yes
        room.write(table_write(room.table))


def is_agreed(room: Room) -> bool:
    """Tell whether everybody who is there wants a pause."""
    there = {subscriber.person for subscriber in room.subscribers}
    people = {number for number, seat in enumerate(room.table.seats) if seat.kind == "person" and seat.person in there}
    return bool(room.pause_wishes) and people <= room.pause_wishes


def let_know(room: Room) -> None:
    """Tell everybody, and let the clock stand still or run."""
    if room.mission is not None and room.mission.is_stopped is not room.table.paused:
        (room.mission.stop if room.table.paused else room.mission.go_on)()
    room.tell_state()
    room.follow()
