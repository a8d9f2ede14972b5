"""Pieces that a file numbers in another order than the one in which they are placed.

Some programs let a player place wA2 before wA1. As the pieces are equal, the numbers are
exchanged: what the file calls wA2 is wA1 from then on, and the other way round.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from skep.moves import Action, Move
from skep.pieces import PIECES, Piece

_NUMBERED = re.compile(r"(?<!\w)([wb][sbga][123])(?!\w)", re.IGNORECASE)
_NUMBERED_SINGLE = re.compile(r"(?<!\w)([wb][qmlp])1(?!\w)", re.IGNORECASE)
_OWN: Final = list(PIECES)


class PieceNames:
    """Which piece each name of the file stands for."""

    def __init__(self, meant: Iterable[Piece] = _OWN) -> None:
        self._meant = list(meant)  # by the index of the piece that the file names

    def copy(self) -> PieceNames:
        """Independent names."""
        return PieceNames(self._meant)

    def exchange(self, first: Piece, second: Piece) -> None:
        """Exchange the meaning of the two names that stand for these pieces."""
        at, other = self._meant.index(first), self._meant.index(second)
        self._meant[at], self._meant[other] = second, first

    def read(self, move: str | Action) -> str | Action:
        """A move with the pieces that its names stand for."""
        if self._is_plain:
            return move
        if isinstance(move, str):
            return _NUMBERED.sub(lambda name: self._meant[Piece(name[1]).index].name, move)
        if isinstance(move, Move):
            return Move(self._meant[move.piece.index], move.to)
        return move

    def read_all(self, moves: Iterable[str | Action]) -> Iterator[str | Action]:
        """Moves with the pieces that their names stand for."""
        return iter(moves) if self._is_plain else map(self.read, moves)

    @property
    def _is_plain(self) -> bool:
        """Whether each name stands for itself."""
        return self._meant == _OWN


def numbered_single(moves: Iterable[str | Action]) -> str:
    """The first name such as ``wM1``, which has a number though there is only one such piece."""
    text = ";".join(move for move in moves if isinstance(move, str))
    found = _NUMBERED_SINGLE.search(text)
    return found[0] if found else ""
