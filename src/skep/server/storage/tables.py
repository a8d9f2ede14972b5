"""The tables of this version; migrations bring older files up to date."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

METADATA = MetaData()

GAMES = Table(
    "games",
    METADATA,
    Column("id", String(12), primary_key=True),
    # What was agreed.
    Column("opponent", String(10), nullable=False),
    Column("game_type", String(10), nullable=False),
    Column("rules", String(10), nullable=False),
    Column("computer", String(5)),
    Column("level", Integer),
    Column("pace", String(5)),
    Column("initial_ms", BigInteger),
    Column("increment_ms", BigInteger),
    # SHA-256 of the secrets; the invitation's only until somebody uses it.
    Column("white_key", LargeBinary(32)),
    Column("black_key", LargeBinary(32)),
    Column("invite_key", LargeBinary(32)),
    # What changes.
    Column("version", Integer, nullable=False),
    Column("given_plies", Integer, nullable=False, server_default="0"),
    Column("started_ms", BigInteger, nullable=False),
    Column("turn_began_ms", BigInteger, nullable=False),
    Column("white_joined", Boolean, nullable=False),
    Column("black_joined", Boolean, nullable=False),
    Column("white_name", String(24)),
    Column("black_name", String(24)),
    Column("white_ms", BigInteger),
    Column("black_ms", BigInteger),
    Column("running", String(5)),
    Column("since_ms", BigInteger),
    Column("draw_offer", String(5)),
    Column("undo_offer", String(5)),
    Column("rematch_offer", String(5)),
    Column("winner", String(5)),
    Column("reason", String(20)),
    Column("next_game", String(12)),
    # Follows from the clock; stored to find games whose time has run out.
    Column("expires_ms", BigInteger, index=True),
)

MOVES = Table(
    "moves",
    METADATA,
    Column("game_id", String(12), ForeignKey("games.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("move", String(12), nullable=False),
    Column("ms", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
