"""Which tables are past their time, and what is done with them in the database."""

from typing import Any, Final

from sqlalchemy import ForeignKey, ScalarSelect, delete, exists, func, not_, or_, select, update
from sqlalchemy.sql.dml import ReturningDelete

from pelagos.server.storage.schema import HELD, JOURNAL, METADATA, PEOPLE, SNAPSHOTS, TABLES
from pelagos.server.storage.store import Store

DAY: Final = 86400.0
OPEN_SHARE: Final = 0.1
"""An open table waits for people this share of the time a running match waits for an answer."""
OVER: Final = ("finished", "closed")
AT_ONCE: Final = 200
"""How many tables or people one transaction deletes, so that matches never wait long for it."""


def is_kept_without(key: ForeignKey) -> bool:
    """Tell whether a row that speaks of a person stays when that person goes."""
    return key.column is PEOPLE.c.id and key.ondelete == "SET NULL"


SHARED: Final = tuple(
    key.parent for table in METADATA.tables.values() for key in table.foreign_keys if is_kept_without(key)
)
"""The columns that speak of a person in what belongs to several people: seats, tables, talk, reports."""


async def idle_codes(store: Store, now: float, days: float) -> list[str]:
    """Return the codes of running matches without any answer for so many days, and of open tables for a tenth."""
    last = select(func.max(JOURNAL.c.at)).where(JOURNAL.c.table_id == TABLES.c.id).scalar_subquery()
    running = (TABLES.c.status == "running") & (func.coalesce(last, TABLES.c.touched) < now - days * DAY)
    waiting = (TABLES.c.status == "open") & (TABLES.c.touched < now - days * DAY * OPEN_SHARE)
    async with store.reading() as connection:
        found = await connection.execute(select(TABLES.c.code).where(or_(running, waiting)))
        return [row.code for row in found]


async def archive(store: Store) -> int:
    """Drop what only a running match needs of those that are over; return of how many."""
    over = select(TABLES.c.id).where(TABLES.c.status.in_(OVER))
    async with store.writing() as connection:
        found = await connection.execute(
            delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id.in_(over)).returning(SNAPSHOTS.c.table_id)
        )
        number = len(found.all())
        await connection.execute(delete(HELD).where(HELD.c.table_id.in_(over)))
        await connection.execute(
            update(JOURNAL).where(JOURNAL.c.table_id.in_(over), JOURNAL.c.request.is_not(None)).values(request=None)
        )
    return number


async def delete_old(store: Store, now: float, days: float) -> list[str]:
    """Delete matches that have been over for so many days, with all that belongs to them; return their codes."""
    codes: list[str] = []
    while True:
        async with store.writing() as connection:
            gone = [row.code for row in await connection.execute(_deletion(now - days * DAY))]
        codes += gone
        if len(gone) < AT_ONCE:
            return codes


def _deletion(before: float) -> ReturningDelete[Any]:
    return delete(TABLES).where(TABLES.c.id.in_(_old(before))).returning(TABLES.c.code)


def _old(before: float) -> ScalarSelect[int]:
    ended = func.coalesce(TABLES.c.finished, TABLES.c.touched)
    return select(TABLES.c.id).where(TABLES.c.status.in_(OVER), ended < before).limit(AT_ONCE).scalar_subquery()


async def delete_people(store: Store, now: float, days: float) -> list[int]:
    """Delete people of whom nothing that is kept speaks, and who have not come for so many days or are forgotten.

    What is theirs alone goes with them. Return their numbers.
    """
    gone_for_long = or_(PEOPLE.c.deleted, PEOPLE.c.seen < now - days * DAY)
    spoken_of = [exists().where(column == PEOPLE.c.id) for column in SHARED]
    due = select(PEOPLE.c.id).where(gone_for_long, not_(or_(*spoken_of))).limit(AT_ONCE).scalar_subquery()
    numbers: list[int] = []
    while True:
        async with store.writing() as connection:
            gone = await connection.execute(delete(PEOPLE).where(PEOPLE.c.id.in_(due)).returning(PEOPLE.c.id))
            found = [row.id for row in gone]
        numbers += found
        if len(found) < AT_ONCE:
            return numbers


async def close_unread(store: Store, code: str, now: float) -> None:
    """Close a table that cannot be taken into memory."""
    async with store.writing() as connection:
        await connection.execute(update(TABLES).where(TABLES.c.code == code).values(status="closed", finished=now))
