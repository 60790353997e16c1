"""What a bot would answer: told to who plays alone, of open questions, and of nothing else."""

import asyncio

import pytest

from pelagos.server.settings import Settings
from tests.server.hosting_support import hosted, in_loop


@in_loop
async def test_a_hint_is_an_answer_of_the_list_and_changes_nothing(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        table = await ana.table("gravwell", "you", "easy", start=True)
        assert table["hints"] is True
        watch = await ana.watch(table["code"])
        question = await watch.with_actions(await watch.question())
        version = watch.version
        hinted = await watch.ask(type="hint", seat=0, decision=question["id"])
        assert hinted["type"] == "hinted"
        texts = {answer["action"]: answer["text"] for answer in question["actions"]}
        assert texts[hinted["action"]] == hinted["text"]
        assert watch.version == version
        assert (await watch.act(hinted["action"]))["type"] == "accepted"


@in_loop
async def test_no_hints_where_two_people_play(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana, host.person() as ben:
        code = (await ana.table("gravwell", "you", "open"))["code"]
        await ben.sit(code, 1)
        assert (await ana.start(code))["hints"] is False
        watch = await ana.watch(code)
        refused = await watch.ask(type="hint", seat=0, decision=1)
        assert (refused["code"], refused["message"]["key"]) == ("forbidden", "error-no-hints")


@in_loop
async def test_a_hint_is_refused_for_others_for_closed_questions_and_before_the_match(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana, host.person() as ben:
        waiting = await ana.watch((await ana.table("gravwell", "you", "easy"))["code"])
        assert (await waiting.ask(type="hint", seat=0, decision=1))["code"] == "not-running"
        code = (await ana.table("gravwell", "you", "easy", start=True))["code"]
        watch, other = await ana.watch(code), await ben.watch(code)
        question = await watch.question()
        assert (await other.ask(type="hint", seat=0, decision=question["id"]))["code"] == "not-yours"
        assert (await watch.ask(type="hint", seat=1, decision=question["id"]))["code"] == "not-yours"
        assert (await watch.ask(type="hint", seat=0, decision=999_999))["code"] == "stale"
        await watch.ask(type="resign", seat=0)
        assert (await watch.ask(type="hint", seat=0, decision=question["id"]))["code"] == "over"


@in_loop
async def test_a_table_may_agree_on_hints_for_all_or_for_nobody(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        code = (await ana.table("gravwell", "you", "open", hints=True))["code"]
        await ben.sit(code, 1)
        assert (await ana.start(code))["hints"] is True
        one, other = await ana.watch(code), await ben.watch(code)
        asked, seat = (one, 0) if one.asked() else (other, 1)
        hinted = await asked.ask(type="hint", seat=seat, decision=(await asked.question())["id"])
        assert hinted["type"] == "hinted"
        alone = await ana.table("gravwell", "you", "easy")
        assert alone["hints"] is True
        path = f"/api/tables/{alone['code']}"
        assert (await ana.call("PATCH", path, {"hints": False}))["hints"] is False
        assert (await ana.call("PATCH", path, {"public": True}))["hints"] is False
        await ana.start(alone["code"])
        watch = await ana.watch(alone["code"])
        question = await watch.question()
        assert (await watch.ask(type="hint", seat=0, decision=question["id"]))["code"] == "forbidden"
        cookies = ana.http.cookies
    async with hosted(settings) as host, host.person() as ana:
        ana.http.cookies = cookies
        assert (await ana.get(path))["hints"] is False
        assert (await ana.get(f"/api/tables/{code}"))["hints"] is True


@in_loop
async def test_each_connection_has_one_hint_thought_about_at_a_time(
    tmp_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        watch = await ana.watch((await ana.table("gravwell", "you", "easy", start=True))["code"])
        question = await watch.question()
        thinking, go_on = asyncio.Event(), asyncio.Event()

        async def slowly(_task: object) -> int | None:
            thinking.set()
            await go_on.wait()
            return 0

        monkeypatch.setattr(host.building.pool, "advise", slowly)
        request = {"type": "hint", "seat": 0, "decision": question["id"]}
        await watch.send({**request, "id": "first"})
        await thinking.wait()
        assert (await watch.ask(**request))["code"] == "too-fast"
        go_on.set()
        assert (await watch.until(lambda: watch.answers.get("first")))["type"] == "hinted"


@in_loop
async def test_a_bot_that_finds_nothing_is_a_fault_that_is_said(
    tmp_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        watch = await ana.watch((await ana.table("gravwell", "you", "easy", start=True))["code"])
        question = await watch.question()

        async def nothing(_task: object) -> int | None:
            return None

        with monkeypatch.context() as patched:
            patched.setattr(host.building.pool, "advise", nothing)
            refused = await watch.ask(type="hint", seat=0, decision=question["id"])
        assert (refused["code"], refused["message"]["key"]) == ("fault", "error-no-advice")
        assert (await watch.ask(type="hint", seat=0, decision=question["id"]))["type"] == "hinted"
