"""Self-play: how much of the CPU it uses, and what Ray costs compared with local processes.

    .venv/bin/python -m benchmarks.selfplay --rounds 3

Runs on local processes and on Ray alternate. The CPU time of other programs is deducted,
but the machine should be mostly idle.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
from collections.abc import Callable
from contextlib import closing, suppress
from itertools import islice
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import NamedTuple

from skep.engine import Engine
from skep.jobs import Job, LocalPool, Pool, RayPool, available_cores
from skep.learning.selfplay_folder import SelfPlayJob
from skep.learning.selfplay_games import MEGABYTES, SelfPlaySettings, play_game

WARM_UP = 2  # batches per process before measuring, while processes and clusters start
GAMES_OF_ONE_PROCESS = 30
EMPTY_TASKS = 2000
_TICKS = os.sysconf("SC_CLK_TCK")


class Figures(NamedTuple):
    """What one run measured."""

    positions: float
    """A second."""
    games: float
    """Cores that played games."""
    around: float
    """Cores that our processes used for anything else."""
    idle: float
    """Idle cores."""

    @property
    def use(self) -> float:
        """The share of the available cores that played games."""
        return self.games / (self.games + self.around + self.idle)

    def __str__(self) -> str:
        return (
            f"{self.positions:,.0f} positions/s; cores: {self.games:.2f} in games, "
            f"{self.around:.2f} around them, {self.idle:.2f} idle; use {self.use:.1%}"
        )


class Clock:
    """Seconds since its creation: wall time, CPU time of our processes, and idle CPU time."""

    def __init__(self) -> None:
        self._start = _now()

    def read(self) -> tuple[float, float, float]:
        wall, ours, idle = (now - then for now, then in zip(_now(), self._start, strict=True))
        return wall, ours, idle


def measure(pool: Pool, processes: int, nodes: int, seconds: float) -> Figures:
    """Play for this many seconds after the warm-up."""
    job = SelfPlayJob(SelfPlaySettings(1, nodes))
    with closing(pool.run(job, range(10**9))) as played:
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


class EmptyJob(Job[int, int]):
    """Does nothing with its tasks, so that only sending them back and forth takes time."""

    def start(self) -> Callable[[int], int]:
        return abs


def between_tasks(pool: Pool, processes: int) -> float:
    """The seconds that a process waits between two tasks."""
    with closing(pool.run(EmptyJob(), range(10**9))) as done:
        for _ in islice(done, EMPTY_TASKS // 10):
            pass
        start = perf_counter()
        for _ in islice(done, EMPTY_TASKS):
            pass
        return (perf_counter() - start) * processes / EMPTY_TASKS


def seconds_per_ply(nodes: int) -> float:
    """The CPU time per ply in one process."""
    engine = Engine(MEGABYTES)
    start, plies = process_time(), 0
    for index in range(GAMES_OF_ONE_PROCESS):
        plies += len(play_game(SelfPlaySettings(1, nodes), index, engine))
    return (process_time() - start) / plies


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.selfplay", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=20.0, help="of each run")
    parser.add_argument("--nodes", type=int, default=5000)
    parser.add_argument("-j", type=int, default=available_cores(), help="processes")
    given = parser.parse_args()
    for nodes in (1, given.nodes):
        print(f"a ply with {nodes} nodes: {1e6 * seconds_per_ply(nodes):,.0f} µs")
    pools: dict[str, Pool] = {"local": LocalPool(given.j)}
    if importlib.util.find_spec("ray") is not None:
        pools["ray"] = RayPool("local", given.j)
    for name, pool in pools.items():
        print(f"{name}: {1000 * between_tasks(pool, given.j):.2f} ms between two tasks")
    found: dict[str, list[Figures]] = {name: [] for name in pools}
    for _ in range(given.rounds):
        for name, pool in pools.items():
            figures = measure(pool, given.j, given.nodes, given.seconds)
            found[name].append(figures)
            print(f"{name}: {figures}")
    uses = {name: median(run.use for run in runs) for name, runs in found.items()}
    if "ray" in uses:
        print(f"Ray costs {1 - uses['ray'] / uses['local']:.1%} against local processes")


def _now() -> tuple[float, float, float]:
    idle, waiting = Path("/proc/stat").read_text().split(maxsplit=6)[4:6]
    return perf_counter(), _seconds_of_ours(), (int(idle) + int(waiting)) / _TICKS


def _seconds_of_ours() -> float:
    """The CPU time of this process and all its descendants."""
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
