"""Remarks: messages of the catalogues that are yet to be worded in a language."""

from __future__ import annotations

from dataclasses import dataclass, field

from skep.locales import message
from skep.pieces import Piece


@dataclass(frozen=True, slots=True)
class Remark:
    """The id of a message, and its variables."""

    id: str
    arguments: dict[str, str | int] = field(default_factory=dict)

    def worded(self, language: str) -> str:
        return message(language, f"lesson-{self.id}", **self.arguments)


def about(remark_id: str, piece: Piece) -> Remark:
    """A remark that speaks of a piece."""
    color, insect = piece.color.id, piece.insect.id
    return Remark(remark_id, {"color": color, "insect": insect, "code": piece.name})
