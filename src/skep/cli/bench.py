"""``skep bench``: how fast this build counts and searches, and whether it still does the same."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from hashlib import sha256
from time import perf_counter
from typing import Annotated

import typer

from skep.board import Board
from skep.cli.options import AsJson, NetworkName, Rules
from skep.engine import MAX_THREADS, PACKAGED, Engine, Limit
from skep.engine.bench_positions import MIDDLE_GAME, POSITIONS, BenchPosition
from skep.engine.network import find_network
from skep.rulesets import DEFAULT_RULES, RuleSet

_SPEED_SECONDS = 3.0


@dataclass(frozen=True, slots=True)
class Figures:
    """The nodes of one position, or of all, and the seconds they took."""

    position: str
    perft_nodes: int
    perft_seconds: float
    search_nodes: int
    search_seconds: float


def bench(
    threads: Annotated[
        int, typer.Option(min=1, max=MAX_THREADS, help="Also compare this many threads with one.")
    ] = 1,
    rules: Rules = DEFAULT_RULES,
    network: NetworkName = PACKAGED,
    as_json: AsJson = False,
) -> None:
    """Count and search fixed positions on one thread.

    The signature is a hash of all node counts. Builds with the same signature
    generate and search alike, so a difference in time is a difference in speed.

    Example: skep bench --threads 2
    """
    RuleSet.preset(rules)
    find_network(network)  # a wrong name is reported before the headings
    if not as_json:
        headings = ("perft nodes", "nodes/s", "search nodes", "nodes/s")
        typer.echo(" " * 28 + "".join(f" {heading:>14}" for heading in headings))
    measured = []
    for figures in (_measure(position, rules, network) for position in POSITIONS):
        typer.echo(json.dumps(asdict(figures)) if as_json else _row(figures))
        measured.append(figures)
    total = _total(measured)
    counts = () if threads == 1 else (1, threads)
    speeds = {count: _speed(count, rules, network) for count in counts}
    if as_json:
        found = {"signature": signature(measured), "nodes_a_second_by_threads": speeds}
        typer.echo(json.dumps(asdict(total) | found))
        return
    typer.echo(_row(total))
    typer.echo(f"signature {signature(measured)}")
    for count, speed in speeds.items():
        typer.echo(f"middle game, threads: {count}, nodes/s: {speed:,.0f}")


def signature(measured: list[Figures]) -> str:
    """A short hash of all counts of nodes."""
    counts = [(figures.perft_nodes, figures.search_nodes) for figures in measured]
    return sha256(json.dumps(counts).encode()).hexdigest()[:12]


def _measure(position: BenchPosition, rules: str, network: str) -> Figures:
    board = Board.from_game_string(position.game, rules)
    start = perf_counter()
    perft_nodes = board.perft(position.perft_depth)
    perft_seconds = perf_counter() - start
    analysis = Engine(network=network).analyse(board, Limit(depth=position.search_depth))
    return Figures(
        position.name,
        perft_nodes,
        round(perft_seconds, 6),
        analysis.nodes,
        round(analysis.seconds, 6),
    )


def _speed(threads: int, rules: str, network: str) -> float:
    """The nodes per second of this many threads together in the middle game."""
    board = Board.from_game_string(MIDDLE_GAME, rules)
    analysis = Engine(threads=threads, network=network).analyse(
        board, Limit(seconds=_SPEED_SECONDS)
    )
    return analysis.nodes / analysis.seconds


def _total(measured: list[Figures]) -> Figures:
    return Figures(
        "total",
        sum(figures.perft_nodes for figures in measured),
        sum(figures.perft_seconds for figures in measured),
        sum(figures.search_nodes for figures in measured),
        sum(figures.search_seconds for figures in measured),
    )


def _row(figures: Figures) -> str:
    perft_speed = figures.perft_nodes / max(figures.perft_seconds, 1e-6)
    search_speed = figures.search_nodes / max(figures.search_seconds, 1e-6)
    return (
        f"{figures.position:28} {figures.perft_nodes:14,} {perft_speed:14,.0f} "
        f"{figures.search_nodes:14,} {search_speed:14,.0f}"
    )
