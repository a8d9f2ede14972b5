"""The live line of a long command on the terminal: its progress and results so far."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final, TypeAlias

BETWEEN_LINES: Final = 60.0
"""Seconds between two lines if standard error is not a terminal."""

Show: TypeAlias = Callable[[int, int, str], None]
"""Called with the amount done, the total, and a line of text."""


@contextmanager
def live_bar() -> Iterator[Show]:
    """Yield a function that shows progress: a bar on a terminal, otherwise a line per minute."""
    if not sys.stderr.isatty():
        yield _line_per_minute()
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
    from rich.table import Column

    rest = Column(
        ratio=1, no_wrap=True, overflow="ellipsis"
    )  # the bar stays visible, however long the text
    columns = (
        BarColumn(bar_width=20),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.description}", markup=False, table_column=rest),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, expand=True) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, total, line: bar.update(
            task, completed=done, total=total, description=line
        )


def _line_per_minute() -> Show:
    start = last = monotonic()

    def show(done: int, total: int, line: str) -> None:
        nonlocal last
        now = monotonic()
        if now - last >= BETWEEN_LINES:
            last = now
            sys.stderr.write(f"{done}/{total} after {now - start:.0f} s  {line}\n")

    return show
