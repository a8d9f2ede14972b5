"""Highlights: what a drawing points out, in addition to the pieces."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple, TypeAlias

from skep.hexes import Hex
from skep.moves import Action, Move


class Mark(Enum):
    """The meanings of a highlighted hex, from weakest to strongest."""

    ORIGIN = "origin"  # where the last move started
    LAST = "last"  # where it ended
    PART = "part"  # one of the parts the hive would break into
    CHOICE = "choice"  # where the chosen piece may go
    CHOSEN = "chosen"  # the piece about to move
    TROUBLE = "trouble"  # what is in the way: a gate, an enemy, a piece on top


class Highlight(NamedTuple):
    """A mark, and the number of the choice or part; 0 for none."""

    mark: Mark
    number: int = 0


def part_letter(number: int) -> str:
    """The letter of a part of the hive in text drawings: a, b, c, …"""
    return chr(ord("a") + (number - 1) % 26)


Highlights: TypeAlias = Mapping[Hex, Highlight]


def with_last_move(highlights: Highlights | None, last_move: Action | None) -> Highlights:
    """The highlights, plus the last move's destination unless it is already highlighted."""
    last = {last_move.to: Highlight(Mark.LAST)} if isinstance(last_move, Move) else {}
    return {**last, **(highlights or {})}
