"""Copies of the database, taken while matches go on."""

import sqlite3
from pathlib import Path

import msgspec
import pytest

from pelagos.kernel.errors import IllegalText
from pelagos.server.operating.backup import back_up
from pelagos.server.settings import Settings
from tests.server.hosting_support import first, hosted, in_loop
from tests.support.console import Console


@pytest.fixture
def console(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Console:
    return Console(monkeypatch, capsys, tmp_path)


@in_loop
async def test_a_match_goes_on_from_a_backup_where_it_stood(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    async with hosted(Settings(data=old)) as host, host.person("Ana") as ana:
        table = await ana.table("gravwell", "you", "you", start=True)
        watch = await ana.watch(table["code"])
        for _ in range(5):
            await watch.act(first(await watch.question()))
        sides = watch.sides
        new.mkdir()
        size = back_up(Settings(data=old), new / "pelagos.sqlite")
        assert size == (new / "pelagos.sqlite").stat().st_size > 0
        await watch.act(first(await watch.question()))
        cookies = dict(ana.http.cookies)
    async with hosted(Settings(data=new)) as host, host.person() as again:
        again.http.cookies.clear()
        again.http.cookies.update(cookies)
        watch = await again.watch(table["code"])
        assert watch.version == 6
        assert watch.sides == sides
        assert (await watch.act(first(await watch.question())))["type"] == "accepted"


def test_a_backup_never_overwrites_and_leaves_nothing_half_done(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with pytest.raises(IllegalText, match="backup-no-database"):
        back_up(Settings(data=data), tmp_path / "copy")
    data.mkdir()
    (data / "pelagos.sqlite").write_bytes(b"This is no database at all. " * 100)
    with pytest.raises(IllegalText, match="backup-failed"):
        back_up(Settings(data=data), tmp_path / "copy")
    (tmp_path / "there").write_text("mine")
    with pytest.raises(IllegalText, match="backup-file-exists"):
        back_up(Settings(data=data), tmp_path / "there")
    assert (tmp_path / "there").read_text() == "mine"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data", "there"]


def test_the_command_says_what_it_did(console: Console, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    with sqlite3.connect(tmp_path / "data" / "pelagos.sqlite") as connection:
        connection.execute("CREATE TABLE t (x)")
    connection.close()
    heard = console("operate backup one.sqlite --data data")
    assert (heard.code, heard.err) == (0, "")
    assert heard.out.startswith("The database is copied to one.sqlite (")
    assert msgspec.json.decode(console("operate backup two.sqlite --data data --json").out)["file"] == "two.sqlite"
    again = console("operate backup two.sqlite --data data")
    assert (again.code, again.err) == (2, "two.sqlite already exists and is left alone. Choose another name.\n")
    nowhere = console("operate backup no/such/folder/x --data data")
    assert nowhere.code == 2
    assert "no/such/folder" in nowhere.err
    console.monkeypatch.setenv("PELAGOS_DATABASE", "postgresql://localhost/x")
    assert "pg_dump" in console("operate backup three.sqlite").err
