"""How long a player may think before it has overstepped its time."""

from __future__ import annotations

from typing import Final

from skep.engine import Limit

GRACE_SHARE: Final = 0.1
GRACE_SECONDS: Final = 0.25


def allowed_seconds(limit: Limit, patience: float) -> float:
    """The limit with its grace; where it is none of time, as long as the arena has patience."""
    if limit.seconds is None:
        return patience
    return limit.seconds * (1 + GRACE_SHARE) + GRACE_SECONDS
