"""All tables of a server: those in memory, and how they come there."""

import asyncio
import contextlib
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy import insert, select

from pelagos.kernel.errors import PelagosError
from pelagos.kernel.ids import Seat
from pelagos.server.games import Games
from pelagos.server.hosting import broadcast
from pelagos.server.hosting.audience import ENCODER
from pelagos.server.hosting.ending import leave
from pelagos.server.hosting.restoring import read_table, restore
from pelagos.server.hosting.room import Room, perform
from pelagos.server.hosting.rows import seat_row, table_values
from pelagos.server.people.model import Person
from pelagos.server.people.tokens import new_code
from pelagos.server.refusals import Refused
from pelagos.server.storage.journal import Journal
from pelagos.server.storage.schema import SEATS, TABLES
from pelagos.server.storage.store import Store
from pelagos.server.tables.lists import codes_of
from pelagos.server.tables.model import TableState
from pelagos.server.tables.seating import stand_up
from pelagos.server.telling.forms import Closing

LOG = structlog.get_logger()
RETRY_SECONDS: Final = 5.0
"""How long after a failure the database is asked again for what could not be loaded."""


class House:
    """The tables of one server."""

    def __init__(self, store: Store, journal: Journal, games: Games) -> None:
        """Begin with no table in memory."""
        self.store = store
        self.journal = journal
        self.games = games
        self.rooms: dict[str, Room] = {}
        self.after: list[Callable[[Room], None]] = []
        """What every room calls after each change that is kept."""
        self.dropped: list[Callable[[str], None]] = []
        """Told the code of each table that leaves memory."""
        self._loading: dict[str, asyncio.Future[Room]] = {}

    async def room(self, code: str) -> Room:
        """Return the table of that code, from memory or from the database.

        Raises:
            Refused: there is none, or it cannot be read.
        """
        code = code.strip().lower()
        if not code.isprintable():  # no database has it, and one of them cannot even be asked
            raise Refused("not-found", "no-such-table", code="")
        if code in self.rooms:
            self.rooms[code].used = time.monotonic()
            return self.rooms[code]
        if code not in self._loading:
            self._loading[code] = asyncio.ensure_future(self._load(code))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> Room:
        try:
            table = await read_table(self.store, code)
            if table is None:
                raise Refused("not-found", "no-such-table", code=code[:40])
            room = self._new_room(table)
            await self._restore(room)
            if not room.is_settled:
                await perform(room, lambda: None)
            self.rooms[code] = room
        finally:
            del self._loading[code]
        room.follow()
        return room

    def drop(self, code: str) -> None:
        """Let a table leave memory, if it is there."""
        if self.rooms.pop(code, None) is not None:
            for forget in self.dropped:
                forget(code)

    async def take_up(self) -> None:
        """Load every running match, so that bots, clocks and timers go on; what cannot be loaded is logged."""
        codes = await self._running()
        while codes:
            codes = [code for code in codes if not await self._is_taken_up(code)]
            if codes:
                await asyncio.sleep(RETRY_SECONDS)

    async def _running(self) -> list[str]:
        while True:
            with contextlib.suppress(Refused):  # the database is away: no table is to stand still for that
                async with self.store.reading() as connection:
                    found = await connection.execute(select(TABLES.c.code).where(TABLES.c.status == "running"))
                    return [row.code for row in found]
            await asyncio.sleep(RETRY_SECONDS)

    async def _is_taken_up(self, code: str) -> bool:
        """Load a table; False if that is to be tried again."""
        try:
            await self.room(code)
        except Refused as refused:
            LOG.error("not-taken-up", table=code, code=refused.body.code)  # noqa: TRY400  # logged with its cause
            return refused.body.code != "storage"
        except Exception:  # one table must not keep the others from going on
            LOG.exception("not-taken-up", table=code)
        return True

    async def _restore(self, room: Room) -> None:
        try:
            await restore(self.store, room)
        except (PelagosError, msgspec.MsgspecError) as error:  # by the rules, or damaged
            LOG.exception("cannot-restore", table=room.table.code)
            raise Refused("fault", "cannot-restore", code=room.table.code) from error

    def _new_room(self, table: TableState) -> Room:
        room = Room(table, self.games.find(table.game), self.journal)
        room.after = self.after
        return room

    async def open(self, table: TableState) -> Room:
        """Set up a new table."""
        async with self.store.writing() as connection:
            table.code = await self._free_code(connection)
            values = {**table_values(table), "code": table.code, "game": table.game, "host": table.host}
            values["created"] = table.created
            made = await connection.execute(insert(TABLES).values(values).returning(TABLES.c.id))
            table.id = made.scalar_one()
            await connection.execute(insert(SEATS), [seat_row(table, seat) for seat in range(len(table.seats))])
        room = self._new_room(table)
        self.rooms[table.code] = room
        return room

    def farewell(self) -> None:
        """Tell everybody who watches that the server closes."""
        message = ENCODER.encode(Closing())
        for room in self.rooms.values():
            broadcast.post_to_all(room, message)

    def rename(self, person: Person) -> None:
        """Let tables in memory call a person by a new name, each as soon as all that it shows is kept."""
        for room in list(self.rooms.values()):
            room.when_settled(partial(call_anew, room, person))

    def forget(self, person: Person) -> None:
        """Let tables in memory know no more of a person than the database does."""
        self.rename(person)
        for room in self.rooms.values():
            lines = [line for line in room.chat if line.person is None or line.person.id != person.id]
            if len(lines) < len(room.chat):
                room.chat.clear()
                room.chat.extend(lines)

    async def vacate(self, person: Person) -> None:
        """Free the seats of a person at open tables, and let them leave running matches."""
        for code in await codes_of(self.store, person.id):
            room = await self.room(code)
            for seat in room.table.seats_of(person.id):
                if room.table.status == "open":
                    await perform(room, partial(stand_up, room, person, seat))
                elif room.table.status == "running":
                    await perform(room, partial(leave, room, Seat(seat)))

    async def _free_code(self, connection: Any) -> str:
        while True:
            code = new_code()
            taken = await connection.execute(select(TABLES.c.id).where(TABLES.c.code == code))
            if taken.first() is None:
                return code


def call_anew(room: Room, person: Person) -> None:
    """Call a person at a table by their present name."""
    if room.table.host == person.id:
        room.table.host_name = person.name
    seats = room.table.seats_of(person.id)
    for seat in seats:
        room.table.seats[seat].name = person.name
    if seats:
        broadcast.tell_table(room)
