"""The computer's running searches, at most one per game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeAlias, TypeVar

from skep.board import Board
from skep.server.domain.game import HostedGame

T = TypeVar("T")
Work: TypeAlias = Coroutine[Any, Any, T]


class Searches(Generic[T]):
    """The running searches of one kind, at most one per game."""

    def __init__(self, start: Callable[[Work[T]], asyncio.Task[T]]) -> None:
        self._start = start
        self._running: dict[str, tuple[Board, asyncio.Task[T]]] = {}

    def of(self, game_id: str) -> asyncio.Task[T] | None:
        """The search in a game, if there is one."""
        found = self._running.get(game_id)
        return found and found[1]

    def begin(self, game: HostedGame, work: Work[T]) -> asyncio.Task[T]:
        """Start a search on a game's board."""
        task = self._start(work)
        running = self._running[game.id] = (game.board, task)

        def forget(_: object) -> None:
            if self._running.get(game.id) is running:
                del self._running[game.id]

        task.add_done_callback(forget)
        return task

    def end(self, game_id: str) -> None:
        """End a search that nobody waits for."""
        if (running := self._running.pop(game_id, None)) is not None:
            running[1].cancel()

    def end_stale(self, game: HostedGame) -> None:
        """End the search if the game is over or its board has changed.

        Other changes, such as a new name, leave the search alone.
        """
        running = self._running.get(game.id)
        if running is not None and (running[0] is not game.board or game.result is not None):
            self.end(game.id)
