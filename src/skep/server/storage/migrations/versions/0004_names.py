"""Adds the players' names; older games have none."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("games", sa.Column("white_name", sa.String(24)))
    op.add_column("games", sa.Column("black_name", sa.String(24)))
