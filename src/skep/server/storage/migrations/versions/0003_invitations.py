"""Adds invitations, which open a free seat once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("games", sa.Column("invite_key", sa.LargeBinary(32)))
    # Links already sent stay valid: the secret of a free seat becomes its invitation.
    # Players who have joined keep their secrets.
    op.execute(
        "UPDATE games SET invite_key = white_key, white_key = NULL "
        "WHERE opponent = 'link' AND NOT white_joined"
    )
    op.execute(
        "UPDATE games SET invite_key = black_key, black_key = NULL "
        "WHERE opponent = 'link' AND NOT black_joined"
    )
