"""What cannot be kept has not happened."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from pelagos.server.hosting.room import perform
from pelagos.server.settings import Settings
from pelagos.server.storage.store import Store
from pelagos.server.storage.writes import Group
from pelagos.server.tables import seating
from pelagos.server.tables.seating import SeatWish, TableChanges
from pelagos.server.web import building
from tests.server.hosting_support import LIMIT, Watch, first, hosted, in_loop, together
from tests.server.test_protocol import to_first_cards, two_at_gravwell


@contextmanager
def full_disk(patch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let every commit of the journal fail as on a full disk."""

    async def fail(*_: Any) -> None:
        raise OperationalError("INSERT", {}, OSError(28, "No space left on device"))

    with patch.context() as patched:
        patched.setattr(Store, "_keep", fail)
        yield


@in_loop
async def test_an_answer_that_cannot_be_kept_is_refused_and_shown_to_nobody(settings: Settings) -> None:
    patch = pytest.MonkeyPatch()
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        _, one, other = await two_at_gravwell(ana, ben)
        await to_first_cards(one, other)
        version, sides, seen = one.version, one.sides, len(other.messages)
        question = await one.question()
        request = {"type": "act", "id": "kept?", "seat": 0, "decision": question["id"], "version": version}
        with full_disk(patch):
            refused = await one.ask(**request, action=first(question))
        assert (refused["code"], refused["version"]) == ("storage", version)
        assert refused["sides"] == sides
        assert len(other.messages) == seen
        del one.answers["kept?"]
        assert (await one.ask(**request, action=first(question)))["type"] == "accepted"
        await other.until(lambda: other.version == (version or 0) + 1)


@contextmanager
def slow_disk(patch: pytest.MonkeyPatch, *, full: bool = False) -> Iterator[tuple[asyncio.Event, asyncio.Event]]:
    """Let the next commit begin and wait, then be kept or fail; give what tells of its begin, and what ends it."""
    begun, go_on, keep = asyncio.Event(), asyncio.Event(), Store._keep

    async def wait(store: Store, groups: list[Group]) -> None:
        if not begun.is_set():
            begun.set()
            await go_on.wait()
            if full:
                raise OperationalError("INSERT", {}, OSError(28, "No space left on device"))
        await keep(store, groups)

    with patch.context() as patched:
        patched.setattr(Store, "_keep", wait)
        yield begun, go_on


def told(watch: Watch, request: str) -> list[str]:
    """Return how a request was answered, each time."""
    return [message["type"] for message in watch.messages if message.get("id") == request]


@in_loop
async def test_a_request_that_comes_twice_while_something_is_being_kept_is_done_once(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        watch = await ana.watch((await ana.table("gravwell", "you", "you", start=True))["code"])
        with slow_disk(pytest.MonkeyPatch()) as (begun, go_on):
            await watch.send({"type": "say", "id": "first", "text": "Ahoy"})
            await begun.wait()
            for _ in range(2):
                await watch.send({"type": "say", "id": "twice", "text": "Land ho"})
            await watch.send({"type": "ping"})
            await watch.until(lambda: [m for m in watch.messages if m["type"] == "pong"])
            go_on.set()
            await watch.until(lambda: len(told(watch, "twice")) > 1)
        await watch.ask(type="say", text="Aye")
        assert [line["text"] for line in watch.chat] == ["Ahoy", "Land ho", "Aye"]


@in_loop
async def test_a_request_that_comes_again_is_not_accepted_while_the_first_is_still_lost(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        watch = await ana.watch((await ana.table("gravwell", "you", "you", start=True))["code"])
        with slow_disk(pytest.MonkeyPatch(), full=True) as (begun, go_on):
            request = {"type": "say", "id": "again", "text": "Ahoy"}
            await watch.send(request)
            await begun.wait()
            await watch.send(request)
            await watch.send({"type": "ping"})
            await watch.until(lambda: [m for m in watch.messages if m["type"] == "pong"])
            go_on.set()
            await watch.until(lambda: len(told(watch, "again")) > 1)
        assert sorted(told(watch, "again")) == ["accepted", "refused"]
        assert [line["text"] for line in (await ana.watch(watch.code)).chat] == ["Ahoy"]


@in_loop
async def test_a_step_back_that_cannot_be_kept_is_undone(settings: Settings) -> None:
    patch = pytest.MonkeyPatch()
    async with hosted(settings) as host, host.person() as ana:
        watch = await ana.watch((await ana.table("gravwell", "you", "you", start=True))["code"])
        for _ in range(3):
            question = await watch.question()
            await watch.act(first(question), question["seat"])
        version, sides = watch.version, watch.sides
        with full_disk(patch):
            refused = await watch.ask(type="undo", seat=0)
        assert (refused["code"], refused["version"], refused["sides"]) == ("storage", version, sides)
        assert (await watch.act(first(await watch.question())))["version"] == (version or 0) + 1


@in_loop
async def test_a_seat_that_cannot_be_kept_stays_open(settings: Settings) -> None:
    patch = pytest.MonkeyPatch()
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        code = (await ana.table("gravwell", "you", "open"))["code"]
        with full_disk(patch):
            status, body = await ben.refused("POST", f"/api/tables/{code}/seats/1")
        assert (status, body["code"]) == (503, "storage")
        assert (await ben.get(f"/api/tables/{code}"))["seats"][1]["kind"] == "open"
        await ben.sit(code, 1)


@in_loop
async def test_two_who_want_one_seat_get_one_answer_each(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben, host.person() as eve:
        code = (await ana.table("gravwell", "you", "open"))["code"]
        path = f"/api/tables/{code}/seats/1"
        answers = await together(ben.http.post(path), eve.http.post(path))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert [answer.json()["code"] for answer in answers if answer.status_code == 409] == ["taken"]


@in_loop
async def test_what_one_table_does_twice_before_a_commit_is_kept_in_its_order(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana:
        code = (await ana.table("gravwell", "you", "open"))["code"]
        room = host.building.house.rooms[code]
        person = await host.building.people.of_id(ana.id)
        assert person is not None
        changes = [TableChanges(seats=[SeatWish(kind="you"), *[SeatWish(kind="open")] * more]) for more in (3, 2)]
        await together(*(perform(room, partial(seating.change, room, person, change)) for change in changes))
    async with hosted(settings) as host:
        assert len((await host.building.house.room(code)).table.seats) == 3


@in_loop
async def test_a_part_that_comes_to_no_end_keeps_no_server_from_stopping(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(settings) as host, asyncio.timeout(LIMIT):
        with monkeypatch.context() as stuck:
            stuck.setattr(building, "CLOSING_SECONDS", 0.05)
            stuck.setattr(host.building.caretaker, "close", asyncio.Event().wait)
            await host.building.close()
