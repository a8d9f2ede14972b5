"""The live line of a match on the terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from skep.arena import Match, Standing
from skep.arena.report import elo_line, score_line, sprt_line


@contextmanager
def match_progress(match: Match, standing: Standing) -> Iterator[Callable[[Standing], None]]:
    """Show how a match stands: call what this gives after each game.

    Nothing is shown where standard error is no terminal.
    """
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (
        BarColumn(bar_width=20),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.description}", markup=False),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=match.games, completed=standing.games)

        def show(standing: Standing) -> None:
            told = (score_line(standing), elo_line(standing), sprt_line(match, standing))
            bar.update(task, completed=standing.games, description="   ".join(filter(None, told)))

        show(standing)
        yield show
