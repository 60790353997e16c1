"""The clock as an actor: in timed phases it answers its own questions, each at the second it names."""

import asyncio
from typing import Any

from pelagos.kernel.decision import Decision
from pelagos.kernel.ids import CLOCK
from pelagos.server.hosting.acting import NOBODY, carry_out, require_course
from pelagos.server.hosting.batch import nobody_asked
from pelagos.server.hosting.mission import Mission
from pelagos.server.hosting.room import Room


class MissionClock:
    """The clocks of all tables. A clock stands still while its server is down."""

    def __init__(self) -> None:
        """Begin without any."""
        self._waits: dict[str, tuple[int, asyncio.TimerHandle]] = {}

    def follow(self, room: Room) -> None:
        """Answer the clock's question of a table when it is due; at once if everybody else is ready."""
        asked = clock_question(room)
        if asked is None and room.mission is not None:
            end_time(room)
        waits = self._waits.get(room.table.code)
        stands = room.mission is not None and room.mission.is_stopped
        if waits is not None and (asked is None or waits[0] != asked.id or stands or is_everybody_ready(room)):
            waits[1].cancel()
            del self._waits[room.table.code]
        if asked is not None and not stands and room.table.code not in self._waits:
            if room.mission is None:
                room.mission = Mission()
                room.tell_state()
            delay = 0.0 if is_everybody_ready(room) else max(0.0, due(asked) - room.mission.second)
            handle = asyncio.get_running_loop().call_later(delay, self._strike, room, asked)
            self._waits[room.table.code] = (asked.id, handle)

    def _strike(self, room: Room, decision: Decision) -> None:
        self._waits.pop(room.table.code, None)
        room.do(lambda: strike(room, decision), nobody_asked)

    def close(self) -> None:
        """Stop all clocks."""
        for _, handle in self._waits.values():
            handle.cancel()
        self._waits.clear()


def clock_question(room: Room) -> Decision | None:
    """Return what the clock is asked."""
    if room.course is None or room.table.status != "running":
        return None
    return next((asked for asked in room.course.match.pending if asked.actor == CLOCK), None)


def end_time(room: Room) -> None:
    """Forget the time of a phase that is over: the next one begins at second 0."""
    room.mission, room.pause_wishes, room.table.paused = None, set(), False
    room.tell_state()


def is_everybody_ready(room: Room) -> bool:
    """Tell whether only the clock is asked anything."""
    return room.course is not None and all(asked.actor == CLOCK for asked in room.course.match.pending)


def due(decision: Any) -> int:
    """Return the mission second at which a question of the clock is due; one that names none is due at once."""
    return int(getattr(decision, "second", 0))


def strike(room: Room, decision: Decision) -> None:
    """Answer for the clock, unless a pause has come first."""
    course = require_course(room)
    if room.table.paused or decision not in course.match.pending:
        return
    second = due(decision)
    if room.mission is not None:
        room.mission.set(second)
    carry_out(room, decision, course.match.legal(decision)[0], CLOCK, NOBODY, second=second)
