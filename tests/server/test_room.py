"""One table in memory: nobody is shown what is not kept yet, and nobody waits to look for longer than that."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from pelagos.kernel.discovery import load
from pelagos.server.hosting.room import Room
from pelagos.server.hosting.rows import table_write
from pelagos.server.refusals import Refused
from pelagos.server.settings import Settings
from pelagos.server.tables.model import SeatState, TableState
from tests.server.hosting_support import hosted, in_loop
from tests.server.test_keeping import slow_disk


class Shelf:
    """A journal that only notes who has something to keep."""

    def __init__(self) -> None:
        self.wishes = 0

    def wish(self, _room: Room) -> None:
        self.wishes += 1


def a_room() -> Room:
    table = TableState(
        code="a", game="gravwell", options={}, seats=[SeatState()], stand_in="easy", created=1.0, touched=1.0
    )
    return Room(table, load("gravwell"), Shelf())  # type: ignore[arg-type]  # all that it is asked


def publish(room: Room) -> None:
    room.change_table().public = True
    room.write(table_write(room.table))


def ignore(_refused: Refused | None) -> None:
    pass


def look_again(room: Room, look: Callable[[], None]) -> None:
    """Look once more, as a look does that ends in a refusal."""
    room.when_settled(look)


def follow_once(room: Room, do: Any) -> None:
    """Do something as soon as a change is kept, as a window does whose time is up."""

    def follow(_room: Room) -> None:
        room.after.clear()
        do()

    room.after.append(follow)


@in_loop
async def test_what_is_done_because_of_what_was_kept_is_shown_to_nobody_before_it_is_kept_too() -> None:
    room, seen = a_room(), []
    room.do(lambda: room.write(table_write(room.table)), ignore)
    room.take()
    room.when_settled(lambda: seen.append(room.table.public))
    follow_once(room, lambda: room.do(lambda: publish(room), ignore))
    room.kept()
    assert seen == [False]
    room.take()
    room.when_settled(lambda: seen.append(room.table.public))
    room.lost(Refused("storage", "storage"))
    assert seen == [False, False]


@in_loop
async def test_who_looks_next_waits_for_what_the_one_before_has_begun() -> None:
    room, seen = a_room(), []
    room.do(lambda: room.write(table_write(room.table)), ignore)
    room.take()
    room.when_settled(lambda: room.do(lambda: publish(room), ignore))
    room.when_settled(lambda: seen.append(room.table.public))
    room.kept()
    assert seen == []
    room.take()
    room.kept()
    assert seen == [True]


@in_loop
async def test_who_looks_while_others_are_refused_does_not_wait_for_the_next_change() -> None:
    room = a_room()
    told: list[Refused | None] = []

    def refuse() -> None:
        raise Refused("stale", "stale", decision=1)

    room.do(lambda: room.write(table_write(room.table)), ignore)
    room.take()
    room.do(refuse, told.append)
    room.when_settled(partial(look_again, room, lambda: told.append(None)))
    room.kept()
    assert [None if refused is None else refused.body.code for refused in told] == ["stale", None]


@in_loop
async def test_a_new_name_is_told_with_nothing_that_may_be_lost(tmp_settings: Settings, monkeypatch: Any) -> None:
    async with hosted(tmp_settings) as host, host.person("Ana") as ana, host.person("Ben") as ben:
        code = (await ana.table("gravwell", "you", "open"))["code"]
        watch = await ana.watch(code)
        seen = len(watch.messages)
        with slow_disk(monkeypatch, full=True) as (begun, go_on):
            sitting = asyncio.create_task(ben.http.post(f"/api/tables/{code}/seats/1"))
            await begun.wait()
            person = await host.building.people.of_id(ana.id)
            assert person is not None
            person.name = "Anna"
            host.building.house.rename(person)
            go_on.set()
            assert (await sitting).status_code == 503
        await watch.until(lambda: watch.table["host"]["name"] == "Anna")
        told = [message["table"]["seats"][1]["kind"] for message in watch.messages[seen:] if message["type"] == "table"]
        assert told == ["open"]
