"""An explanation as clients get it: a sentence, marks for the board, and the lesson to read."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from skep.board import Board
from skep.lessons import lesson_of
from skep.rulebook import Explanation, Mark, MarkKind, marks, sentence
from skep.server.views.cells import SentCell


class MarkView(msgspec.Struct, frozen=True):
    """Cells to mark; ``group`` numbers the parts that a hive would break into."""

    kind: MarkKind
    group: int
    at: list[SentCell]


class ExplanationView(msgspec.Struct, frozen=True):
    """Whether a move is legal, or a piece can move at all, and if not, why."""

    legal: bool
    rule: str | None
    sentence: str
    lesson: str | None
    marks: list[MarkView]


def view_explanation(board: Board, explanation: Explanation, language: str) -> ExplanationView:
    """The view of an explanation of a move or a piece on a board."""
    rule = explanation.rule
    return ExplanationView(
        legal=explanation.legal,
        rule=rule.value if rule else None,
        sentence=sentence(explanation, language, notation=False),
        lesson=lesson_of(rule) if rule else None,
        marks=view_marks(marks(board.position, explanation)),
    )


def view_marks(marks: Iterable[Mark]) -> list[MarkView]:
    """The marks that a client draws on its board."""
    return [MarkView(mark.kind, mark.group, list(mark.at)) for mark in marks]
