"""How long a player may think before it has overstepped its time."""

from __future__ import annotations

from typing import Final

from skep.engine import Limit

GRACE_SHARE: Final = 0.1
GRACE_SECONDS: Final = 0.25


MOVE_PATIENCE: Final = 60.0
"""Seconds for a move that has no time limit, unless the player is given another patience."""
PROMPT: Final = 10.0
"""Seconds for everything but moves, unless the player is given another patience."""


def allowed_seconds(limit: Limit, patience: float | None, grace: float = GRACE_SECONDS) -> float:
    """The limit, a tenth of it and the grace; the patience if the limit is not a time limit."""
    if limit.seconds is None:
        return patience or MOVE_PATIENCE
    return limit.seconds * (1 + GRACE_SHARE) + grace
