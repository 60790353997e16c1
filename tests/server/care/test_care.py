"""What becomes of tables in time."""

import time
from typing import Any

from sqlalchemy import func, select

from pelagos.server.care.caretaker import UNUSED_SECONDS
from pelagos.server.settings import Settings
from pelagos.server.storage.schema import CHAT, HELD, JOURNAL, PEOPLE, REPORTS, SEATS, SNAPSHOTS
from tests.server.hosting_support import Host, first, hosted, in_loop

DAY = 86400.0


async def rows(host: Host, table: Any) -> int:
    async with host.building.store.reading() as connection:
        return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


def counted(host: Host, what: str) -> float:
    return host.building.metrics.registry.get_sample_value("pelagos_expired_total", {"what": what}) or 0.0


@in_loop
async def test_a_match_without_answers_is_closed_and_an_open_table_in_a_tenth_of_the_time(settings: Settings) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana:
        waiting = await ana.table("gravwell", "you", "open")
        running = await ana.table("gravwell", "you", "you", start=True)
        watch = await ana.watch(running["code"])
        await watch.act(first(await watch.question()))
        now = time.time()
        care = host.building.caretaker
        await care.go_round(now + 2.9 * DAY)
        assert (await ana.get(f"/api/tables/{waiting['code']}"))["status"] == "open"
        await care.go_round(now + 3.1 * DAY)
        assert (await ana.get(f"/api/tables/{waiting['code']}"))["status"] == "closed"
        await care.go_round(now + 29.9 * DAY)
        assert (await ana.get(f"/api/tables/{running['code']}"))["status"] == "running"
        await care.go_round(now + 30.1 * DAY)
        await watch.until(lambda: watch.table["status"] == "closed")
        assert counted(host, "closed") == 2


@in_loop
async def test_the_latest_answer_counts_not_the_start(settings: Settings) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana:
        table = await ana.table("gravwell", "you", "you", start=True)
        room = await host.building.house.room(table["code"])
        room.table.touched -= 100 * DAY
        watch = await ana.watch(table["code"])
        await watch.act(first(await watch.question()))
        await host.building.caretaker.go_round(time.time() + DAY)
        assert room.table.status == "running"


@in_loop
async def test_what_is_over_is_archived_then_deleted_with_all_that_belongs_to_it(settings: Settings) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana, host.person("Ben") as ben:
        table = await ana.table("gravwell", "you", "open")
        await ben.sit(table["code"], 1)
        await ana.start(table["code"])
        watch = await ana.watch(table["code"])
        await watch.act(first(await watch.question()))
        assert (await watch.ask(type="say", text="Well met"))["type"] == "accepted"
        await ana.call("POST", f"/api/tables/{table['code']}/report", {"person": ben.id, "words": "late"})
        assert (await watch.ask(type="resign", seat=0))["type"] == "accepted"
        kept = [await rows(host, part) for part in (JOURNAL, SEATS, CHAT, REPORTS)]
        await host.building.caretaker.go_round(time.time() + 364 * DAY)
        assert await rows(host, SNAPSHOTS) == await rows(host, HELD) == 0
        assert [await rows(host, part) for part in (JOURNAL, SEATS, CHAT, REPORTS)] == kept
        assert 0 not in kept
        assert (await ana.http.get(f"/api/matches/{table['code']}/record")).status_code == 200
        await host.building.caretaker.go_round(time.time() + 366 * DAY)
        assert [await rows(host, part) for part in (JOURNAL, SEATS, CHAT, REPORTS)] == [0, 0, 0, 0]
        assert (await ana.refused("GET", f"/api/tables/{table['code']}"))[0] == 404
        assert counted(host, "deleted") == 1


@in_loop
async def test_tables_that_nobody_needs_leave_memory_and_come_back(settings: Settings) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana:
        running = await ana.table("gravwell", "you", "you", start=True)
        watched = await ana.table("gravwell", "you", "open")
        unused = await ana.table("gravwell", "you", "open")
        await ana.watch(watched["code"])
        care, house = host.building.caretaker, host.building.house
        dropped: list[str] = []
        house.dropped.append(dropped.append)
        assert care.unload(time.monotonic()) == 0
        assert care.unload(time.monotonic() + UNUSED_SECONDS + 1) == 1
        assert set(house.rooms) == {running["code"], watched["code"]}
        assert dropped == [unused["code"]]
        assert host.building.states.forget in house.dropped
        assert (await ana.get(f"/api/tables/{unused['code']}"))["status"] == "open"
        assert set(house.rooms) == {running["code"], watched["code"], unused["code"]}


@in_loop
async def test_a_match_that_cannot_be_read_is_closed_all_the_same(settings: Settings) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana:
        table = await ana.table("gravwell", "you", "you", start=True)
        watch = await ana.watch(table["code"])
        await watch.act(first(await watch.question()))
        async with host.building.store.writing() as connection:
            await connection.execute(JOURNAL.update().where(JOURNAL.c.kind == "input").values(content=b"{}"))
        del host.building.house.rooms[table["code"]]
        status, body = await ana.refused("GET", f"/api/tables/{table['code']}")
        assert (status, body["code"]) == (500, "fault"), body
        await host.building.caretaker.go_round(time.time() + 31 * DAY)
        assert counted(host, "closed") == 1


async def people(host: Host) -> set[int]:
    async with host.building.store.reading() as connection:
        return {row.id for row in await connection.execute(select(PEOPLE.c.id))}


@in_loop
async def test_who_has_not_come_for_long_and_is_at_no_table_is_forgotten(settings: Settings) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana, host.person() as ben, host.person() as eve:
        table = await ana.table("gravwell", "you", "you", start=True)
        assert (await ben.http.get("/api/me")).cookies["pelagos"] == ben.http.cookies["pelagos"]
        care, now = host.building.caretaker, time.time()
        await care.go_round(now + 399 * DAY)
        assert await people(host) == {ana.id, ben.id, eve.id}
        seen = await host.building.people.of_id(ben.id)
        assert seen is not None
        seen.seen -= 2 * DAY
        before = seen.seen
        await ben.get("/api/me")
        assert seen.seen > before
        await care.go_round(now + 400 * DAY)
        assert eve.id not in await people(host)
        assert ben.id in await people(host)
        assert counted(host, "forgotten") == 2
        assert (await ana.http.get(f"/api/tables/{table['code']}")).status_code == 404
        assert (await eve.http.patch("/api/me", json={"name": "Eve"})).status_code == 401


@in_loop
async def test_who_asked_to_be_forgotten_stays_unnamed_as_long_as_a_match_speaks_of_them(settings: Settings) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana, host.person("Ben") as ben:
        table = await ana.table("gravwell", "you", "open")
        await ben.sit(table["code"], 1)
        await ana.start(table["code"])
        await ben.call("DELETE", "/api/me")
        care, now = host.building.caretaker, time.time()
        await care.go_round(now)
        assert ben.id in await people(host)
        await care.go_round(now + 31 * DAY)
        await care.go_round(now + 366 * DAY)
        assert await people(host) == {ana.id}
