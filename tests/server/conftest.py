"""The databases that the server's tests run on."""

import asyncio
import os
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from pelagos.server.settings import Settings

POSTGRES = os.environ.get("PELAGOS_TEST_POSTGRES", "postgresql://postgres@localhost/postgres")
"""A PostgreSQL server on which the tests may make and drop databases."""


async def execute(statement: str) -> None:
    engine = create_async_engine(POSTGRES.replace("postgresql:", "postgresql+asyncpg:"), isolation_level="AUTOCOMMIT")
    try:
        async with engine.connect() as connection:
            await connection.execute(text(statement))
    finally:
        await engine.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Settings]:
    """Settings with a database of its own, of each kind; no limits in the way."""
    if request.param == "sqlite":
        yield Settings(data=tmp_path, requests_per_second=10_000, burst=10_000, window=0.05)
        return
    name = f"pelagos_test_{uuid.uuid4().hex[:12]}"
    try:
        asyncio.run(execute(f"CREATE DATABASE {name}"))
    except (OSError, DBAPIError) as error:
        if os.environ.get("CI"):
            raise  # there the tests on PostgreSQL are not to be left out unnoticed
        pytest.skip(f"no PostgreSQL to test with: {error}")
    url = POSTGRES.rpartition("/")[0] + f"/{name}"
    yield Settings(data=tmp_path, database=url, requests_per_second=10_000, burst=10_000, window=0.05)
    asyncio.run(execute(f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
def tmp_settings(tmp_path: Path) -> Settings:
    """Settings with a SQLite database, for what has nothing to do with the database."""
    return Settings(data=tmp_path, requests_per_second=10_000, burst=10_000, window=0.05)
