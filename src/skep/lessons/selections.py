"""Pieces to find on the board: which ones, and why another is not one of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from skep.board import Board
from skep.lessons.looking import on_board, touch
from skep.lessons.remark import Remark, about
from skep.pieces import Color, Piece
from skep.rulebook import Explanation, explain_throw


class Selection(Protocol):
    """The pieces that match a description."""

    def includes(self, board: Board, piece: Piece) -> bool:
        """Whether a piece on the board is one of them."""
        ...

    def objection(self, board: Board, piece: Piece) -> Remark | Explanation:
        """Why a piece on the board is not one of them."""
        ...


@dataclass(frozen=True, slots=True)
class Touching:
    """The pieces next to a piece."""

    piece: str

    def includes(self, board: Board, piece: Piece) -> bool:
        return touch(board, piece, Piece(self.piece))

    def objection(self, board: Board, piece: Piece) -> Remark | Explanation:  # noqa: ARG002
        if piece is Piece(self.piece):
            return about("piece-itself", piece)
        return about("piece-apart", piece, other=Piece(self.piece))


@dataclass(frozen=True, slots=True)
class Pinned:
    """A player's pinned pieces."""

    color: Color

    def includes(self, board: Board, piece: Piece) -> bool:
        return piece.color is self.color and board.is_pinned(piece)

    def objection(self, board: Board, piece: Piece) -> Remark | Explanation:  # noqa: ARG002
        if piece.color is not self.color:
            return Remark("piece-color", {"color": self.color.id})
        return about("piece-loose", piece)


@dataclass(frozen=True, slots=True)
class Movable:
    """The pieces on the board that can be moved now."""

    def includes(self, board: Board, piece: Piece) -> bool:
        return bool(board.destinations(piece))

    def objection(self, board: Board, piece: Piece) -> Remark | Explanation:
        return board.explain_piece(piece)


@dataclass(frozen=True, slots=True)
class Throwable:
    """The pieces that a pillbug may throw."""

    pillbug: str

    def includes(self, board: Board, piece: Piece) -> bool:
        return self._explain(board, piece).legal

    def objection(self, board: Board, piece: Piece) -> Remark | Explanation:
        if piece is Piece(self.pillbug):
            return about("piece-itself", piece)
        if not touch(board, piece, Piece(self.pillbug)):
            return about("piece-out-of-reach", piece)
        return self._explain(board, piece)

    def _explain(self, board: Board, piece: Piece) -> Explanation:
        return explain_throw(board.position, Piece(self.pillbug), piece)


def chosen(selection: Selection, board: Board) -> frozenset[Piece]:
    """All pieces of a selection."""
    return frozenset(piece for piece in on_board(board) if selection.includes(board, piece))
