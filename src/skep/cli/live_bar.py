"""The live line of a long job on the terminal: how much is done, and how it stands."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

BETWEEN_LINES: Final = 60.0
"""Seconds between two lines where there is no terminal."""


@contextmanager
def live_bar(total: int) -> Iterator[Callable[[int, str], None]]:
    """Show how a job stands: call what this gives with what is done and a line about it.

    Where standard error is no terminal, there is a line a minute.
    """
    if not sys.stderr.isatty():
        yield _line_a_minute(total)
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
    from rich.table import Column

    rest = Column(ratio=1, no_wrap=True, overflow="ellipsis")  # however long, the bar is seen
    columns = (
        BarColumn(bar_width=20),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.description}", markup=False, table_column=rest),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, expand=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda done, line: bar.update(task, completed=done, description=line)


def _line_a_minute(total: int) -> Callable[[int, str], None]:
    start = last = monotonic()

    def show(done: int, line: str) -> None:
        nonlocal last
        now = monotonic()
        if now - last >= BETWEEN_LINES:
            last = now
            sys.stderr.write(f"{done}/{total} after {now - start:.0f} s  {line}\n")

    return show
