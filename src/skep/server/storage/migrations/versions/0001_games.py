"""Games and their moves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("opponent", sa.String(10), nullable=False),
        sa.Column("game_type", sa.String(10), nullable=False),
        sa.Column("rules", sa.String(10), nullable=False),
        sa.Column("computer", sa.String(5)),
        sa.Column("level", sa.Integer),
        sa.Column("pace", sa.String(5)),
        sa.Column("initial_ms", sa.BigInteger),
        sa.Column("increment_ms", sa.BigInteger),
        sa.Column("white_key", sa.LargeBinary(32)),
        sa.Column("black_key", sa.LargeBinary(32)),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("started_ms", sa.BigInteger, nullable=False),
        sa.Column("turn_began_ms", sa.BigInteger, nullable=False),
        sa.Column("white_joined", sa.Boolean, nullable=False),
        sa.Column("black_joined", sa.Boolean, nullable=False),
        sa.Column("white_ms", sa.BigInteger),
        sa.Column("black_ms", sa.BigInteger),
        sa.Column("running", sa.String(5)),
        sa.Column("since_ms", sa.BigInteger),
        sa.Column("draw_offer", sa.String(5)),
        sa.Column("undo_offer", sa.String(5)),
        sa.Column("rematch_offer", sa.String(5)),
        sa.Column("winner", sa.String(5)),
        sa.Column("reason", sa.String(20)),
        sa.Column("next_game", sa.String(12)),
    )
    op.create_table(
        "moves",
        sa.Column("game_id", sa.String(12), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("move", sa.String(12), nullable=False),
        sa.Column("ms", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
