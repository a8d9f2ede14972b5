"""A search in its own thread that reports what it finds to a listener."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import TypeAlias

from skep.engine.analysis import Analysis

News: TypeAlias = Analysis | Exception | None
"""What a search reports; None marks the end."""


class NoListenerError(Exception):
    """Ends a search whose listener has left."""


class BackgroundSearch(Thread):
    """Runs a search and passes its reports to the listener."""

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
        """Stop listening. A search that has just started ends after its first depth."""
        self._is_left = True

    def run(self) -> None:
        with suppress(NoListenerError):
            try:
                self._report(self._search(self._report))
            except Exception as error:  # raised again in the listener's thread
                self._report(error)
            self._report(None)

    def _report(self, news: News) -> None:
        if self._is_left:
            raise NoListenerError
        self._listener(news)


def received(news: News) -> Analysis | None:
    """The reported analysis, or None at the end. Raises the error of a failed search."""
    if isinstance(news, Exception):
        raise news
    return news
