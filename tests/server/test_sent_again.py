"""A request whose answer was lost, sent again after the server was started anew: done once, and accepted."""

from typing import Any

import msgspec
import pytest

from pelagos.server.settings import Settings
from pelagos.server.storage.schema import DONE
from tests.server.hosting_support import Message, Player, Watch, first, hosted, in_loop
from tests.server.test_keeping import full_disk
from tests.server.test_pausing import crew_of_two, is_stopped, timed
from tests.server.test_talking import comes_again, rows
from tests.server.test_time import at_a_reaction


async def sent_again(player: Player, cookies: Any, code: str, request: Message) -> tuple[Watch, Message]:
    """Come back to a new server and send a request once more; return also how it was answered."""
    await comes_again(player, cookies)
    watch = await player.watch(code)
    return watch, await watch.ask(**request)


@pytest.mark.parametrize("seats", [("you", "you"), ("you", "easy", "easy")], ids=["two", "three"])
@in_loop
async def test_who_has_resigned_has_resigned(settings: Settings, seats: tuple[str, ...]) -> None:
    request = {"type": "resign", "id": "gone", "seat": 0}
    async with hosted(settings) as host, host.person() as ana:
        watch = await ana.watch((await ana.table("gravwell", *seats, start=True))["code"])
        assert (await watch.ask(**request))["type"] == "accepted"
        cookies = ana.http.cookies
    async with hosted(settings) as host, host.person() as ana:
        watch, answer = await sent_again(ana, cookies, watch.code, request)
        assert answer["type"] == "accepted"
        refused = await watch.ask(type="resign", seat=0)
        assert refused["code"] == ("over" if len(seats) == 2 else "not-yours")


@in_loop
async def test_a_preset_sent_again_does_not_undo_a_later_one(settings: Settings) -> None:
    request = {"type": "preset", "id": "early", "seat": 0, "kind": "ReactToTrip", "action": "react no"}
    async with hosted(settings) as host, host.person() as ana:
        code = (await ana.table("itchyfeet", "you", "easy", options={"specials": "yes"}, start=True))["code"]
        watch = await ana.watch(code)
        await watch.ask(**request)
        await watch.ask(type="preset", seat=0, kind="ReactToTrip", action=None)
        cookies = ana.http.cookies
    async with hosted(settings) as host, host.person() as ana:
        _, answer = await sent_again(ana, cookies, code, request)
        assert answer["type"] == "accepted"
        assert (await ana.get(f"/api/tables/{code}"))["seats"][0]["presets"] == []


@in_loop
async def test_a_reaction_whose_window_has_closed_stays_accepted(settings: Settings) -> None:
    quick = msgspec.structs.replace(settings, window=0.2)
    async with hosted(quick) as host, host.person() as ana, host.person() as ben:
        reacting, _, asked = await at_a_reaction(ana, ben)
        before, seat = reacting.version or 0, (await reacting.question())["seat"]
        request = {"type": "act", "id": "react", "seat": seat, "decision": asked, "version": before}
        request |= {"action": "react no"}
        assert (await reacting.ask(**request))["type"] == "accepted"
        await reacting.until(lambda: (reacting.version or 0) > before)
        cookies = reacting.player.http.cookies
    async with hosted(quick) as host, host.person() as back:
        _, answer = await sent_again(back, cookies, reacting.code, request)
        assert answer["type"] == "accepted"


@in_loop
async def test_an_answer_and_a_step_back_are_done_once(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana:
        watch = await ana.watch((await ana.table("gravwell", "you", "you", start=True))["code"])
        question = await watch.question()
        act = {"type": "act", "id": "act", "seat": question["seat"], "decision": question["id"]}
        act |= {"action": first(question), "version": watch.version}
        undo = {"type": "undo", "id": "undo", "seat": question["seat"]}
        versions = [(await watch.ask(**request))["version"] for request in (act, undo)]
        cookies = ana.http.cookies
    async with hosted(settings) as host, host.person() as ana:
        watch, answer = await sent_again(ana, cookies, watch.code, undo)
        again = await watch.ask(**act)
        assert [again["version"], answer["version"]] == versions
        assert watch.version == versions[-1]


@in_loop
async def test_what_is_kept_of_requests_goes_with_the_person(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        watch = await ana.watch((await ana.table("gravwell", "you", "you", start=True))["code"])
        await watch.ask(type="resign", seat=0)
        assert [row.person for row in await rows(host, DONE)] == [ana.id]
        await ana.call("DELETE", "/api/me")
        assert await rows(host, DONE) == []


@in_loop
async def test_a_mission_that_was_paused_is_paused_still(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        code, one, other = await crew_of_two(ana, ben)
        await one.ask(type="pause", yes=True)
        await other.ask(type="pause", id="both", yes=True)
        await one.until(lambda: is_stopped(one))
        cookies = [ana.http.cookies, ben.http.cookies]
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        await comes_again(ben, cookies[1])
        one, answer = await sent_again(ana, cookies[0], code, {"type": "pause", "id": "again", "yes": True})
        assert answer["type"] == "accepted"
        other = await ben.watch(code)
        assert is_stopped(one)
        assert (timed(one) or {})["pause"] == [0, 1]
        assert code not in host.building.clock._waits
        assert (await other.ask(type="pause", yes=False))["type"] == "accepted"
        await one.until(lambda: not is_stopped(one))
        assert code in host.building.clock._waits
    async with hosted(settings) as host:
        room = await host.building.house.room(code)
        assert room.mission is None or not room.mission.is_stopped


@in_loop
async def test_a_pause_that_cannot_be_kept_is_none(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana, host.person() as ben:
        code, one, other = await crew_of_two(ana, ben)
        await one.ask(type="pause", yes=True)
        with full_disk(pytest.MonkeyPatch()):
            assert (await other.ask(type="pause", yes=True))["code"] == "storage"
        room = host.building.house.rooms[code]
        assert room.mission is not None
        assert not room.mission.is_stopped
        assert room.pause_wishes == {0}
        assert (await other.ask(type="pause", yes=True))["type"] == "accepted"
        await one.until(lambda: is_stopped(one))
