"""Highlights: what a drawing points out, in addition to the pieces."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Final, NamedTuple, TypeAlias

from skep.hexes import Hex
from skep.moves import Action, Move
from skep.pieces import Stacks
from skep.rulebook import Mark, MarkKind


class HighlightKind(Enum):
    """The meanings of a highlighted hex, from weakest to strongest."""

    ORIGIN = "origin"  # where the last move started
    LAST = "last"  # where it ended
    PART = "part"  # one of the parts the hive would break into
    CHOICE = "choice"  # where the chosen piece may go
    CHOSEN = "chosen"  # the piece about to move
    REFUSED = "refused"  # where it can't go
    TROUBLE = "trouble"  # what is in the way: a gate, an enemy, a piece on top


class Highlight(NamedTuple):
    """What a hex is highlighted as, and the number of the choice or part; 0 for none."""

    kind: HighlightKind
    number: int = 0


def part_letter(number: int) -> str:
    """The letter of a part of the hive in text drawings: a, b, c, …"""
    return chr(ord("a") + (number - 1) % 26)


Highlights: TypeAlias = Mapping[Hex, Highlight]
"""What a drawing points out, by hex."""

_KINDS: Final = {
    MarkKind.PIECE: HighlightKind.CHOSEN,
    MarkKind.PINNED: HighlightKind.CHOSEN,
    MarkKind.TARGET: HighlightKind.CHOICE,
    MarkKind.REFUSED: HighlightKind.REFUSED,
    MarkKind.PART: HighlightKind.PART,
    MarkKind.GATE: HighlightKind.TROUBLE,
    MarkKind.PATH: HighlightKind.TROUBLE,
    MarkKind.BLOCKER: HighlightKind.TROUBLE,
    MarkKind.NEIGHBOR: HighlightKind.TROUBLE,
    MarkKind.QUEEN: HighlightKind.CHOSEN,
}


def mark_highlights(marks: Iterable[Mark]) -> Highlights:
    """The marks of an explanation or a lesson as highlights; the later of two on a hex wins."""
    return {at: Highlight(_KINDS[mark.kind], mark.group) for mark in marks for at in mark.at}


def played_highlights(before: Stacks, action: Action) -> Highlights:
    """Where an action started, if its piece was on the board, and where it ended."""
    if not isinstance(action, Move):
        return {}
    starts = [at for at, stack in before.items() if action.piece in stack]
    began = dict.fromkeys(starts, Highlight(HighlightKind.ORIGIN))
    return {**began, action.to: Highlight(HighlightKind.LAST)}


def with_last_move(highlights: Highlights | None, last_move: Action | None) -> Highlights:
    """The highlights, plus the last move's destination unless it is already highlighted."""
    last = {last_move.to: Highlight(HighlightKind.LAST)} if isinstance(last_move, Move) else {}
    return {**last, **(highlights or {})}
