"""Whole matches through the WebSocket, as people play them."""

import pytest

from pelagos.server.bots.pool import BotPool
from pelagos.server.bots.worker import Task
from pelagos.server.hosting import robots
from pelagos.server.settings import Settings
from tests.server.hosting_support import first, hosted, in_loop, last, together


@in_loop
async def test_two_people_and_two_bots_play_a_whole_match_of_gravwell(settings: Settings) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana, host.person("Ben") as ben:
        code = (await ana.table("gravwell", "you", "open", "easy", "normal"))["code"]
        await ben.sit(code, 1)
        watches = await together(ana.watch(code), ben.watch(code))
        await ana.start(code)
        await together(*(watch.play(first) for watch in watches))
        assert sum(watches[0].table["result"]["returns"]) == pytest.approx(1)
        assert {(seat["kind"], seat["you"]) for seat in watches[1].table["seats"]} == {
            ("person", False),
            ("person", True),
            ("bot", False),
        }
        verified = await ben.get(f"/api/matches/{code}/verify")
        assert verified["over"]
        assert verified["seed"] == "fair"


@pytest.mark.parametrize("game", ["itchyfeet", "northwest"])
@in_loop
async def test_a_person_and_bots_play_a_whole_match(settings: Settings, game: str) -> None:
    async with hosted(settings) as host, host.person() as ana:
        code = (await ana.table(game, "you", "normal", "random", start=True))["code"]
        watch = await ana.watch(code)
        await watch.play(last)
        assert (await ana.get(f"/api/matches/{code}/verify"))["seed"] == "fair"


@in_loop
async def test_one_person_holds_two_seats_and_is_told_both_sides(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana:
        code = (await ana.table("gravwell", "you", "you", start=True))["code"]
        watch = await ana.watch(code)
        assert [side["viewer"] for side in watch.sides] == [0, 1]
        await watch.play(last)
        assert watch.is_over


@in_loop
async def test_a_fault_where_a_bot_thinks_stops_no_match(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(robots, "RETRY_SECONDS", 0.001)
    async with hosted(settings) as host, host.person() as ana:
        pool = Faulty(host.building.robots._pool)
        host.building.robots._pool = pool
        watch = await ana.watch((await ana.table("gravwell", "you", "random", start=True))["code"])
        await watch.play(last)
        assert watch.is_over
        assert pool.faults > 0


class Faulty(BotPool):
    """A pool in which every other answer fails in a way that nobody thought of."""

    def __init__(self, pool: BotPool) -> None:
        super().__init__(0, 0)
        self.pool = pool
        self.faults = 0
        self.calls = 0

    async def think(self, task: Task) -> int:
        self.calls += 1
        if self.calls % 2:
            self.faults += 1
            raise KeyError(task.decision)
        return await self.pool.think(task)


@in_loop
async def test_a_solo_match_ends(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana:
        watch = await ana.watch((await ana.table("gravwell", "you", start=True))["code"])
        await watch.play(first)
        assert watch.is_over
