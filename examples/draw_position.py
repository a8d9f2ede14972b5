"""Draw a position as SVG, with every cell that a piece can go to.

python examples/draw_position.py hive.svg
"""

import sys
from pathlib import Path

import skep
from skep.render import Highlight, HighlightKind, svg

GAME = "Base;InProgress;White[4];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 -wQ;bA1 bQ-"


def draw(piece: str, file: Path) -> None:
    """Mark a piece and its destinations, and write the picture to a file."""
    board = skep.Board.from_game_string(GAME)
    highlights = {at: Highlight(HighlightKind.CHOICE) for at in board.destinations(piece)}
    if (start := board.locate(piece)) is not None:
        highlights[start] = Highlight(HighlightKind.CHOSEN)
    file.write_text(svg(board.stacks, highlights=highlights), encoding="utf-8")


if __name__ == "__main__":
    draw("wA1", Path(sys.argv[1]))
