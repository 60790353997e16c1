"""Turn timers: when the time of a seat is up, the table's stand-in plays until the person is back.

Timers count on the monotonic clock: a clock of the machine that jumps neither shortens nor lengthens anybody's time.
"""

import asyncio
import time
from typing import NamedTuple

from pelagos.server.hosting.batch import nobody_asked
from pelagos.server.hosting.deadlines import asked_seats
from pelagos.server.hosting.room import Room
from pelagos.server.hosting.rows import seat_write


class Timer(NamedTuple):
    """One seat's timer."""

    deadline: float
    handle: asyncio.TimerHandle


class Timers:
    """The turn timers of all tables."""

    def __init__(self) -> None:
        """Begin without any."""
        self._timers: dict[tuple[str, int], Timer] = {}

    def follow(self, room: Room) -> None:
        """Let the timers of a table be as its deadlines are."""
        if room.table.seconds is None:
            return
        running = room.table.status == "running"
        told: dict[int, float] = {}
        for number, seat in enumerate(room.table.seats):
            key = (room.table.code, number)
            due = seat.deadline if running and not seat.is_bots else None
            if due is not None:
                told[number] = due
            if key in self._timers and self._timers[key].deadline != due:
                self._timers.pop(key).handle.cancel()
            if due is not None and key not in self._timers:
                self._set(room, number, due)
        if told != room.deadlines:
            room.deadlines = told
            room.tell_state()

    def _set(self, room: Room, number: int, due: float) -> None:
        loop = asyncio.get_running_loop()
        handle = loop.call_later(max(0.0, due - time.time()), self._ring, room, number)
        self._timers[room.table.code, number] = Timer(due, handle)

    def _ring(self, room: Room, number: int) -> None:
        self._timers.pop((room.table.code, number), None)
        room.do(lambda: stand_in(room, number), nobody_asked)

    def close(self) -> None:
        """Stop all timers."""
        for timer in self._timers.values():
            timer.handle.cancel()
        self._timers.clear()


def stand_in(room: Room, number: int) -> None:
    """Let the stand-in play for a seat whose time is up; one that has answered meanwhile keeps its seat."""
    seat = room.table.seats[number]
    is_due = seat.deadline is not None and number in asked_seats(room)
    if not is_due or seat.is_bots or room.table.status != "running":
        return
    room.change_table().seats[number].away = True
    room.write(seat_write(room.table, number))
