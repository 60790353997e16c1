"""Looks after the tables now and then, beside everything else."""

import asyncio
import time
from functools import partial
from typing import Final, Protocol

import structlog

from pelagos.server.care import expiry
from pelagos.server.care.backfill import backfill
from pelagos.server.care.closing import close
from pelagos.server.care.steady import SteadyClock
from pelagos.server.hosting.house import House
from pelagos.server.hosting.room import Room, perform
from pelagos.server.people.people import People
from pelagos.server.refusals import Refused
from pelagos.server.settings import Settings
from pelagos.server.storage.store import Store

LOG = structlog.get_logger()
ROUND_SECONDS: Final = 600.0
UNUSED_SECONDS: Final = 600.0
"""How long nobody must have asked for a table that is not running before it leaves memory."""


class Counting(Protocol):
    """Counts tables and people."""

    def __call__(self, what: str, number: int) -> None:
        """Count tables ``closed``, ``archived``, ``deleted``, ``unloaded`` or ``backfilled``; people ``forgotten``."""


class Caretaker:
    """Closes, archives, deletes and unloads tables as the settings say."""

    def __init__(self, settings: Settings, store: Store, house: House, people: People, count: Counting) -> None:
        """Do nothing yet."""
        self._settings = settings
        self._store = store
        self._house = house
        self._people = people
        self._count = count
        self._task: asyncio.Task[None] | None = None
        self.clock = SteadyClock()

    def open(self) -> None:
        """Begin to go round."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Go round no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        try:
            self._tell("backfilled", await backfill(self._store, self._house))
        except Exception:  # what fails once is tried again with the next start, and the rounds go on
            LOG.exception("care-failed")
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            try:
                await self.go_round_if_due()
            except Exception:  # the next round does the rest
                LOG.exception("care-failed")

    async def go_round_if_due(self) -> None:
        """Go round unless the clock has jumped lately: a wrong date must not close or delete anything.

        Raises:
            Refused: the database does not answer.
        """
        now = self.clock.now()
        if now is None:
            LOG.warning("clock-jumped")
        else:
            await self.go_round(now)

    async def go_round(self, now: float) -> None:
        """Do what is due at the time `now`, in seconds since 1970.

        Raises:
            Refused: the database does not answer; the next round does the rest.
        """
        for code in await expiry.idle_codes(self._store, now, self._settings.keep_idle_days):
            await self._close(code, now)
        self._tell("archived", await expiry.archive(self._store))
        deleted = await expiry.delete_old(self._store, now, self._settings.keep_finished_days)
        for code in deleted:
            self._house.drop(code)
        self._tell("deleted", len(deleted))
        forgotten = await expiry.delete_people(self._store, now, self._settings.keep_people_days)
        for number in forgotten:
            self._people.drop(number)
        self._tell("forgotten", len(forgotten))
        self._tell("unloaded", self.unload(time.monotonic()))

    async def _close(self, code: str, now: float) -> None:
        try:
            room = await self._house.room(code)
            await perform(room, partial(close, room))
        except Refused as refused:
            if refused.body.code != "fault":
                return
            await expiry.close_unread(self._store, code, now)
        self._tell("closed", 1)

    def unload(self, now: float) -> int:
        """Let tables leave memory that are not running and that nobody needs; return how many.

        Args:
            now: seconds of the monotonic clock.
        """
        unused = [code for code, room in self._house.rooms.items() if is_unused(room, now)]
        for code in unused:
            self._house.drop(code)
        return len(unused)

    def _tell(self, what: str, number: int) -> None:
        if number:
            self._count(what, number)
            LOG.info("care", what=what, number=number)


def is_unused(room: Room, now: float) -> bool:
    """Tell whether a table may leave memory."""
    idle = now - room.used > UNUSED_SECONDS
    return idle and room.table.status != "running" and not room.subscribers and room.is_settled
