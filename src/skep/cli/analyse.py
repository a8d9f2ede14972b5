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
from skep.cli.options import GivenRules, NetworkName, Sources, get_limit
from skep.cli.pool_options import Concurrency, Ray, get_pool
from skep.engine import PACKAGED
from skep.progress import Progress

if TYPE_CHECKING:
    from skep.study import GameAnalysis

DEFAULT_NODES: Final = 100_000


def analyse(
    sources: Sources,
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
    """Analyze the last position of each game.

    The games may have any format that skep convert reads. There is one JSON object
    per game, in the same order; a game that cannot be read has an error instead of
    lines.

    The exit status is 0 if every game was analyzed, 1 if some could not be read, 2
    if none could be or if an option is wrong, and 130 after Ctrl-C.

    Example: skep analyse games.pgn --nodes 1000000 --lines 3 --out lines.jsonl
    """
    from skep.cli.files import expect_outside
    from skep.cli.live_bar import live_bar
    from skep.cli.read_report import ReadReport
    from skep.cli.stopping import Stoppable
    from skep.study import analyse_games

    if out is not None:
        expect_outside(out, sources)
    pool = get_pool(concurrency, ray)
    prints = out is None or is_standard_output(out)
    before: int | None = None
    start, print_line = monotonic(), _Printer().print

    with (
        ReadReport() as read_report,
        Stoppable(is_kept=out is not None and not is_stream(out)) as stop,
        live_bar() as show,
    ):

        def report(progress: Progress[Sequence[GameAnalysis]]) -> None:
            nonlocal before
            if before is None:
                before = progress.done
            elif prints:
                print_line(progress.so_far[-1].to_json())
            rate = (progress.done - before) / max(monotonic() - start, 1e-6)
            show(progress.done, progress.total, f"{rate:.1f} games/s")

        analyse_games(
            read_report.read(sources, rules, show),
            limit=get_limit(seconds, depth, nodes, DEFAULT_NODES),
            lines=lines,
            rules=rules,
            network=network,
            pool=pool,
            out=None if prints else out,
            on_progress=report,
        )
    raise typer.Exit(stop.status or read_report.status)


class _Printer:
    """Writes to the original standard output, which bars and clusters replace."""

    def __init__(self) -> None:
        self._file = sys.stdout

    def print(self, values: dict[str, Any]) -> None:
        typer.echo(json.dumps(values), file=self._file)
