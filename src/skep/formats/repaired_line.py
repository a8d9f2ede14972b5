"""Plays a line from a file, and repairs moves that are written otherwise than the rules want."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from skep.board import Board
from skep.errors import GameOverError, IllegalMoveError, NotationError
from skep.formats.reading import Repair
from skep.formats.renaming import PieceNames
from skep.moves import PASS, Action, Move
from skep.pieces import PIECES, Piece
from skep.rulebook import Rule


class RepairedLine:
    """A line on a board, with what had to be repaired to play it."""

    def __init__(self, board: Board, names: PieceNames, line_of: Callable[[int], int]) -> None:
        self.board = board
        self.names = names
        self.repairs: list[Repair] = []
        self.inserted: list[int] = []
        """The indices of the moves before which a pass was inserted."""
        self.played = 0
        """How many moves of the file have been played."""
        self._line_of = line_of

    def play(self, moves: Sequence[str | Action]) -> None:
        """Play the moves; raise the error of the first one that can't be repaired."""
        while self.played < len(moves):
            rest = moves[self.played :] if self.played else moves
            before = self.board.ply
            try:
                self.board.push_line(self.names.read_all(rest))
            except (IllegalMoveError, GameOverError, NotationError) as error:
                self.played += self.board.ply - before
                self._repair(moves[self.played], error)
            else:
                self.played = len(moves)

    def _repair(self, move: str | Action, error: Exception) -> None:
        """Change what is needed for the move to be legal, or raise the error."""
        board = self.board
        if not isinstance(error, IllegalMoveError):
            raise error
        if PASS in board.legal_moves:
            board.push(PASS)
            if board.is_legal(self.names.read(move)):
                self.inserted.append(self.played)
                self._report(f"inserted the pass that {board.turn.other} was forced to make")
                return
            board.pop()
        piece = _piece_of(board, self.names.read(move))
        if error.explanation.rule is Rule.PLACE_NUMBER_ORDER and piece is not None:
            expected = _next_to_place(board, piece)
            self.names.exchange(piece, expected)
            self._report(f"{piece} is placed before {expected}, so their numbers are exchanged")
            return
        raise error

    def _report(self, what: str) -> None:
        self.repairs.append(Repair(self._line_of(self.played), what))


def _piece_of(board: Board, move: str | Action) -> Piece | None:
    action = board.parse_move(move) if isinstance(move, str) else move
    return action.piece if isinstance(action, Move) else None


def _next_to_place(board: Board, piece: Piece) -> Piece:
    """The piece of the same kind with the lowest number that is still in the reserve."""
    return next(
        other
        for other in PIECES
        if (other.color, other.insect) == (piece.color, piece.insect)
        and board.locate(other) is None
    )
