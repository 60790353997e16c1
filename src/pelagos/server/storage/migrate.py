"""Bringing the database's tables to what this version needs."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from pelagos.kernel.errors import IllegalText
from pelagos.server.storage.store import Store

MIGRATIONS = Path(__file__).parent / "migrations"


async def migrate(store: Store) -> None:
    """Create or upgrade the tables.

    Raises:
        IllegalText: the database was made by a newer Pelagos.
        Refused: it does not answer.
    """
    async with store.writing(None) as connection:
        await connection.run_sync(upgrade)


def upgrade(connection: Connection) -> None:
    """Carry out what is missing, all of it or nothing."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    script = ScriptDirectory.from_config(config)
    present = MigrationContext.configure(connection).get_current_revision()
    if present is not None and present not in {revision.revision for revision in script.walk_revisions()}:
        raise IllegalText(None, "database-newer", revision=present)
    command.upgrade(config, "head")
