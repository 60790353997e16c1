"""Copies of a SQLite database, taken while the server runs."""

import contextlib
import os
import sqlite3
import tempfile
from pathlib import Path

from pelagos.kernel.errors import IllegalText
from pelagos.server.settings import Settings

BUSY_SECONDS = 30.0


def back_up(settings: Settings, target: Path) -> int:
    """Write a complete, consistent copy of the database to a new file and return its size in bytes.

    The server may run meanwhile: the copy shows one moment. Nothing appears under the file's name before it is whole.

    Raises:
        IllegalText: the database is not SQLite, is not there, or the file exists.
        OSError: the file cannot be written.
    """
    source = settings.data / "pelagos.sqlite"
    if not settings.is_sqlite:
        raise IllegalText(None, "backup-not-sqlite")
    if not source.is_file():
        raise IllegalText(None, "backup-no-database", file=str(source))
    if target.exists():
        raise IllegalText(None, "backup-file-exists", file=str(target))
    with tempfile.TemporaryDirectory(dir=target.resolve().parent, prefix=".pelagos-backup-") as folder:
        copy = Path(folder) / target.name
        copy_database(source, copy)
        os.link(copy, target)  # fails if somebody made the file meanwhile
    return target.stat().st_size


def copy_database(source: Path, copy: Path) -> None:
    """Copy a database and prove that the copy is sound.

    Raises:
        IllegalText: the database cannot be read, or its copy is damaged.
    """
    try:
        with contextlib.closing(sqlite3.connect(source, timeout=BUSY_SECONDS)) as connection:
            connection.execute("VACUUM INTO ?", (str(copy),))
        with contextlib.closing(sqlite3.connect(copy)) as connection:
            problem = connection.execute("PRAGMA integrity_check").fetchone()[0]
    except sqlite3.Error as error:
        raise IllegalText(None, "backup-failed", reason=str(error)) from error
    if problem != "ok":
        raise IllegalText(None, "backup-failed", reason=str(problem))
    with copy.open("rb") as file:
        os.fsync(file.fileno())
