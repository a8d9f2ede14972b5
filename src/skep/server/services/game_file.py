"""The games of a server: those in a file, and a computer with its own threads."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from skep.errors import FileError
from skep.server.metrics import Metrics
from skep.server.services.computer_threads import ComputerPlayer
from skep.server.services.games import Games
from skep.server.storage.database import Database
from skep.server.storage.errors import NotReadError


@asynccontextmanager
async def games_in(path: Path, metrics: Metrics | None = None) -> AsyncIterator[Games]:
    """The games in a file, while a server runs."""
    metrics = metrics or Metrics()
    database = await Database.open(path)
    games = Games(database, ComputerPlayer(metrics=metrics), metrics)
    async with AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(games.running())
        except NotReadError as error:
            raise FileError(f"cannot use {path}: {error}") from None
        yield games
