"""What ``bestmove`` tells while it thinks: lines of play as ``move;depth;score;moves``."""

from __future__ import annotations

from skep.board import Board
from skep.engine import Line


def report(board: Board, line: Line) -> str:
    """A line of play from a board on.

    >>> report(Board(), Line((Board().legal_moves[0],), score=-150, depth=2))
    'wS1;2;-1.50;wS1'
    """
    moves = board.line_strings(line.actions)
    return ";".join((moves[0], str(line.depth), _score(line), *moves))


def _score(line: Line) -> str:
    """In pieces, or #5 for a win in 5 plies and #-4 for a loss in 4."""
    return f"{line.score / 100:.2f}" if line.win_in is None else f"#{line.win_in}"
