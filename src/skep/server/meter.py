"""What games report about their work. A server exports it; a browser tab ignores it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext


class Meter:
    """Ignores everything; subclasses count and measure."""

    def watch_games(self, count: Callable[[], int]) -> None:
        """Ask for the number of games in memory when it is wanted."""

    def count_move(self, by: str) -> None:
        """A move was played."""

    def count_refusal(self, code: str) -> None:
        """A command was refused."""

    def commit(self) -> AbstractContextManager[object]:
        """Measure a commit within the context."""
        return nullcontext()

    def count_failed_commit(self) -> None:
        """A change could not be written."""
