"""Roles that people show at a table: for their own seat, before the match and during it."""

import pytest

from pelagos.server.settings import Settings
from tests.server.hosting_support import hosted, in_loop


@pytest.mark.rule("SA-185")
@in_loop
async def test_a_badge_is_worn_by_one_and_seen_by_all(settings: Settings) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana, host.person("Ben") as ben:
        code = (await ana.table("spacealert", "you", "open"))["code"]
        await ben.sit(code, 1)
        seat = f"/api/tables/{code}/seats"
        await ana.call("PUT", f"{seat}/0/badge", {"badge": "captain"})
        await ana.start(code)
        watch = await ana.watch(code)
        await ben.call("PUT", f"{seat}/1/badge", {"badge": "science"})
        await watch.until(lambda: [one["badge"] for one in watch.table["seats"]] == ["captain", "science"])
        for badge, key in (("captain", "badge-worn"), ("cook", "no-such-badge")):
            _, refused = await ben.refused("PUT", f"{seat}/1/badge", {"badge": badge})
            assert (refused["rule"], refused["message"]["key"]) == ("SA-185", f"error-{key}")
        await ana.call("PUT", f"{seat}/0/badge", {"badge": None})
        _, refused = await ben.refused("PUT", f"{seat}/1/badge", {"badge": "captain"})
        assert refused["message"]["key"] == "error-badge-of-captain"
        status, refused = await ben.refused("PUT", f"{seat}/0/badge", {"badge": "tactical"})
        assert (status, refused["code"]) == (403, "not-yours")
    async with hosted(settings) as host:
        room = await host.building.house.room(code)
        assert [one.badge for one in room.table.seats] == [None, "science"]


@pytest.mark.rule("SA-185")
@in_loop
async def test_a_badge_stays_when_the_host_changes_other_seats_and_goes_with_the_seat(settings: Settings) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana, host.person("Ben") as ben:
        code = (await ana.table("spacealert", "you", "open", "open"))["code"]
        await ben.sit(code, 1)
        await ana.call("PUT", f"/api/tables/{code}/seats/0/badge", {"badge": "captain"})
        await ben.call("PUT", f"/api/tables/{code}/seats/1/badge", {"badge": "science"})
        seats = [{"kind": "you"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}]
        table = await ana.call("PATCH", f"/api/tables/{code}", {"seats": seats})
        assert [seat["badge"] for seat in table["seats"]] == ["captain", "science", None]
        seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "you"}]
        table = await ana.call("PATCH", f"/api/tables/{code}", {"seats": seats})
        assert [seat["badge"] for seat in table["seats"]] == [None, "science", None]


@in_loop
async def test_a_game_without_badges_has_none_to_show(settings: Settings) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana:
        code = (await ana.table("gravwell", "you", "open"))["code"]
        status, refused = await ana.refused("PUT", f"/api/tables/{code}/seats/0/badge", {"badge": "captain"})
        assert (status, refused["message"]["key"]) == (404, "error-no-career")
