"""The time of a timed match: told to all alike, and standing still only as long as all who are there want it."""

from typing import Any

import pytest

from pelagos.server.settings import Settings
from tests.server.hosting_support import LIMIT, Host, Player, Watch, hosted, in_loop, together
from tests.server.test_keeping import slow_disk
from tests.server.test_time import strike_now


async def crew_of_two(ana: Player, ben: Player) -> tuple[str, Watch, Watch]:
    code = (await ana.table("spacealert", "you", "open"))["code"]
    await ben.sit(code, 1)
    await ana.start(code)
    one, other = await together(ana.watch(code), ben.watch(code))
    for watch in (one, other):
        await watch.until(lambda watch=watch: timed(watch) is not None)
    return code, one, other


def timed(watch: Watch) -> dict[str, Any] | None:
    found: dict[str, Any] | None = watch.state.get("clocks", {}).get("mission")
    return found


def is_stopped(watch: Watch) -> bool:
    return (timed(watch) or {})["stopped"] is not None


@in_loop
async def test_everybody_is_told_the_same_time(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        _, one, other = await crew_of_two(ana, ben)
        assert abs((timed(one) or {})["began"] - (timed(other) or {})["began"]) < 0.25
        assert not is_stopped(one)


@in_loop
async def test_the_clock_stops_when_all_agree_and_goes_on_when_one_wants(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        code, one, other = await crew_of_two(ana, ben)
        assert (await one.ask(type="pause", yes=True))["type"] == "accepted"
        await other.until(lambda: (timed(other) or {})["pause"] == [0])
        assert not is_stopped(other)
        await other.ask(type="pause", yes=True)
        await one.until(lambda: is_stopped(one))
        assert waits(host, code) == 0
        question = await one.question()
        refused = await one.ask(type="act", seat=0, decision=question["id"], action="ready", version=one.version or 0)
        assert (refused["type"], refused["message"]["key"]) == ("refused", "error-paused")
        await other.ask(type="pause", yes=False)
        await one.until(lambda: not is_stopped(one))
        assert waits(host, code) == 1
        assert (timed(one) or {})["pause"] == []


def waits(host: Host, code: str) -> int:
    """Count the moments that the clock of a table waits for."""
    return int(code in host.building.clock._waits)


@in_loop
async def test_what_the_clock_calls_while_a_pause_is_being_kept_waits_for_its_end(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana, host.person() as ben:
        code, one, other = await crew_of_two(ana, ben)
        room, version = host.building.house.rooms[code], one.version
        await one.ask(type="pause", yes=True)
        with slow_disk(pytest.MonkeyPatch()) as (begun, go_on):
            await other.send({"type": "pause", "id": "both", "yes": True})
            await begun.wait()
            assert not is_stopped(one)
            strike_now(host, room)
            go_on.set()
            await other.until(lambda: "both" in other.answers)
        await one.until(lambda: is_stopped(one))
        assert (room.version, one.version) == (version, version)
        await one.ask(type="pause", yes=False)
        strike_now(host, room)
        await one.until(lambda: (one.version or 0) > (version or 0))


@in_loop
async def test_only_who_is_there_has_to_agree(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        _, one, other = await crew_of_two(ana, ben)
        await other.close()
        await one.until(lambda: not one.state["presence"]["seats"][1]["online"])
        await one.ask(type="pause", yes=True)
        await one.until(lambda: is_stopped(one))


@in_loop
async def test_the_clock_stops_when_the_last_who_did_not_agree_has_gone(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        code, one, other = await crew_of_two(ana, ben)
        await one.ask(type="pause", yes=True)
        assert not is_stopped(one)
        await other.close()
        await one.until(lambda: is_stopped(one))
        assert waits(host, code) == 0


@in_loop
async def test_nothing_is_paused_where_nothing_is_timed_or_by_who_only_watches(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben, host.person() as eve:
        code, *_ = await crew_of_two(ana, ben)
        third = await eve.watch(code)
        assert (await third.ask(type="pause", yes=True))["code"] == "not-yours"
        still = (await ana.table("gravwell", "you", "random", start=True))["code"]
        other = await ana.watch(still)
        assert (await other.ask(type="pause", yes=True))["message"]["key"] == "error-nothing-to-pause"


@in_loop
async def test_a_ping_is_answered_with_the_time_by_which_a_mission_is_told(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        _, one, _ = await crew_of_two(ana, ben)
        await one.send({"type": "ping"})
        pong = await one.until(lambda: next((told for told in one.messages if told["type"] == "pong"), None))
        assert 0 <= pong["now"] - (timed(one) or {})["began"] < LIMIT
