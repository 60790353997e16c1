"""Whether a table has agreed on hints."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Carry the change out."""
    op.add_column("tables", sa.Column("advice", sa.Boolean(), nullable=True))


def downgrade() -> None:
    """Undo the change."""
    op.drop_column("tables", "advice")
