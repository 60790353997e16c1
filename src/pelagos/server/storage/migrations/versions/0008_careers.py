"""Logs of people, the runs in them, and votes on achievements."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

from pelagos.server.storage.schema import BIG

revision = "0008"
down_revision: str | None = "0007"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def person(name: str) -> sa.Column[int]:
    """Return a column that names a person."""
    return sa.Column(name, BIG, nullable=False, autoincrement=False)


def of_person(table: str, name: str) -> sa.ForeignKeyConstraint:
    """Return that a row goes with its person."""
    return sa.ForeignKeyConstraint([name], ["people.id"], name=f"fk_{table}_{name}", ondelete="CASCADE")


def upgrade() -> None:
    """Carry the change out."""
    op.create_table(
        "logs",
        person("person"),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("log", sa.Text(), nullable=False),
        sa.Column("touched", sa.Float(), nullable=False),
        of_person("logs", "person"),
        sa.PrimaryKeyConstraint("person", "game", name="pk_logs"),
    )
    op.create_table(
        "runs",
        person("person"),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("run", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("entered", sa.Boolean(), nullable=False),
        of_person("runs", "person"),
        sa.PrimaryKeyConstraint("person", "code", name="pk_runs"),
    )
    op.create_index("ix_runs_code", "runs", ["code"])
    op.create_table(
        "votes",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        person("person"),
        sa.Column("feat", sa.Text(), nullable=False),
        person("voter"),
        sa.Column("yes", sa.Boolean(), nullable=False),
        of_person("votes", "person"),
        of_person("votes", "voter"),
        sa.PrimaryKeyConstraint("game", "code", "person", "feat", "voter", name="pk_votes"),
    )
    op.create_index("ix_votes_person", "votes", ["person"])
    op.create_index("ix_votes_voter", "votes", ["voter"])


def downgrade() -> None:
    """Undo the change."""
    op.drop_table("votes")
    op.drop_table("runs")
    op.drop_table("logs")
