"""Self-play: how much of the cores it uses, and what Ray costs against local processes.

    .venv/bin/python -m benchmarks.selfplay --rounds 3

Runs on local processes and on Ray take turns. What others do on the machine meanwhile is
left out of the account, but let there be little of it.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
from contextlib import closing, suppress
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
_TICKS = os.sysconf("SC_CLK_TCK")


class Figures(NamedTuple):
    """What was measured in a run."""

    positions: float
    """A second."""
    games: float
    """Cores that played games."""
    around: float
    """Cores that our processes used for anything else."""
    idle: float
    """Cores that nobody used."""

    @property
    def use(self) -> float:
        """The share of the cores that others left to us which played games."""
        return self.games / (self.games + self.around + self.idle)

    def __str__(self) -> str:
        return (
            f"{self.positions:,.0f} positions/s; cores: {self.games:.2f} in games, "
            f"{self.around:.2f} around them, {self.idle:.2f} idle; use {self.use:.1%}"
        )


class Clock:
    """Seconds since it was made: by the wall, of our processes, and of idle cores."""

    def __init__(self) -> None:
        self._start = _now()

    def read(self) -> tuple[float, float, float]:
        wall, ours, idle = (now - then for now, then in zip(_now(), self._start, strict=True))
        return wall, ours, idle


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
        clock, positions, games = Clock(), 0, 0.0
        for batch in played:
            positions += batch.positions
            games += batch.seconds
            wall, ours, idle = clock.read()
            if wall > seconds:
                break
    return Figures(positions / wall, games / wall, (ours - games) / wall, idle / wall)


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
    uses = {name: median(run.use for run in runs) for name, runs in found.items()}
    if "ray" in uses:
        print(f"Ray costs {1 - uses['ray'] / uses['local']:.1%} against local processes")


def _now() -> tuple[float, float, float]:
    idle, waiting = Path("/proc/stat").read_text().split(maxsplit=6)[4:6]
    return perf_counter(), _seconds_of_ours(), (int(idle) + int(waiting)) / _TICKS


def _seconds_of_ours() -> float:
    """The processor time of this process and all that it started, also by others."""
    parents: dict[int, int] = {}
    ticks: dict[int, int] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended
            fields = path.read_text().rpartition(")")[2].split()
            process = int(path.parent.name)
            parents[process], ticks[process] = int(fields[1]), int(fields[11]) + int(fields[12])
    ours = {os.getpid()}
    while more := {child for child, parent in parents.items() if parent in ours} - ours:
        ours |= more
    return sum(ticks[process] for process in ours) / _TICKS


if __name__ == "__main__":
    main()
