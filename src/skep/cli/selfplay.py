"""``skep selfplay``: games of the engine against itself, to learn from."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated

import typer

from skep.cli.options import NetworkName
from skep.cli.pool_options import Concurrency, Ray, get_pool
from skep.engine import PACKAGED
from skep.progress import Progress

if TYPE_CHECKING:
    from skep.learning import SelfPlayResult


def selfplay(
    out: Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder for the games.")],
    games: Annotated[
        int, typer.Option(help="Play until the folder has this many, rounded up to whole batches.")
    ] = 10_000,
    nodes: Annotated[int, typer.Option(help="Search this many nodes per move.")] = 5000,
    seed: Annotated[int, typer.Option(help="Choose which games are played.")] = 1,
    network: NetworkName = PACKAGED,
    concurrency: Concurrency = None,
    ray: Ray = None,
) -> None:
    """Play the engine against itself to make training data.

    It plays all game types by the tournament rules and stores the scores of the search
    with the games. The same command continues after a stop or a kill; no finished batch
    is lost and none is played twice.

    Example: skep selfplay games/1 --games 100000 --nodes 5000 --seed 1
    """
    from skep.cli.live_bar import live_bar
    from skep.cli.stopping import Stoppable
    from skep.learning import selfplay as play
    from skep.learning.summary import summarize

    pool = get_pool(concurrency, ray)
    start, result, line = monotonic(), None, ""
    with Stoppable(is_kept=True) as stop, live_bar() as show:

        def report(progress: Progress[SelfPlayResult]) -> None:
            nonlocal result, line
            result = progress.so_far
            line = _rates(progress, monotonic() - start)
            show(progress.done, progress.total, line)

        play(
            out,
            games=games,
            nodes=nodes,
            seed=seed,
            network=network,
            pool=pool,
            on_progress=report,
        )
    if result is not None and result.played:
        typer.echo(f"{result.played:,} games played now: {line}")
    if result is not None and result.games:
        typer.echo(summarize(out))
    raise typer.Exit(stop.status)


def _rates(progress: Progress[SelfPlayResult], elapsed: float) -> str:
    """How fast games are played, and how long the rest will take."""
    result, elapsed = progress.so_far, max(elapsed, 1e-6)
    left = (progress.total - progress.done) * elapsed / max(result.played, 1)
    return (
        f"{result.played / elapsed:.1f} games/s, {result.positions / elapsed:,.0f} positions/s, "
        f"{result.core_seconds / elapsed:.2f} cores" + (f", {_duration(left)} left" if left else "")
    )


def _duration(seconds: float) -> str:
    hours, minutes = divmod(round(seconds / 60), 60)
    return f"{hours}:{minutes:02} h" if seconds >= 3600 else f"{seconds / 60:.1f} min"
