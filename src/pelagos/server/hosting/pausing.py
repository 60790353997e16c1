"""Pauses of a timed match: its clock stands still once all who are there want it, until one wants to go on."""

from pelagos.server.hosting.acting import require_course
from pelagos.server.hosting.room import Room
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
    if not yes and room.mission.is_stopped:
        room.mission.go_on()
    elif is_agreed(room):
        room.mission.stop()
    room.batch.news.append(lambda: let_know(room))


def somebody_has_gone(room: Room) -> None:
    """Let the clock stand still if everybody who is left wants that."""
    if room.mission is not None and not room.mission.is_stopped and is_agreed(room):
        room.mission.stop()
        let_know(room)


def is_agreed(room: Room) -> bool:
    """Tell whether everybody who is there wants a pause."""
    there = {subscriber.person for subscriber in room.subscribers}
    people = {number for number, seat in enumerate(room.table.seats) if seat.kind == "person" and seat.person in there}
    return bool(room.pause_wishes) and people <= room.pause_wishes


def let_know(room: Room) -> None:
    """Tell everybody, and let the clock stand still or run."""
    room.tell_state()
    room.follow()
