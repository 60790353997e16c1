"""Studying further: playing on from a position, a bot's advice in it, and the chances along a match."""

import asyncio
from typing import Any

import pytest

from pelagos.kernel.chance import Seeded
from pelagos.kernel.match import Match
from pelagos.kernel.record_writing import write_record
from pelagos.server.bots.pool import BotPool
from pelagos.server.bots.worker import Task
from pelagos.server.settings import Settings
from pelagos.server.web import building
from tests.server.hosting_support import Host, Player, eventually, first, hosted, in_loop

PLACE = 12


async def ended(player: Player) -> str:
    """Play a short match to its end; return its code."""
    code = (await player.table("gravwell", "you", "random", start=True))["code"]
    watch = await player.watch(code)
    await watch.play(first)
    assert watch.is_over
    return str(code)


async def hand_at(player: Player, code: str, place: int) -> Any:
    study = await player.get(f"/api/matches/{code}/study?viewer=0&from={place}&to={place}")
    return study["frames"][0]["scene"]["hand"]


@in_loop
async def test_a_match_goes_on_from_any_position_against_bots(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        code = await ended(ana)
        table = await ana.call("POST", f"/api/matches/{code}/branch", {"input": PLACE, "seat": 0})
        assert (table["status"], table["public"], table["spectators"]) == ("running", False, False)
        assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
        assert table["origin"] == {"code": code, "input": PLACE}
        watch = await ana.watch(table["code"])
        hand = watch.sides[0]["scene"]["hand"]
        assert len(hand) > 1
        assert hand == await hand_at(ana, code, PLACE)
        await watch.play(first)
        assert watch.is_over


@in_loop
async def test_what_was_branched_off_is_kept_and_its_record_tells_what_led_there(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana:
        code = await ended(ana)
        made = await ana.call("POST", f"/api/matches/{code}/branch", {"input": PLACE, "seat": 1})
        cookies = ana.http.cookies
    async with hosted(settings) as host:
        await restored_to_its_end(host, made["code"], cookies)


async def restored_to_its_end(host: Host, code: str, cookies: Any) -> None:
    async with host.person() as ana:
        ana.http.cookies = cookies
        assert (await ana.get(f"/api/tables/{code}"))["origin"]["input"] == PLACE
        watch = await ana.watch(code)
        await watch.play(first)
        verified = await ana.get(f"/api/matches/{code}/verify")
        assert verified["seed"] == "fair"
        record = (await ana.http.get(f"/api/matches/{code}/record")).text
        assert record.index("setup") < record.index("state")
        again = await ana.http.post("/api/studies?viewer=all&from=0&to=0", content=record)
        assert again.json()["frames"][0]["input"] == 0


@in_loop
async def test_nobody_goes_on_from_the_end_or_on_a_seat_that_is_not_there(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        code = await ended(ana)
        last = (await ana.get(f"/api/matches/{code}/study?viewer=all&from=0&to=0"))["inputs"]
        for body, key in (
            ({"input": last, "seat": 0}, "error-over-there"),
            ({"input": last + 1, "seat": 0}, "error-undo-range"),
            ({"input": 0, "seat": 2}, "error-no-such-seat"),
        ):
            _, said = await ana.refused("POST", f"/api/matches/{code}/branch", body)
            assert said["message"]["key"] == key


@in_loop
async def test_a_bot_advises_in_a_position_with_an_answer_of_its_list(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        code = await ended(ana)
        (advice, *_) = await ana.get(f"/api/matches/{code}/advice?input=0")
        assert advice["seat"] == 0
        assert advice["action"].startswith("pick ")
        assert advice["question"]["key"] == "decision-PickPile"


@in_loop
async def test_chances_follow_the_match_and_end_with_its_result(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        code = await ended(ana)
        chances = await ana.get(f"/api/matches/{code}/chances")
        result = (await ana.get(f"/api/tables/{code}"))["result"]["returns"]
        assert chances["inputs"][0] == 0
        assert chances["inputs"] == sorted(set(chances["inputs"]))
        assert chances["returns"][-1] == result
        assert chances["playouts"] >= 1
        assert all(abs(sum(row) - 1) < 1e-6 for row in chances["returns"])


@in_loop
async def test_a_running_match_gives_neither_advice_nor_chances_nor_branches(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        code = (await ana.table("gravwell", "you", "easy", start=True))["code"]
        for path in ("advice?input=0", "chances"):
            status, said = await ana.refused("GET", f"/api/matches/{code}/{path}")
            assert (status, said["message"]["key"]) == (403, "error-not-over-yet")
        _, said = await ana.refused("POST", f"/api/matches/{code}/branch", {"input": 0, "seat": 0})
        assert said["message"]["key"] == "error-not-over-yet"


@in_loop
async def test_an_uploaded_record_is_studied_further_in_the_same_ways(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        code = await ended(ana)
        record = (await ana.http.get(f"/api/matches/{code}/record")).text
        advice = await ana.http.post("/api/studies/advice?input=0", content=record)
        assert advice.json()[0]["seat"] == 0
        chances = await ana.http.post("/api/studies/chances", content=record)
        assert chances.json()["inputs"][0] == 0
        table = await ana.http.post("/api/studies/branch?input=3&seat=1", content=record)
        assert table.json()["status"] == "running"
        assert table.json()["origin"] == {"code": None, "input": 3}


@in_loop
async def test_an_uploaded_record_of_a_match_that_goes_on_gives_no_advice(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        game = host.building.games.find("gravwell")
        match = Match.start(game, game.options_type(), seats=2, chance=Seeded.of("x"))
        match.apply(match.pending[0].id, match.legal(match.pending[0])[0])
        refused = await ana.http.post("/api/studies/advice?input=0", content=write_record(game, match.record))
        assert (refused.status_code, refused.json()["message"]["key"]) == (403, "error-not-over-yet")


@in_loop
async def test_bots_at_tables_do_not_wait_for_all_who_study(
    tmp_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(building, "ADVICE_WAITING", 2)
    begun: list[Task] = []
    go_on = asyncio.Event()

    async def slowly(_pool: BotPool, task: Task) -> int:
        begun.append(task)
        await go_on.wait()
        return 0

    async with hosted(tmp_settings) as host, host.person() as ana:
        code = await ended(ana)
        monkeypatch.setattr(BotPool, "advise", slowly)
        asking = [asyncio.create_task(ana.http.get(f"/api/matches/{code}/advice?input=0")) for _ in range(5)]
        await eventually(lambda: sum(asked.done() for asked in asking) == 2)
        assert len(begun) == 1
        go_on.set()
        codes = [answer.status_code for answer in await asyncio.gather(*asking)]
        assert sorted(codes) == [200, 200, 200, 429, 429]
