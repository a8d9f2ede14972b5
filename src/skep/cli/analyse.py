"""``skep analyse``: the best lines of many games, on all cores or on a cluster."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from skep._disk import is_standard_output, is_stream
from skep.cli.options import GivenRules, NetworkName, get_limit
from skep.cli.pool_options import Concurrency, Ray, get_pool
from skep.engine import PACKAGED
from skep.progress import Progress

if TYPE_CHECKING:
    from skep.study import GameAnalysis

DEFAULT_NODES: Final = 100_000
BAD_GAMES: Final = 1
"""The exit status if some games could not be analyzed."""


def analyse(
    source: Annotated[
        str,
        typer.Argument(
            metavar="FILE|-", help="A file, folder or archive of games; - is standard input."
        ),
    ],
    seconds: Annotated[float | None, typer.Option(help="Think this many seconds per game.")] = None,
    depth: Annotated[int | None, typer.Option(help="Look this many plies ahead.")] = None,
    nodes: Annotated[
        int | None,
        typer.Option(
            help="Search this many nodes per game.",
            show_default=f"{DEFAULT_NODES} if no limit is given",
        ),
    ] = None,
    lines: Annotated[int, typer.Option(help="Give this many lines, the best first.")] = 1,
    rules: GivenRules = None,
    network: NetworkName = PACKAGED,
    concurrency: Concurrency = None,
    ray: Ray = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Write to this file, and continue from what is there; - is standard output.",
            show_default="standard output",
        ),
    ] = None,
) -> None:
    """Analyze the last position of each game in a file.

    The games may have any format that skep convert reads, also in a folder or an
    archive. There is one JSON object per game, in the same order; a game that cannot
    be read or replayed has an error instead of lines, and the others go on.

    The exit status is 0 if every game was analyzed, 1 if some have errors, 2 after
    a mistake (such as a file without any games) and 130 after Ctrl-C.

    Example: skep analyse games.pgn --nodes 1000000 --lines 3 --out lines.jsonl
    """
    from skep.cli.files import user_path
    from skep.cli.live_bar import live_bar
    from skep.cli.stopping import Stoppable
    from skep.study import analyse_games

    pool = get_pool(concurrency, ray)
    prints = out is None or is_standard_output(out)
    first: Progress[Sequence[GameAnalysis]] | None = None
    start, print_line = monotonic(), _Printer().print

    with Stoppable(is_kept=out is not None and not is_stream(out)) as stop, live_bar() as show:

        def report(progress: Progress[Sequence[GameAnalysis]]) -> None:
            nonlocal first
            if first is None:
                first = progress
            elif prints:
                print_line(progress.so_far[-1].to_json())
            rate = (progress.done - first.done) / max(monotonic() - start, 1e-6)
            show(progress.done, progress.total, f"{rate:.1f} games/s")

        analyse_games(
            user_path(source),
            limit=get_limit(seconds, depth, nodes, DEFAULT_NODES),
            lines=lines,
            rules=rules,
            network=network,
            pool=pool,
            out=None if prints else out,
            on_progress=report,
        )
    # The sequence has grown since; after Ctrl-C it has what was done until then.
    errors = sum(analysis.error is not None for analysis in first.so_far) if first else 0
    if first and errors:
        typer.echo(f"{errors} of {first.total} games have errors", err=True)
    raise typer.Exit(stop.status or (BAD_GAMES if errors else 0))


class _Printer:
    """Writes to the original standard output, which bars and clusters replace."""

    def __init__(self) -> None:
        self._file = sys.stdout

    def print(self, values: dict[str, Any]) -> None:
        typer.echo(json.dumps(values), file=self._file)
