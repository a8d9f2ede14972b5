"""Remarks: messages that are not yet put into a language."""

from __future__ import annotations

from dataclasses import dataclass, field

from skep.pieces import Piece
from skep.rulebook.speech import Speech


@dataclass(frozen=True, slots=True)
class Remark:
    """The id of a message, the piece it is about, if any, and its other variables."""

    id: str
    arguments: dict[str, str | int | Piece] = field(default_factory=dict)
    piece: Piece | None = None

    def worded(self, language: str) -> str:
        speech = Speech(language, notation=False)
        arguments = {} if self.piece is None else speech.about(self.piece)
        for name, value in self.arguments.items():
            arguments[name] = speech.piece(value) if isinstance(value, Piece) else value
        return speech.say(f"lesson-{self.id}", **arguments)


def about(remark_id: str, piece: Piece, **others: Piece) -> Remark:
    """A remark about a piece."""
    return Remark(remark_id, {**others}, piece)
