"""Questions about a game: why a move is illegal, or why a piece cannot move."""

from __future__ import annotations

from skep.board import Board
from skep.hexes import Hex
from skep.moves import PASS, Move
from skep.pieces import Color, Piece
from skep.rulebook import Explanation
from skep.server.domain.game import HostedGame
from skep.server.domain.refusals import Refusal, RefusalCode


def question_refusal(game: HostedGame, ply: int, colors: frozenset[Color]) -> Refusal | None:
    """Why the holder of these seats gets no explanation at this ply; None if they get one."""
    if not colors:
        return Refusal(RefusalCode.SPECTATOR, "only the players can do that")
    if game.result is not None:
        return Refusal(RefusalCode.GAME_OVER, "the game is over")
    if ply < game.ply:
        return Refusal(RefusalCode.LATE, f"the game is already at ply {game.ply}")
    if ply > game.ply:
        return Refusal(RefusalCode.EARLY, f"the game is only at ply {game.ply}")
    return None


def explain_attempt(board: Board, piece: Piece | None, to: Hex | None) -> Explanation:
    """Explain a move; without a cell, any move of the piece; without a piece, a pass."""
    if piece is None:
        return board.explain(PASS)
    if to is None:
        return board.explain_piece(piece)
    return board.explain(Move(piece, to))
