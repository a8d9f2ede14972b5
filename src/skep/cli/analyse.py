"""``skep analyse``: the best lines of many games, on all cores or on a cluster."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from skep._disk import is_standard_output, is_stream
from skep.cli.options import NetworkName, Rules
from skep.cli.pool_options import Concurrency, Ray, get_pool
from skep.engine import PACKAGED
from skep.errors import SettingError
from skep.rulesets import DEFAULT_RULES

if TYPE_CHECKING:
    from skep.game_files import GameEntry

DEFAULT_NODES: Final = 100_000
LARGEST: Final = 1 << 30
BAD_GAMES: Final = 1
"""The exit status if some games could not be analyzed."""


def analyse(
    source: Annotated[
        str,
        typer.Argument(metavar="FILE|-", help="The file of games; - is standard input."),
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
    rules: Rules = DEFAULT_RULES,
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

    The games are GameStrings, one per line, PGN, or the JSON lines of skep match
    --out. There is one JSON object per game, in the same order; a game that cannot
    be read or replayed has an error instead of lines, and the others go on.

    The exit status is 0 if every game was analyzed, 1 if some have errors, 2 after
    a mistake (such as a file without any games) and 130 after Ctrl-C.

    Example: skep analyse games.pgn --nodes 1000000 --lines 3 --out lines.jsonl
    """
    from skep.cli.live_bar import live_bar
    from skep.cli.stopping import Stoppable
    from skep.engine import Limit
    from skep.engine.network import find_network
    from skep.rulesets import RuleSet
    from skep.study.game_analysis import AnalysisJob, analyse_games, open_analyses

    RuleSet.preset(rules)
    if lines < 1:
        raise SettingError(f"an analysis has one line or more, not {lines}")
    if (seconds, depth, nodes) == (None, None, None):
        nodes = DEFAULT_NODES
    job = AnalysisJob(
        Limit(seconds=seconds, depth=depth, nodes=nodes), lines, rules, find_network(network)
    )
    pool = get_pool(concurrency, ray)
    games: Sequence[GameEntry] = _games(source)
    total, start, errors = len(games), monotonic(), 0
    keep: Callable[[dict[str, Any]], None] = _Printer().print
    with ExitStack() as stack:
        if out is not None and not is_standard_output(out):
            kept = stack.enter_context(open_analyses(out, job, games))
            keep, games, errors = kept.file.add, kept.unanswered, kept.errors
        show = stack.enter_context(live_bar(total))
        before = total - len(games)
        with Stoppable(is_kept=out is not None and not is_stream(out)) as work:
            for done, answer in enumerate(analyse_games(job, games, pool), start=1):
                keep(answer)
                errors += "error" in answer
                rate = done / max(monotonic() - start, 1e-6)
                show(before + done, f"{rate:.1f} games/s")
    if errors:
        typer.echo(f"{errors} of {total} games have errors", err=True)
    raise typer.Exit(work.status or (BAD_GAMES if errors else 0))


def _games(source: str) -> list[GameEntry]:
    from skep._disk import name_of
    from skep.cli.files import read_text, user_path
    from skep.game_files import read_games

    path = user_path(source)
    return read_games(read_text(path, LARGEST), name_of(path, "read"))


class _Printer:
    """Writes to what standard output was before bars and clusters took it over."""

    def __init__(self) -> None:
        self._file = sys.stdout

    def print(self, answer: dict[str, Any]) -> None:
        typer.echo(json.dumps(answer), file=self._file)
