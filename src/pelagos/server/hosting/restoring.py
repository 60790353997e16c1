"""Tables and matches, read from the database."""

import time
from typing import Any

import msgspec
from sqlalchemy import Row, select

from pelagos.kernel.chance import Seeded
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.match import Match
from pelagos.kernel.record import Header, second_of
from pelagos.server.hosting.acting import Sender
from pelagos.server.hosting.course import Course
from pelagos.server.hosting.deadlines import asked_seats
from pelagos.server.hosting.mission import Mission
from pelagos.server.hosting.room import MOST_REQUESTS, Room
from pelagos.server.hosting.rows import INPUT, table_write
from pelagos.server.hosting.steps import Steps, read_steps
from pelagos.server.hosting.teams import read_team
from pelagos.server.hosting.upgrading import go_on_from, go_on_with, is_unchanged, kept_state, written
from pelagos.server.people.model import Named
from pelagos.server.storage.schema import CHAT, DONE, HELD, JOURNAL, PEOPLE, SEATS, TABLES
from pelagos.server.storage.store import Store
from pelagos.server.tables.model import SeatState, TableState
from pelagos.server.telling.forms import ChatLine


async def read_table(store: Store, code: str) -> TableState | None:
    """Return the table of that code."""
    host = PEOPLE.alias()
    async with store.reading() as connection:
        found = await connection.execute(
            select(TABLES, host.c.name.label("host_name"))
            .join(host, host.c.id == TABLES.c.host, isouter=True)
            .where(TABLES.c.code == code)
        )
        row = found.first()
        if row is None:
            return None
        seats = await connection.execute(
            select(SEATS, PEOPLE.c.name)
            .join(PEOPLE, PEOPLE.c.id == SEATS.c.person, isouter=True)
            .where(SEATS.c.table_id == row.id)
            .order_by(SEATS.c.seat)
        )
        return table_of(row, list(seats))


def table_of(row: Row[Any], seats: list[Row[Any]]) -> TableState:
    """Return the table that rows describe."""
    names = set(TableState.__struct_fields__) - {"seats", "options", "returns", "host_name"}
    return TableState(
        seats=[seat_of(seat) for seat in seats],
        options=msgspec.json.decode(row.options),
        returns=None if row.returns is None else tuple(msgspec.json.decode(row.returns)),
        host_name=row.host_name or "",
        **{name: getattr(row, name) for name in names},
    )


def seat_of(row: Row[Any]) -> SeatState:
    """Return the seat that a row describes."""
    return SeatState(
        kind=row.kind,
        person=row.person,
        name=row.name or "",
        level=row.level,
        away=row.away,
        presets=msgspec.json.decode(row.presets),
        deadline=row.deadline,
        badge=row.badge,
    )


async def restore(store: Store, room: Room) -> None:
    """Take up the match of a table where it stood.

    Raises:
        Refused: the database does not answer.
        IllegalAction, BrokenInvariant: the rules do not allow what is in the journal.
    """
    table = room.table
    async with store.reading() as connection:
        rows = list(
            await connection.execute(select(JOURNAL).where(JOURNAL.c.table_id == table.id).order_by(JOURNAL.c.version))
        )
        held = list(await connection.execute(select(HELD).where(HELD.c.table_id == table.id)))
        done = list(
            await connection.execute(
                select(DONE).where(DONE.c.table_id == table.id).order_by(DONE.c.id.desc()).limit(MOST_REQUESTS)
            )
        )
        talk = list(
            await connection.execute(
                select(CHAT, PEOPLE.c.name)
                .join(PEOPLE, PEOPLE.c.id == CHAT.c.person, isouter=True)
                .where(CHAT.c.table_id == table.id)
                .order_by(CHAT.c.id.desc())
                .limit(room.chat.maxlen)
            )
        )
    room.chat.extend(line_of(row) for row in reversed(talk))
    if rows:
        try:
            await take_up(store, room, rows)
        except (PelagosError, msgspec.MsgspecError):
            if room.table.status == "running":
                raise
            room.course = None  # over, and of earlier rules: its record was kept for whoever wants to look at it
            return
        room.held = {(row.seat, row.decision): row.action for row in held}
        room.held_for = {(row.seat, row.decision): Sender(row.person, row.request) for row in held}
    for row in (*reversed(talk), *reversed(done), *held):
        if row.person is not None and row.request is not None:
            room.requests[row.person, row.request] = room.version


async def take_up(store: Store, room: Room, rows: list[Row[Any]]) -> None:
    """Replay the journal of a match, or let it go on from its kept state where the rules have changed."""
    header = header_of(room)
    if room.table.rules == room.game.version or room.table.status != "running":
        follow(room, header, rows)
        return
    kept = await kept_state(store, room.table.id)
    upgrade(room, header, rows, kept)


def upgrade(room: Room, header: Header, rows: list[Row[Any]], kept: Row[Any] | None) -> None:
    """Take up a match that was played under other rules."""
    present = msgspec.structs.replace(header, rules=room.game.version)
    try:
        steps = follow(room, present, rows)
    except (PelagosError, msgspec.MsgspecError):
        if kept is None:
            raise
        steps = None
    if steps is not None and (kept is None or is_unchanged(room.game, steps, kept)):
        room.change_table().rules = room.game.version
        room.write(table_write(room.table))
    elif kept is not None:
        go_on_from(room, header, written(room, header, rows, kept.version), kept)
        go_on_with(room, [row for row in rows if row.version > kept.version and row.kind == INPUT])


def header_of(room: Room) -> Header:
    """Return the head of a match's record."""
    table = room.table
    return Header(
        game=room.game.name,
        rules=table.rules or room.game.version,
        seats=len(table.seats),
        options=room.game.read_options(table.options),
        commitment=Seeded(table.seed or b"").commitment,
    )


def follow(room: Room, header: Header, rows: list[Row[Any]]) -> Steps:
    """Replay a journal.

    Raises:
        PelagosError, MsgspecError: the rules do not allow what is in it, or cannot even read it.
    """
    steps = read_steps(room.game, header, rows)
    match = Match.resume(room.game, steps.record, chance=Seeded(room.table.seed or b""))
    room.course = Course(match, steps.version, steps.versions, steps.reset_at)
    for person, request, version in steps.requests:
        room.requests[person, request] = version
    room.answered = steps.answered
    take_up_time(room, match)
    return steps


def take_up_time(room: Room, match: Match[Any]) -> None:
    """Go on counting: days from when they began, seconds anew, a mission from its latest second if it is not paused."""
    room.asked = asked_seats(room)
    if room.table.pace == "live":
        for seat in room.asked:
            room.table.seats[seat].deadline = time.time() + (room.table.seconds or 0.0)
    second = second_of(match.record.inputs)
    if second is not None or room.table.paused:
        room.mission = Mission(second or 0.0)
    if room.mission is not None and room.table.paused:
        room.mission.stop()
        room.pause_wishes = {number for number, seat in enumerate(room.table.seats) if seat.kind == "person"}


def line_of(row: Row[Any]) -> ChatLine:
    """Return what somebody said."""
    person = None if row.person is None else Named(id=row.person, name=row.name or "")
    return ChatLine(at=row.at, person=person, text=row.text, call=row.call, team=read_team(row.team))
