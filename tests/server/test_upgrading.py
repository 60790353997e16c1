"""A match whose rules change while its server is down."""

import copy
from typing import Any

import pytest
from sqlalchemy import delete, select

from pelagos.games.gravwell.game import GAME
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.game import Game
from pelagos.server.care.backfill import backfill
from pelagos.server.games import Games
from pelagos.server.settings import Settings
from pelagos.server.storage.schema import RECORDS, SNAPSHOTS
from pelagos.server.web.building import Building
from tests.server.hosting_support import POOL, Host, first, hosted, in_loop


def later(*, refuses: bool = False) -> Game[Any]:
    """Return Gravwell under rules version 2: the same, or one that no longer allows what was played."""
    game = copy.copy(GAME)
    game.version = 2
    if refuses:

        def never(*_: Any) -> None:
            raise IllegalAction(None, "not-open", decision=0)

        kinds = dict(game._kinds)
        for kind in list(kinds):
            if kind.__name__ == "PickPile":
                kinds[kind] = (kinds[kind][0], never, *kinds[kind][2:])
        game._kinds = kinds
    return game


async def playing(settings: Settings) -> tuple[str, Any, list[Any]]:
    """Play until both lay cards, and return the table, the cookies, and the sides; the state is kept at the end."""
    async with hosted(settings) as host, host.person() as ana:
        code = (await ana.table("gravwell", "you", "you", start=True))["code"]
        watch = await ana.watch(code)
        await watch.play(first, until=lambda: (watch.asked() or {}).get("kind") == "PlayCard")
        await watch.act(first(await watch.question(0)), 0)
        return code, ana.http.cookies, watch.sides


def upgraded(settings: Settings, game: Game[Any]) -> Building:
    return Building(settings, shared_pool=POOL, games=Games({"gravwell": game}))


async def kept_versions(host: Host) -> list[int]:
    async with host.building.store.reading() as connection:
        return [row.version for row in await connection.execute(select(SNAPSHOTS.c.version))]


@in_loop
async def test_a_graceful_end_keeps_the_state_of_every_match(settings: Settings) -> None:
    await playing(settings)
    async with hosted(settings) as host:
        assert len(await kept_versions(host)) == 1


@in_loop
async def test_a_match_that_is_not_touched_by_new_rules_goes_on_as_if_nothing_had_happened(settings: Settings) -> None:
    code, cookies, sides = await playing(settings)
    async with hosted(settings, upgraded(settings, later())) as host, host.person() as ana:
        ana.http.cookies = cookies
        watch = await ana.watch(code)
        assert [side["view"] for side in watch.sides] == [side["view"] for side in sides]
        assert watch.log[0]["input"] == 0
        assert not watch.chat
        await watch.play(first)
        assert (await ana.get(f"/api/matches/{code}/verify"))["seed"] == "fair"


@pytest.mark.parametrize("restarts", [1, 2])
@in_loop
async def test_a_match_that_new_rules_would_change_goes_on_from_its_state_and_says_so(
    settings: Settings, restarts: int
) -> None:
    code, cookies, sides = await playing(settings)
    game = later(refuses=True)
    for _ in range(restarts - 1):
        async with hosted(settings, upgraded(settings, game)) as host:
            await host.building.house.room(code)
    async with hosted(settings, upgraded(settings, game)) as host, host.person() as ana:
        ana.http.cookies = cookies
        watch = await ana.watch(code)
        assert [side["view"] for side in watch.sides] == [side["view"] for side in sides]
        assert [line["call"] for line in watch.chat] == ["rules-changed"]
        record = host.building.house.rooms[code].course
        assert record is not None
        assert record.match.record.stored is not None
        assert record.match.record.before[0] == "setup"
        assert (await watch.act(first(await watch.question())))["type"] == "accepted"


@in_loop
async def test_a_finished_match_keeps_its_record_whatever_rules_come_later(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana:
        code = (await ana.table("gravwell", "you", "you", start=True))["code"]
        watch = await ana.watch(code)
        await watch.play(first)
        text = (await ana.http.get(f"/api/matches/{code}/record")).text
        result = watch.table["result"]["returns"]
    async with hosted(settings, upgraded(settings, later(refuses=True))) as host, host.person() as eve:
        assert (await eve.http.get(f"/api/matches/{code}/record")).text == text
        status, body = await eve.refused("GET", f"/api/matches/{code}/verify")
        assert (status, body["message"]["key"]) == (400, "error-record-older")
        study = await eve.get(f"/api/matches/{code}/study?viewer=all")
        assert (study["frames"], study["rules"], study["returns"]) == ([], 1, result)
        assert "\n".join(study["written"]) in text
        assert study["inputs"] == len(watch.log) - 1
        assert (await eve.refused("GET", f"/api/matches/{code}/study?viewer=9"))[1]["code"] == "invalid"
        assert (await eve.get(f"/api/tables/{code}"))["status"] == "finished"


@in_loop
async def test_a_finished_match_of_earlier_rules_is_studied_in_full_where_they_still_lead_through_it(
    settings: Settings,
) -> None:
    async with hosted(settings) as host, host.person() as ana:
        code = (await ana.table("gravwell", "you", "you", start=True))["code"]
        watch = await ana.watch(code)
        await watch.play(first)
        before = await ana.get(f"/api/matches/{code}/study?viewer=all")
        text = (await ana.http.get(f"/api/matches/{code}/record")).text
    async with hosted(settings, upgraded(settings, later())) as host, host.person() as eve:
        assert await eve.get(f"/api/matches/{code}/study?viewer=all") == before
        assert (await eve.get(f"/api/matches/{code}/verify"))["seed"] == "fair"
        assert (await eve.http.post("/api/studies?viewer=all", content=text)).json() == before


@pytest.mark.parametrize("refuses", [False, True])
@in_loop
async def test_a_match_that_ended_before_records_were_kept_is_given_one(settings: Settings, *, refuses: bool) -> None:
    async with hosted(settings) as host, host.person() as ana:
        code = (await ana.table("gravwell", "you", "you", start=True))["code"]
        watch = await ana.watch(code)
        await watch.play(first)
        text = (await ana.http.get(f"/api/matches/{code}/record")).text
        async with host.building.store.writing() as connection:
            await connection.execute(delete(RECORDS))
    async with hosted(settings, upgraded(settings, later(refuses=refuses))) as host, host.person() as eve:
        await host.building.caretaker.close()  # which does the same, at a time of its own
        await backfill(host.building.store, host.building.house)
        kept = (await eve.http.get(f"/api/matches/{code}/record")).text
        assert refuses or kept == text
        assert kept.splitlines()[:8] == text.splitlines()[:8]
        assert kept.splitlines()[-3:] == text.splitlines()[-3:]
        study = await eve.get(f"/api/matches/{code}/study?viewer=all")
        assert (bool(study["frames"]), study["inputs"]) == (not refuses, len(watch.log) - 1)
