"""What people say to each other: heard by those who want to hear it, reported if need be, kept across restarts."""

import sqlite3
from typing import Any

import pytest
from sqlalchemy import select

from pelagos.server.settings import Settings
from pelagos.server.storage import store as storage
from pelagos.server.storage.schema import MUTES, REPORTS
from tests.server.hosting_support import Host, Player, Watch, hosted, in_loop, together
from tests.server.test_protocol import two_at_gravwell


async def says(speaker: Watch, listener: Watch, text: str) -> None:
    """Say something, and wait until the listener has heard whatever follows it."""
    assert (await speaker.ask(type="say", text=text))["type"] == "accepted"
    await listener.ask(type="list", seat=0, decision=0)


def heard(watch: Watch) -> list[str]:
    return [line["text"] for line in watch.chat]


async def comes_again(player: Player, cookies: Any) -> None:
    player.http.cookies = cookies
    player.id = (await player.get("/api/me"))["id"]


@in_loop
async def test_who_is_muted_is_heard_by_others_but_not_by_the_one_who_muted(settings: Settings) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana, host.person("Ben") as ben, host.person() as eve:
        code, one, other = await two_at_gravwell(ana, ben)
        third = await eve.watch(code)
        await says(other, one, "first")
        assert (await one.ask(type="mute", person=ben.id, yes=True))["type"] == "accepted"
        await says(other, one, "second")
        await third.until(lambda: len(third.chat) == 2)
        assert heard(one) == ["first"]
        assert (await one.ask(type="mute", person=ben.id, yes=False))["type"] == "accepted"
        await says(other, one, "third")
        assert heard(one) == ["first", "third"]
        assert heard(third) == ["first", "second", "third"]


@in_loop
async def test_a_mute_survives_a_restart_and_counts_at_every_table(settings: Settings) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana, host.person("Ben") as ben:
        code, one, other = await two_at_gravwell(ana, ben)
        assert (await one.ask(type="mute", person=ben.id, yes=True))["type"] == "accepted"
        await says(other, one, "unheard")
        cookies = [ana.http.cookies, ben.http.cookies]
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        await comes_again(ana, cookies[0])
        await comes_again(ben, cookies[1])
        back, other = await together(ana.watch(code), ben.watch(code))
        await says(other, back, "unheard still")
        assert heard(back) == []
        _, one, other = await two_at_gravwell(ana, ben)
        await says(other, one, "unheard here too")
        assert heard(one) == []
        assert await ana.get("/api/me/muted") == [{"id": ben.id, "name": "Ben"}]
        await ana.call("DELETE", f"/api/me/muted/{ben.id}")
        assert await ana.get("/api/me/muted") == []
        await says(other, one, "heard")
        assert heard(one) == ["heard"], "an open connection follows the person's wish"


@in_loop
async def test_muting_twice_or_somebody_who_is_not_here_does_no_harm(settings: Settings) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana, host.person("Ben") as ben, host.person() as eve:
        _, one, _ = await two_at_gravwell(ana, ben)
        requests = [{"type": "mute", "id": f"m{number}", "person": ben.id, "yes": number != 2} for number in range(4)]
        await one.send(*requests)
        await one.until(lambda: len(one.answers) == 4)
        assert {answer["type"] for answer in one.answers.values()} == {"accepted"}
        assert [muted["id"] for muted in await ana.get("/api/me/muted")] == [ben.id]
        for stranger in (eve.id, 10**9, -1, 0, 2**70):
            refused = await one.ask(type="mute", person=stranger, yes=True)
            assert refused["code"] in ("not-found", "invalid"), stranger
        assert (await one.ask(type="mute", person=10**9, yes=False))["type"] == "accepted"


@in_loop
async def test_nobody_known_cannot_mute(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana, host.person() as eve:
        code = (await ana.table("gravwell", "you", "easy", start=True))["code"]
        eve.http.cookies.clear()
        watch = await eve.watch(code)
        assert (await watch.ask(type="mute", person=ana.id, yes=True))["code"] == "no-person"


@in_loop
async def test_a_mute_that_cannot_be_kept_is_refused_and_does_not_count(
    tmp_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "BUSY_MS", 50)
    async with hosted(tmp_settings) as host, host.person() as ana, host.person() as ben:
        _, one, other = await two_at_gravwell(ana, ben)
        locking = sqlite3.connect(tmp_settings.data / "pelagos.sqlite", isolation_level=None)
        locking.execute("BEGIN IMMEDIATE")
        assert (await one.ask(type="mute", person=ben.id, yes=True))["code"] == "storage"
        locking.execute("COMMIT")
        locking.close()
        await says(other, one, "heard")
        assert heard(one) == ["heard"]


async def rows(host: Host, table: Any) -> list[Any]:
    async with host.building.store.reading() as connection:
        return list(await connection.execute(select(table)))


@in_loop
async def test_mutes_are_part_of_what_can_be_had_and_deleted(settings: Settings) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana, host.person("Ben") as ben:
        _, one, other = await two_at_gravwell(ana, ben)
        await one.ask(type="mute", person=ben.id, yes=True)
        await other.ask(type="mute", person=ana.id, yes=True)
        assert (await ana.get("/api/me/export"))["muted"] == [{"id": ben.id, "name": "Ben"}]
        await ana.call("DELETE", "/api/me")
        assert await rows(host, MUTES) == []


@in_loop
async def test_a_report_reaches_the_operator_and_only_people_of_the_table_can_be_reported(settings: Settings) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana, host.person("Ben") as ben, host.person() as eve:
        code, _, _ = await two_at_gravwell(ana, ben)
        path = f"/api/tables/{code}/report"
        await ana.call("POST", path, {"person": ben.id, "words": "He is rude."})
        (report,) = await rows(host, REPORTS)
        assert (report.reporter, report.person, report.words) == (ana.id, ben.id, "He is rude.")
        for person in (eve.id, 10**9):
            status, body = await ana.refused("POST", path, {"person": person, "words": "x"})
            assert (status, body["message"]["key"]) == (404, "error-no-such-person")
        assert (await ana.refused("POST", path, {"person": ben.id, "words": "x" * 2001}))[0] == 400
        assert [line["words"] for line in (await ana.get("/api/me/export"))["reports"]] == ["He is rude."]


@in_loop
async def test_what_is_said_twice_under_one_id_is_said_once(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        code, one, other = await two_at_gravwell(ana, ben)
        await one.ask(type="say", id="once", text="Hello")
        again = await ana.watch(code)
        assert (await again.ask(type="say", id="once", text="Hello"))["type"] == "accepted"
        await says(one, other, "after")
        assert heard(other) == ["Hello", "after"]


@in_loop
async def test_what_is_said_to_a_team_is_heard_by_the_team_alone_and_kept_for_it(settings: Settings) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana, host.person("Ben") as ben, host.person() as eve:
        code = await teams_of_two(ana, ben)
        one, other, outsider = await together(ana.watch(code), ben.watch(code), eve.watch(code))
        assert (await one.ask(type="say", text="north by the west", team=True))["type"] == "accepted"
        await says(one, other, "good luck to all")
        await outsider.until(lambda: len(outsider.chat) == 1)
        assert heard(one) == ["north by the west", "good luck to all"]
        assert heard(other) == heard(outsider) == ["good luck to all"]
        assert one.chat[0]["team"] == [0, 2]
        cookies = [ana.http.cookies, ben.http.cookies]
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        await comes_again(ana, cookies[0])
        await comes_again(ben, cookies[1])
        one, other = await together(ana.watch(code), ben.watch(code))
        assert (heard(one), heard(other)) == (["north by the west", "good luck to all"], ["good luck to all"])


@in_loop
async def test_without_a_team_nothing_can_be_said_to_it(settings: Settings) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana, host.person("Ben") as ben, host.person() as eve:
        _code, one, _ = await two_at_gravwell(ana, ben)
        assert (await one.ask(type="say", text="psst", team=True))["code"] == "invalid"
        watched = await eve.watch(await teams_of_two(ana, ben))
        assert (await watched.ask(type="say", text="psst", team=True))["code"] == "invalid"
        assert heard(one) == []


async def teams_of_two(ana: Player, ben: Player) -> str:
    """Let two people and two bots play Sirs against Explorers; return the code of their table."""
    code: str = (await ana.table("northwest", "you", "open", "random", "random", options={"teams": "yes"}))["code"]
    await ben.sit(code, 1)
    await ana.start(code)
    return code


@in_loop
async def test_what_is_said_again_after_a_restart_is_said_once(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana:
        watch = await ana.watch((await ana.table("gravwell", "you", "you", start=True))["code"])
        await watch.ask(type="say", id="once", text="Hello")
        token = dict(ana.http.cookies)
    async with hosted(settings) as host, host.person() as again:
        again.http.cookies.clear()
        again.http.cookies.update(token)
        watch = await again.watch(watch.code)
        answer = await watch.ask(type="say", id="once", text="Hello")
        assert (answer["type"], answer["version"]) == ("accepted", watch.version)
        assert [line["text"] for line in watch.chat] == ["Hello"]


@in_loop
async def test_what_a_forgotten_person_said_is_gone_from_tables_in_memory_too(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person("Ana") as ana, host.person("Ben") as ben:
        code, one, other = await two_at_gravwell(ana, ben)
        await says(one, other, "Hello")
        await other.ask(type="say", text="Ahoy")
        await ana.call("DELETE", "/api/me")
        fresh = await ben.watch(code)
        assert [line["text"] for line in fresh.chat] == ["Ahoy"]
        assert fresh.table["host"]["name"] == ""
