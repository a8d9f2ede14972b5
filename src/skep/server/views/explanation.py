"""An explanation as the page gets it: a sentence, marks for the board, and the lesson to read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from skep.board import Board
from skep.hexes import Hex
from skep.lessons import MarkKind, lesson_of
from skep.moves import Move
from skep.pieces import Color, Piece
from skep.rulebook import Explanation, sentence
from skep.rulebook.details import (
    Covered,
    Detail,
    Enclosed,
    Ended,
    Enemies,
    Gap,
    Gate,
    LostContact,
    NoLanding,
    Occupied,
    OnlyCells,
    OutOfReach,
    Powerless,
    Resting,
    Split,
)
from skep.server.views.cells import Place


class MarkView(msgspec.Struct, frozen=True):
    """Cells to be marked; ``group`` numbers the parts that a hive falls into."""

    kind: MarkKind
    group: int
    at: list[Place]


class ExplanationView(msgspec.Struct, frozen=True):
    """Whether a move is legal, or a piece can move at all, and if not, why."""

    legal: bool
    rule: str | None
    sentence: str
    lesson: str | None
    marks: list[MarkView]


def view_explanation(board: Board, explanation: Explanation, language: str) -> ExplanationView:
    """The view of an explanation on an action or a piece of a board."""
    rule = explanation.rule
    return ExplanationView(
        legal=explanation.legal,
        rule=rule.value if rule else None,
        sentence=sentence(explanation, language, notation=False),
        lesson=lesson_of(rule) if rule else None,
        marks=list(_marks(board, explanation)),
    )


def _marks(board: Board, explanation: Explanation) -> Iterator[MarkView]:
    match explanation.subject:
        case Move(piece, to):
            yield from _own_mark(board, explanation, piece)
            yield _mark(MarkKind.TARGET if explanation.legal else MarkKind.REFUSED, [to])
        case Piece() as piece:
            yield from _own_mark(board, explanation, piece)
        case _:
            pass
    if explanation.detail is not None:
        yield from _shown(board, explanation.detail)


def _own_mark(board: Board, explanation: Explanation, piece: Piece) -> Iterator[MarkView]:
    """The piece in question, unless it is in the reserve."""
    kind = MarkKind.PINNED if isinstance(explanation.detail, Split) else MarkKind.PIECE
    for at in _places(board, [piece]):
        yield _mark(kind, [at])


def _shown(board: Board, detail: Detail) -> Iterator[MarkView]:
    """What shows the reason, besides the piece and the place it should go to."""
    match detail:
        case Split(parts):
            for group, part in enumerate(parts, start=1):
                yield _mark(MarkKind.PART, sorted(part), group)
        case Gate(posts=posts):
            yield _mark(MarkKind.GATE, posts)
        case LostContact(start=start, end=end):
            yield _mark(MarkKind.GATE, [start, end])
        case Enclosed(cell):
            around = [at for at in cell.neighbors() if at in board.stacks]
            yield _mark(MarkKind.BLOCKER, around)
        case Gap(cell):
            yield _mark(MarkKind.BLOCKER, [cell])
        case OnlyCells(cells):
            yield _mark(MarkKind.NEIGHBOUR, sorted(cells))
        case Enemies(cells):
            yield _mark(MarkKind.NEIGHBOUR, cells)
        case Occupied(piece) | Covered(top=piece):
            yield _mark(MarkKind.BLOCKER, _places(board, [piece]))
        case Resting(piece) | OutOfReach(piece) | NoLanding(piece) | Powerless(piece):
            yield _mark(MarkKind.NEIGHBOUR, _places(board, [piece]))
        case Ended():
            queens = [Piece(f"{color.letter}Q") for color in Color]
            yield _mark(MarkKind.QUEEN, _places(board, queens))
        case _:
            pass


def _places(board: Board, pieces: Iterable[Piece]) -> list[Hex]:
    return [at for piece in pieces if (at := board.locate(piece)) is not None]


def _mark(kind: MarkKind, cells: Iterable[Hex], group: int = 0) -> MarkView:
    return MarkView(kind, group, list(cells))
