"""Ctrl-C during a long command: the work stops, the report follows, the exit status shows it."""

from __future__ import annotations

from typing import Final, Self

import typer

STOPPED: Final = 130
"""The exit status after Ctrl-C."""


class Stoppable:
    """Work that Ctrl-C ends without ending the command."""

    def __init__(self, *, is_kept: bool) -> None:
        self._is_kept = is_kept
        self.status = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> bool:
        if kind is not KeyboardInterrupt:
            return False
        typer.echo("stopped" + (": the same command goes on" if self._is_kept else ""), err=True)
        self.status = STOPPED
        return True
