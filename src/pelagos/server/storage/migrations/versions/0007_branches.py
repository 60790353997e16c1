"""From which match, and after how many of its inputs, a table plays on."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision: str | None = "0006"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Carry the change out."""
    op.add_column("tables", sa.Column("branched_from", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("branched_at", sa.Integer(), nullable=True))


def downgrade() -> None:
    """Undo the change."""
    op.drop_column("tables", "branched_at")
    op.drop_column("tables", "branched_from")
