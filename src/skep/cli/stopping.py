"""Ctrl-C during a long command: it stops, reports what was done, and exits with status 130."""

from __future__ import annotations

from typing import Final, Self

import typer

STOPPED: Final = 130
"""The exit status after Ctrl-C."""


class Stoppable:
    """A part of a command that Ctrl-C ends, while the command goes on to its report."""

    def __init__(self, *, is_kept: bool) -> None:
        self._is_kept = is_kept
        self.status = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> bool:
        if kind is not KeyboardInterrupt:
            return False
        typer.echo("stopped" + ("; the same command continues" if self._is_kept else ""), err=True)
        self.status = STOPPED
        return True
