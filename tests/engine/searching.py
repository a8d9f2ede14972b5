"""What tests of searches share: positions of many kinds, and results to compare."""

from __future__ import annotations

import random
from collections.abc import Iterator

from skep import Board, GameType
from skep.engine import Analysis
from tests.core.styles import STYLES, crowding, uniform


def found(analysis: Analysis) -> tuple[object, ...]:
    """The repeatable part of an analysis."""
    return analysis.lines, analysis.depth, analysis.nodes


def middle_game() -> Board:
    """A position with a lot to search."""
    board = Board("Base+MLP", "tournament")
    rng = random.Random(1)
    while board.ply < 20:
        board.push(uniform(rng, board))
    return board


def varied_boards(count: int, seed: int = 1) -> Iterator[Board]:
    """Running games of every type, each in the next style, under the next preset."""
    rng = random.Random(seed)
    types, styles, presets = (
        list(GameType),
        list(STYLES.values()),
        ("uhp", "tournament", "rulebook"),
    )
    for index in range(count):
        board = Board(types[index % 8], presets[index % 3])
        style = styles[index // 8 % len(styles)]
        for _ in range(rng.randrange(50)):
            board.push(style(rng, board))
            if board.outcome() is not None:
                board.pop()
                break
        yield board


def boards_before_a_win(count: int, plies: int) -> Iterator[Board]:
    """Boards a index of plies before a player won a random game by their own move."""
    rng = random.Random(5)
    while count:
        board = Board("Base", "uhp")
        while board.outcome() is None and board.ply < 60:
            board.push(crowding(rng, board))
        outcome = board.outcome()
        if outcome is not None and outcome.winner is board.turn.other:
            for _ in range(plies):
                board.pop()
            count -= 1
            yield board
