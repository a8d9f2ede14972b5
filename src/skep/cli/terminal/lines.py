"""Lines from the keyboard or from a pipe."""

from __future__ import annotations

import sys
from io import StringIO
from typing import Final, TextIO

from rich.console import Console

LIMIT: Final = 1000


class LineTooLongError(Exception):
    """A line is too long to have been typed."""


class Keyboard:
    """Reads line by line. What comes from a pipe is shown as if it had been typed."""

    def __init__(self, console: Console, source: TextIO | None = None) -> None:
        self._console = console
        self._source = source or sys.stdin or StringIO()  # a closed input is an empty one
        self._typed = self._source.isatty() and console.is_terminal
        if self._typed:
            _enable_editing()

    def read(self, prompt: str) -> str | None:
        """The next line; None at the end of the input."""
        if self._typed:
            try:
                typed = input(f"{prompt}> ")
            except EOFError:
                self._console.print()
                return None
            if len(typed) > LIMIT:
                raise LineTooLongError
            return typed
        line = self._source.readline(LIMIT + 1)
        whole = line.endswith("\n") or len(line) <= LIMIT
        while not (line.endswith("\n") or len(line) <= LIMIT):
            line = self._source.readline(LIMIT + 1)
        if not whole:
            raise LineTooLongError
        self._console.print(f"{prompt}> {line.rstrip()}", markup=False, highlight=False)
        return line.rstrip("\n") if line else None


def _enable_editing() -> None:
    """Turn on arrow keys and a history, if the system has them."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(True)
