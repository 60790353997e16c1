"""What an operator is told: nothing of hands, decks, seeds or tokens."""

from sqlalchemy import ColumnElement, func, select

from pelagos.server.hosting.broadcast import presence
from pelagos.server.hosting.house import House
from pelagos.server.hosting.room import Room
from pelagos.server.operating.orders import ReportLine, SeatLine, TableLine, TableSheet
from pelagos.server.storage.schema import PEOPLE, REPORTS, SEATS, TABLES
from pelagos.server.storage.store import Store


async def list_tables(store: Store, house: House, status: str | None) -> list[TableLine]:
    """Return all tables, or those of one status, touched last first."""
    wanted: list[ColumnElement[bool]] = [] if status is None else [TABLES.c.status == status]
    query = (
        select(TABLES, func.count(SEATS.c.seat).label("seats"), func.count(SEATS.c.person.distinct()).label("people"))
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(*wanted)
        .group_by(TABLES.c.id)
        .order_by(TABLES.c.touched.desc())
    )
    async with store.reading() as connection:
        rows = list(await connection.execute(query))
    return [
        TableLine(
            code=row.code,
            game=row.game,
            status=row.status,
            pace=row.pace,
            public=row.public,
            seats=row.seats,
            people=row.people,
            touched=row.touched,
            watching=len(house.rooms[row.code].subscribers) if row.code in house.rooms else 0,
        )
        for row in rows
    ]


async def sheet(store: Store, room: Room) -> TableSheet:
    """Return what is known of a table."""
    async with store.reading() as connection:
        counted = await connection.execute(
            select(func.count()).select_from(REPORTS).where(REPORTS.c.table_id == room.table.id)
        )
        reports = counted.scalar_one()
    table = room.table
    return TableSheet(
        code=table.code,
        game=table.game,
        options=table.options,
        status=table.status,
        pace=table.pace,
        time=table.time,
        stand_in=table.stand_in,
        public=table.public,
        version=room.version,
        inputs=0 if room.course is None else room.course.inputs,
        created=table.created,
        started=table.started,
        finished=table.finished,
        seats=seat_lines(room),
        watching=len(room.subscribers),
        reports=reports,
    )


def seat_lines(room: Room) -> list[SeatLine]:
    """Return who sits where and what each is asked."""
    there = presence(room).seats
    return [
        SeatLine(
            seat=number,
            kind=seat.kind,
            person=seat.person,
            name=seat.name,
            level=seat.level,
            away=seat.away,
            online=there[number].online,
            asked=asked_of(room, number),
        )
        for number, seat in enumerate(room.table.seats)
    ]


def asked_of(room: Room, seat: int) -> list[str]:
    """Return the kinds of questions that wait for a seat."""
    if room.course is None or room.table.status != "running":
        return []
    return [type(decision).__name__ for decision in room.course.match.pending if decision.actor == seat]


async def list_reports(store: Store) -> list[ReportLine]:
    """Return what people reported, the latest first."""
    query = (
        select(REPORTS, TABLES.c.code, PEOPLE.c.name)
        .join(TABLES, TABLES.c.id == REPORTS.c.table_id)
        .join(PEOPLE, PEOPLE.c.id == REPORTS.c.person, isouter=True)
        .order_by(REPORTS.c.at.desc(), REPORTS.c.id.desc())
    )
    async with store.reading() as connection:
        return [
            ReportLine(
                at=row.at,
                table=row.code,
                reporter=row.reporter,
                person=row.person,
                name=row.name or "",
                words=row.words,
            )
            for row in await connection.execute(query)
        ]
