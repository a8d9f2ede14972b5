"""Pieces to be found on the board: which they are, and why another is not one of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from skep.board import Board
from skep.hexes import Hex
from skep.lessons.looking import on_board, place, touch
from skep.lessons.remark import Remark, about
from skep.moves import Move
from skep.pieces import Color, Piece
from skep.rulebook import Explanation
from skep.rulebook.insects import pillbug
from skep.rulebook.position import lifted
from skep.rulebook.throwing import target_objection, throw_objection


class Selection(Protocol):
    """The pieces of which something is true."""

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
    """The pieces of a player without which the hive would fall apart."""

    color: Color

    def includes(self, board: Board, piece: Piece) -> bool:
        return piece.color is self.color and board.is_pinned(piece)

    def objection(self, board: Board, piece: Piece) -> Remark | Explanation:  # noqa: ARG002
        if piece.color is not self.color:
            return Remark("piece-color", {"color": self.color.id})
        return about("piece-loose", piece)


@dataclass(frozen=True, slots=True)
class Movable:
    """The pieces on the board that the player to move may move."""

    def includes(self, board: Board, piece: Piece) -> bool:
        return bool(board.destinations(piece))

    def objection(self, board: Board, piece: Piece) -> Remark | Explanation:
        return board.explain_piece(piece)


@dataclass(frozen=True, slots=True)
class Throwable:
    """The pieces that a pillbug may throw."""

    pillbug: str

    def includes(self, board: Board, piece: Piece) -> bool:
        thrower, at = self._place(board), place(board, piece)
        return (
            thrower.distance(at) == 1
            and target_objection(board.position, piece, at) is None
            and bool(pillbug.throws(lifted(board.stacks, at), thrower, at))
        )

    def objection(self, board: Board, piece: Piece) -> Remark | Explanation:
        if piece is Piece(self.pillbug):
            return about("piece-itself", piece)
        thrower, at = self._place(board), place(board, piece)
        if thrower.distance(at) != 1:
            return about("piece-out-of-reach", piece)
        to = next(cell for cell in thrower.neighbors() if cell not in board.stacks)
        reason = throw_objection(board.position, Piece(self.pillbug), piece, at, to)
        return Explanation(Move(piece, to), reason)

    def _place(self, board: Board) -> Hex:
        return place(board, Piece(self.pillbug))


def chosen(selection: Selection, board: Board) -> frozenset[Piece]:
    """All pieces of a selection."""
    return frozenset(piece for piece in on_board(board) if selection.includes(board, piece))
