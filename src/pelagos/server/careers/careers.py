"""The logs of people: read with all runs entered, and changed one step at a time."""

import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from pelagos.kernel.career import Career
from pelagos.kernel.errors import IllegalAction, IllegalText
from pelagos.kernel.game import Game
from pelagos.kernel.ids import Seat
from pelagos.server.games import career_of, words_of
from pelagos.server.hosting.room import Room
from pelagos.server.people.model import Person
from pelagos.server.refusals import Refused
from pelagos.server.storage.schema import LOGS, RUNS
from pelagos.server.storage.store import Store

Change = Callable[[Career, bytes], bytes]


def require_career(game: Game[Any]) -> Career:
    """Return what a game says of its logs.

    Raises:
        Refused: people carry nothing from match to match in it.
    """
    career = career_of(game)
    if career is None:
        raise Refused("not-found", "no-career", game=game.name)
    return career


class Careers:
    """The logs of all people."""

    def __init__(self, store: Store) -> None:
        """Read and write them in a database."""
        self.store = store

    async def log(self, game: Game[Any], person: Person) -> bytes:
        """Return the log of a person, with every run entered that has been flown since; a new one if there is none."""
        return await self.change(game, person, lambda _career, log: log)

    async def change(self, game: Game[Any], person: Person, change: Change) -> bytes:
        """Change a log, and return it as it is then.

        Raises:
            Refused: the game refuses the change; the log stays as it was.
        """
        require_career(game)
        async with self.store.writing() as connection:
            return await self.change_within(connection, game, person.id, person.name, change)

    async def change_within(
        self, connection: AsyncConnection, game: Game[Any], person: int, name: str, change: Change
    ) -> bytes:
        """Change a log within a transaction that has begun."""
        career = require_career(game)
        kept = await kept_log(connection, game.name, person)
        log = career.begin(name) if kept is None else kept
        log = await enter(connection, career, game.name, person, log)
        try:
            changed = change(career, log)
        except IllegalText as error:
            raise Refused.of("invalid", error.rule, words_of(game).error_message(error)) from None
        except IllegalAction as error:
            raise Refused.of("illegal", error.rule, words_of(game).error_message(error)) from None
        if changed != kept:
            await keep(connection, game.name, person, changed, is_new=kept is None)
        return changed

    async def logs_at(self, room: Room) -> dict[Seat, bytes]:
        """Return the logs of the people at a table, where its game has any."""
        if career_of(room.game) is None:
            return {}
        logs: dict[Seat, bytes] = {}
        async with self.store.writing() as connection:
            for number, seat in enumerate(room.table.seats):
                if seat.person is not None:
                    logs[Seat(number)] = await self.change_within(
                        connection, room.game, seat.person, seat.name, lambda _career, log: log
                    )
        return logs


async def kept_log(connection: AsyncConnection, game: str, person: int) -> bytes | None:
    """Return a log as it is kept; nobody else changes it before the transaction is over."""
    wanted = select(LOGS.c.log).where(LOGS.c.person == person, LOGS.c.game == game).with_for_update()
    found: str | None = (await connection.execute(wanted)).scalar_one_or_none()
    return None if found is None else found.encode()


async def enter(connection: AsyncConnection, career: Career, game: str, person: int, log: bytes) -> bytes:
    """Enter the runs that have been flown since, in the order in which they ended."""
    own = (RUNS.c.person == person) & (RUNS.c.game == game) & ~RUNS.c.entered
    rows = (await connection.execute(select(RUNS.c.run).where(own).order_by(RUNS.c.at, RUNS.c.code))).all()
    for row in rows:
        log = career.settle(log, row.run.encode())
    if rows:
        await connection.execute(update(RUNS).where(own).values(entered=True))
    return log


async def keep(connection: AsyncConnection, game: str, person: int, log: bytes, *, is_new: bool) -> None:
    """Write a log."""
    values = {"log": log.decode(), "touched": time.time()}
    if is_new:
        await connection.execute(insert(LOGS).values(person=person, game=game, **values))
    else:
        await connection.execute(update(LOGS).where(LOGS.c.person == person, LOGS.c.game == game).values(values))
