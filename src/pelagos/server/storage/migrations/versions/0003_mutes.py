"""Who does not want to hear whom."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Carry the change out."""
    number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "mutes",
        sa.Column("listener", number, autoincrement=False, nullable=False),
        sa.Column("speaker", number, autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["listener"], ["people.id"], name=op.f("fk_mutes_listener"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["speaker"], ["people.id"], name=op.f("fk_mutes_speaker"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("listener", "speaker", name=op.f("pk_mutes")),
    )
    op.create_index("ix_mutes_speaker", "mutes", ["speaker"])


def downgrade() -> None:
    """Undo the change."""
    op.drop_table("mutes")
