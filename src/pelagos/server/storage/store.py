"""The database: one way to read, one way to write."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from asyncpg.exceptions import InterfaceError, PostgresError
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from pelagos.server.refusals import Refused
from pelagos.server.settings import Settings
from pelagos.server.storage.doubt import InDoubt, is_refusal
from pelagos.server.storage.postgres_writer import ANSWER_SECONDS, PostgresWriter
from pelagos.server.storage.sqlite_writer import SqliteWriter
from pelagos.server.storage.writes import Group

BUSY_MS = 5000
"""How long SQLite waits for another process (a backup, the operator's command) to finish writing."""
FAULTS = (SQLAlchemyError, OSError, TimeoutError)
"""What a database that is full, locked or gone raises."""
UNABLE: Final = ("08", "53", "55", "57", "58")
"""The classes of errors of PostgreSQL that have nothing to do with what is written."""


class Store:
    """The database of one server. All writing goes one after the other; readers never wait for it."""

    def __init__(self, settings: Settings) -> None:
        """Prepare the connections; none is opened yet."""
        self.settings = settings
        self.engine = make_engine(settings)
        self._writer = self.engine.execution_options(immediate=True)
        self._writing = asyncio.Lock()
        self.quick = SqliteWriter(settings, pragmas_of(settings)) if settings.is_sqlite else PostgresWriter(self.engine)

    @asynccontextmanager
    async def reading(self, seconds: float | None = None) -> AsyncIterator[AsyncConnection]:
        """Give a connection to read with.

        Args:
            seconds: how long it may take, if not as long as usual.

        Raises:
            Refused: the database does not answer.
        """
        try:
            async with asyncio.timeout(seconds or ANSWER_SECONDS), self.engine.connect() as connection:
                yield connection
        except FAULTS as error:
            raise storage_fault(error) from error

    @asynccontextmanager
    async def writing(self, seconds: float | None = ANSWER_SECONDS) -> AsyncIterator[AsyncConnection]:
        """Give a transaction that is committed at the end, or leaves nothing behind.

        Args:
            seconds: how long it may take.

        Raises:
            Refused: the database does not answer, is full or locked. Nothing has been written, unless the connection
                was lost after it was told to commit and the database stays away.
        """
        trace = None
        try:
            async with self._writing:
                await self._settle()
                try:
                    async with asyncio.timeout(seconds), self._writer.begin() as connection:
                        yield connection
                        trace = await self.quick.trace(connection)
                except FAULTS:
                    if not await self._is_committed(trace):
                        raise
        except FAULTS as error:
            raise storage_fault(error) from error

    async def keep(self, groups: list[Group]) -> None:
        """Commit what matches have to keep, the one thing that is done thousands of times a second.

        Raises:
            Refused: whatever went wrong; nothing has been written.
            InDoubt: the connection was lost, and nobody can tell yet whether this is kept. Nothing more is written
                before `settle` has found out.
        """
        async with self._writing:
            await self._settle()
            try:
                await self._keep(groups)
            except InDoubt:
                raise
            except Exception as error:  # whatever it is, whoever writes goes on
                raise storage_fault(error) from error

    async def settle(self) -> None:
        """Find out what became of the commit that is in doubt, if one is.

        Raises:
            Refused: the database does not answer.
        """
        async with self._writing:
            await self._settle()

    async def _settle(self) -> None:
        try:
            await self.quick.settle()
        except InDoubt as doubt:
            fault = storage_fault(doubt.__cause__ or doubt)
            raise fault from fault.__cause__

    async def _is_committed(self, trace: Any) -> bool:
        return trace is not None and await self.quick.is_committed(trace)

    async def _keep(self, groups: list[Group]) -> None:
        await self.quick.commit(groups)

    async def close(self) -> None:
        """Close all connections."""
        await self.quick.close()
        await self.engine.dispose()


def is_of_all(fault: Refused) -> bool:
    """Tell whether a fault meets whatever is written: the database is locked, full or away."""
    cause = fault.__cause__
    if isinstance(cause, PostgresError):
        return not is_refusal(cause) or str(getattr(cause, "sqlstate", ""))[:2] in UNABLE
    if isinstance(cause, InterfaceError):
        return not isinstance(cause, ValueError)  # a value that cannot even be sent
    return isinstance(cause, (sqlite3.OperationalError, InDoubt, *FAULTS))


def storage_fault(error: BaseException) -> Refused:
    """Return the refusal for a database that cannot do its work."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    refused = Refused("storage", "storage")
    refused.__cause__ = cause
    return refused


def make_engine(settings: Settings) -> AsyncEngine:
    """Return the engine of the database that the settings name."""
    if settings.is_sqlite:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)  # seeds of running matches are for nobody else
        engine = create_async_engine(settings.database_url, hide_parameters=True)
        _tune_sqlite(engine, settings)
        return engine
    return create_async_engine(
        settings.database_url, hide_parameters=True, pool_pre_ping=True, pool_size=5, pool_timeout=10
    )


def pragmas_of(settings: Settings) -> tuple[str, ...]:
    """Return how every connection to a SQLite file is set up."""
    return (
        f"PRAGMA busy_timeout={BUSY_MS}",
        "PRAGMA journal_mode=WAL",
        f"PRAGMA synchronous={settings.synchronous}",
        "PRAGMA foreign_keys=ON",
        "PRAGMA temp_store=MEMORY",
    )


def _tune_sqlite(engine: AsyncEngine, settings: Settings) -> None:
    pragmas = pragmas_of(settings)

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # SQLAlchemy says BEGIN, not the driver
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Any) -> None:
        immediate = connection.get_execution_options().get("immediate")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")
