"""Make an opening set: ``python -m skep.openings.make_set Base > Base.txt``.

The same arguments and the same engine give the same set.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from skep.board import Board
from skep.engine import PACKAGED, Engine, Limit, Network
from skep.engine.network import find_network, identity
from skep.errors import SkepError
from skep.moves import Move
from skep.pieces import Color, GameType, Insect

PLIES: Final = (4, 5, 6, 7, 8)
CROWDED: Final = 3
"""With this many neighbors a queen is in too much danger for an opening."""
_QUEEN_TURNS = (2, 3, 3, 4)  # the turn in which she is placed is drawn from these
_MOVE_SHARE = 0.2  # of the turns in which a placed piece could move, how many do


@dataclass(frozen=True, slots=True)
class Recipe:
    """How an opening set is made."""

    game_type: GameType
    count: int
    seed: int
    nodes: int
    balance: int
    """The largest score, in hundredths of a piece, that still counts as balanced."""
    network: Network | None
    """The evaluation that judges the balance; None is the hand-written one."""

    def __str__(self) -> str:
        return (
            f"{self.count} openings of {self.game_type.value}, seed {self.seed}: random, "
            f"each unlike the others however turned or mirrored, within {self.balance} of 0 "
            f"after {self.nodes} nodes with the network {identity(self.network)}"
        )


def make_openings(recipe: Recipe) -> Iterator[str]:
    """Distinct balanced openings, each as a GameString."""
    rng = Random(recipe.seed)  # noqa: S311 - not for secrets
    engine = Engine(network=recipe.network)
    seen: set[int] = set()
    while len(seen) < recipe.count:
        board = _random_opening(recipe.game_type, rng)
        if board is None or board.canonical_key in seen:
            continue
        engine.clear()
        analysis = engine.analyse(board, Limit(nodes=recipe.nodes))
        if abs(analysis.score) <= recipe.balance:
            seen.add(board.canonical_key)
            yield board.game_string


def _random_opening(game_type: GameType, rng: Random) -> Board | None:
    """Play a few plausible plies; None if they led to nothing usable."""
    board = Board(game_type)
    queen_turns = {color: rng.choice(_QUEEN_TURNS) for color in Color}
    plies = rng.choice(PLIES)
    while board.ply < plies:
        candidates = _plausible(board, board.turn_number >= queen_turns[board.turn], rng)
        if not candidates:
            return None
        # First an insect, then a hex: otherwise ants, which reach most hexes, play most moves.
        insect = rng.choice(sorted({move.piece.insect.letter for move in candidates}))
        board.push(rng.choice([move for move in candidates if move.piece.insect.letter == insect]))
    crowded = any(_neighbors(board, color) >= CROWDED for color in Color)
    return None if crowded or board.is_over else board


def _plausible(board: Board, queen_is_due: bool, rng: Random) -> list[Move]:
    moves = [action for action in board.legal_moves if isinstance(action, Move)]
    placements = [move for move in moves if board.is_placement(move)]
    queen = [move for move in placements if move.piece.insect is Insect.QUEEN_BEE]
    if queen and queen_is_due:
        return queen
    others = [move for move in placements if move not in queen]
    walks = [
        move for move in moves if move.piece.color is board.turn and not board.is_placement(move)
    ]
    return walks if walks and rng.random() < _MOVE_SHARE else others


def _neighbors(board: Board, color: Color) -> int:
    free = board.liberties(color)
    return 0 if free is None else 6 - len(free)


def main() -> int:
    """Write a set to standard output and the progress to standard error."""
    parser = argparse.ArgumentParser(prog="python -m skep.openings.make_set")
    parser.add_argument("game_type", metavar="GAMETYPE")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nodes", type=int, default=200_000)
    parser.add_argument("--balance", type=int, default=25)
    parser.add_argument("--network", default=PACKAGED)
    given = parser.parse_args()
    try:
        recipe = Recipe(
            GameType(given.game_type),
            given.count,
            given.seed,
            given.nodes,
            given.balance,
            find_network(given.network),
        )
        _write(recipe)
    except SkepError as error:
        sys.stderr.write(f"error: {error}\n")
        return 2
    return 0


def _write(recipe: Recipe) -> None:
    from rich.console import Console  # noqa: PLC0415 - only the command needs it
    from rich.progress import track  # noqa: PLC0415

    sys.stdout.write(f"# {recipe}\n")
    made = make_openings(recipe)
    console = Console(stderr=True)
    for opening in track(made, recipe.game_type.value, recipe.count, console=console):
        sys.stdout.write(f"{opening}\n")


if __name__ == "__main__":
    sys.exit(main())
