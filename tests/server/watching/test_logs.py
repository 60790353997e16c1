"""Logs: one JSON object a line, and nothing in them that is secret."""

import logging
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import structlog
from sqlalchemy import text

from pelagos.kernel.errors import BrokenInvariant
from pelagos.kernel.match import Match
from pelagos.server.logs import set_up_logs
from pelagos.server.settings import Settings
from pelagos.server.storage.schema import JOURNAL
from tests.server.hosting_support import Host, Player, Watch, first, hosted, in_loop


@pytest.fixture(autouse=True)
def logs_of_its_own() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    structlog.reset_defaults()
    root.handlers[:] = handlers
    root.setLevel(level)


def test_a_line_is_a_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs()
    structlog.get_logger().warning("something", table="k3m9-t2xw")
    logging.getLogger("a.library").warning("took %s seconds", 3)
    lines = [msgspec.json.decode(line) for line in capsys.readouterr().err.splitlines()]
    assert [line["event"] for line in lines] == ["something", "took 3 seconds"]
    assert {line["level"] for line in lines} == {"warning"}
    assert all(line["timestamp"].endswith("Z") for line in lines)


def test_an_exception_is_told_by_kind_key_and_place_not_by_its_words(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs()
    try:
        try:
            raise KeyError("card H of Ben")  # noqa: TRY301  # a cause to be logged
        except KeyError as error:
            raise BrokenInvariant(None, "not-in-zone", card="H") from error
    except BrokenInvariant:
        structlog.get_logger().exception("fault")
        logging.getLogger("a.library").exception("fault")
    printed = capsys.readouterr().err
    assert "Ben" not in printed
    assert '"H"' not in printed
    for line in printed.splitlines():
        outer, inner = msgspec.json.decode(line)["exception"]
        assert (outer["kind"], outer["key"], inner["kind"]) == ("BrokenInvariant", "not-in-zone", "KeyError")
        assert outer["places"][-1].endswith("by_its_words")


@in_loop
async def test_no_secret_reaches_a_log_whatever_goes_wrong(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana:
        set_up_logs()
        table = await ana.table("gravwell", "you", "you", start=True)
        watch = await ana.watch(table["code"])
        for _ in range(14):
            await watch.act(first(await watch.question()))
        link = (await ana.call("POST", "/api/me/link"))["code"]
        room = host.building.house.rooms[table["code"]]
        assert room.course is not None
        assert room.table.seed is not None
        token, seed = ana.http.cookies["pelagos"], room.table.seed
        hand = msgspec.json.encode(room.course.match.observe(None)).decode()
        await fail_in_every_way(host, ana, watch, link, monkeypatch)
        printed = capsys.readouterr().err
    assert len(printed.splitlines()) >= 4
    assert all(isinstance(msgspec.json.decode(line), dict) for line in printed.splitlines())
    for secret in (token, seed.hex(), repr(seed), link, hand, "secret card H"):
        assert secret not in printed


async def fail_in_every_way(host: Host, ana: Player, watch: Watch, link: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a commit, a route, the rules, and an unreadable table fail."""
    store = host.building.store
    async with store.writing() as connection:
        await connection.execute(text("ALTER TABLE journal RENAME TO hidden_journal"))
    assert (await watch.act(first(await watch.question())))["code"] == "storage"
    async with store.writing() as connection:
        await connection.execute(text("ALTER TABLE hidden_journal RENAME TO journal"))

    def broken(*_args: object, **_more: object) -> None:
        raise BrokenInvariant(None, "not-in-zone", card="secret card H")

    with monkeypatch.context() as patched:
        patched.setattr(Match, "apply", broken)
        assert (await watch.act(first(await watch.question())))["code"] == "fault"

    async def unexpected(*_args: object) -> None:
        raise RuntimeError("secret card H")

    with monkeypatch.context() as patched:
        patched.setattr(host.building.people, "use_link", unexpected)
        assert (await ana.refused("POST", f"/api/me/link/{link}"))[0] == 500
    async with store.writing() as connection:
        damaged = JOURNAL.update().where(JOURNAL.c.kind == "input").values(content=b"secret card H")
        await connection.execute(damaged)
    del host.building.house.rooms[watch.code]
    assert (await ana.refused("GET", f"/api/tables/{watch.code}"))[0] == 500


@in_loop
async def test_matches_go_on_when_nobody_reads_the_log_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(tmp_path) as host, host.person("Ana") as ana:
        set_up_logs()
        table = await ana.table("gravwell", "you", "you", start=True)
        watch = await ana.watch(table["code"])
        with monkeypatch.context() as patched:
            patched.setattr("sys.stderr", Unread())
            async with host.building.store.writing() as connection:
                await connection.execute(text("ALTER TABLE journal RENAME TO hidden_journal"))
            assert (await watch.act(first(await watch.question())))["code"] == "storage"
            async with host.building.store.writing() as connection:
                await connection.execute(text("ALTER TABLE hidden_journal RENAME TO journal"))
            assert (await watch.act(first(await watch.question())))["type"] == "accepted"


class Unread:
    """A stream whose reader is gone."""

    def write(self, _text: str) -> int:
        raise BrokenPipeError

    def flush(self) -> None:
        raise BrokenPipeError


def test_settings_do_not_print_their_passwords() -> None:
    settings = Settings(data=Path("x"), smtp_password="hush", database="postgresql://u:hush@h/d")  # noqa: S106  # a test's
    assert "hush" not in repr(settings)
