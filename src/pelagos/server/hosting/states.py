"""The state beside the record: kept a moment after each change, for the day the rules change. Never served."""

import asyncio
from typing import Final

from pelagos.server.hosting.batch import nobody_asked
from pelagos.server.hosting.room import Room
from pelagos.server.hosting.rows import snapshot_writes

DELAY_SECONDS: Final = 2.0
"""How long after a change the state is written; further changes meanwhile are written with it."""


class States:
    """Sees to it that the database holds the state of every match."""

    def __init__(self) -> None:
        """Begin with nothing to write."""
        self._waiting: dict[str, asyncio.TimerHandle] = {}
        self._written: dict[str, int] = {}

    def follow(self, room: Room) -> None:
        """Note that a match has changed."""
        code = room.table.code
        if room.course is None or code in self._waiting or self._written.get(code) == room.version:
            return
        if room.table.status == "running":
            self._waiting[code] = asyncio.get_running_loop().call_later(DELAY_SECONDS, self._write, room)

    def _write(self, room: Room) -> None:
        self._waiting.pop(room.table.code, None)
        room.do(lambda: self._keep(room), nobody_asked)

    def _keep(self, room: Room) -> None:
        if room.course is not None and room.table.status == "running":
            state = room.game.encode_state(room.course.match.state)
            code, version = room.table.code, room.version
            room.write(*snapshot_writes(room.table.id, version, room.game.version, state))
            room.batch.news.append(lambda: self._written.update({code: version}))

    def forget(self, code: str) -> None:
        """Forget a table that leaves memory."""
        self._written.pop(code, None)

    def flush(self, rooms: dict[str, Room]) -> None:
        """Write at once whatever waits."""
        for code, handle in list(self._waiting.items()):
            handle.cancel()
            if code in rooms:
                self._write(rooms[code])
        self._waiting.clear()
