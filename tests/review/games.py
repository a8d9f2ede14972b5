"""Hand-made games with known errors."""

from skep import Board
from skep.game import Game

BLUNDER_AND_MISSED_WIN = (
    r"Base+MLP;InProgress;Black[10];wL;bM wL-;wQ \wL;bL bM-;wP -wL;bQ bM/;wM /wL;bP bL-;wQ -wP;"
    r"bQ bL/;wA1 -wM;bQ bM/;wM \bQ;bA1 /bL;wA1 wM-;bA1 -wQ;wA2 \wM;bA1 -bQ;wS1 -wQ"
)
"""Black's last move lets White surround the queen, and White does not see it."""
WON = BLUNDER_AND_MISSED_WIN.replace("Black[10]", "Black[10]").replace("wS1 -wQ", "wA2 wA1\\")
"""The same game, but White does see it."""


def game(game_string: str) -> Game:
    return Game.from_board(Board.from_game_string(game_string))
