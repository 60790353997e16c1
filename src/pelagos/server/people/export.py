"""All that is kept about a person, for that person."""

import msgspec
from sqlalchemy import select

from pelagos.server.hosting.teams import read_team
from pelagos.server.people.model import Named, Person
from pelagos.server.people.mutes import muted_by
from pelagos.server.storage.schema import CHAT, LOGS, PEOPLE, REPORTS, RUNS, SEATS, TABLES, VOTES
from pelagos.server.storage.store import Store


class SeatTaken(msgspec.Struct, frozen=True, kw_only=True):
    """A seat at a table."""

    table: str
    game: str
    seat: int
    status: str
    started: float | None
    finished: float | None


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """Something said at a table."""

    table: str
    at: float
    text: str | None
    call: str | None
    team: tuple[int, ...] | None
    """The seats to which alone it was said."""


class ReportMade(msgspec.Struct, frozen=True, kw_only=True):
    """Something told to the operator."""

    table: str
    at: float
    words: str


class LogKept(msgspec.Struct, frozen=True, kw_only=True):
    """What is carried from match to match of a game, as the game writes it."""

    game: str
    log: msgspec.Raw


class RunKept(msgspec.Struct, frozen=True, kw_only=True):
    """What a match that is over is for the log."""

    table: str
    game: str
    run: msgspec.Raw
    at: float
    entered: bool


class VoteSaid(msgspec.Struct, frozen=True, kw_only=True):
    """What the person has said of an achievement that somebody asked for."""

    table: str
    game: str
    person: int
    feat: str
    yes: bool


class Export(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about one person. Finished matches can be had as records, by the code of their table."""

    id: int
    name: str
    language: str
    email: str | None
    reminders: bool
    confirmed: bool
    created: float
    seen: float
    seats: list[SeatTaken]
    said: list[Line]
    reports: list[ReportMade]
    muted: list[Named]
    """Whom the person does not want to hear."""
    logs: list[LogKept]
    runs: list[RunKept]
    votes: list[VoteSaid]


async def export(store: Store, person: Person) -> Export:
    """Return all that is kept about a person."""
    at_table = (TABLES.c.code, TABLES.c.game, TABLES.c.status, TABLES.c.started, TABLES.c.finished)
    seated = select(SEATS.c.seat, *at_table).join(TABLES).where(SEATS.c.person == person.id).order_by(TABLES.c.id)
    said = select(CHAT, TABLES.c.code).join(TABLES).where(CHAT.c.person == person.id).order_by(CHAT.c.id)
    reported = select(REPORTS, TABLES.c.code).join(TABLES).where(REPORTS.c.reporter == person.id)
    async with store.reading() as connection:
        row = (await connection.execute(select(PEOPLE).where(PEOPLE.c.id == person.id))).one()
        seats = [
            SeatTaken(table=r.code, game=r.game, seat=r.seat, status=r.status, started=r.started, finished=r.finished)
            for r in await connection.execute(seated)
        ]
        lines = [
            Line(table=r.code, at=r.at, text=r.text, call=r.call, team=read_team(r.team))
            for r in await connection.execute(said)
        ]
        reports = [ReportMade(table=r.code, at=r.at, words=r.words) for r in await connection.execute(reported)]
        logs = [
            LogKept(game=r.game, log=msgspec.Raw(r.log.encode()))
            for r in await connection.execute(select(LOGS).where(LOGS.c.person == person.id).order_by(LOGS.c.game))
        ]
        runs = [
            RunKept(table=r.code, game=r.game, run=msgspec.Raw(r.run.encode()), at=r.at, entered=r.entered)
            for r in await connection.execute(select(RUNS).where(RUNS.c.person == person.id).order_by(RUNS.c.at))
        ]
        votes = [
            VoteSaid(table=r.code, game=r.game, person=r.person, feat=r.feat, yes=r.yes)
            for r in await connection.execute(select(VOTES).where(VOTES.c.voter == person.id))
        ]
    return Export(
        id=row.id,
        name=row.name,
        language=row.language,
        email=row.email,
        reminders=row.reminders,
        confirmed=row.confirmed,
        created=row.created,
        seen=row.seen,
        seats=seats,
        said=lines,
        reports=reports,
        muted=await muted_by(store, person.id),
        logs=logs,
        runs=runs,
        votes=votes,
    )
