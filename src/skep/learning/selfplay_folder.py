"""Self-play into a folder: batches of games, each safe on disk before it counts."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from time import process_time
from typing import NamedTuple

from skep._checks import checked_path, whole_number
from skep.engine import PACKAGED, Engine, Network
from skep.engine.network import as_network
from skep.errors import SettingError
from skep.jobs import Job, LocalPool, Pool
from skep.jobs.keeping import undivided
from skep.learning.frames import MAX_GAMES, Frame, pack
from skep.learning.selfplay_games import (
    BATCH,
    MEGABYTES,
    SelfPlaySettings,
    engine_signature,
    play_game,
)
from skep.learning.shards import open_shards
from skep.progress import OnProgress, Progress, ignore_progress


@dataclass(slots=True)
class SelfPlayResult:
    """How many games there are, and the work it took to play them."""

    folder: Path
    games: int
    """All games in the folder."""
    played: int = 0
    """Games played by this call."""
    positions: int = 0
    """Positions searched in these games."""
    core_seconds: float = 0.0
    """Of processor time."""

    def _add(self, batch: PlayedBatch) -> None:
        self.games += batch.frame.games
        self.played += batch.frame.games
        self.positions += batch.positions
        self.core_seconds += batch.seconds


def selfplay(
    folder: str | PathLike[str],
    *,
    games: int = 10_000,
    nodes: int = 5000,
    seed: int = 1,
    network: Network | str | PathLike[str] | None = PACKAGED,
    pool: Pool | None = None,
    on_progress: OnProgress[SelfPlayResult] = ignore_progress,
) -> SelfPlayResult:
    """Play the engine against itself until a folder has this many games, in whole batches.

    ``nodes`` are those of each search, and ``seed`` chooses which games are played. The ``pool``
    is by default one process per core. The same call continues after a stop or a kill: no
    finished batch is lost and none is played twice.
    """
    folder = checked_path("the folder of the games", folder)
    games = whole_number("the number of games", games, 1, MAX_GAMES)
    settings = SelfPlaySettings(seed, nodes, as_network(network))
    batches = range(-(-games // BATCH))
    with open_shards(folder, settings.described()) as shards:
        missing = [batch for batch in batches if batch not in shards]
        done, total = (len(batches) - len(missing)) * BATCH, len(batches) * BATCH
        result = SelfPlayResult(folder, len(shards))
        on_progress(Progress(done, total, result))
        with closing((pool or LocalPool()).run(SelfPlayJob(settings), missing)) as played:
            for batch in played:
                with undivided():
                    shards.add(batch.frame)
                    result._add(batch)  # noqa: SLF001 - only we add to it
                on_progress(Progress(done + result.played, total, result))
    return result


class PlayedBatch(NamedTuple):
    """A played batch of games, and the work it took."""

    frame: Frame
    positions: int
    """Positions searched."""
    seconds: float
    """Of processor time."""


class SelfPlayJob(Job[int, PlayedBatch]):
    """Plays batches by their indexes, if the worker has the same engine as the client."""

    def __init__(self, settings: SelfPlaySettings) -> None:
        self.settings = settings
        self._signature = engine_signature(settings.network)

    def start(self) -> Callable[[int], PlayedBatch]:
        here = engine_signature(self.settings.network)
        if here != self._signature:
            raise SettingError(
                "a worker has another engine than the client: "
                f"its signature is {here}, expected {self._signature}; "
                "install the same build of Skep on all nodes"
            )
        engine = Engine(MEGABYTES, network=self.settings.network)
        return lambda batch: play_batch(self.settings, batch, engine)


def play_batch(settings: SelfPlaySettings, batch: int, engine: Engine) -> PlayedBatch:
    """The games of a batch."""
    start = process_time()
    indexes = range(batch * BATCH, (batch + 1) * BATCH)
    games = [play_game(settings, index, engine) for index in indexes]
    positions = sum(game.positions for game in games)
    return PlayedBatch(pack(batch, games), positions, process_time() - start)
