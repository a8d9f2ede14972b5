"""Adds a column for when the time of the player to move runs out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("games", sa.Column("expires_ms", sa.BigInteger))
    op.create_index("ix_games_expires_ms", "games", ["expires_ms"])
    op.execute(
        "UPDATE games SET expires_ms = since_ms + "
        "CASE running WHEN 'white' THEN white_ms ELSE black_ms END WHERE running IS NOT NULL"
    )
