"""Self-play: how much of the cores it uses, and what Ray costs against local processes.

    .venv/bin/python -m benchmarks.selfplay --rounds 3

Runs on local processes and on Ray take turns, so that whatever else the machine does
meets both alike.
"""

from __future__ import annotations

import argparse
import importlib.util
from contextlib import closing
from itertools import islice
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple

from skep.board import Board
from skep.engine import Analysis, Engine, Limit
from skep.jobs import LocalProcesses, RayCluster, Workplace, available_cores
from skep.learning.selfplay import MEGABYTES, SelfPlayJob, Settings, engine_signature, play_game

WARM_UP = 2  # batches a process before the measurement: processes and clusters have to start
GAMES_OF_ONE_PROCESS = 30


class Figures(NamedTuple):
    """What was measured in a run."""

    positions: float
    """A second."""
    cores: float
    """Seconds of processor time in games, a second."""
    idle: float
    """The share of the machine's cores that nobody used."""

    def __str__(self) -> str:
        return (
            f"{self.positions:,.0f} positions/s, {self.cores:.2f} cores in games, "
            f"{self.idle:.1%} of the machine idle"
        )


class TimedEngine(Engine):
    """Counts the seconds of its searches."""

    def __init__(self) -> None:
        super().__init__(MEGABYTES)
        self.seconds = 0.0

    def analyse(self, board: Board, limit: Limit, lines: int = 1, **options: object) -> Analysis:
        analysis = super().analyse(board, limit, lines, **options)  # type: ignore[arg-type]
        self.seconds += analysis.seconds
        return analysis


def measure(place: Workplace, processes: int, nodes: int, seconds: float) -> Figures:
    """Play for some seconds after the warm-up."""
    job = SelfPlayJob(Settings(1, nodes), engine_signature())
    with closing(place.run(job, range(10**9))) as played:
        for _ in islice(played, WARM_UP * processes):
            pass
        start, ticks = perf_counter(), _ticks()
        positions, in_games = 0, 0.0
        for batch in played:
            positions += batch.positions
            in_games += batch.seconds
            if (elapsed := perf_counter() - start) > seconds:
                break
        all_ticks, idle_ticks = (now - then for now, then in zip(_ticks(), ticks, strict=True))
    return Figures(positions / elapsed, in_games / elapsed, idle_ticks / all_ticks)


def outside_of_searches(nodes: int) -> float:
    """The share of a process that plays which is not the search."""
    engine = TimedEngine()
    start = perf_counter()
    for number in range(GAMES_OF_ONE_PROCESS):
        play_game(Settings(1, nodes), number, engine)
    return 1 - engine.seconds / (perf_counter() - start)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.selfplay", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=20.0, help="of each run")
    parser.add_argument("--nodes", type=int, default=5000)
    parser.add_argument("-j", type=int, default=available_cores(), help="processes")
    given = parser.parse_args()
    print(f"outside of searches: {outside_of_searches(given.nodes):.1%} of a process")
    places: dict[str, Workplace] = {"local": LocalProcesses(given.j)}
    if importlib.util.find_spec("ray") is not None:
        places["ray"] = RayCluster("local", given.j)
    found: dict[str, list[Figures]] = {name: [] for name in places}
    for _ in range(given.rounds):
        for name, place in places.items():
            figures = measure(place, given.j, given.nodes, given.seconds)
            found[name].append(figures)
            print(f"{name}: {figures}")
    speeds = {name: median(run.positions for run in runs) for name, runs in found.items()}
    if "ray" in speeds:
        print(f"Ray against local processes: {speeds['ray'] / speeds['local']:.1%}")


def _ticks() -> tuple[int, int]:
    """The ticks of all cores since the machine started, and those in which nobody ran."""
    counts = [int(word) for word in Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]
    return sum(counts), counts[3] + counts[4]


if __name__ == "__main__":
    main()
