"""The text of a finished match's record, kept when it ended: later rules cannot change it."""

from sqlalchemy import select

from pelagos.server.storage.schema import RECORDS, TABLES
from pelagos.server.storage.store import Store


async def kept_record(store: Store, code: str) -> str | None:
    """Return the record of a finished match; None if there is none, as of matches that ended before records were kept.

    Raises:
        Refused: the database does not answer.
    """
    if not code.isprintable():
        return None
    wanted = select(RECORDS.c.text).join(TABLES).where(TABLES.c.code == code.strip().lower())
    async with store.reading() as connection:
        text: str | None = (await connection.execute(wanted)).scalar_one_or_none()
    return text
