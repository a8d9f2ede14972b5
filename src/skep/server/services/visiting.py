"""Visits to a game, charged to the asking address."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from skep.server.limits import Limits
from skep.server.services.games import Games
from skep.server.services.live_game import LiveGame

SHARE_IN_MEMORY: Final = 1 / 16
"""The cost of showing a game, as a share of loading it by replaying all its moves."""


class OverBudgetError(Exception):
    """This address has looked at too many long games and has to wait a little."""


@asynccontextmanager
async def visit(
    games: Games, limits: Limits, game_id: str, address: str
) -> AsyncIterator[LiveGame | None]:
    """Use a game within the context, charging the address for its length; None if unknown."""
    if (loaded := games.loaded(game_id)) is not None:
        plies = loaded.game.ply * SHARE_IN_MEMORY
    else:
        plies = await games.stored_plies(game_id)
    # Charge before loading, so that many visits at once do not all start.
    if not limits.allow_plies(address, max(1, plies)):
        raise OverBudgetError
    async with games.open(game_id, address) as live:
        yield live
