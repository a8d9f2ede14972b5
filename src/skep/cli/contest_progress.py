"""The live line of a match or a tournament on the terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from skep.arena import Contest, Standing


@contextmanager
def contest_progress(
    contest: Contest, standing: Standing, line: Callable[[Contest, Standing], str]
) -> Iterator[Callable[[Standing], None]]:
    """Show how a contest stands: call what this gives after each game.

    Nothing is shown where standard error is no terminal.
    """
    if not sys.stderr.isatty():
        yield lambda _: None
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
        task = bar.add_task("", total=contest.all_games, completed=standing.games)

        def show(standing: Standing) -> None:
            bar.update(task, completed=standing.games, description=line(contest, standing))

        show(standing)
        yield show
