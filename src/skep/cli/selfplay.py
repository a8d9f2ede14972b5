"""``skep selfplay``: games of the engine with itself, to learn from."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated

import typer

from skep.cli.options import NetworkName
from skep.cli.pool_options import Concurrency, Ray, get_pool
from skep.engine import PACKAGED
from skep.errors import SettingError

if TYPE_CHECKING:
    from skep.learning.selfplay_games import PlayedBatch


def selfplay(
    out: Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder for the games.")],
    games: Annotated[
        int, typer.Option(help="Play until there are this many, rounded up to whole batches.")
    ] = 10_000,
    nodes: Annotated[int, typer.Option(help="Search this many nodes per move.")] = 5000,
    seed: Annotated[int, typer.Option(help="Choose which games are played.")] = 1,
    network: NetworkName = PACKAGED,
    concurrency: Concurrency = None,
    ray: Ray = None,
) -> None:
    """Play the engine against itself, to learn from the games.

    All game types are played, by the tournament rules, and kept with the scores of
    the search. The same command continues after a stop or a kill; no finished batch
    is lost and none is played twice.

    Example: skep selfplay games/1 --games 100000 --nodes 5000 --seed 1
    """
    from contextlib import closing

    from skep.cli.live_bar import live_bar
    from skep.cli.stopping import Stoppable
    from skep.engine.network import find_network
    from skep.jobs.keeping import undivided
    from skep.learning.frames import MOST_GAMES
    from skep.learning.selfplay_games import BATCH, SelfPlayJob, SelfPlaySettings
    from skep.learning.shards import open_shards
    from skep.learning.summary import summarise

    if not 1 <= games <= MOST_GAMES:
        raise SettingError(f"1 to {MOST_GAMES:,} games are played, not {games:,}")
    pool = get_pool(concurrency, ray)
    settings = SelfPlaySettings(seed, nodes, find_network(network))
    job = SelfPlayJob(settings)
    batches = range(-(-games // BATCH))
    with open_shards(out, settings.described()) as shards:
        missing = (batch for batch in batches if batch not in shards)
        rates = Rates(BATCH * sum(batch not in shards for batch in batches))
        with (
            Stoppable(is_kept=True) as work,
            live_bar(len(batches) * BATCH) as show,
            closing(pool.run(job, missing)) as played,
        ):
            show(len(shards), "")
            for batch in played:
                with undivided():
                    shards.add(batch.frame)
                    rates.add(batch)
                show(len(shards), str(rates))
        is_empty = len(shards) == 0
    if rates.games:
        typer.echo(f"{rates.games:,} games played now: {rates}")
    if not is_empty:
        typer.echo(summarise(out))
    raise typer.Exit(work.status)


class Rates:
    """How fast games are played, and how long it will still take."""

    def __init__(self, to_play: int) -> None:
        self._to_play = to_play
        self._start = monotonic()
        self.games = 0
        self._positions = 0
        self._seconds = 0.0

    def add(self, batch: PlayedBatch) -> None:
        self.games += batch.frame.games
        self._positions += batch.positions
        self._seconds += batch.seconds

    def __str__(self) -> str:
        elapsed = max(monotonic() - self._start, 1e-6)
        left = (self._to_play - self.games) * elapsed / max(self.games, 1)
        return (
            f"{self.games / elapsed:.1f} games/s, {self._positions / elapsed:,.0f} positions/s, "
            f"{self._seconds / elapsed:.2f} cores" + (f", {_duration(left)} left" if left else "")
        )


def _duration(seconds: float) -> str:
    hours, minutes = divmod(round(seconds / 60), 60)
    return f"{hours}:{minutes:02} h" if seconds >= 3600 else f"{seconds / 60:.1f} min"
