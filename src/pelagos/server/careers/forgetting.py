"""Deleting all that a person has carried from match to match."""

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from pelagos.server.storage.schema import LOGS, RUNS, VOTES


async def forget_careers(connection: AsyncConnection, person: int) -> None:
    """Delete the logs and runs of a person, what they asked for and what they said of others."""
    await connection.execute(delete(LOGS).where(LOGS.c.person == person))
    await connection.execute(delete(RUNS).where(RUNS.c.person == person))
    await connection.execute(delete(VOTES).where((VOTES.c.person == person) | (VOTES.c.voter == person)))
