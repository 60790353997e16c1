"""Requests that no page of ours would send: each is refused in the form of docs/protocol.md, with safe headers."""

import secrets
from typing import Any

import msgspec
import pytest

from pelagos.server.settings import Settings
from pelagos.server.web.app import HEADERS, LARGEST_BODY
from pelagos.server.web.live import TOO_SLOW
from tests.server.hosting_support import Player, first, hosted, in_loop

TABLE = {"game": "gravwell", "seats": [{"kind": "you"}, {"kind": "open"}]}


async def told(player: Player, method: str, path: str, **more: Any) -> tuple[int, dict[str, Any]]:
    """Send a request and return the refusal, whose form and headers must be right."""
    answer = await player.http.request(method, path, **more)
    body = msgspec.json.decode(answer.content)
    assert set(body) == {"code", "rule", "message"}, body
    assert body["message"]["key"].startswith("error-")
    for name, value in HEADERS.items():
        assert answer.headers[name] == value, name
    return answer.status_code, body


@in_loop
async def test_what_cannot_be_read_is_refused(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person("Ana") as ana:
        json = {"content-type": "application/json"}
        for content, code in {
            b"{": "invalid",
            b"[]": "invalid",
            b'{"game": 7, "seats": []}': "invalid",
            b'{"game": "gravwell", "seats": [{"kind": "king"}]}': "invalid",
            b'{"game": "gravwell", "seats": [], "free": true}': "invalid",
            b'{"game": "no-such-game", "seats": [{"kind": "you"}]}': "not-found",
            b'{"game": "gravwell", "seats": [{"kind": "bot", "level": "divine"}]}': "invalid",
            b"\xff\xfe\x00": "invalid",
            b'{"game": ' + b"[" * 5000 + b"]" * 5000 + b"}": "invalid",
        }.items():
            status, body = await told(ana, "POST", "/api/tables", content=content, headers=json)
            assert body["code"] == code, (content[:60], body)
            assert 400 <= status < 500
        assert await ana.get("/api/tables/mine") == {"open": [], "running": [], "finished": []}


@in_loop
async def test_a_body_that_is_too_long_is_refused(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person("Ana") as ana:
        body = b"x" * (LARGEST_BODY + 1)
        for path in ("/api/tables", "/api/studies", "/api/studies/verify"):
            assert (await told(ana, "POST", path, content=body))[0] == 413


@in_loop
async def test_a_forged_token_is_nobodys(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person("Ana") as ana, host.person("Eve") as eve:
        code = (await ana.table("gravwell", "you", "you", start=True))["code"]
        real = eve.http.cookies["pelagos"]
        for token in (
            secrets.token_urlsafe(32),
            real[:-1],
            real + "x",
            real.swapcase(),
            "",
            "'; DROP TABLE people; --",
        ):
            eve.http.cookies.clear()
            eve.http.cookies.set("pelagos", token, domain="127.0.0.1")
            status, body = await told(eve, "POST", "/api/tables", json=TABLE)
            assert (status, body["code"]) == (401, "no-person"), token
        watch = await eve.watch(code)
        assert all(side["viewer"] is None for side in watch.sides)
        answer = await watch.ask(type="act", seat=0, decision=1, action="pick A", version=1)
        assert answer["code"] == "no-person"


@in_loop
async def test_a_page_of_another_origin_changes_nothing(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person("Ana") as ana:
        for origin in ("https://evil.example", "null", f"{host.url}.evil.example", host.url.replace("127", "128")):
            status, body = await told(ana, "POST", "/api/tables", json=TABLE, headers={"origin": origin})
            assert (status, body["code"]) == (403, "origin"), origin
        answer = await ana.http.post("/api/tables", json=TABLE, headers={"origin": host.url})
        assert answer.status_code == 201


@in_loop
async def test_a_flood_of_requests_is_slowed_down(tmp_settings: Settings) -> None:
    limited = msgspec.structs.replace(tmp_settings, requests_per_second=0.001, burst=5)
    async with hosted(limited) as host, host.person() as ana:
        codes = [(await ana.http.get("/api/games")).status_code for _ in range(12)]
        assert codes.count(429) >= 7
        assert (await told(ana, "GET", "/api/games"))[1]["code"] == "too-fast"
        assert (await ana.http.get("/health")).status_code == 200, "whoever watches over the server is not limited"


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/me", "/health", "/metrics", "/nothing", "/api/schema"])
def test_every_answer_carries_the_headers_that_keep_browsers_safe(tmp_settings: Settings, path: str) -> None:
    @in_loop
    async def check() -> None:
        async with hosted(tmp_settings) as host, host.person() as ana:
            answer = await ana.http.get(path)
            for name, value in HEADERS.items():
                assert answer.headers[name] == value, name
            assert "server" not in answer.headers or "uvicorn" in answer.headers["server"]
            assert "'unsafe" not in answer.headers["content-security-policy"]

    check()


@in_loop
async def test_who_reads_too_slowly_is_let_go_and_has_lost_nothing(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person("Ana") as ana:
        code = (await ana.table("gravwell", "you", "you", start=True))["code"]
        watch = await ana.watch(code)
        question = await watch.question()
        (room,) = host.building.house.rooms.values()
        (slow,) = room.subscribers
        slow.is_behind = True  # type: ignore[attr-defined]  # as after too many messages
        request = {"type": "act", "id": "once", "seat": question["seat"], "decision": question["id"], "version": 1}
        request["action"] = first(question)
        await watch.send(request)
        await watch.until(lambda: watch.is_closed)
        assert watch.socket.close_code == TOO_SLOW
        again = await ana.watch(code, 1)
        assert again.version == 2
        await again.send(request)
        answer = await again.until(lambda: again.answers.get("once"))
        assert (answer["type"], answer["version"]) == ("accepted", 2)
