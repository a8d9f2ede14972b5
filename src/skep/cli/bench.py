"""``skep bench``: how fast this build counts and searches, and whether it still does the same."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated

import typer

from skep.cli.options import AsJson, NetworkName, Rules
from skep.engine import MAX_THREADS, PACKAGED, BenchFigures, BenchResult
from skep.engine import bench as run_bench
from skep.progress import Progress
from skep.rulesets import DEFAULT_RULES

_HEADINGS = ("perft nodes", "nodes/s", "search nodes", "nodes/s")


def bench(
    threads: Annotated[
        int, typer.Option(min=1, max=MAX_THREADS, help="Also compare this many threads with one.")
    ] = 1,
    rules: Rules = DEFAULT_RULES,
    network: NetworkName = PACKAGED,
    as_json: AsJson = False,
) -> None:
    """Measure how fast this build counts and searches positions.

    It uses one thread; --threads adds a comparison of several. The signature is a
    hash of all node counts: builds with the same signature generate and search
    alike, so a difference in time is a difference in speed.

    Example: skep bench --threads 2
    """

    def show(progress: Progress[BenchResult]) -> None:
        if progress.done:
            figures = progress.so_far.positions[-1]
            typer.echo(json.dumps(asdict(figures)) if as_json else _row(figures))
        elif not as_json:
            typer.echo(" " * 28 + "".join(f" {heading:>14}" for heading in _HEADINGS))

    result = run_bench(threads=threads, rules=rules, network=network, on_progress=show)
    if as_json:
        found = {"signature": result.signature, "nodes_per_second_by_threads": result.speeds}
        typer.echo(json.dumps(asdict(result.total) | found))
        return
    typer.echo(_row(result.total))
    typer.echo(f"signature {result.signature}")
    for count, speed in result.speeds.items():
        typer.echo(f"middle game, threads: {count}, nodes/s: {speed:,.0f}")


def _row(figures: BenchFigures) -> str:
    return (
        f"{figures.position:28} {figures.perft_nodes:14,} {figures.perft_speed:14,.0f} "
        f"{figures.search_nodes:14,} {figures.search_speed:14,.0f}"
    )
