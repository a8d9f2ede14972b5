"""When two puzzles are the same in all that matters."""

from __future__ import annotations

from typing import Final, TypeAlias

from skep.board import Board
from skep.hexes import Hex, Symmetry
from skep.moves import Action, Move
from skep.pieces import Color

NEAR: Final = 2
"""Pieces within this many cells of the attacked queen matter."""

Pattern: TypeAlias = tuple[tuple[int, int, str], ...]
"""The cells around the attacked queen, and where the solution goes."""


def pattern_of(board: Board, first: Action, attacked: Color) -> Pattern:
    """What is equal for two puzzles that differ only in what does not matter.

    That is where the hive lies, how it is turned or mirrored, which player has which color, the
    numbers on the pieces, and pieces far from the queen that is attacked.
    """
    queen = board.queen(attacked)
    if queen is None:
        raise ValueError("the attacked queen is in the reserve")
    cells = {
        at - queen: "".join(_letter(board, piece.name) for piece in stack)
        for at, stack in board.stacks.items()
        if at.distance(queen) <= NEAR
    }
    if isinstance(first, Move):
        to = first.to - queen
        cells[to] = f"{cells.get(to, '')}>{_letter(board, first.piece.name)}"
    return min(_turned(cells, symmetry) for symmetry in Symmetry)


def _turned(cells: dict[Hex, str], symmetry: Symmetry) -> Pattern:
    turned = {at.transformed(symmetry): text for at, text in cells.items()}
    return tuple(sorted((at.q, at.r, text) for at, text in turned.items()))


def _letter(board: Board, piece: str) -> str:
    """An insect: upper case if it is the player's who is to move."""
    return piece[1] if piece[0] == board.turn.letter else piece[1].lower()
