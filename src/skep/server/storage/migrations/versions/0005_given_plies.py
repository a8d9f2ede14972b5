"""Adds how many moves a game started with; in older games all moves count as played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("games", sa.Column("given_plies", sa.Integer, nullable=False, server_default="0"))
