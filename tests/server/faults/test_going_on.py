"""After the database was away for a while, everything goes on by itself that nobody asks for: windows, clocks, bots."""

import asyncio
import sqlite3
from typing import Any

import msgspec
import pytest

from pelagos.kernel.ids import Seat
from pelagos.server.bots.pool import BotPool
from pelagos.server.hosting import house as houses
from pelagos.server.hosting import restoring
from pelagos.server.hosting import room as rooms
from pelagos.server.hosting.undoing import Wish
from pelagos.server.refusals import Refused
from pelagos.server.settings import Settings
from pelagos.server.storage.journal import Journal
from pelagos.server.storage.store import Store
from pelagos.server.storage.writes import Group, Write
from tests.server.hosting_support import POOL, eventually, first, hosted, in_loop
from tests.server.test_keeping import full_disk, slow_disk
from tests.server.test_protocol import to_first_cards, two_at_gravwell
from tests.server.test_time import TWO_SEATS, at_a_reaction, run_out, strike_now, table_of_two


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everything be tried again at once."""
    monkeypatch.setattr(rooms, "RETRY_SECONDS", 0.02)
    monkeypatch.setattr(houses, "RETRY_SECONDS", 0.02)


@in_loop
async def test_a_window_whose_answers_could_not_be_kept_closes_all_the_same(tmp_settings: Settings) -> None:
    slow = msgspec.structs.replace(tmp_settings, window=3600.0)
    async with hosted(slow) as host, host.person() as ana, host.person() as ben:
        reacting, _, _ = await at_a_reaction(ana, ben, **TWO_SEATS)
        room, windows = host.building.house.rooms[reacting.code], host.building.windows
        before = reacting.version or 0
        with full_disk(pytest.MonkeyPatch()):
            windows._ring(room, windows._open[reacting.code][0])
            await eventually(lambda: room._retry is not None)
        await reacting.until(lambda: (reacting.version or 0) > before)


@in_loop
async def test_the_clock_of_a_mission_strikes_again_what_could_not_be_kept(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        mission = {"options": {"script": "simulation1"}}
        table = await ana.table("spacealert", "you", "random", start=True, **mission)
        watch = await ana.watch(table["code"])
        room = host.building.house.rooms[table["code"]]
        before = watch.version or 0
        with full_disk(pytest.MonkeyPatch()):
            strike_now(host, room)
            await eventually(lambda: room._retry is not None)
        await watch.until(lambda: (watch.version or 0) > before)


@in_loop
async def test_who_could_not_be_answered_still_has_a_time_in_which_to_answer(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana, host.person() as ben:
        code, one, other = await table_of_two(ana, ben, **TWO_SEATS)
        room, asked = host.building.house.rooms[code], one if one.asked() else other
        question = await asked.question()
        deadline = room.table.seats[question["seat"]].deadline
        with full_disk(pytest.MonkeyPatch()):
            assert (await asked.act(first(question)))["code"] == "storage"
        assert deadline is not None
        assert room.table.seats[question["seat"]].deadline == deadline
        run_out(host, code, question["seat"])
        await eventually(lambda: room.table.seats[question["seat"]].away)


@in_loop
async def test_a_time_that_is_up_while_nothing_can_be_kept_is_up_later(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana, host.person() as ben:
        code, one, other = await table_of_two(ana, ben, **TWO_SEATS)
        room, seat = host.building.house.rooms[code], (one.asked() or other.asked() or {})["seat"]
        with full_disk(pytest.MonkeyPatch()):
            room.table.seats[seat].deadline = 0.0
            host.building.timers.follow(room)
            await eventually(lambda: room._losses > 2)
            assert not room.table.seats[seat].away
        await eventually(lambda: room.table.seats[seat].away and room._losses == 0)


@in_loop
async def test_a_wish_to_take_back_outlives_an_answer_that_could_not_be_kept(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana, host.person() as ben:
        code, one, other = await two_at_gravwell(ana, ben)
        await to_first_cards(one, other)
        room = host.building.house.rooms[code]
        wish = room.undo_wish = Wish(by=Seat(1), to=0, agreed=frozenset({Seat(1)}), asked=frozenset({Seat(0)}))
        with full_disk(pytest.MonkeyPatch()):
            assert (await one.act(first(await one.question())))["code"] == "storage"
        assert room.undo_wish is wish


@in_loop
async def test_running_matches_are_taken_up_though_the_database_is_away_at_first(
    tmp_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        code = (await ana.table("gravwell", "you", "you", start=True))["code"]
    restore, failures = restoring.restore, iter([Refused("storage", "storage"), RuntimeError("a fault")])

    async def fail_at_first(*arguments: Any) -> None:
        for failure in failures:
            raise failure
        await restore(*arguments)

    async with hosted(tmp_settings) as host, host.person() as ana:
        await eventually(lambda: code in host.building.house.rooms)
        host.building.house.drop(code)
        monkeypatch.setattr(houses, "restore", fail_at_first)
        await host.building.house.take_up()
        assert code not in host.building.house.rooms, "a fault is not tried again"
        await host.building.house.take_up()
        assert code in host.building.house.rooms


@in_loop
async def test_a_bot_that_thought_about_what_was_taken_back_does_not_answer(
    tmp_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking, go_on, think = asyncio.Event(), asyncio.Event(), BotPool.think
    thoughts = 0

    async def slowly(pool: BotPool, task: Any) -> int:
        nonlocal thoughts
        thoughts += 1
        if thoughts == 1:
            thinking.set()
            await go_on.wait()
            return len(msgspec.json.decode(task.actions)) - 1
        return await think(pool, task)

    async with hosted(tmp_settings) as host, host.person() as ana:
        assert host.building.pool is POOL
        monkeypatch.setattr(BotPool, "think", slowly)
        watch = await ana.watch((await ana.table("gravwell", "you", "random", start=True))["code"])
        await watch.play(first, until=thinking.is_set)
        room = host.building.house.rooms[watch.code]
        acted: list[str] = []
        monkeypatch.setattr(room, "write", lambda *writes: acted.append("written"))
        assert room.course is not None
        room.course.reset_at += 1
        go_on.set()
        await asyncio.gather(*host.building.robots._tasks.values())
        assert acted == []


class Somebody:
    """Has something to keep."""

    def __init__(self) -> None:
        self.told = ""

    def take(self) -> list[Write]:
        return []

    def kept(self) -> None:
        self.told = "kept"

    def lost(self, _fault: Refused) -> None:
        self.told = "lost"


@pytest.mark.parametrize(
    ("error", "tries"),
    [(sqlite3.OperationalError("database is locked"), 1), (TimeoutError(), 1), (sqlite3.IntegrityError("twice"), 4)],
)
@in_loop
async def test_only_where_one_may_be_at_fault_each_is_tried(
    tmp_settings: Settings, monkeypatch: pytest.MonkeyPatch, error: Exception, tries: int
) -> None:
    """A database that is locked or silent is waited for once, not once for each table."""
    tried: list[int] = []

    async def fail(_store: Store, groups: list[Group]) -> None:
        tried.append(len(groups))
        raise error

    monkeypatch.setattr(Store, "_keep", fail)
    store = Store(tmp_settings)
    journal, parties = Journal(store), [Somebody() for _ in range(3)]
    for party in parties:
        journal.wish(party)
    await journal.commit()
    await store.close()
    assert [party.told for party in parties] == ["lost"] * 3
    assert len(tried) == tries


@in_loop
async def test_nobody_is_shown_over_http_what_may_still_be_lost(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana, host.person() as ben:
        code = (await ana.table("gravwell", "you", "open"))["code"]
        with slow_disk(pytest.MonkeyPatch(), full=True) as (begun, go_on):
            sitting = asyncio.create_task(ben.http.post(f"/api/tables/{code}/seats/1"))
            await begun.wait()
            looks = [asyncio.create_task(ana.get(path)) for path in (f"/api/tables/{code}", "/api/tables/mine")]
            await asyncio.sleep(0.05)
            assert not any(look.done() for look in looks)
            go_on.set()
            table, mine = await asyncio.gather(*looks)
        assert (await sitting).status_code == 503
        assert table["seats"][1]["kind"] == mine["open"][0]["seats"][1]["kind"] == "open"


@in_loop
async def test_who_looks_at_a_table_in_doubt_is_told_in_the_end_that_the_database_is_away(
    tmp_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "LOOK_SECONDS", 0.05)
    async with hosted(tmp_settings) as host, host.person() as ana, host.person() as ben:
        code = (await ana.table("gravwell", "you", "open"))["code"]
        with slow_disk(pytest.MonkeyPatch()) as (begun, go_on):
            sitting = asyncio.create_task(ben.http.post(f"/api/tables/{code}/seats/1"))
            await begun.wait()
            assert (await ana.refused("GET", f"/api/tables/{code}"))[0] == 503
            go_on.set()
            assert (await sitting).status_code == 200


@in_loop
async def test_no_more_wait_to_look_at_a_table_than_may(
    tmp_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "MOST_LOOKING", 3)
    async with hosted(tmp_settings) as host, host.person() as ana, host.person() as ben:
        code, one, other = await two_at_gravwell(ana, ben)
        with slow_disk(pytest.MonkeyPatch()) as (begun, go_on):
            await one.send({"type": "say", "id": "kept", "text": "Ahoy"})
            await begun.wait()
            for number in range(4):
                await other.send({"type": "list", "id": f"l{number}", "seat": 1, "decision": 1})
            await other.until(lambda: other.is_closed)
            assert other.socket.close_code == 1011
            assert (await ana.refused("GET", f"/api/tables/{code}"))[0] == 503
            go_on.set()
            await one.until(lambda: one.answers.get("kept"))
