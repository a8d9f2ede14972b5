"""An invitation opens a seat once; until then nobody holds that seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("games", sa.Column("invite_key", sa.LargeBinary(32)))
    # The links that were sent out stay valid: the secret of a seat that nobody has taken becomes
    # its invitation. Whoever plays already keeps the secret that they have.
    op.execute(
        "UPDATE games SET invite_key = white_key, white_key = NULL "
        "WHERE opponent = 'link' AND NOT white_joined"
    )
    op.execute(
        "UPDATE games SET invite_key = black_key, black_key = NULL "
        "WHERE opponent = 'link' AND NOT black_joined"
    )
