"""What somebody sends who means harm: refused, and harmless to everybody else at the table."""

import asyncio
import contextlib
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from pelagos.server.settings import Settings
from pelagos.server.telling import sides
from pelagos.server.web import building as parts
from pelagos.server.web.intake import Intake
from pelagos.server.web.limits import place_of
from pelagos.server.web.wire import TOO_FAST
from tests.server.hosting_support import Watch, first, hosted, in_loop, last, together
from tests.server.test_protocol import to_first_cards, two_at_gravwell

NUL = "\x00"
HUGE = 10**30


@in_loop
async def test_texts_that_a_database_cannot_keep_harm_nobody(settings: Settings) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana, host.person("Ben") as ben:
        code, one, other = await two_at_gravwell(ana, ben)
        await to_first_cards(one, other)
        mine, his = await one.question(), await other.question()
        bad = {"type": "act", "seat": 0, "decision": mine["id"], "action": first(mine), "version": one.version}
        good = {"type": "act", "seat": 1, "decision": his["id"], "action": first(his), "version": other.version}
        await together(one.send({**bad, "id": f"x{NUL}"}), other.send({**good, "id": "good"}))
        assert (await other.until(lambda: other.answers.get("good")))["type"] == "accepted"
        await one.until(lambda: [m for m in one.messages if m.get("code") == "invalid"])
        for path in (
            "/api/tables/%00",
            "/api/tables/a%00b",
            "/api/matches/%00/record",
            "/api/matches/%00/study",
            "/api/tables/%00/seats/0",
        ):
            answer = await ana.http.request("POST" if "seats" in path else "GET", path)
            assert answer.status_code == 404, path
        assert await ana.get("/api/tables?game=%00") == {"open": [], "running": []}
        assert (await ana.call("PATCH", "/api/me", {"name": f"An{NUL}a"}))["name"] == "Ana"
        report = {"person": ben.id, "words": f"x{NUL}"}
        assert (await ana.refused("POST", f"/api/tables/{code}/report", report))[0] == 400
        said = await one.ask(type="say", text=f"hel{NUL}lo")
        assert said["type"] == "accepted"
        table = {"game": "gravwell", "seats": [{"kind": "you"}], "options": {"chaos": NUL}}
        assert (await ana.refused("POST", "/api/tables", table))[1]["code"] in ("invalid", "illegal")


@pytest.mark.parametrize(
    "message",
    [
        {"type": "hello", "version": HUGE},
        {"type": "hello", "version": -HUGE},
        {"type": "act", "id": "r", "seat": HUGE, "decision": 1, "action": "x", "version": 1},
        {"type": "act", "id": "r", "seat": 0, "decision": -HUGE, "action": "x", "version": HUGE},
        {"type": "act", "id": "r", "seat": -1, "decision": 1, "action": "\u202e" * 5000, "version": 1},
        {"type": "list", "id": "r", "seat": 0, "decision": HUGE},
        {"type": "hint", "id": "r", "seat": HUGE, "decision": HUGE},
        {"type": "undo", "id": "r", "seat": HUGE},
        {"type": "agree", "id": "r", "seat": 0, "yes": True},
        {"type": "resign", "id": "r", "seat": 1},
        {"type": "say", "id": "r", "text": "x" * 15_000},
        {"type": "say", "id": "r", "text": "x", "call": "hello"},
        {"type": "preset", "id": "r", "seat": 0, "kind": "x" * 10_000, "action": "x"},
    ],
)
@in_loop
async def test_a_senseless_message_is_answered_and_the_match_goes_on(
    tmp_settings: Settings, message: dict[str, Any]
) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana, host.person() as ben:
        _, one, other = await two_at_gravwell(ana, ben)
        if "id" in message:
            assert (await one.ask(**message))["type"] == "refused"
        else:
            before = len(one.messages)
            await one.send(message)
            await one.until(lambda: len(one.messages) > before)
        asked = one if one.asked() else other
        assert (await asked.act(first(await asked.question())))["type"] == "accepted"


@in_loop
async def test_two_tabs_on_one_seat_cannot_both_answer_from_what_they_saw(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        code, one, other = await two_at_gravwell(ana, ben)
        await to_first_cards(one, other)
        tab = await ana.watch(code)
        question, seen = await one.question(), one.version
        request = {"type": "act", "seat": 0, "decision": question["id"], "version": seen}
        answers = await together(one.ask(action=first(question), **request), tab.ask(action=last(question), **request))
        assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
        assert {answer.get("code") for answer in answers} == {None, "stale"}
        await together(*(given(watch, question["id"]) for watch in (one, tab)))
        assert one.sides == tab.sides


async def given(watch: Watch, question: int) -> None:
    await watch.until(lambda: [q for s in watch.sides for q in s["questions"] if q["id"] == question and q["answered"]])


@in_loop
async def test_a_record_of_newer_rules_is_refused_in_a_sentence(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        watch = await ana.watch((await ana.table("gravwell", "you", "you", start=True))["code"])
        await watch.play(first)
        text = (await ana.http.get(f"/api/matches/{watch.code}/record")).text
        for path in ("/api/studies", "/api/studies/verify"):
            for version, key in (("rules: 1", "error-record-newer"), ("pelagos: 2", "error-record-format")):
                name, _, number = version.partition(": ")
                newer = text.replace(f"{name}: {number}\n", f"{name}: {int(number) + 7}\n", 1)
                answer = await ana.http.post(path, content=newer)
                assert (answer.status_code, answer.json()["message"]["key"]) == (400, key)


@in_loop
async def test_few_records_are_replayed_at_the_same_time(
    tmp_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parts, "STUDIES_AT_ONCE", 1)
    async with hosted(tmp_settings) as host, host.person() as ana:
        async with host.building.studying.turn():
            waiting = asyncio.create_task(ana.http.post("/api/studies", content="pelagos: 2"))
            assert (await ana.get("/api/me"))["id"] == ana.id, "the rest goes on"
            assert not waiting.done()
        assert (await waiting).status_code == 400


@in_loop
async def test_opening_connections_counts_as_asking(tmp_settings: Settings) -> None:
    limited = msgspec.structs.replace(tmp_settings, requests_per_second=0.001, burst=12)
    async with hosted(limited) as host, host.person() as ana:
        code = (await ana.table("gravwell", "you", "easy"))["code"]
        url = f"{host.url.replace('http', 'ws')}/api/tables/{code}/live"
        codes = []
        for _ in range(12):
            async with connect(url, additional_headers={"cookie": ana.cookie}, proxy=None) as socket:
                with contextlib.suppress(ConnectionClosed):
                    await socket.send('{"type": "hello", "version": null}')
                    if '"too-fast"' in str(await socket.recv()):
                        await socket.wait_closed()
            codes.append(socket.close_code)
        assert TOO_FAST in codes


@pytest.mark.parametrize("line", ["x", '{"type":"ping"}', '{"type":"hello","version":null}'])
@in_loop
async def test_who_sends_a_flood_in_one_frame_is_let_go_before_others_wait(tmp_settings: Settings, line: str) -> None:
    limited = msgspec.structs.replace(tmp_settings, burst=100)
    async with hosted(limited) as host, host.person() as ana:
        watch = await ana.watch((await ana.table("gravwell", "you", "easy"))["code"])
        before = len(watch.messages)
        await watch.socket.send("\n".join([line] * (16_000 // (len(line) + 1))))
        await watch.until(lambda: watch.is_closed)
        assert watch.socket.close_code == TOO_FAST
        assert len(watch.messages) - before <= 1


@pytest.mark.parametrize("kind", ["undo", "nonsense"])
@in_loop
async def test_who_goes_on_sending_too_much_is_let_go(tmp_settings: Settings, kind: str) -> None:
    limited = msgspec.structs.replace(tmp_settings, requests_per_second=0.001, burst=20)
    async with hosted(limited) as host, host.person() as ana:
        watch = await ana.watch((await ana.table("gravwell", "you", "easy"))["code"])
        codes = [(await watch.ask(type=kind, seat=0))["code"] for _ in range(39)]
        assert [code == "too-fast" for code in codes] == [False] * 19 + [True] * 20, "hello was the first"
        with pytest.raises(EOFError):
            await watch.ask(type=kind, seat=0)
        assert watch.socket.close_code == TOO_FAST


@in_loop
async def test_many_connections_of_one_address_may_not_say_more_than_ten_people(tmp_settings: Settings) -> None:
    limited = msgspec.structs.replace(tmp_settings, requests_per_second=0.001, burst=60)
    async with hosted(limited) as host, host.person() as ana:
        code = (await ana.table("gravwell", "you", "easy"))["code"]
        watches = [await ana.watch(code) for _ in range(12)]
        for watch in watches:
            await watch.send(*({"type": "undo", "id": str(number), "seat": 0} for number in range(55)))
        codes = [await watch.until(lambda w=watch: replies(w, 55)) for watch in watches]  # type: ignore[misc]  # a lambda with a default
        said = 12 * (1 + 55)
        assert sum(found.count("too-fast") for found in codes) == said - 10 * limited.burst


def replies(watch: Watch, number: int) -> list[str] | None:
    """Return with which codes so many messages were refused, once they are."""
    found = [message["code"] for message in watch.messages if message["type"] == "refused"]
    return found if len(found) >= number else None


@in_loop
async def test_one_message_of_a_frame_is_handled_in_each_turn_of_the_loop() -> None:
    handled: list[str] = []
    intake = Intake(handled.append, lambda: pytest.fail("that is not too much"), 4)
    intake.take("a\nb\n\nc")
    intake.take("d")
    assert handled == ["a"]
    await asyncio.sleep(0)
    assert handled == ["a", "b"]
    intake.take("e")
    for _ in range(5):
        await asyncio.sleep(0)
    assert handled == ["a", "b", "c", "d", "e"]
    intake.take("f")
    assert handled[-1] == "f"


@in_loop
async def test_a_long_list_of_answers_comes_only_when_it_is_asked_for(
    tmp_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sides, "LONG_LIST", 2)
    async with hosted(tmp_settings) as host, host.person() as ana, host.person() as ben:
        _, one, other = await two_at_gravwell(ana, ben)
        asked, waits = (one, other) if one.asked() else (other, one)
        question = await asked.question()
        assert "actions" not in question
        request = {"type": "list", "seat": question["seat"], "decision": question["id"]}
        listed = await asked.ask(**request)
        assert (listed["type"], len(listed["actions"])) == ("listed", question["count"])
        assert (await asked.act(listed["actions"][-1]["action"]))["type"] == "accepted"
        assert (await waits.ask(**request))["code"] == "not-yours"
        assert (await asked.ask(**{**request, "decision": 10**6}))["type"] == "refused"


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("testclient", "testclient", True),
    ],
)
def test_who_has_a_network_of_addresses_counts_as_one_client(one: str, other: str, *, same: bool) -> None:
    assert (place_of(one) == place_of(other)) is same
