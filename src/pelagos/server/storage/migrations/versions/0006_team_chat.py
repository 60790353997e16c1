"""Which seats alone hear a line of chat."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision: str | None = "0005"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Carry the change out."""
    with op.batch_alter_table("chat") as table:
        table.add_column(sa.Column("team", sa.Text(), nullable=True))


def downgrade() -> None:
    """Undo the change; what was said to a team alone goes, so that nobody else comes to hear it."""
    op.execute("DELETE FROM chat WHERE team IS NOT NULL")
    with op.batch_alter_table("chat") as table:
        table.drop_column("team")
