"""The benchmark: how fast this build counts and searches, and whether it still does the same."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from os import PathLike
from time import perf_counter

from skep._checks import whole_number
from skep.board import Board
from skep.engine.bench_positions import MIDDLE_GAME, POSITIONS, BenchPosition
from skep.engine.engine import MAX_THREADS, Engine
from skep.engine.limits import Limit
from skep.engine.network import PACKAGED, Network, as_network
from skep.progress import OnProgress, Progress, ignore_progress
from skep.rulesets import DEFAULT_RULES, RuleSet

_SPEED_SECONDS = 3.0


@dataclass(frozen=True, slots=True)
class BenchFigures:
    """The nodes of one position, or of all, and the seconds they took."""

    position: str
    perft_nodes: int
    perft_seconds: float
    search_nodes: int
    search_seconds: float

    @property
    def perft_speed(self) -> float:
        """Nodes per second."""
        return self.perft_nodes / max(self.perft_seconds, 1e-6)

    @property
    def search_speed(self) -> float:
        """Nodes per second."""
        return self.search_nodes / max(self.search_seconds, 1e-6)


@dataclass(frozen=True, slots=True)
class BenchResult:
    """The figures of all positions."""

    positions: Sequence[BenchFigures]
    speeds: Mapping[int, float] = field(default_factory=dict)
    """Nodes per second in a middle game by the number of threads, if more than one was asked."""

    @property
    def signature(self) -> str:
        """A short hash of all node counts: builds with the same one count and search alike."""
        counts = [(figures.perft_nodes, figures.search_nodes) for figures in self.positions]
        return sha256(json.dumps(counts).encode()).hexdigest()[:12]

    @property
    def total(self) -> BenchFigures:
        """The sums over all positions."""
        return BenchFigures(
            "total",
            sum(figures.perft_nodes for figures in self.positions),
            sum(figures.perft_seconds for figures in self.positions),
            sum(figures.search_nodes for figures in self.positions),
            sum(figures.search_seconds for figures in self.positions),
        )


def bench(
    *,
    threads: int = 1,
    rules: str = DEFAULT_RULES,
    network: Network | str | PathLike[str] | None = PACKAGED,
    on_progress: OnProgress[BenchResult] = ignore_progress,
) -> BenchResult:
    """Count and search fixed positions on one thread; with more, also compare their speeds.

    ``on_progress`` is called after each position.
    """
    RuleSet.preset(rules)
    threads = whole_number("the number of threads", threads, 1, MAX_THREADS)
    learned = as_network(network)
    measured: list[BenchFigures] = []
    on_progress(Progress(0, len(POSITIONS), BenchResult(())))
    for position in POSITIONS:
        measured.append(_measure(position, rules, learned))
        on_progress(Progress(len(measured), len(POSITIONS), BenchResult(tuple(measured))))
    counts = () if threads == 1 else (1, threads)
    return BenchResult(tuple(measured), {count: _speed(count, rules, learned) for count in counts})


def _measure(position: BenchPosition, rules: str, network: Network | None) -> BenchFigures:
    board = Board.from_game_string(position.game, rules)
    start = perf_counter()
    perft_nodes = board.perft(position.perft_depth)
    perft_seconds = perf_counter() - start
    analysis = Engine(network=network).analyse(board, Limit(depth=position.search_depth))
    return BenchFigures(
        position.name,
        perft_nodes,
        round(perft_seconds, 6),
        analysis.nodes,
        round(analysis.seconds, 6),
    )


def _speed(threads: int, rules: str, network: Network | None) -> float:
    """The nodes per second of all threads together in a middle game."""
    board = Board.from_game_string(MIDDLE_GAME, rules)
    engine = Engine(threads=threads, network=network)
    analysis = engine.analyse(board, Limit(seconds=_SPEED_SECONDS))
    return analysis.nodes / analysis.seconds
