"""Records for matches that ended before the server kept any."""

from typing import Final

import structlog
from sqlalchemy import insert, select

from pelagos.kernel.errors import PelagosError
from pelagos.kernel.record import Record
from pelagos.kernel.record_writing import COUNT, write_record
from pelagos.server.hosting.ending import ended_record
from pelagos.server.hosting.house import House
from pelagos.server.hosting.restoring import header_of
from pelagos.server.hosting.room import Room
from pelagos.server.refusals import Refused
from pelagos.server.storage.schema import JOURNAL, RECORDS, TABLES
from pelagos.server.storage.store import Store

LOG = structlog.get_logger()
SETUP: Final = "setup"


async def backfill(store: Store, house: House) -> int:
    """Write the record of every finished match that has none; return how many there were.

    Raises:
        Refused: the database does not answer.
    """
    wanted = (
        select(TABLES.c.code)
        .join(RECORDS, RECORDS.c.table_id == TABLES.c.id, isouter=True)
        .where(TABLES.c.status == "finished", RECORDS.c.table_id.is_(None))
    )
    async with store.reading() as connection:
        codes = [row.code for row in await connection.execute(wanted)]
    for code in codes:
        try:
            room = await house.room(code)
            text = await record_text(store, room)
            async with store.writing() as connection:
                await connection.execute(insert(RECORDS).values(table_id=room.table.id, text=text))
        except (Refused, PelagosError):
            LOG.exception("no-record", table=code)
    return len(codes)


async def record_text(store: Store, room: Room) -> str:
    """Return the record of a finished match; where the present rules cannot replay it, as the journal has it."""
    if room.course is not None:
        return write_record(room.game, ended_record(room.table, room.course.match.record))
    async with store.reading() as connection:
        steps = select(JOURNAL).where(JOURNAL.c.table_id == room.table.id).order_by(JOURNAL.c.version)
        rows = list(await connection.execute(steps))
    seed = None if room.table.seed is None else room.table.seed.hex()
    bare = Record(header=header_of(room), returns=room.table.returns, seed=seed)
    head, _, end = write_record(room.game, bare).partition(f"\n{SETUP}\n")
    played = [f"{row.version} {row.kind} {row.content.decode()}" for row in rows]
    inputs = sum(row.kind == "input" for row in rows)
    return "\n".join([head, *played, end.rpartition(f"\n{COUNT}")[0] or "", f"{COUNT}{inputs}", ""])
