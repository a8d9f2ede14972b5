"""Visits to a game, on the account of the address that asks for it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from skep.server.limits import Limits
from skep.server.services.games import Games
from skep.server.services.live_game import LiveGame

_SHARE_IN_MEMORY: Final = 1 / 16
"""What it takes to show a game, of what it takes to load it by playing all its moves."""


class OverBudgetError(Exception):
    """This address has looked at too many long games; it has to wait a little."""


@asynccontextmanager
async def visit(
    games: Games, limits: Limits, game_id: str, address: str
) -> AsyncIterator[LiveGame | None]:
    """Use a game for a while, and charge the address for its length; None if there is none."""
    if not limits.may_load(address):
        raise OverBudgetError
    is_in_memory = games.is_in_memory(game_id)
    async with games.open(game_id) as live:
        if live is not None:
            limits.charge_plies(address, live.game.ply * (_SHARE_IN_MEMORY if is_in_memory else 1))
        yield live
