"""Addresses that were confirmed by a letter, and the links in letters."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Carry the change out. Who had asked for reminders before is to confirm the address too."""
    confirmed: sa.Column[bool] = sa.Column("confirmed", sa.Boolean(), nullable=False, server_default=sa.false())
    op.add_column("people", confirmed)  # never by making the table anew: what refers to it would be deleted with it
    op.create_table(
        "mail_links",
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("person", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("purpose", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_mail_links_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_mail_links")),
    )
    op.create_index("ix_mail_links_person", "mail_links", ["person"])
    op.create_index("ix_mail_links_address", "mail_links", ["address"])


def downgrade() -> None:
    """Undo the change."""
    op.drop_table("mail_links")
    op.drop_column("people", "confirmed")
