"""How long a seat may take: noted when it is asked, kept for tables that go on over days."""

import time

from pelagos.server.hosting.reactions import is_reaction
from pelagos.server.hosting.room import Room
from pelagos.server.hosting.rows import seat_write


def renew(room: Room) -> None:
    """Give each seat that is asked something new its time; part of the current request."""
    seconds = room.table.seconds
    if seconds is None:
        return
    asked, now = asked_seats(room), time.time()
    for number in range(len(room.table.seats)):
        if asked.get(number) == room.asked.get(number):
            continue
        deadline = now + seconds if number in asked else None
        if deadline == room.table.seats[number].deadline:
            continue
        if room.table.pace == "days":
            room.batch.protect(room.table)
            room.table.seats[number].deadline = deadline
            room.write(seat_write(room.table, number))
        else:
            room.table.seats[number].deadline = deadline
    room.asked = asked


def asked_seats(room: Room) -> dict[int, tuple[int, ...]]:
    """Return, by seat, the questions for which its time runs. At a live table a reaction has its own window."""
    if room.course is None or room.table.status != "running":
        return {}
    asked: dict[int, tuple[int, ...]] = {}
    for decision in room.course.match.pending:
        seat = decision.actor
        if not isinstance(seat, int) or (seat, decision.id) in room.held:
            continue
        if room.table.pace == "live" and is_reaction(decision):
            continue
        asked[seat] = (*asked.get(seat, ()), decision.id)
    return asked
