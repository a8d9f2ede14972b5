"""Who throws whom: the pillbugs, and mosquitoes beside them, behind the moves of a board."""

from __future__ import annotations

from skep.board import Board
from skep.hexes import Hex
from skep.moves import Move
from skep.pieces import Insect, Piece
from skep.rulebook.insects import BEHAVIORS, pillbug
from skep.rulebook.position import Position, lifted
from skep.rulebook.throwing import power_objection, throwers


def thrower_of(board: Board, move: Move) -> Piece | None:
    """The piece that throws in a legal move; None for a placement and for a walk."""
    position = board.position
    start = position.locate(move.piece)
    if start is None:
        return None
    able = [
        thrower
        for thrower, cell in _able(position)
        if cell.distance(start) == 1
        and move.to in pillbug.throws(lifted(position.stacks, start), cell, start)
    ]
    return None if not able or _walks(position, move, start) else able[0]


def throwable(board: Board) -> dict[Piece, list[Piece]]:
    """The pieces that the player to move may have thrown, each with its throwers."""
    position = board.position
    found: dict[Piece, list[Piece]] = {}
    for thrower, cell in _able(position):
        for target in cell.neighbors():
            stack = position.stack(target)
            if len(stack) != 1:
                continue
            drops = pillbug.throws(lifted(position.stacks, target), cell, target)
            if any(Move(stack[0], to) in board.legal_moves for to in drops):
                found.setdefault(stack[0], []).append(thrower)
    return found


def _able(position: Position) -> list[tuple[Piece, Hex]]:
    if Insect.PILLBUG not in position.game_type.insects:
        return []
    return [
        (thrower, cell)
        for thrower, cell in throwers(position)
        if power_objection(position, thrower, cell) is None
    ]


def _walks(position: Position, move: Move, start: Hex) -> bool:
    if move.piece.color is not position.turn or move.piece is position.resting:
        return False
    hive = lifted(position.stacks, start)
    return move.to in BEHAVIORS[move.piece.insect].destinations(hive, start)
