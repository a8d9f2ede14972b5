"""What goals, questions and pictures look up on a board."""

from __future__ import annotations

from skep.board import Board
from skep.errors import NotationError
from skep.hexes import Hex
from skep.moves import Move, Pass
from skep.pieces import Color, Piece


def cell(board: Board, reference: str) -> Hex:
    """The cell of a reference such as ``bQ-``: east of the black queen."""
    match board.parse_move(f"wQ {reference}"):
        case Move(to=to):
            return to
        case Pass():
            raise NotationError("a pass leads nowhere", text=reference)


def queen(color: Color) -> Piece:
    return Piece(f"{color.letter}Q")


def place(board: Board, piece: Piece) -> Hex:
    """Where a piece lies; it must be on the board."""
    return board.position.places[piece]


def on_board(board: Board) -> frozenset[Piece]:
    """The pieces on the board that nothing covers."""
    return frozenset(stack[-1] for stack in board.stacks.values())


def touch(board: Board, piece: Piece, other: Piece) -> bool:
    """Whether two pieces lie on adjacent cells."""
    return place(board, piece).distance(place(board, other)) == 1


def free_sides(board: Board, color: Color) -> int:
    """How many cells around a player's queen are empty; she must be on the board."""
    return len(board.liberties(color) or ())
