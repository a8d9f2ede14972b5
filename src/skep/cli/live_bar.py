"""The live line of a long job on the terminal: how much is done, and how it stands."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def live_bar(total: int) -> Iterator[Callable[[int, str], None]]:
    """Show how a job stands: call what this gives with what is done and a line about it.

    Nothing is shown where standard error is no terminal.
    """
    if not sys.stderr.isatty():
        yield lambda _done, _line: None
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
