"""How long a player may think before it has exceeded its time."""

from __future__ import annotations

from typing import Final

from skep.arena.faults import Fault, PlayerFaultError
from skep.engine import Limit
from skep.uhp.client.engine import MOVE_PATIENCE

GRACE_SHARE: Final = 0.1
GRACE_SECONDS: Final = 0.25


def allowed_seconds(limit: Limit, patience: float | None, grace: float = GRACE_SECONDS) -> float:
    """The limit, a tenth of it and the grace; the patience if the limit is not a time limit."""
    if limit.seconds is None:
        return patience or MOVE_PATIENCE
    return limit.seconds * (1 + GRACE_SHARE) + grace


def expect_in_time(seconds: float, allowed: float) -> None:
    """Raise PlayerFaultError if a move took longer than it may."""
    if seconds > allowed:
        raise PlayerFaultError(Fault.TIMEOUT, f"{seconds:.3f} s, allowed {allowed:.3f} s")
