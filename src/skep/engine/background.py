"""A search in a thread of its own, for whoever listens to what it finds."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import TypeAlias

from skep.engine.analysis import Analysis

News: TypeAlias = Analysis | Exception | None
"""What a search tells: None is its last word."""


class NobodyListensError(Exception):
    """Ends a search whose findings nobody waits for."""


class BackgroundSearch(Thread):
    """Runs a search, which it gives what to report to, and tells the news."""

    def __init__(
        self,
        search: Callable[[Callable[[Analysis], None]], Analysis],
        listener: Callable[[News], object],
    ) -> None:
        super().__init__(daemon=True)
        self._search = search
        self._listener = listener
        self._is_left = False

    def leave(self) -> None:
        """Listen no more: a search that only begins ends after its first depth."""
        self._is_left = True

    def run(self) -> None:
        with suppress(NobodyListensError):
            try:
                self._tell(self._search(self._tell))
            except Exception as error:  # told to who listens
                self._tell(error)
            self._tell(None)

    def _tell(self, news: News) -> None:
        if self._is_left:
            raise NobodyListensError
        self._listener(news)


def heard(news: News) -> Analysis | None:
    """What was told, or None at the end; a search that failed raises its error here."""
    if isinstance(news, Exception):
        raise news
    return news
