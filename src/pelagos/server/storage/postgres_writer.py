"""The quick way into PostgreSQL: a whole commit in as few exchanges with it as possible.

Through SQLAlchemy a commit takes five: is the connection alive, begin, write, commit, and put the connection back. Here
it is as a rule one while much is written: an insertion of any number of rows is one statement, which alone is a
transaction by itself.
"""

import contextlib
import time
from functools import lru_cache
from typing import Any, Final, cast

from asyncpg.exceptions import AdminShutdownError, InternalClientError
from sqlalchemy import Insert, Table
from sqlalchemy.dialects.postgresql.asyncpg import dialect
from sqlalchemy.ext.asyncio import AsyncEngine

from pelagos.server.storage.writes import Group, Rows

DIALECT: Final = dialect()  # type: ignore[no-untyped-call]  # SQLAlchemy's own
RESTED: Final = 0.05
"""After how many seconds without a commit a connection may have been lost unnoticed."""
QUESTION: Final = "SELECT 1"
QUOTE: Final = DIALECT.identifier_preparer.quote


class PostgresWriter:
    """One connection that only writes, opened anew when it is lost. Callers see to it that nobody else writes."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Prepare the writer; the first commit opens its connection as `engine` would."""
        self._engine = engine
        self._connection: Any = None
        self._used = 0.0
        """When it was last written with, by the monotonic clock."""

    async def commit(self, groups: list[Group]) -> None:
        """Execute all statements in one transaction.

        Raises:
            asyncpg.PostgresError, OSError: nothing has been written, or the connection was lost before that was known.
        """
        try:
            await self._commit(groups)
        except Exception as error:
            if not was_lost_before(error):
                raise
            await self._commit(groups)

    async def _commit(self, groups: list[Group]) -> None:
        connection = await self._alive()
        try:
            await execute_all(connection, groups)
        except BaseException:
            self._drop()  # with it ends what it had begun
            raise
        self._used = time.monotonic()

    async def _alive(self) -> Any:
        """Return the connection; one that has rested a while is asked first whether PostgreSQL is still there."""
        if self._connection is not None and time.monotonic() - self._used > RESTED:
            with contextlib.suppress(Exception):  # the library has many ways to say that it is not
                await self._connection.execute(QUESTION)
        if self._connection is None or self._connection.is_closed():
            lent = await self._engine.raw_connection()
            self._connection = lent.driver_connection
            lent.detach()
        return self._connection

    def _drop(self) -> None:
        self._connection.terminate()
        self._connection = None

    async def close(self) -> None:
        """Close the connection."""
        if self._connection is not None:
            with contextlib.suppress(Exception):  # it may have gone already
                await self._connection.close()


def was_lost_before(error: Exception) -> bool:
    """Tell whether PostgreSQL ended the connection in the place of doing what it was told: nothing has been written.

    That shows by its answer, or by a library that still has the end to deal with and cannot begin anything.
    """
    return isinstance(error, InternalClientError) or isinstance(error.__cause__ or error, AdminShutdownError)


def is_one_statement(statement: Any, rows: Rows) -> bool:
    """Tell whether `execute` needs only one statement of SQL for these rows."""
    return len(rows) == 1 or isinstance(statement, Insert)


async def execute_all(connection: Any, groups: list[Group]) -> None:
    """Execute all statements in one transaction; who catches an error must end the connection."""
    if len(groups) == 1 and is_one_statement(*groups[0]):
        await execute(connection, *groups[0])
        return
    await connection.execute("BEGIN")
    for statement, rows in groups:
        await execute(connection, statement, rows)
    await connection.execute("COMMIT")


async def execute(connection: Any, statement: Any, rows: Rows) -> None:
    """Execute a statement for each row; an insertion takes all rows at once."""
    names = tuple(rows[0])
    if isinstance(statement, Insert):
        await connection.execute(insertion(statement, names), *[[row[name] for row in rows] for name in names])
        return
    sql, places = compiled(statement, names)
    values = [[row[name] for name in places] for row in rows]
    if len(values) == 1:
        await connection.execute(sql, *values[0])
    else:
        await connection.executemany(sql, values)


@lru_cache(maxsize=256)
def insertion(statement: Insert, columns: tuple[str, ...]) -> str:
    """Return the insertion of rows that come as one array for each column."""
    table = cast("Table", statement.table)
    types = [table.c[name].type.compile(dialect=DIALECT) for name in columns]
    arrays = ", ".join(f"${number}::{kind}[]" for number, kind in enumerate(types, 1))
    return f"INSERT INTO {QUOTE(table.name)} ({', '.join(map(QUOTE, columns))}) SELECT * FROM unnest({arrays})"  # noqa: S608  # names of our own


@lru_cache(maxsize=256)
def compiled(statement: Any, columns: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """Return a statement as PostgreSQL reads it, and the names of its values in their order."""
    found = statement.compile(dialect=DIALECT, column_keys=list(columns))
    return found.string, tuple(found.positiontup or ())
