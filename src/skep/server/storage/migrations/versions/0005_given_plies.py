"""How many moves a game began with; those of older games count as played in them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("games", sa.Column("given_plies", sa.Integer, nullable=False, server_default="0"))
