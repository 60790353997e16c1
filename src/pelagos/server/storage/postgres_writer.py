"""The quick way into PostgreSQL: a whole commit in as few exchanges with it as possible.

Through SQLAlchemy a commit takes five: is the connection alive, begin, write, commit, and put the connection back. Here
it is as a rule one while much is written: an insertion of any number of rows is one statement, which alone is a
transaction by itself.
"""

import asyncio
import contextlib
import time
from functools import lru_cache
from typing import Any, Final, cast

from asyncpg.exceptions import AdminShutdownError, InterfaceError, PostgresError
from sqlalchemy import Insert, Table
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from pelagos.server.storage.doubt import (
    DIALECT,
    IS_COMMITTED,
    OWN_TRANSACTION,
    QUOTE,
    Backend,
    Commit,
    InDoubt,
    Trace,
    backend_of,
    end,
    is_committed,
    is_refusal,
    question_of,
    trace_of,
)
from pelagos.server.storage.writes import Group, Rows

RESTED: Final = 0.05
"""After how many seconds without a commit a connection may have been lost unnoticed."""
QUESTION: Final = "SELECT 1"
TRIES: Final = 2
ASK_SECONDS: Final = 10.0
"""How long it is tried to ask what became of a transaction while somebody waits for it."""
ASK_EVERY: Final = 0.2
ANSWER_SECONDS: Final = 30.0
"""How long PostgreSQL may be silent before a connection counts as lost."""


class PostgresWriter:
    """One connection that only writes, opened anew when it is lost. Callers see to it that nobody else writes."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Prepare the writer; the first commit opens its connection as `engine` would."""
        self._engine = engine
        self._connection: Any = None
        self._backend: Backend | None = None
        self._used = 0.0
        """When it was last written with, by the monotonic clock."""
        self._doubt: InDoubt | None = None

    async def commit(self, groups: list[Group]) -> None:
        """Execute all statements in one transaction. Nothing may be in doubt: see `settle`.

        Raises:
            InDoubt: the connection was lost, and nobody can tell yet whether this is kept; `settle` finds out.
            asyncpg.PostgresError, OSError: nothing has been written.
        """
        try:
            await self._carry_out(Commit(groups))
        except InDoubt as doubt:
            self._doubt = doubt
            raise

    async def settle(self) -> None:
        """Find out what became of the commit that is in doubt, if one is, and carry it out if it was not.

        Raises:
            InDoubt: PostgreSQL still cannot be asked.
        """
        if self._doubt is None:
            return
        fault: Exception | None = None
        try:
            await self._carry_out(self._doubt.commit)
        except InDoubt:
            raise
        except Exception as error:  # noqa: BLE001  # whoever waits for the outcome is told
            fault = error
        outcome, self._doubt = self._doubt.outcome, None
        outcome.set_result(fault)

    async def trace(self, connection: AsyncConnection) -> Trace:
        """Return by what the transaction of another connection is found again, just before it is committed."""
        return await trace_of((await connection.get_raw_connection()).driver_connection)

    async def is_committed(self, trace: Trace | None) -> bool:
        """Tell whether a transaction whose connection was lost was committed; ask for a while, if need be.

        Raises:
            TimeoutError: PostgreSQL cannot be asked.
        """
        async with asyncio.timeout(ASK_SECONDS):
            while trace is not None:
                with contextlib.suppress(OSError, SQLAlchemyError, InterfaceError, PostgresError):
                    async with self._engine.connect() as connection:
                        return await is_committed((await connection.get_raw_connection()).driver_connection, trace)
                await asyncio.sleep(ASK_EVERY)
        return False

    async def _carry_out(self, commit: Commit) -> None:
        fault: Exception | None = None
        for _ in range(TRIES):
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    await self._try(commit)
            except Exception as error:  # noqa: BLE001  # the library has many ways to say that a connection is lost
                fault, was_open = error, self._connection is not None
                self._drop()
                if not was_open or (is_refusal(error) and not commit.may_stand):
                    break
            except BaseException:
                self._drop()
                raise
            else:
                self._used = time.monotonic()
                return
        if commit.may_stand:
            raise InDoubt(commit) from fault
        if fault is not None:
            raise fault

    async def _try(self, commit: Commit) -> None:
        """Carry a commit out, unless the last try did."""
        connection = await self._alive()
        if commit.backend is not None:
            await end(connection, commit.backend)
        if await commit.stands(connection):
            return
        commit.begin(self._backend)
        try:
            await execute_all(connection, commit)
        except Exception as error:
            if is_refusal(error) or was_ended_before(error):
                commit.may_stand = False
            raise

    async def _alive(self) -> Any:
        """Return the connection; one that has rested a while is asked first whether PostgreSQL is still there."""
        if self._connection is not None and time.monotonic() - self._used > RESTED:
            with contextlib.suppress(Exception):  # the library has many ways to say that it is not
                await self._connection.execute(QUESTION)
        if self._connection is None or self._connection.is_closed():
            self._connection = None
            lent = await self._engine.raw_connection()
            self._connection = lent.driver_connection
            lent.detach()
            self._backend = await backend_of(self._connection)
        return self._connection

    def _drop(self) -> None:
        """Let the connection go; with it ends what it had begun."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        """Close the connection."""
        if self._connection is not None:
            with contextlib.suppress(Exception):  # it may have gone already
                await self._connection.close()


def was_ended_before(error: Exception) -> bool:
    """Tell whether PostgreSQL answered that it ends the connection in the place of doing what it was told.

    It never says so of what it has committed.
    """
    return isinstance(error.__cause__ or error, AdminShutdownError)


def is_one_statement(statement: Any, rows: Rows) -> bool:
    """Tell whether `execute` needs only one statement of SQL for these rows."""
    return len(rows) == 1 or isinstance(statement, Insert)


async def execute_all(connection: Any, commit: Commit) -> None:
    """Execute all statements in one transaction; who catches an error must end the connection."""
    groups = commit.groups
    if len(groups) == 1 and is_one_statement(*groups[0]):
        commit.expect(question_of(*groups[0]))
        await execute(connection, *groups[0])
        return
    await connection.execute("BEGIN")
    for statement, rows in groups:
        await execute(connection, statement, rows)
    transaction = await connection.fetchval(OWN_TRANSACTION)
    commit.expect((IS_COMMITTED, (transaction,)))
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
