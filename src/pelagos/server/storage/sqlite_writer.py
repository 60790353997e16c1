"""The quick way into a SQLite file: a whole commit goes to the writer's own thread at one stroke.

The asynchronous driver changes threads for every statement, and at each change the busy server keeps the thread
waiting; most of the time of a move went there. Here a commit changes threads once, and as a rule is one statement with
all its rows: alone it is a transaction by itself.
"""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from functools import lru_cache, partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final

from sqlalchemy import Executable, Insert, make_url
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from pelagos.server.settings import Settings
from pelagos.server.storage.writes import Group, Rows

DIALECT: Final = SQLiteDialect_pysqlite(paramstyle="qmark")
ROWS_AT_ONCE: Final = 500
"""How many rows one statement takes: SQLite allows some 32,000 values."""


class SqliteWriter:
    """One connection that only writes, with a thread of its own. Callers see to it that nobody else writes."""

    def __init__(self, settings: Settings, pragmas: tuple[str, ...]) -> None:
        """Prepare the writer; the file is opened by the first commit."""
        self._path = make_url(settings.database_url).database or ""
        self._pragmas = pragmas
        self._work: SimpleQueue[tuple[Callable[[], None], asyncio.Future[None]] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="sqlite-writer", daemon=True)
        self._connection: sqlite3.Connection | None = None

    async def commit(self, groups: list[Group]) -> None:
        """Execute all statements in one transaction.

        Raises:
            sqlite3.Error: nothing has been written.
        """
        await self._in_thread(partial(self._commit, groups))

    async def settle(self) -> None:
        """Do nothing: a file always answers what became of a commit."""

    async def trace(self, _connection: AsyncConnection) -> None:
        """Return nothing: as above."""

    async def is_committed(self, _trace: None) -> bool:
        """Say no: whatever went wrong, nothing was written."""
        return False

    async def _in_thread(self, work: Callable[[], None]) -> None:
        if not self._thread.is_alive():
            self._thread.start()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._work.put((work, done))
        await done

    def _run(self) -> None:
        """Do what is asked for, one after the other, until there is nothing more to come."""
        while (asked := self._work.get()) is not None:
            work, done = asked
            error: BaseException | None = None
            try:
                work()
            except BaseException as raised:  # noqa: BLE001  # whoever waits is told
                error = raised
            with contextlib.suppress(RuntimeError):  # whoever waited has gone, and the loop with them
                done.get_loop().call_soon_threadsafe(finish, done, error)

    def _commit(self, groups: list[Group]) -> None:
        connection = self._connection or self._open()
        if len(groups) == 1 and is_one_statement(*groups[0]):
            execute(connection, *groups[0])
            return
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement, rows in groups:
                execute(connection, statement, rows)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None)
        try:
            for pragma in self._pragmas:
                connection.execute(pragma)
        except sqlite3.Error:
            connection.close()
            raise
        self._connection = connection
        return connection

    async def close(self) -> None:
        """Close the file."""
        if self._connection is not None:
            await self._in_thread(self._connection.close)
            self._work.put(None)


def finish(done: "asyncio.Future[None]", error: BaseException | None) -> None:
    """Tell whoever still waits how it went."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def is_one_statement(statement: Executable, rows: Rows) -> bool:
    """Tell whether `execute` needs only one statement of SQL for these rows."""
    return len(rows) == 1 or (isinstance(statement, Insert) and len(rows) <= ROWS_AT_ONCE)


def execute(connection: sqlite3.Connection, statement: Executable, rows: Rows) -> None:
    """Execute a statement for each row; an insertion takes many rows at once."""
    sql, names = compiled(statement, tuple(rows[0]))
    if not isinstance(statement, Insert):
        for row in rows:
            connection.execute(sql, [row[name] for name in names])
        return
    places = sql[sql.rindex("(") :]
    for first in range(0, len(rows), ROWS_AT_ONCE):
        some = rows[first : first + ROWS_AT_ONCE]
        connection.execute(", ".join([sql, *[places] * (len(some) - 1)]), [row[name] for row in some for name in names])


@lru_cache(maxsize=256)
def compiled(statement: Any, columns: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """Return a statement as SQLite reads it, and the names of its values in their order."""
    found = statement.compile(dialect=DIALECT, column_keys=list(columns))
    return found.string, tuple(found.positiontup or ())
