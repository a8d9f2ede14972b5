"""Who asks, and how much they may ask for."""

from __future__ import annotations

from dataclasses import dataclass

from skep.server.answers.problems import ProblemError
from skep.server.limits import Limits
from skep.server.services.games import Games


@dataclass(frozen=True, slots=True)
class Caller:
    """An address, which pays for what it asks, and the games it can ask about."""

    games: Games
    limits: Limits
    address: str

    def charge_plies(self, plies: int) -> None:
        """Charge the caller for plies before they are replayed."""
        if not self.limits.allow_plies(self.address, plies):
            raise ProblemError(
                429,
                "too-many-requests",
                "too many long games from this address: wait a few seconds",
            )
