"""A database that is locked, full, gone, or not there: a clear answer, nothing lost, and work goes on."""

import socket
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, text

from pelagos.server.settings import Settings
from pelagos.server.storage import store as storage
from pelagos.server.web.live import FAULT
from tests.server.conftest import execute
from tests.server.hosting_support import Host, Watch, first, hosted, in_loop


async def goes_on(watch: Watch) -> None:
    """Answer twice, and have both kept."""
    for _ in range(2):
        assert (await watch.act(first(await watch.question())))["type"] == "accepted"


async def refused_and_unseen(watch: Watch) -> None:
    """Answer once, be refused, and find everything as it was."""
    version, sides = watch.version, watch.sides
    answer = await watch.act(first(await watch.question()))
    assert (answer["type"], answer["code"]) == ("refused", "storage"), answer
    assert (answer["version"], answer["sides"]) == (version, sides)


@in_loop
async def test_a_database_locked_by_another_process_is_waited_for_then_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "BUSY_MS", 50)
    async with hosted(tmp_path) as host, host.person("Ana") as ana:
        watch = await ana.watch((await ana.table("gravwell", "you", "you", start=True))["code"])
        await goes_on(watch)
        other = sqlite3.connect(tmp_path / "pelagos.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        await refused_and_unseen(watch)
        status, body = await ana.refused("POST", "/api/tables", {"game": "gravwell", "seats": [{"kind": "you"}]})
        assert (status, body["code"]) == (503, "storage")
        assert (await ana.get("/api/me"))["name"] == "Ana", "reading goes on"
        other.execute("COMMIT")
        other.close()
        await goes_on(watch)


@in_loop
async def test_a_full_disk_refuses_answers_and_loses_none(tmp_path: Path) -> None:
    async with hosted(tmp_path) as host, host.person("Ana") as ana:
        watch = await ana.watch((await ana.table("gravwell", "you", "you", start=True))["code"])
        await goes_on(watch)
        async with full_disk(host):
            answer = {"type": "accepted"}
            while answer["type"] == "accepted":  # until what is left of the last pages is used up
                answer = await watch.act(first(await watch.question()))
            assert answer["code"] == "storage"
            version = watch.version
            await refused_and_unseen(watch)
        await goes_on(watch)
        token = dict(ana.http.cookies)
    async with hosted(tmp_path) as host, host.person() as again:
        again.http.cookies.clear()
        again.http.cookies.update(token)
        assert (await again.watch(watch.code)).version == (version or 0) + 2


@asynccontextmanager
async def full_disk(host: Host) -> AsyncIterator[None]:
    """Let the database not grow, as on a full disk: SQLite reports both with the same error, SQLITE_FULL."""
    engine = host.building.store.engine.sync_engine

    def grow_no_more(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count=1")  # which SQLite takes as: no more than there are

    def grow(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count=1073741823")

    quick = host.building.store.quick
    event.listen(engine, "begin", grow_no_more)
    await quick.commit([(text("PRAGMA max_page_count=1"), [{}])])
    try:
        yield
    finally:
        event.remove(engine, "begin", grow_no_more)
        event.listen(engine, "begin", grow)
        await quick.commit([(text("PRAGMA max_page_count=1073741823"), [{}])])


async def drop_connections(database: str) -> None:
    """End all connections to a database, as a restart of PostgreSQL would."""
    await execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database}'")  # noqa: S608  # our own name


@in_loop
async def test_postgresql_that_drops_all_connections_is_found_again(settings: Settings) -> None:
    if settings.is_sqlite:
        return
    name = settings.database.rpartition("/")[2]
    async with hosted(settings) as host, host.person("Ana") as ana:
        watch = await ana.watch((await ana.table("gravwell", "you", "you", start=True))["code"])
        await goes_on(watch)
        await drop_connections(name)
        await goes_on(watch)
        assert (await ana.get("/api/me"))["name"] == "Ana"


@in_loop
async def test_while_postgresql_is_gone_answers_are_refused_and_then_accepted_again(settings: Settings) -> None:
    if settings.is_sqlite:
        return
    name = settings.database.rpartition("/")[2]
    async with hosted(settings) as host, host.person("Ana") as ana:
        watch = await ana.watch((await ana.table("gravwell", "you", "you", start=True))["code"])
        await goes_on(watch)
        await execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        await drop_connections(name)
        await refused_and_unseen(watch)
        status, body = await ana.refused("GET", "/ready")
        assert (status, body["code"]) == (503, "storage")
        assert (await ana.get("/health"))["status"] == "ok", "the process lives"
        later = await ana.watch("not-in-memory", hello=False)
        await later.until(lambda: later.is_closed)
        assert later.socket.close_code == FAULT, "it may try again"
        await execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        await goes_on(watch)
        assert (await ana.get("/ready"))["status"] == "ok"


def serve(*words: str, folder: Path, **variables: str) -> tuple[int, str, str]:
    """Run ``pelagos serve`` until it ends by itself."""
    done = subprocess.run(
        [sys.executable, "-m", "pelagos", "serve", "--data", str(folder), "--lang", "en", *words],
        capture_output=True, text=True, timeout=120, check=False,
        env={"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", **variables},
    )  # fmt: skip
    return done.returncode, done.stdout, done.stderr


def plain(printed: str) -> str:
    """Return what was printed as one line."""
    assert "Traceback" not in printed
    return " ".join(printed.split())


def test_a_port_in_use_is_named_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        code, out, err = serve("--port", str(port), folder=tmp_path)
    assert (code, out) == (2, "")
    assert f"The server cannot listen at 127.0.0.1, port {port}: Address already in use." in plain(err)


def test_a_misspelt_variable_is_named_when_the_server_starts(tmp_path: Path) -> None:
    _, _, err = serve(folder=tmp_path, PELAGOS_PROT="80", PELAGOS_ZITHER="9", PELAGOS_PORT="many")
    assert "PELAGOS_PROT is no setting of Pelagos and does nothing. Is PELAGOS_PORT meant?" in plain(err)
    assert "PELAGOS_ZITHER is no setting of Pelagos and does nothing. PELAGOS_PORT cannot be" in plain(err)


def test_postgresql_that_is_absent_is_named_in_a_sentence(tmp_path: Path) -> None:
    code, out, err = serve("--port", "0", "--database", "postgresql://nobody@127.0.0.1:9/none", folder=tmp_path)
    assert (code, out) == (2, "")
    assert "The database postgresql+asyncpg://nobody@127.0.0.1:9/none cannot be used: Connect call failed" in plain(err)


def test_a_file_that_is_no_database_is_named_in_a_sentence_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "pelagos.sqlite").write_bytes(b"My diary. " * 500)
    code, out, err = serve("--port", "0", folder=tmp_path)
    assert (code, out) == (2, "")
    assert "pelagos.sqlite cannot be used: file is not a database." in plain(err)
    assert (tmp_path / "pelagos.sqlite").read_bytes() == b"My diary. " * 500
