"""The review of a game of 40 moves: how long it takes in one process and in several.

    .venv/bin/python -m benchmarks.review --processes 2

Checks on the way that all numbers of processes give the same review. Prints wall time and CPU time,
which other programs disturb less.
"""

from __future__ import annotations

import argparse
import resource
from time import perf_counter

from skep import Board
from skep.engine import Limit
from skep.game import Game
from skep.jobs import LocalPool, available_cores
from skep.review import Review, review_game

GAME = (
    r"Base+MLP;InProgress;White[41];wL;bP wL-;wM -wL;bM bP/;wQ /wL;bQ bM\;wP -wQ;bA1 bM-;wA1 wM/;"
    r"bB1 /bQ;wM /bB1;bA1 wM\;wA1 bM/;bL bQ\;wA2 /wQ;bL -bB1;wL bQ-;bB1 bL;wB1 wP/;bA2 -bM;"
    r"wB2 wL/;bA2 wB2-;wA2 /bA2;wA1 -wB2;wA3 -wB1;bQ /wL;wB2 wL;bB2 bQ\;wA3 bB2\;bA3 \bM;"
    r"wG1 -wP;bA3 /wG1;wG2 wA3\;bS1 -bM;wG2 -wB2;bS1 \wB1;wA1 /wP;bM -wM;wB2 bQ;bS2 \bS1;"
    r"wG3 wG2/;bB1 wQ;wA1 -wB1;bM /bB1;wB1 bB1;bM wP;wS1 wA3\;bA3 wS1-;wG1 -wB2;bG1 bA1\;"
    r"wG1 /wA2;bA3 wG1\;wS1 /bG1;bB2 wB2;wL /bB2;bS2 -bM;wA3 /bS2;bP wB1/;wG3 -bB2;bA3 wA3\;"
    r"wM /wG1;bP -wG2;wM bB2;wG3 -bP;wS2 -wA2;bL wB1\;wM wG2;bG2 \bS1;wM bP;bG3 bG2-;wG1 -bB2;"
    r"bA2 wA2-;wG2 bB2\;bL /wB1;wS1 -wL;bA2 wA2/;wS1 /bG1;bL wB1\;wG2 -wS2;bG2 bG3-"
)
"""Level 6 of the computer against itself, 80 plies."""


def measure(processes: int, nodes: int) -> Review:
    """Review the game and print how long it took."""
    game = Game.from_board(Board.from_game_string(GAME))
    pool = None if processes == 1 else LocalPool(processes)
    start, used = perf_counter(), _cpu()
    review = review_game(game, limit=Limit(nodes=nodes), pool=pool)
    wall, cpu = perf_counter() - start, _cpu() - used
    print(
        f"processes: {processes}, wall: {wall:.1f} s, CPU: {cpu:.1f} s, "
        f"CPU per process: {cpu / processes:.1f} s"
    )
    return review


def _cpu() -> float:
    """The CPU seconds of this process and of those that have ended."""
    used = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(usage.ru_utime + usage.ru_stime for usage in used)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--processes", type=int, default=available_cores())
    parser.add_argument("--nodes", type=int, default=200_000, help="per move")
    arguments = parser.parse_args()
    alone = measure(1, arguments.nodes)
    if arguments.processes > 1 and measure(arguments.processes, arguments.nodes) != alone:
        raise SystemExit("the reviews differ")


if __name__ == "__main__":
    main()
