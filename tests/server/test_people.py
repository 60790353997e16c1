"""People without accounts: a token for each browser, other devices, leaving with everything."""

import pytest

from pelagos.server.settings import Settings
from tests.server.hosting_support import first, hosted, in_loop, together


@in_loop
async def test_a_browser_stays_the_same_person_and_its_token_is_nowhere_kept(settings: Settings) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana:
        me = await ana.get("/api/me")
        assert me["name"] == "Ana"
        assert (await ana.get("/api/me"))["id"] == me["id"]
        token = ana.http.cookies["pelagos"]
    if settings.is_sqlite:
        kept = b"".join(path.read_bytes() for path in settings.data.glob("pelagos.sqlite*"))
        assert token.encode() not in kept


@in_loop
async def test_a_new_token_is_given_with_every_guard(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        ana.http.cookies.clear()
        cookie = (await ana.http.get("/api/me")).headers["set-cookie"].lower()
        assert all(guard in cookie for guard in ("httponly", "samesite=lax", "path=/"))


@pytest.mark.parametrize("token", ["forged", "", "x" * 4000, "é"])
@in_loop
async def test_a_forged_token_is_nobody(tmp_settings: Settings, token: str) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        ana.http.cookies.clear()
        answer = await ana.http.get("/api/tables/mine", headers={"cookie": f"pelagos={token}".encode()})  # type: ignore[arg-type]  # httpx takes bytes
        assert (answer.status_code, answer.json()["code"]) == (401, "no-person")


@in_loop
async def test_another_device_becomes_the_same_person_once(settings: Settings) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana, host.person() as phone, host.person() as thief:
        code = (await ana.call("POST", "/api/me/link"))["code"]
        assert (await phone.call("POST", f"/api/me/link/{code}"))["id"] == ana.id
        assert (await phone.get("/api/me"))["name"] == "Ana"
        status, body = await thief.refused("POST", f"/api/me/link/{code}")
        assert (status, body["code"]) == (404, "not-found")


@in_loop
async def test_what_is_kept_can_be_had_and_deleted(settings: Settings) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana, host.person("Ben") as ben:
        code = (await ana.table("gravwell", "you", "open", "easy", stand_in="easy"))["code"]
        await ben.sit(code, 1)
        await ana.start(code)
        one, other = await together(ana.watch(code), ben.watch(code))
        await one.ask(type="say", text=" Hello\u202e \n there ")
        await other.until(lambda: other.chat)
        assert other.chat[0]["text"] == "Hello there"
        export = await ana.get("/api/me/export")
        assert export["name"] == "Ana"
        assert [seat["table"] for seat in export["seats"]] == [code]
        assert [line["text"] for line in export["said"]] == ["Hello there"]
        await ana.call("DELETE", "/api/me")
        await other.until(lambda: other.table["seats"][0]["kind"] == "bot")
        assert (await ana.refused("GET", "/api/tables/mine"))[0] == 401
        await other.play(first)
        assert other.is_over


@in_loop
async def test_a_rematch_is_the_same_table_for_all_who_ask(settings: Settings) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana, host.person("Ben") as ben:
        code = (await ana.table("gravwell", "you", "open", "easy"))["code"]
        await ben.sit(code, 1)
        assert (await ana.refused("POST", f"/api/tables/{code}/rematch"))[1]["code"] == "illegal"
        await ana.start(code)
        await together(*(watch.play(first) for watch in await together(ana.watch(code), ben.watch(code))))
        path = f"/api/tables/{code}/rematch"
        one, other = await together(ana.call("POST", path), ben.call("POST", path))
        assert one["code"] == other["code"] != code
        names = [seat.get("person", {}).get("name") for seat in one["seats"]]
        assert names == [None, "Ana", "Ben"]


@in_loop
async def test_everybody_is_told_before_the_server_closes(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        watch = await ana.watch((await ana.table("gravwell", "you", "you", start=True))["code"])
        host.building.house.farewell()
        await watch.until(lambda: watch.messages[-1]["type"] == "closing")


@in_loop
async def test_a_table_is_set_up_changed_and_started_by_its_host(settings: Settings) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana, host.person("Ben") as ben:
        table = await ana.table("gravwell", "you", "open", public=True)
        path = f"/api/tables/{table['code']}"
        assert [one["code"] for one in (await ben.get("/api/tables"))["open"]] == [table["code"]]
        assert (await ben.refused("PATCH", path, {"public": False}))[1]["code"] == "forbidden"
        changed = await ana.call("PATCH", path, {"seats": [{"kind": "you"}, {"kind": "open"}, {"kind": "bot"}]})
        assert [seat["kind"] for seat in changed["seats"]] == ["person", "open", "bot"]
        assert (await ana.refused("POST", f"{path}/start", {}))[1]["message"]["key"] == "error-seat-open"
        started = await ana.start(table["code"], fill="easy")
        assert started["status"] == "running"
        full = await ana.table("gravwell", "you", "easy")
        bare = await ana.call("POST", f"/api/tables/{full['code']}/start")
        assert bare["status"] == "running", "a body is not needed"
        assert (await ben.refused("POST", f"{path}/seats/1"))[1]["message"]["key"] == "error-table-not-open"
        assert (await ana.refused("GET", f"/api/matches/{table['code']}/record"))[1]["code"] == "forbidden"
