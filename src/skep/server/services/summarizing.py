"""Summaries of many games, charged to the asking address. Only changed games are loaded."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from skep.server.limits import Limits
from skep.server.services.games import Games
from skep.server.services.visiting import SHARE_IN_MEMORY, OverBudgetError
from skep.server.storage.errors import NotReadError
from skep.server.storage.records import Stored

_LOADING_PLIES: Final = 25
"""The cost of reading even the shortest game from the file, in plies."""


@dataclass(slots=True)
class FoundGames:
    """Games that have changed, games that do not exist, and games to ask for again later."""

    changed: list[Stored] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    later: list[str] = field(default_factory=list)


async def look_over(
    games: Games, limits: Limits, asked: Mapping[str, int | None], address: str
) -> FoundGames:
    """Find the games whose version differs from the one the client knows.

    Each id costs as much as one ply, and each changed game as much as a visit to it, because
    many short games are work too. What exceeds the address's budget is left for later.
    """
    if not limits.allow_plies(address, max(1, len(asked))):
        raise OverBudgetError
    latest = await games.stored_versions(asked.keys())
    found = FoundGames()
    for game_id, known in asked.items():
        stored_version = latest.get(game_id)
        if stored_version is None:
            found.missing.append(game_id)
        elif stored_version.version != known:
            cost = stored_version.plies * SHARE_IN_MEMORY
            if games.loaded(game_id) is None:
                cost = _LOADING_PLIES + stored_version.plies
            stored = None
            if limits.allow_plies(address, cost):
                with suppress(NotReadError):  # the other games can still be shown
                    stored = await games.peek(game_id, address)
            if stored is None:
                found.later.append(game_id)
            else:
                found.changed.append(stored)
    return found
