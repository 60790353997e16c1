"""``pelagos operate`` against a server that runs."""

import asyncio
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest

from pelagos.server.operating.key import NAME, drop_key, new_key, read_key, write_key
from pelagos.server.settings import Settings
from pelagos.server.storage.store import Store
from pelagos.text import LANGUAGES
from tests.server.hosting_support import Host, first, hosted, in_loop
from tests.support.console import Console, Heard
from tests.text.ftl import flaws


@pytest.fixture
def console(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Console:
    return Console(monkeypatch, capsys, tmp_path)


@asynccontextmanager
async def operated(settings: Settings) -> AsyncIterator[Host]:
    """Serve, with a key for the operator."""
    async with hosted(settings) as host:
        write_key(settings.data, new_key("127.0.0.1", urlsplit(host.url).port or 0))
        host.building.key = read_key(settings.data)
        yield host


class Operator:
    """Somebody at the server's own machine."""

    def __init__(self, console: Console, folder: Path) -> None:
        self.console = console
        self.folder = folder

    async def __call__(self, words: str) -> Heard:
        return await asyncio.to_thread(self.console, f"operate {words} --data {self.folder}")

    async def json(self, words: str) -> Any:
        heard = await self(f"{words} --json")
        assert heard.code == 0, heard.err
        return msgspec.json.decode(heard.out)


@in_loop
async def test_an_operator_lists_and_shows_tables(settings: Settings, console: Console) -> None:
    async with operated(settings) as host, host.person("Ana [bold]") as ana:
        operate = Operator(console, settings.data)
        assert (await operate("list")).out == "There are no such tables.\n"
        table = await ana.table("gravwell", "you", "easy", "open", public=True)
        running = await ana.table("gravwell", "you", "open", start=False)
        (line,) = [line for line in await operate.json("list --status open") if line["code"] == table["code"]]
        assert (line["game"], line["seats"], line["people"], line["public"]) == ("gravwell", 3, 1, True)
        assert await operate.json("list --status running") == []
        told = await operate(f"show {running['code']}")
        assert "Ana [bold]" in told.out
        assert table["code"] in (await operate("list")).out


@in_loop
async def test_what_is_shown_of_a_running_match_holds_nothing_hidden(settings: Settings, console: Console) -> None:
    async with operated(settings) as host, host.person("Ana") as ana:
        table = await ana.table("gravwell", "you", "you", start=True)
        watch = await ana.watch(table["code"])
        for _ in range(8):
            await watch.act(first(await watch.question()))
        sheet = await Operator(console, settings.data).json(f"show {table['code']}")
        assert set(sheet) == {
            "code", "game", "options", "status", "pace", "time", "stand_in", "public", "version", "inputs", "created",
            "started", "finished", "seats", "watching", "reports",
        }  # fmt: skip
        assert sheet["inputs"] == 8
        assert {name for seat in sheet["seats"] for name in seat} == {
            "seat", "kind", "person", "name", "level", "away", "online", "asked",
        }  # fmt: skip
        assert any(seat["asked"] for seat in sheet["seats"])
        seed = host.building.house.rooms[table["code"]].table.seed
        assert seed is not None
        assert seed.hex() not in str(sheet)


@in_loop
async def test_a_skipped_seat_is_played_until_its_person_is_back(settings: Settings, console: Console) -> None:
    async with operated(settings) as host, host.person("Ana") as ana:
        table = await ana.table("gravwell", "you", "random", start=True, stand_in="random")
        watch = await ana.watch(table["code"])
        await watch.question(0)
        heard = await Operator(console, settings.data)(f"skip {table['code']} 0")
        assert heard.out == f"At table {table['code']} a bot plays for seat 0 until the person is back.\n"
        await watch.until(lambda: watch.state["presence"]["seats"][0]["away"] and (watch.version or 0) > 6)
        assert (await watch.ask(type="back"))["type"] == "accepted"
        await watch.until(lambda: not watch.state["presence"]["seats"][0]["away"])


@in_loop
async def test_answers_are_taken_back(settings: Settings, console: Console) -> None:
    async with operated(settings) as host, host.person("Ana") as ana:
        operate = Operator(console, settings.data)
        table = await ana.table("gravwell", "you", "you", start=True)
        watch = await ana.watch(table["code"])
        before = msgspec.json.encode(watch.sides)
        for _ in range(3):
            await watch.act(first(await watch.question()))
        heard = await operate(f"undo {table['code']} --answers 3")
        assert heard.out == f"At table {table['code']} the latest 3 answers are taken back.\n"
        await watch.until(lambda: watch.version == 5)
        assert msgspec.json.encode(watch.sides) == before
        heard = await operate(f"undo {table['code']}")
        assert (heard.code, heard.err) == (2, "Only 0 answers have been given in this match.\n")


@in_loop
async def test_a_closed_table_is_over_for_everybody(settings: Settings, console: Console) -> None:
    async with operated(settings) as host, host.person("Ana") as ana:
        operate = Operator(console, settings.data)
        table = await ana.table("gravwell", "you", "you", start=True)
        watch = await ana.watch(table["code"])
        question = await watch.question()
        assert (await operate(f"close {table['code']}")).code == 0
        await watch.until(lambda: watch.table["status"] == "closed")
        late = {"seat": question["seat"], "decision": question["id"], "version": watch.version}
        assert (await watch.ask(type="act", action=first(question), **late))["code"] == "over"
        again = await operate(f"close {table['code']}")
        assert (again.code, again.err) == (2, "The match is over.\n")


@in_loop
async def test_a_muted_person_does_not_chat_until_unmuted(settings: Settings, console: Console) -> None:
    async with operated(settings) as host, host.person("Ana") as ana, host.person("Rude") as rude:
        operate = Operator(console, settings.data)
        table = await ana.table("gravwell", "you", "open")
        await rude.sit(table["code"], 1)
        watch = await rude.watch(table["code"])
        await ana.call("POST", f"/api/tables/{table['code']}/report", {"person": rude.id, "words": "[red]bad words"})
        (report,) = await operate.json("reports")
        assert (report["person"], report["reporter"], report["words"]) == (rude.id, ana.id, "[red]bad words")
        assert "[red]bad words" in (await operate("reports")).out
        assert (await operate(f"mute {rude.id}")).out == f"Person {rude.id} cannot write to others any more.\n"
        assert (await watch.ask(type="say", text="hello"))["code"] == "muted"
        assert (await operate(f"unmute {rude.id}")).code == 0
        assert (await watch.ask(type="say", text="hello"))["type"] == "accepted"
        unknown = await operate("mute 987654")
        assert (unknown.code, unknown.err) == (2, "There is no person 987654 here.\n")


@in_loop
async def test_orders_that_cannot_be_carried_out_are_refused_in_a_sentence(
    settings: Settings, console: Console
) -> None:
    async with operated(settings) as host, host.person("Ana") as ana:
        operate = Operator(console, settings.data)
        table = await ana.table("gravwell", "you", "easy")
        code = table["code"]
        for order, says in {
            "show zzzz-zzzz": "There is no table “zzzz-zzzz”.",
            f"skip {code} 0": "The match has not started.",
            f"undo {code}": "The match has not started.",
        }.items():
            heard = await operate(order)
            assert heard.code == 2, order
            assert says in heard.err
        await ana.start(code)
        for order, says in {
            f"skip {code} 1": "No person sits on seat 1: a bot plays there anyway.",
            f"skip {code} 7": "There is no seat 7 at this table",
        }.items():
            heard = await operate(order)
            assert heard.code == 2, order
            assert says in heard.err


@in_loop
async def test_nobody_without_the_key_gives_orders(tmp_path: Path) -> None:
    async with operated(Settings(data=tmp_path)) as host, host.person() as ana:
        key = read_key(tmp_path)
        order = {"order": "list"}
        good = {"authorization": f"Bearer {key.token}"}
        assert (await ana.http.post("/operate", json=order, headers=good)).status_code == 200
        for headers in (
            {},
            {"authorization": "Bearer"},
            {"authorization": f"Bearer {key.token}x"},
            {"authorization": f"Basic {key.token}"},
            {"authorization": "Bearer ü"},
            {**good, "x-forwarded-for": "203.0.113.9"},
            {**good, "forwarded": "for=203.0.113.9"},
        ):
            encoded = {name.encode(): value.encode() for name, value in headers.items()}
            answer = await ana.http.post("/operate", json=order, headers=encoded)
            assert answer.status_code == 404, headers
        assert (await ana.http.get("/operate", headers=good)).status_code in (404, 405)
        assert (await ana.http.post("/operate", json={"order": "drop"}, headers=good)).status_code == 400


def test_the_key_is_for_its_owner_only_and_goes_with_the_server(tmp_path: Path) -> None:
    key = new_key("0.0.0.0", 8765)  # noqa: S104  # nothing is bound
    assert key.address == "http://127.0.0.1:8765"
    assert new_key("::", 1).address == "http://[::1]:1"
    write_key(tmp_path, key)
    assert stat.S_IMODE((tmp_path / NAME).stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == [NAME]
    other = new_key("127.0.0.1", 8765)
    drop_key(tmp_path, other)
    assert read_key(tmp_path) == key
    drop_key(tmp_path, key)
    assert list(tmp_path.iterdir()) == []


def test_without_a_server_a_sentence_says_so(console: Console, tmp_path: Path) -> None:
    heard = console("operate list --data nowhere")
    assert (heard.code, heard.out) == (2, "")
    assert "No server keeps its data in nowhere" in heard.err
    write_key(tmp_path, new_key("127.0.0.1", 9))
    heard = console("operate list --data .")
    assert heard.code == 2
    assert "The server at http://127.0.0.1:9 does not answer: Connection refused." in heard.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_operator_reads_their_own_language(console: Console, language: str) -> None:
    words = {"en": "Look after", "el": "Φρόντισε", "es": "Cuidar de"}[language]
    assert words in console(f"operate --lang {language}").out
    for order in ("list", "show", "skip", "undo", "close", "mute", "unmute", "reports", "backup"):
        page = console(f"operate {order} --help --lang {language}")
        assert page.code == 0
        assert not [flaw for flaw in flaws(page.out) if not flaw.startswith(("--", "help"))]
        assert "[help-" not in page.out


def test_the_folder_of_the_data_is_for_its_owner_only(tmp_path: Path) -> None:
    Store(Settings(data=tmp_path / "new"))
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == stat.S_IRWXU
