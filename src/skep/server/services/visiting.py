"""Visits to a game, on the account of the address that asks for it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from skep.server.limits import Limits
from skep.server.services.games import Games
from skep.server.services.live_game import LiveGame

SHARE_IN_MEMORY: Final = 1 / 16
"""What it takes to show a game, of what it takes to load it by playing all its moves."""


class OverBudgetError(Exception):
    """This address has looked at too many long games; it has to wait a little."""


@asynccontextmanager
async def visit(
    games: Games, limits: Limits, game_id: str, address: str
) -> AsyncIterator[LiveGame | None]:
    """Use a game for a while, and charge the address for its length; None if it does not exist."""
    if (loaded := games.loaded(game_id)) is not None:
        plies = loaded.game.ply * SHARE_IN_MEMORY
    else:
        plies = await games.stored_plies(game_id)
    # Before it is loaded: of many visits at once, only those that are paid for begin.
    if not limits.allow_plies(address, max(1, plies)):
        raise OverBudgetError
    async with games.open(game_id, address) as live:
        yield live
