"""Who throws whom: the pillbugs, and mosquitoes beside them, behind the moves of a board."""

from __future__ import annotations

from dataclasses import dataclass, field

from skep.board import Board
from skep.hexes import Hex
from skep.moves import Move
from skep.pieces import Insect, Piece
from skep.rulebook.insects import BEHAVIORS, pillbug
from skep.rulebook.position import Position, lifted
from skep.rulebook.throwing import power_objection, throwers


@dataclass(slots=True)
class Throwable:
    """A piece that may be thrown: by which pieces, and the cells it can't walk to itself."""

    throwers: list[Piece] = field(default_factory=list)
    cells: set[Hex] = field(default_factory=set)


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
    return None if not able or move.to in _walks(position, move.piece, start) else able[0]


def throwable(board: Board) -> dict[Piece, Throwable]:
    """The pieces that the player to move may have thrown."""
    position = board.position
    found: dict[Piece, Throwable] = {}
    for thrower, cell in _able(position):
        for target in cell.neighbors():
            stack = position.stack(target)
            if len(stack) != 1:
                continue
            (piece,) = stack
            drops = pillbug.throws(lifted(position.stacks, target), cell, target)
            legal = {to for to in drops if Move(piece, to) in board.legal_moves}
            if legal:
                thrown = found.setdefault(piece, Throwable())
                thrown.throwers.append(thrower)
                thrown.cells |= legal - _walks(position, piece, target)
    return found


def _able(position: Position) -> list[tuple[Piece, Hex]]:
    if Insect.PILLBUG not in position.game_type.insects:
        return []
    return [
        (thrower, cell)
        for thrower, cell in throwers(position)
        if power_objection(position, thrower, cell) is None
    ]


def _walks(position: Position, piece: Piece, start: Hex) -> set[Hex]:
    """Where a piece that nothing pins walks by itself."""
    if piece.color is not position.turn or piece is position.resting:
        return set()
    return BEHAVIORS[piece.insect].destinations(lifted(position.stacks, start), start)
