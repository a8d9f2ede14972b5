"""What the board shows beside a text: marks that follow from the position."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from skep.board import Board
from skep.lessons import looking
from skep.lessons.lesson import Mark, MarkKind
from skep.pieces import Piece
from skep.rulebook.details import Gate, Split

Picture: TypeAlias = Callable[[Board], tuple[Mark, ...]]


def piece(name: str) -> Picture:
    """A piece that the text speaks of."""
    return lambda board: (Mark(MarkKind.PIECE, (looking.place(board, Piece(name)),)),)


def target(reference: str) -> Picture:
    """A place that the text speaks of."""
    return lambda board: (Mark(MarkKind.TARGET, (looking.cell(board, reference),)),)


def surroundings(name: str) -> Picture:
    """A queen and what lies around her."""

    def draw(board: Board) -> tuple[Mark, ...]:
        at = looking.place(board, Piece(name))
        around = tuple(cell for cell in at.neighbors() if cell in board.stacks)
        return Mark(MarkKind.QUEEN, (at,)), Mark(MarkKind.NEIGHBOUR, around)

    return draw


def destinations(name: str) -> Picture:
    """All places where a piece may go."""

    def draw(board: Board) -> tuple[Mark, ...]:
        cells = tuple(sorted(board.destinations(name)))
        at = board.locate(Piece(name))
        start = () if at is None else (Mark(MarkKind.PIECE, (at,)),)
        return *start, Mark(MarkKind.TARGET, cells)

    return draw


def obstacle(move: str) -> Picture:
    """What forbids a move: the parts of the broken hive, or the two sides of a gate."""

    def draw(board: Board) -> tuple[Mark, ...]:
        name, reference = move.split()
        start = looking.place(board, Piece(name))
        refused = Mark(MarkKind.REFUSED, (looking.cell(board, reference),))
        match board.explain(move).detail:
            case Split(parts):
                groups = (tuple(sorted(part)) for part in parts)
                in_parts = (Mark(MarkKind.PART, at, n) for n, at in enumerate(groups, start=1))
                return Mark(MarkKind.PINNED, (start,)), *in_parts
            case Gate(posts=posts):
                return Mark(MarkKind.PIECE, (start,)), refused, Mark(MarkKind.GATE, posts)
            case _:
                return Mark(MarkKind.PIECE, (start,)), refused

    return draw
