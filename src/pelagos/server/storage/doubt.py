"""A commit into PostgreSQL whose answer never came: was it carried out?

Whoever was told that something is kept, or is not, must be told the truth. So a new connection first sees to it that
nothing is at work any more for the one that was lost, and then looks for what the commit would have left.
"""

import asyncio
from datetime import datetime
from typing import Any, Final, NamedTuple, cast

from asyncpg.exceptions import PostgresError
from sqlalchemy import Insert, Table
from sqlalchemy.dialects.postgresql.asyncpg import dialect

from pelagos.server.storage.writes import Group, Rows

DIALECT: Final = dialect()  # type: ignore[no-untyped-call]  # SQLAlchemy's own
QUOTE: Final = DIALECT.identifier_preparer.quote
OWN_BACKEND: Final = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
END_BACKEND: Final = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = $1 AND backend_start = $2"
OWN_TRANSACTION: Final = "SELECT pg_current_xact_id()::text"
OWN_TRACE: Final = (
    "SELECT pid, backend_start, pg_current_xact_id()::text FROM pg_stat_activity WHERE pid = pg_backend_pid()"
)
IS_COMMITTED: Final = "SELECT pg_xact_status($1::text::xid8) = 'committed'"
PAUSE_SECONDS: Final = 0.02
Question = tuple[str, tuple[Any, ...]]
"""What is asked of PostgreSQL, with its values: whether something stands there."""


class Backend(NamedTuple):
    """The process of PostgreSQL that works for a connection. Its number alone may be given again."""

    pid: int
    began: datetime


class Trace(NamedTuple):
    """By what a transaction is found again after its connection is lost."""

    backend: Backend
    transaction: str


class Commit:
    """One commit on its way."""

    def __init__(self, groups: list[Group]) -> None:
        """Begin with nothing sent."""
        self.groups = groups
        self.backend: Backend | None = None
        """Who was last told to write."""
        self.may_stand = False
        """Whether it may have been carried out."""
        self._question: Question | None = None

    def begin(self, backend: Backend | None) -> None:
        """Note who is told to write; nothing is committed yet."""
        self.backend, self.may_stand, self._question = backend, False, None

    def expect(self, question: Question | None) -> None:
        """Note that what is sent next commits, and what shows that it did; None where doing it again is harmless."""
        self.may_stand, self._question = True, question

    async def stands(self, connection: Any) -> bool:
        """Tell whether it was carried out, once `end` has seen to it that it will not be later."""
        if not self.may_stand or self._question is None:
            return False
        sql, values = self._question
        try:
            return bool(await connection.fetchval(sql, *values))
        except PostgresError as error:
            if not is_refusal(error):
                raise
            return False  # it does not even know of such a transaction


class InDoubt(Exception):
    """The connection was lost during a commit, and PostgreSQL cannot be asked yet whether it was carried out."""

    def __init__(self, commit: Commit) -> None:
        """Keep what is to be found out."""
        super().__init__("in doubt")
        self.commit = commit
        self.outcome: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        """Once it is known: None if all is kept, else why nothing is."""


async def backend_of(connection: Any) -> Backend:
    """Return who works for a connection."""
    return Backend(*await connection.fetchrow(OWN_BACKEND))


async def trace_of(connection: Any) -> Trace:
    """Return the trace of the transaction that a connection is about to commit."""
    pid, began, transaction = await connection.fetchrow(OWN_TRACE)
    return Trace(Backend(pid, began), transaction)


async def is_committed(connection: Any, trace: Trace) -> bool:
    """Tell whether a transaction was committed, and see to it that it will not be later."""
    await end(connection, trace.backend)
    return bool(await connection.fetchval(IS_COMMITTED, trace.transaction))


async def end(connection: Any, backend: Backend) -> None:
    """End what is still at work for a connection that was lost, and wait until it has ended."""
    while await connection.fetchval(END_BACKEND, *backend):  # noqa: ASYNC110  # PostgreSQL does not call back
        await asyncio.sleep(PAUSE_SECONDS)


def is_refusal(error: BaseException) -> bool:
    """Tell whether PostgreSQL answered that it does not carry a statement out, over a connection that goes on."""
    return isinstance(error, PostgresError) and getattr(error, "severity_en", None) == "ERROR"


def question_of(statement: Any, rows: Rows) -> Question | None:
    """Return what shows that a statement was carried out alone: its first row, where it adds some.

    What only changes or deletes is done again: it names every value it sets, and nobody else writes meanwhile.
    """
    if not isinstance(statement, Insert):
        return None
    row, values, found = rows[0], [], []
    for name, value in row.items():
        if value is None:
            found.append(f"{QUOTE(name)} IS NULL")
        else:
            values.append(value)
            found.append(f"{QUOTE(name)} = ${len(values)}")
    table = QUOTE(cast("Table", statement.table).name)
    return f"SELECT EXISTS (SELECT FROM {table} WHERE {' AND '.join(found)})", tuple(values)  # noqa: S608  # names of our own
