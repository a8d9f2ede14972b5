"""Pieces in words: with their names for people who type moves, otherwise with their numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from skep.locales import message
from skep.pieces import Piece

Arguments: TypeAlias = dict[str, str | int]


@dataclass(frozen=True, slots=True)
class Speech:
    """A language, and whether pieces are called ``wA1`` or only by color and number."""

    language: str
    notation: bool = True

    def say(self, message_id: str, **arguments: str | int) -> str:
        return message(self.language, message_id, **arguments)

    def about(self, piece: Piece) -> Arguments:
        """The variables with which a message names a piece."""
        label = piece.name if self.notation else str(piece.number or "none")
        return {"color": piece.color.id, "insect": piece.insect.id, "label": label}

    def piece(self, piece: Piece) -> str:
        """A piece as the subject of a sentence, not at its start.

        >>> Speech("de", notation=False).piece(Piece("bB1"))
        'der schwarze Käfer 1'
        """
        return self.say("piece", **self.about(piece))

    def pieces(self, pieces: Sequence[Piece]) -> str:
        """One or more pieces as the subject of a sentence."""
        *others, last = map(self.piece, pieces)
        return self.say("and", others=", ".join(others), last=last) if others else last
