"""Under which id something was said, so that it is not said twice."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision: str | None = "0009"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Carry the change out."""
    op.add_column("chat", sa.Column("request", sa.Text(), nullable=True))


def downgrade() -> None:
    """Undo the change."""
    op.drop_column("chat", "request")
