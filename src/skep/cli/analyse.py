"""``skep analyse``: the best lines of many games, on all cores or on a cluster."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Any

import typer

from skep.cli.networks import PACKAGED, NetworkName
from skep.cli.workplace import Concurrency, Ray, get_workplace
from skep.errors import SettingError

if TYPE_CHECKING:
    from skep.bulk_analysis import Question

DEFAULT_NODES = 100_000
LARGEST = 1 << 30


def analyse(
    source: Annotated[
        str, typer.Argument(metavar="FILE|-", help="A GameString a line; - is standard input.")
    ],
    seconds: Annotated[float | None, typer.Option(help="Seconds a game.")] = None,
    depth: Annotated[int | None, typer.Option(help="Plies to look ahead.")] = None,
    nodes: Annotated[
        int | None, typer.Option(help=f"Nodes a game; {DEFAULT_NODES} if no limit is given.")
    ] = None,
    lines: Annotated[int, typer.Option(help="How many lines, the best first.")] = 1,
    rules: Annotated[str, typer.Option(help="rulebook, tournament or uhp.")] = "tournament",
    network: NetworkName = PACKAGED,
    concurrency: Concurrency = None,
    ray: Ray = None,
    out: Annotated[
        Path | None,
        typer.Option(help="Write here rather than to standard output; go on if some is there."),
    ] = None,
) -> None:
    """Analyse the last position of each game: a JSON object a line, in the order of the games.

    A game that cannot be read has an error instead of lines, and the others go on.

    Example: skep analyse games.txt --nodes 1000000 --lines 3 --out lines.jsonl
    """
    from skep.bulk_analysis import AnalysisJob, analyse_games, open_analyses
    from skep.cli.live_bar import live_bar
    from skep.cli.stopping import Stoppable
    from skep.engine import Limit
    from skep.engine.network import find_network
    from skep.rulesets import RuleSet

    RuleSet.preset(rules)
    if lines < 1:
        raise SettingError(f"an analysis has one line or more, not {lines}")
    if (seconds, depth, nodes) == (None, None, None):
        nodes = DEFAULT_NODES
    job = AnalysisJob(
        Limit(seconds=seconds, depth=depth, nodes=nodes), lines, rules, find_network(network)
    )
    workplace = get_workplace(concurrency, ray)
    questions: Sequence[Question] = _questions(source)
    total, start = len(questions), monotonic()
    keep: Callable[[dict[str, Any]], None] = _Printer().print
    with ExitStack() as stack:
        if out is not None:
            file, questions = stack.enter_context(open_analyses(out, job, questions))
            keep = file.add
        show = stack.enter_context(live_bar(total))
        before = total - len(questions)
        with Stoppable(is_kept=out is not None) as work:
            for done, answer in enumerate(analyse_games(job, questions, workplace), start=1):
                keep(answer)
                rate = done / max(monotonic() - start, 1e-6)
                show(before + done, f"{rate:.1f} games/s")
    raise typer.Exit(work.status)


def _questions(source: str) -> list[Question]:
    from skep.bulk_analysis import Question
    from skep.cli.files import decoded, read_text, user_path

    if source == "-":
        text = decoded(sys.stdin.buffer, "standard input", LARGEST)
    else:
        text = read_text(user_path(source), LARGEST)
    return [
        Question(number, game)
        for number, line in enumerate(text.splitlines(), start=1)
        if (game := line.strip())
    ]


class _Printer:
    """Writes to what standard output was before bars and clusters took it over."""

    def __init__(self) -> None:
        self._file = sys.stdout

    def print(self, answer: dict[str, Any]) -> None:
        typer.echo(json.dumps(answer), file=self._file)
