"""A played move, with details that the position after it no longer shows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from skep.board import Board
from skep.hexes import Hex
from skep.moves import Action, Move
from skep.pieces import Piece


@dataclass(frozen=True, slots=True)
class Played:
    """An action of a game: as a MoveString, where the piece came from, and how long it took."""

    text: str
    action: Action
    start: Hex | None = None
    thrown_by: Piece | None = None
    ms: int = 0

    @classmethod
    def on(cls, board: Board, action: Action, ms: int = 0) -> Played:
        """A legal action that is about to be played on a board."""
        text = board.move_string(action)
        if not isinstance(action, Move):
            return cls(text, action, ms=ms)
        return cls(text, action, board.locate(action.piece), board.thrower(action), ms)


def replayed(board: Board, moves: Iterable[tuple[Action | str, int]]) -> tuple[Played, ...]:
    """Play moves on a board. Each is an action or a MoveString, with the time it took."""
    played = []
    for move, ms in moves:
        action = board.parse_move(move) if isinstance(move, str) else move
        played.append(Played.on(board, action, ms))
        board.push(action)
    return tuple(played)
