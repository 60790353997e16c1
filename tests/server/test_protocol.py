"""What the WebSocket promises: every request one answer, nothing twice, nothing missed, nothing shown too early."""

import copy
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from pelagos.games.gravwell.game import GAME as GRAVWELL
from pelagos.server.games import Games
from pelagos.server.serving import LONGEST_FRAME
from pelagos.server.settings import Settings
from pelagos.server.web.building import Building
from pelagos.server.web.live import UNKNOWN
from tests.server.hosting_support import POOL, Player, Watch, first, hosted, in_loop, together

SERVICE_RESTART = 1012
PARTS = {"view", "scene", "text_board"}


async def two_at_gravwell(ana: Player, ben: Player, **more: Any) -> tuple[str, Watch, Watch]:
    code = (await ana.table("gravwell", "you", "open", **more))["code"]
    await ben.sit(code, 1)
    await ana.start(code)
    one, other = await together(ana.watch(code), ben.watch(code))
    return code, one, other


async def to_first_cards(*watches: Watch) -> None:
    """Draft until both lay their first card."""

    def is_laid_out(watch: Watch) -> bool:
        question = watch.asked()
        return question is not None and question["kind"] == "PlayCard"

    await together(*(watch.play(first, until=lambda w=watch: is_laid_out(w)) for watch in watches))  # type: ignore[misc]  # a lambda with a default


@in_loop
async def test_an_accepted_answer_names_its_version_and_comes_with_the_next_view(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        _, watch, other = await two_at_gravwell(ana, ben)
        before = watch.version or 0
        asked, waits = (watch, other) if watch.asked() else (other, watch)
        answer = await asked.act(first(await asked.question()))
        assert answer == {"type": "accepted", "id": answer["id"], "version": before + 1}
        await together(
            asked.until(lambda: asked.version == before + 1), waits.until(lambda: waits.version == before + 1)
        )
        assert waits.sides[0]["viewer"] == 1 or waits.sides[0]["viewer"] == 0


@in_loop
async def test_a_refused_answer_brings_code_rule_sentence_and_the_current_view(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        _, watch, other = await two_at_gravwell(ana, ben)
        await to_first_cards(watch, other)
        hand = {action["action"] for action in (await watch.question())["actions"]}
        absent = next(f"play {letter}" for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if f"play {letter}" not in hand)
        refused = await watch.act(absent)
        assert (refused["code"], refused["rule"]) == ("illegal", "GR-39")
        assert refused["message"]["key"] == "error-not-in-hand"
        assert refused["version"] == watch.version
        assert refused["sides"] == watch.sides


@in_loop
async def test_a_request_sent_again_is_done_once_and_answered_alike(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        code, one, other = await two_at_gravwell(ana, ben)
        watch, player = (one, ana) if one.asked() else (other, ben)
        question = await watch.question()
        request = {"type": "act", "id": "once", "seat": question["seat"], "decision": question["id"]}
        request |= {"action": first(question), "version": watch.version}
        answer = await watch.ask(**request)
        version = await watch.until(lambda: watch.version == answer["version"] and watch.version)
        again = await player.watch(code)
        assert await again.ask(**request) == answer
        assert again.version == version


@in_loop
async def test_requests_are_answered_alike_after_a_restart(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana:
        code = (await ana.table("gravwell", "you", "you", start=True))["code"]
        watch = await ana.watch(code)
        question = await watch.question()
        request = {"type": "act", "id": "once", "seat": question["seat"], "decision": question["id"]}
        request |= {"action": first(question), "version": watch.version}
        answer = await watch.ask(**request)
        cookies = ana.http.cookies
    async with hosted(settings) as host, host.person() as again:
        again.http.cookies = cookies
        watch = await again.watch(code)
        assert watch.version == answer["version"]
        assert await watch.ask(**request) == answer
        assert watch.version == answer["version"]


@in_loop
async def test_an_older_answer_that_comes_late_does_not_replace_a_newer_one(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        code, one, other = await two_at_gravwell(ana, ben)
        await to_first_cards(one, other)
        tab = await ana.watch(code)
        question = await one.question()
        older, newer = (action["action"] for action in question["actions"][:2])
        seen = one.version
        assert (await one.act(newer))["type"] == "accepted"
        late = await tab.ask(type="act", seat=0, decision=question["id"], action=older, version=seen)
        assert late["code"] == "stale"
        await tab.until(lambda: tab.version == one.version)
        changed = await tab.ask(type="act", seat=0, decision=question["id"], action=older, version=tab.version)
        assert changed["type"] == "accepted"
        answered = await one.until(lambda: [q for q in one.sides[0]["questions"] if q["answered"] == older])
        assert answered[0]["id"] == question["id"]


@in_loop
async def test_whoever_comes_back_is_told_exactly_what_was_missed(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        code, one, other = await two_at_gravwell(ana, ben)
        await to_first_cards(one, other)
        back = await ana.watch(code, version=1)
        assert back.messages[0]["type"] == "update"
        assert (back.messages[0]["since"], back.messages[0]["version"]) == (1, one.version)
        missed = back.messages[0]["steps"]
        assert missed == [step for step in one.log if step["version"] > 1]
        assert back.sides == one.sides


@pytest.mark.parametrize("version", [None, 0, 99, -1])
@in_loop
async def test_whoever_has_nothing_to_go_on_from_is_told_everything(settings: Settings, version: int | None) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        code, one, _ = await two_at_gravwell(ana, ben)
        back = await ana.watch(code, version=version)
        assert back.messages[0]["type"] == "snapshot"
        assert back.version == one.version


@in_loop
async def test_a_spectator_sees_what_an_outsider_may_and_cannot_act(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben, host.person() as eve:
        code, one, other = await two_at_gravwell(ana, ben)
        await to_first_cards(one, other)
        watch = await eve.watch(code)
        assert [side["viewer"] for side in watch.sides] == [None]
        course = host.building.house.rooms[code].course
        assert course is not None
        assert watch.sides[0]["view"] == msgspec.json.decode(msgspec.json.encode(course.match.observe(None)))
        mine = await one.question()
        refused = await watch.ask(type="act", seat=0, decision=mine["id"], action=first(mine), version=watch.version)
        assert refused["code"] == "not-yours"
        assert refused["sides"] == watch.sides
        listed = await watch.ask(type="list", seat=0, decision=mine["id"])
        assert listed["code"] == "not-yours"


@in_loop
async def test_nobody_is_told_what_another_holds_or_has_laid(settings: Settings) -> None:
    """Nothing that Ben receives tells any of Ana's hidden cards, her sealed answer included."""
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        _, one, other = await two_at_gravwell(ana, ben)
        await to_first_cards(one, other)
        before = len(other.messages)
        chosen = first(await one.question())
        await one.act(chosen)
        await other.until(lambda: len(other.messages) > before)
        told = other.messages[before]
        assert told["steps"][0]["sides"][0]["action"] is None
        assert told["sides"][0]["view"]["sealed"][0].get("action", {}) in ({}, {"type": "Play"})
        assert chosen not in msgspec.json.encode(told["steps"]).decode()


@in_loop
async def test_a_table_without_spectators_lets_nobody_watch_but_its_players(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben, host.person() as eve:
        code, one, _ = await two_at_gravwell(ana, ben, spectators=False)
        watch = await eve.watch(code, hello=False)
        await watch.until(lambda: watch.is_closed)
        assert watch.socket.close_code == UNKNOWN
        assert watch.messages[0]["code"] == "forbidden"
        assert one.sides


@in_loop
async def test_a_server_that_ends_says_so_and_closes_each_connection_as_going(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana:
        code = (await ana.table("gravwell", "you", "easy", start=True))["code"]
        watch = await ana.watch(code)
        host.server.should_exit = True
        await watch.until(lambda: watch.is_closed)
        assert watch.messages[-1]["type"] == "closing"
        assert watch.socket.close_code == SERVICE_RESTART


@in_loop
async def test_a_page_of_another_origin_gets_no_connection(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana:
        code = (await ana.table("gravwell", "you", "easy", start=True))["code"]
        url = f"{host.url.replace('http', 'ws')}/api/tables/{code}/live"
        headers = {"cookie": ana.cookie, "origin": "https://evil.example"}
        with pytest.raises(InvalidStatus) as refusal:
            await connect(url, additional_headers=headers, proxy=None)
        assert refusal.value.response.status_code == 403
        answer = await ana.http.post("/api/tables", json={}, headers={"origin": "https://evil.example"})
        assert answer.status_code == 403
        assert answer.json()["code"] == "origin"


@in_loop
async def test_an_oversized_frame_ends_the_connection_and_nothing_else(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana:
        code = (await ana.table("gravwell", "you", "easy", start=True))["code"]
        watch = await ana.watch(code)
        await watch.socket.send("x" * (LONGEST_FRAME + 1))
        await watch.until(lambda: watch.is_closed)
        assert watch.socket.close_code == 1009
        assert (await ana.watch(code)).sides == watch.sides


@pytest.mark.parametrize(
    ("line", "request_id"),
    [
        *((line, None) for line in ("", "{", "[]", '{"type":"nothing"}', "null", '"x"', "\x00", "[" * 5000)),
        ('{"type":"act","id":"1"}', "1"),
        ('{"type":"mute","id":"2","person":1180591620717411303424,"yes":true}', "2"),
        ('{"type":"nothing","id":"' + "3" * 41 + '"}', None),
        ('{"type":"act","id":4}', None),
    ],
)
@in_loop
async def test_a_message_that_cannot_be_read_is_refused_and_the_connection_goes_on(
    tmp_settings: Settings, line: str, request_id: str | None
) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        watch = await ana.watch((await ana.table("gravwell", "you", "easy", start=True))["code"])
        before = len(watch.messages)
        await watch.socket.send(line)
        if line:
            await watch.until(lambda: len(watch.messages) > before)
            refused = watch.messages[before]
            assert (refused["type"], refused["code"], refused["id"]) == ("refused", "invalid", request_id)
        assert (await watch.act(first(await watch.question())))["type"] == "accepted"


@in_loop
async def test_a_flood_is_refused_and_does_not_stop_others(tmp_settings: Settings) -> None:
    limited = msgspec.structs.replace(tmp_settings, requests_per_second=5.0, burst=30)
    async with hosted(limited) as host, host.person() as ana:
        watch = await ana.watch((await ana.table("gravwell", "you", "you", start=True))["code"])
        requests = [{"type": "back", "id": f"f{number}"} for number in range(60)]
        await watch.send(*requests)
        await watch.until(lambda: len(watch.answers) == 60)
        codes = [watch.answers[f"f{number}"].get("code") for number in range(60)]
        assert "too-fast" in codes
        assert codes[0] is None


@pytest.mark.parametrize("parts", [{"scene"}, {"view", "text_board"}, set()], ids=["scene", "others", "nothing"])
@in_loop
async def test_sides_show_what_was_asked_for(parts: set[str], settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana:
        code = (await ana.table("gravwell", "you", "random", start=True))["code"]
        watch = await ana.watch(code, hello=False)
        await watch.send({"type": "hello", "version": None, "parts": list(parts)})
        await watch.act(first(await watch.question()))
        await watch.ask(type="undo", id="not one of mine", seat=1)
        told = [message for message in watch.messages if "sides" in message]
        assert {message["type"] for message in told} >= {"snapshot", "update", "refused"}
        assert all(side.keys() & PARTS == parts for message in told for side in message["sides"])


@in_loop
async def test_a_game_without_a_scene_shows_its_text_board_instead(settings: Settings) -> None:
    plain = copy.copy(GRAVWELL)
    plain.name, plain.scene = "plain", ""
    building = Building(settings, games=Games({"plain": plain}), shared_pool=POOL)
    async with hosted(settings, building) as host, host.person() as ana:
        code = (await ana.table("plain", "you", "you", start=True))["code"]
        watch = await ana.watch(code, hello=False)
        await watch.send({"type": "hello", "version": None, "parts": ["scene"]})
        side = await watch.until(lambda: watch.sides and watch.sides[0])
        assert side.keys() & PARTS == {"text_board"}


@in_loop
async def test_what_somebody_is_told_who_comes_in_is_not_kept_in_memory(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana:
        code = (await ana.table("gravwell", "you", "you", start=True))["code"]
        watch = await ana.watch(code)
        await watch.act(first(await watch.question()))
        await ana.watch(code)
        (room,) = host.building.house.rooms.values()
        kept = vars(room.teller)
        assert [len(kept[what]) for what in ("_made", "_views")] == [0, 0]
