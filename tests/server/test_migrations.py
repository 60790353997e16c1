"""Databases of earlier versions are brought to the present one with everything that is in them."""

from typing import Any, Final

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from pelagos.server.settings import Settings
from pelagos.server.storage.migrate import MIGRATIONS, migrate
from pelagos.server.storage.store import Store
from tests.server.hosting_support import in_loop

ROWS: Final = {
    "people": "INSERT INTO people (id, name, language, email, reminders, muted, created, seen, deleted)"
    " VALUES (7, 'Ana', 'el', 'ana@example.org', true, false, 1.5, 2.5, false)",
    "tokens": "INSERT INTO tokens (hash, person, created) VALUES ('h', 7, 1.5)",
    "links": "INSERT INTO links (hash, person, expires) VALUES ('l', 7, 9e9)",
    "tables": "INSERT INTO tables"
    " (id, code, game, options, pace, stand_in, public, spectators, status, host, created, touched)"
    " VALUES (3, 'abcd-efgh', 'gravwell', '{}', 'none', 'easy', false, true, 'open', 7, 1.5, 1.5)",
    "seats": "INSERT INTO seats (table_id, seat, kind, person, away, presets) VALUES (3, 0, 'person', 7, false, '{}')",
    "chat": "INSERT INTO chat (id, table_id, person, text, at) VALUES (5, 3, 7, 'Hello', 1.5)",
    "reports": "INSERT INTO reports (id, table_id, reporter, person, words, at) VALUES (6, 3, 7, 7, 'x', 1.5)",
}
"""Rows that refer to each other, as the first version could have written them."""


def config(connection: Connection) -> Config:
    found = Config()
    found.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    found.attributes["connection"] = connection
    return found


def revisions() -> list[str]:
    """Return all revisions, the first one first."""
    plain = Config()
    plain.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return [script.revision for script in ScriptDirectory.from_config(plain).walk_revisions()][::-1]


def fill(connection: Connection, revision: str) -> None:
    command.upgrade(config(connection), revision)
    for row in ROWS.values():
        connection.execute(text(row))


def rows(connection: Connection, columns: dict[str, list[str]] | None = None) -> dict[str, list[dict[str, Any]]]:
    """Return what is in the tables; of each only these columns, if they are given."""
    found = {name: [dict(row) for row in connection.execute(text(f"SELECT * FROM {name}")).mappings()] for name in ROWS}  # noqa: S608  # our own names
    if columns is None:
        return found
    return {name: [{key: row[key] for key in columns[name]} for row in kept] for name, kept in found.items()}


@pytest.mark.parametrize("revision", revisions())
@in_loop
async def test_an_older_database_keeps_everything(settings: Settings, revision: str) -> None:
    store = Store(settings)
    async with store.writing() as connection:
        await connection.run_sync(fill, revision)
    async with store.reading() as connection:
        before = await connection.run_sync(rows)
    assert all(len(kept) == 1 for kept in before.values())
    await migrate(store)
    async with store.reading() as connection:
        after = await connection.run_sync(rows, {name: list(kept[0]) for name, kept in before.items()})
    await store.close()
    assert after == before
