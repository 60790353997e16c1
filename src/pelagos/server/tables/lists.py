"""Which tables there are: public ones, and those of a person."""

from typing import Final

from sqlalchemy import select

from pelagos.server.storage.schema import SEATS, TABLES
from pelagos.server.storage.store import Store

MOST: Final = 50


async def public_codes(store: Store, game: str | None) -> list[str]:
    """Return the codes of public tables that are open or running, those touched last first."""
    wanted = (
        select(TABLES.c.code)
        .where(TABLES.c.public, TABLES.c.status.in_(("open", "running")))
        .order_by(TABLES.c.touched.desc())
        .limit(MOST)
    )
    if game is not None:
        wanted = wanted.where(TABLES.c.game == game)
    async with store.reading() as connection:
        return [row.code for row in await connection.execute(wanted)]


async def codes_of(store: Store, person: int) -> list[str]:
    """Return the codes of the tables at which a person sits or which they opened, those touched last first."""
    seated = select(SEATS.c.table_id).where(SEATS.c.person == person)
    wanted = (
        select(TABLES.c.code)
        .where((TABLES.c.id.in_(seated)) | (TABLES.c.host == person), TABLES.c.status != "closed")
        .order_by(TABLES.c.touched.desc())
        .limit(MOST)
    )
    async with store.reading() as connection:
        return [row.code for row in await connection.execute(wanted)]
