"""Highlights: what a drawing points out besides the pieces."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple, TypeAlias

from skep.hexes import Hex
from skep.moves import Action, Move


class Mark(Enum):
    """The meanings that a highlighted hex can have, from the weakest to the strongest."""

    ORIGIN = "origin"  # where the last move began
    LAST = "last"  # where it ended
    PART = "part"  # one of the parts that the hive would fall into
    CHOICE = "choice"  # where the chosen piece may go
    CHOSEN = "chosen"  # the piece that is about to move
    TROUBLE = "trouble"  # what stands in the way: a gate, an enemy, a piece on top


class Highlight(NamedTuple):
    """A mark, and the number of the choice or the part; 0 for none."""

    mark: Mark
    number: int = 0


def part_letter(number: int) -> str:
    """The letter of a part of the hive in drawings of text: a, b, c, …"""
    return chr(ord("a") + (number - 1) % 26)


Highlights: TypeAlias = Mapping[Hex, Highlight]


def with_last_move(highlights: Highlights | None, last_move: Action | None) -> Highlights:
    """The highlights and, where they leave it free, the hex where the last move ended."""
    last = {last_move.to: Highlight(Mark.LAST)} if isinstance(last_move, Move) else {}
    return {**last, **(highlights or {})}
