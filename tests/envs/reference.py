"""A second, slow implementation of the encoding, from its description."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from skep import Board, Color, Hex, Insect, Move, Piece
from skep.envs import OBSERVATION_SHAPE, PLANES, WINDOW_SIZE
from skep.rulebook.one_hive import links

CELLS = WINDOW_SIZE * WINDOW_SIZE


def corner(board: Board) -> Hex:
    """The hex in the first column and row of the window."""
    cells = list(board.stacks) or [Hex(0, 0)]

    def first(lines: list[int]) -> int:
        return min(lines) - (WINDOW_SIZE - (max(lines) - min(lines) + 1)) // 2

    return Hex(first([at.q for at in cells]), first([at.r for at in cells]))


def place(board: Board, at: Hex) -> tuple[int, int]:
    """The row and column of a hex in the window."""
    return at.r - corner(board).r, at.q - corner(board).q


def number(board: Board, move: Move) -> int:
    """The index of a move: the player's own pieces are the first fourteen."""
    row, column = place(board, move.to)
    piece = (move.piece.index + 14 * board.turn.value) % 28
    return piece * CELLS + row * WINDOW_SIZE + column


def planes(board: Board, viewer: Color) -> NDArray[np.uint8]:
    """The planes a player sees."""
    seen = np.zeros(OBSERVATION_SHAPE, np.uint8)

    def at(plane: str, cell: Hex, value: int = 1) -> None:
        row, column = place(board, cell)
        seen[PLANES.index(plane), row, column] = value

    for cell, stack in board.stacks.items():
        for level, piece in enumerate(stack):
            at(f"{_side(piece.color, viewer)} {piece.name[1:]}", cell, 1 + level)
        at(f"{_side(stack[-1].color, viewer)} tops", cell)
        if len(stack) == 1 and cell in links(board.stacks):
            at("pinned", cell)
    if board.resting is not None:
        at("resting", _located(board, board.resting))
    if board.ply and isinstance(last := board.peek(), Move):
        at("last moved", last.to)
    for color in Color:
        side = _side(color, viewer)
        reserve = [piece.insect for piece in board.reserve(color)]
        for insect in Insect:
            seen[PLANES.index(f"{side} reserve {insect.letter}")] = reserve.count(insect)
        turns_had = sum(1 for ply in range(board.ply) if ply % 2 == color.value)
        if Insect.QUEEN_BEE in reserve:
            seen[PLANES.index(f"{side} queen due")] = max(1, 4 - turns_had)
    seen[PLANES.index("repeated")] = min(board.occurrences - 1, 2)
    return seen


def _side(color: Color, viewer: Color) -> str:
    return "own" if color is viewer else "enemy"


def _located(board: Board, piece: Piece) -> Hex:
    cell = board.locate(piece)
    assert cell is not None
    return cell
