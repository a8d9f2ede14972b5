"""Games that are played only to find puzzles in them: the engine against itself, and mistakes."""

from __future__ import annotations

from random import Random
from typing import Final

from skep.board import Board
from skep.engine import Engine, Limit
from skep.pieces import GameType

NODES: Final = (100, 300, 1500)
"""One of these is each player's strength."""
STRAY_MOVES: Final = 0.04
"""The share of random moves."""
RANDOM_PLIES: Final = (2, 8)
MAX_PLIES: Final = 90
"""In plies."""


def play_own_game(seed: int, index: int, engine: Engine) -> Board:
    """The game with this index; the game types take turns."""
    rng = Random(f"{seed}/{index}")  # noqa: S311 - not for secrets
    board = Board([*GameType][index % len(GameType)])
    limits = [Limit(nodes=rng.choice(NODES)) for _ in range(2)]
    opening = rng.randint(*RANDOM_PLIES)
    engine.clear()
    while not board.is_over and board.ply < MAX_PLIES:
        if board.ply < opening or rng.random() < STRAY_MOVES:
            board.push(rng.choice(board.legal_moves))
        else:
            board.push(engine.best_move(board, limits[board.ply % 2]))
    return board
