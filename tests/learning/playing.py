"""What the tests of learning share: made-up but legal games."""

from __future__ import annotations

from random import Random

from skep import Board, GameType
from skep.learning.frames import Frame, pack
from skep.learning.games import NOT_SEARCHED, RULES, PlayedGame, PlayedResult, Ply

SETTINGS = {"seed": 1, "nodes": 50}


def random_game(number: int, plies: int = 20) -> PlayedGame:
    """Random moves with random scores."""
    rng = Random(number)
    board = Board(rng.choice([*GameType]), RULES)
    played: list[Ply] = []
    while board.outcome() is None and board.ply < plies:
        score = NOT_SEARCHED if board.ply < 4 else rng.randint(-32000, 32000)
        played.append(Ply.of(board.push(rng.choice(board.legal_moves)), score))
    return PlayedGame.of(number, board.game_type, rng.choice([*PlayedResult]), played)


def random_games(batch: int, count: int = 4) -> list[PlayedGame]:
    return [random_game(number) for number in range(batch * count, (batch + 1) * count)]


def random_frame(batch: int, count: int = 4) -> Frame:
    return pack(batch, random_games(batch, count))
