"""A match that is over becomes a run for each person who played it, kept together with its end."""

import time
from typing import Final

from sqlalchemy import insert

from pelagos.kernel.ids import Seat
from pelagos.server.games import career_of
from pelagos.server.hosting.course import Course
from pelagos.server.hosting.room import Room
from pelagos.server.storage.schema import RUNS
from pelagos.server.storage.writes import Write

ADD_RUN: Final = insert(RUNS)
DAY: Final = 86400


def enter_runs(room: Room, course: Course) -> None:
    """Keep the run of everybody who played to the end; who had several seats has the run of the first.

    They are part of the request that ends the match: both are kept, or neither, so that a run is entered once. A match
    that went on from a position of another is no run: it was begun to try something out.
    """
    career = career_of(room.game)
    if career is None or room.table.branched_at is not None:
        return
    holders = {person: seats[0] for person, seats in room.table.holders().items() if person is not None}
    now = time.time()
    for person, seat in holders.items():
        run = career.run(course.match, room.table.code, day=int(now // DAY), seat=Seat(seat), humans=len(holders))
        values = {"person": person, "code": room.table.code, "game": room.game.name, "run": run.decode()}
        room.write(Write(ADD_RUN, {**values, "at": now, "entered": False}))
