"""HTTP: tables."""

import asyncio
from functools import partial
from typing import Annotated

import msgspec
from litestar import Controller, delete, get, patch, post, put
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter

from pelagos.server.hosting.broadcast import table_out
from pelagos.server.hosting.room import Room, look, perform
from pelagos.server.people.model import Person
from pelagos.server.tables import badges, rematch, reports, seating
from pelagos.server.tables.lists import codes_of, public_codes
from pelagos.server.tables.seating import TableChanges, TableWish
from pelagos.server.telling.forms import TableOut
from pelagos.server.web.building import Building
from pelagos.server.web.identity import Caller, MaybeCaller, Whole

Code = Annotated[str, PathParameter(max_length=40)]


class Lobby(msgspec.Struct, frozen=True, kw_only=True):
    """Public tables."""

    open: list[TableOut]
    running: list[TableOut]


class Mine(msgspec.Struct, frozen=True, kw_only=True):
    """My tables."""

    open: list[TableOut]
    running: list[TableOut]
    finished: list[TableOut]


class Start(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How to start."""

    fill: str | None = None


class Report(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something the operator should know."""

    person: int
    words: Annotated[str, msgspec.Meta(max_length=2000, pattern=r"^[^\x00]*$")]


class BadgeWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which role to show; None for none."""

    badge: Annotated[str, msgspec.Meta(max_length=40)] | None


class TableRoutes(Controller):
    """Tables: where a match is agreed on."""

    path = "/tables"
    tags = ["tables"]

    @post()
    async def make(self, building: Whole, person: Caller, data: JSONBody[TableWish]) -> TableOut:
        """Set up a table."""
        game = building.games.find(data.game)
        room = await building.house.open(seating.new_table(game, data, person))
        if data.start:
            logs = await building.careers.logs_at(room)
            await perform(room, lambda: seating.start(room, person, None, logs))
        return await told(room, person)

    @get()
    async def lobby(self, building: Whole, maybe_person: MaybeCaller, game: FromQuery[str | None] = None) -> Lobby:
        """Return public tables."""
        is_known = game is None or game in building.games.games
        codes = await public_codes(building.store, game) if is_known else []
        tables = await self._tables(building, maybe_person, codes)
        return Lobby(
            open=[table for table in tables if table.status == "open"],
            running=[table for table in tables if table.status == "running" and table.spectators],
        )

    @get("/mine")
    async def mine(self, building: Whole, person: Caller) -> Mine:
        """Return my tables."""
        tables = await self._tables(building, person, await codes_of(building.store, person.id))
        return Mine(
            open=[table for table in tables if table.status == "open"],
            running=[table for table in tables if table.status == "running"],
            finished=[table for table in tables if table.status == "finished"],
        )

    @get("/{code:str}")
    async def table(self, building: Whole, maybe_person: MaybeCaller, code: Code) -> TableOut:
        """Return a table."""
        room = await building.house.room(code)
        return await told(room, maybe_person)

    @patch("/{code:str}")
    async def change(self, building: Whole, person: Caller, code: Code, data: JSONBody[TableChanges]) -> TableOut:
        """Agree on something else."""
        room = await building.house.room(code)
        await perform(room, lambda: seating.change(room, person, data))
        return await told(room, person)

    @post("/{code:str}/seats/{seat:int}", status_code=200)
    async def sit(self, building: Whole, person: Caller, code: Code, seat: FromPath[int]) -> TableOut:
        """Sit down."""
        room = await building.house.room(code)
        await perform(room, lambda: seating.sit(room, person, seat))
        return await told(room, person)

    @delete("/{code:str}/seats/{seat:int}", status_code=200)
    async def stand_up(self, building: Whole, person: Caller, code: Code, seat: FromPath[int]) -> TableOut:
        """Stand up, or free a seat as the host."""
        room = await building.house.room(code)
        await perform(room, lambda: seating.stand_up(room, person, seat))
        return await told(room, person)

    @put("/{code:str}/seats/{seat:int}/badge")
    async def wear(
        self, building: Whole, person: Caller, code: Code, seat: FromPath[int], data: JSONBody[BadgeWish]
    ) -> TableOut:
        """Let my seat show a role, or none."""
        room = await building.house.room(code)
        await perform(room, lambda: badges.wear(room, person, seat, data.badge))
        return await told(room, person)

    @post("/{code:str}/start", status_code=200)
    async def start(self, building: Whole, person: Caller, code: Code, data: JSONBody[Start | None] = None) -> TableOut:
        """Start the match."""
        room = await building.house.room(code)
        logs = await building.careers.logs_at(room)
        await perform(room, lambda: seating.start(room, person, None if data is None else data.fill, logs))
        return await told(room, person)

    @post("/{code:str}/rematch", status_code=200)
    async def rematch(self, building: Whole, person: Caller, code: Code) -> TableOut:
        """Return the table of the next match with the same people."""
        room = await rematch.again(building.house, await building.house.room(code), person)
        return await told(room, person)

    @post("/{code:str}/report", status_code=204)
    async def report(self, building: Whole, person: Caller, code: Code, data: JSONBody[Report]) -> None:
        """Tell the operator about somebody."""
        await reports.report(building.store, await building.house.room(code), person, data.person, data.words)

    async def _tables(self, building: Building, person: Caller | None, codes: list[str]) -> list[TableOut]:
        rooms = await asyncio.gather(*(building.house.room(code) for code in codes), return_exceptions=True)
        found = [told(room, person) for room in rooms if not isinstance(room, BaseException)]
        tables = await asyncio.gather(*found, return_exceptions=True)
        return [table for table in tables if not isinstance(table, BaseException)]


async def told(room: Room, person: Person | None) -> TableOut:
    """Return a table as a person is told of it."""
    return await look(room, partial(table_out, room, None if person is None else person.id))
