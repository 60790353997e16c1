"""Which role a seat shows."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision: str | None = "0008"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Carry the change out."""
    op.add_column("seats", sa.Column("badge", sa.Text(), nullable=True))


def downgrade() -> None:
    """Undo the change."""
    op.drop_column("seats", "badge")
