"""The games that the checks load: short, and each is a special case."""

from __future__ import annotations

from random import Random
from typing import Final

from skep.board import Board
from skep.conformance.random_play import indifferent, random_action
from skep.moves import Action
from skep.pieces import Color, GameType

OPENING: Final = "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"
QUEENS_DUE: Final = "Base;InProgress;White[4];wS1;bS1 wS1-;wS2 -wS1;bS2 bS1-;wA1 -wS2;bA1 bS2-"
STUCK: Final = (
    r"Base;InProgress;Black[5];wB1;bA1 wB1\;wB2 -wB1;bQ /bA1;wQ /wB2;bQ -bA1;wQ /bQ;bA1 -bQ;wB2 bA1"
)
"""Black can only pass."""

STACK_OF_FIVE: Final = (
    r"Base;InProgress;Black[9];wS1;bS1 \wS1;wQ wS1\;bQ -bS1;wS2 -wQ;bS2 -bQ;wB1 /wS2;bB1 bS1/;"
    r"wB1 wS2;bB1 bS1;wB1 wS1;bB1 wB1;wB2 /wQ;bB2 bS1-;wB2 wS2;bB2 bB1;wB2 bB2"
)
BEFORE_A_THROW: Final = "Base+P;InProgress;Black[3];wP;bP \\wP;wQ wP\\;bQ bP/;wQ bQ\\"
THROW: Final = "wP /bP"
"""Black's pillbug can throw White's in ``BEFORE_A_THROW``."""

WHITE_WINS: Final = (
    r"Base;WhiteWins;White[6];wA1;bS1 wA1-;wG1 /wA1;bB1 bS1-;wB1 wG1\;bQ /bB1;wQ wB1\;bQ /bS1;"
    "wQ bQ\\;bB1 bS1\\"
)
BLACK_WINS: Final = (
    r"Base;BlackWins;Black[5];wS1;bS1 -wS1;wQ wS1\;bQ /bS1;wG1 wQ-;bQ -wQ;wS2 /wG1;bS1 -wS2;"
    "wB1 wS1-"
)
DRAW: Final = (
    r"Base;Draw;Black[9];wG1;bB1 \wG1;wB1 wG1-;bG1 bB1/;wS1 wB1\;bQ bG1-;wQ wB1-;bB2 bQ-;wQ /bB2;"
    r"bQ \bB2;wS2 wQ\;bQ -bB2;wS1 bB2\;bS1 bG1/;wG2 /wS2;bS2 bS1-;wG2 -wQ"
)
FINISHED: Final = (WHITE_WINS, BLACK_WINS, DRAW)


def longest_hive(game_type: GameType) -> Board:
    """All pieces in one row: White's grow to the west, Black's to the east."""
    board = Board(game_type, "uhp")
    queen, *others = zip(*(game_type.reserve(color) for color in Color), strict=True)
    first, *rest = others
    board.push(first[0].name)
    board.push(f"{first[1]} {first[0]}-")
    west, east = first
    for white, black in (queen, *rest):
        board.push(f"{white} -{west}")
        board.push(f"{black} {east}-")
        west, east = white, black
    return board


def middle_game(game_type: GameType, plies: int = 30) -> Board:
    """A random game that no single move can end; always the same one."""
    rng = Random(plies)  # noqa: S311 - nothing is secret
    while True:
        board = Board(game_type, "uhp")
        while not board.is_over and board.ply < plies:
            board.push(random_action(rng, board, indifferent))
        if not board.is_over and not any(_ends(board, move) for move in board.legal_moves):
            return board


def _ends(board: Board, action: Action) -> bool:
    after = board.copy()
    after.push(action)
    return after.is_over
