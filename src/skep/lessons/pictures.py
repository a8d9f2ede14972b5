"""What the board points out beside a text; the marks follow from the position."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from skep.board import Board
from skep.lessons import looking
from skep.pieces import Piece
from skep.rulebook import Mark, MarkKind, marks, queen_marks

Picture: TypeAlias = Callable[[Board], tuple[Mark, ...]]


def piece(name: str) -> Picture:
    """A piece that the text mentions."""
    return lambda board: (Mark(MarkKind.PIECE, (looking.place(board, Piece(name)),)),)


def target(reference: str) -> Picture:
    """A place that the text mentions."""
    return lambda board: (Mark(MarkKind.TARGET, (looking.cell(board, reference),)),)


def surroundings(name: str) -> Picture:
    """A queen and what lies around her."""
    return lambda board: queen_marks(board.position, Piece(name).color)


def destinations(name: str) -> Picture:
    """All places where a piece may go."""

    def draw(board: Board) -> tuple[Mark, ...]:
        cells = tuple(sorted(board.destinations(name)))
        at = board.locate(Piece(name))
        start = () if at is None else (Mark(MarkKind.PIECE, (at,)),)
        return *start, Mark(MarkKind.TARGET, cells)

    return draw


def obstacle(move: str) -> Picture:
    """What forbids a move."""
    return lambda board: marks(board.position, board.explain(move))
