"""Which requests were carried out that are kept nowhere else, and whether a mission is paused."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision: str | None = "0010"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None
BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Carry the change out."""
    op.add_column("tables", sa.Column("paused", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "done",
        sa.Column("id", BIG, primary_key=True),
        sa.Column("table_id", BIG, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("person", BIG, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("request", sa.Text(), nullable=False),
    )
    op.create_index("ix_done_table_id", "done", ["table_id"])
    op.create_index("ix_done_person", "done", ["person"])


def downgrade() -> None:
    """Undo the change."""
    op.drop_table("done")
    op.drop_column("tables", "paused")
