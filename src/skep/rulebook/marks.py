"""What to point at on the board so that an explanation or a fault can be seen, not only read.

The terminal, the web page, the lessons and the documentation all draw these marks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from skep.enums import NamedStrEnum
from skep.hexes import Hex
from skep.moves import Move
from skep.outcomes import Reason
from skep.pieces import Color, Piece
from skep.rulebook import details, faults
from skep.rulebook.details import Detail
from skep.rulebook.explanation import Explanation
from skep.rulebook.faults import PositionFault
from skep.rulebook.moving import around
from skep.rulebook.position import QUEENS, Position


class MarkKind(NamedStrEnum):
    """What the marked cells are."""

    PIECE = "piece"  # the piece in question
    PINNED = "pinned"  # the same, if it holds the hive together
    TARGET = "target"  # a legal destination
    REFUSED = "refused"  # an illegal destination
    PART = "part"  # one of the parts that the hive would fall into
    GATE = "gate"  # the two sides of a gap that is too narrow
    PATH = "path"  # the two ends of a step that the piece can't take
    BLOCKER = "blocker"  # a piece or a gap that is in the way
    NEIGHBOR = "neighbor"  # another piece that matters: an enemy it touches, or its thrower
    QUEEN = "queen"


@dataclass(frozen=True, slots=True)
class Mark:
    """Cells to mark. ``group`` numbers the parts of a broken hive from 1; it is 0 elsewhere."""

    kind: MarkKind
    at: tuple[Hex, ...]
    group: int = 0


def marks(position: Position, explanation: Explanation | PositionFault) -> tuple[Mark, ...]:
    """The piece and its destination, or the faulty pieces; then whatever shows the reason."""
    found: tuple[Mark, ...]
    if isinstance(explanation, Explanation):
        found = (*_attempt(position, explanation), *_reason(position, explanation.detail))
    else:
        found = tuple(_fault(position, explanation))
    return tuple(mark for mark in found if mark.at)


def queen_marks(position: Position, color: Color) -> tuple[Mark, ...]:
    """A player's queen and the pieces around her."""
    queen = _places(position, [QUEENS[color]])
    beside = (cell for at in queen for cell in _occupied_around(position, at))
    return Mark(MarkKind.QUEEN, queen), Mark(MarkKind.NEIGHBOR, tuple(beside))


def _attempt(position: Position, explanation: Explanation) -> Iterator[Mark]:
    held = isinstance(explanation.detail, details.Split)
    match explanation.subject:
        case Move(piece, to):
            yield _piece_mark(position, piece, held=held)
            yield Mark(MarkKind.TARGET if explanation.legal else MarkKind.REFUSED, (to,))
        case Piece() as piece:
            yield _piece_mark(position, piece, held=held)
        case _:
            pass


def _piece_mark(position: Position, piece: Piece, *, held: bool) -> Mark:
    return Mark(MarkKind.PINNED if held else MarkKind.PIECE, _places(position, [piece]))


def _reason(position: Position, detail: Detail | None) -> Iterator[Mark]:
    match detail:
        case details.Split(parts):
            yield from _part_marks(parts)
        case details.Gate(posts=posts):
            yield Mark(MarkKind.GATE, posts)
        case details.LostContact(start=start, end=end):
            yield Mark(MarkKind.PATH, (start, end))
        case details.Enclosed(cell):
            yield Mark(MarkKind.BLOCKER, _occupied_around(position, cell))
        case details.Gap(cell):
            yield Mark(MarkKind.BLOCKER, (cell,))
        case details.Occupied(piece) | details.Covered(top=piece):
            yield Mark(MarkKind.BLOCKER, _places(position, [piece]))
        case details.OnlyCells(cells):
            yield Mark(MarkKind.TARGET, tuple(sorted(cells)))
        case details.Enemies(cells):
            yield Mark(MarkKind.NEIGHBOR, cells)
        case (
            details.Resting(piece)
            | details.OutOfReach(piece)
            | details.NoLanding(piece)
            | details.Powerless(piece)
        ):
            yield Mark(MarkKind.NEIGHBOR, _places(position, [piece]))
        case details.Ended(winner, Reason.SURROUNDED | Reason.DOUBLE_SURROUND):
            lost = [queen for color, queen in QUEENS.items() if color is not winner]
            yield Mark(MarkKind.QUEEN, _places(position, lost))
        case _:
            pass


def _fault(position: Position, fault: PositionFault) -> Iterator[Mark]:
    match fault:
        case faults.Apart(parts):
            yield from _part_marks(parts)
        case faults.Doubled(_, cells):
            yield Mark(MarkKind.PIECE, cells)
        case faults.ColorsTouch(pairs):
            for pair in pairs:
                yield Mark(MarkKind.NEIGHBOR, pair)
        case faults.RestingCovered(piece, top):
            yield Mark(MarkKind.PIECE, _places(position, [piece]))
            yield Mark(MarkKind.BLOCKER, _places(position, [top]))
        case faults.TooFewTurns(color) | faults.IdleTurns(color):
            own = (piece for piece in position.places if piece.color is color)
            yield Mark(MarkKind.PIECE, tuple(sorted(set(_places(position, own)))))
        case (
            faults.CannotClimb(piece)
            | faults.NotInGame(piece)
            | faults.Skipped(piece)
            | faults.QueenTooEarly(piece)
            | faults.MovedTooEarly(piece)
            | faults.RestingAbsent(piece)
            | faults.RestingNeedless(piece)
            | faults.RestingUnmoved(piece)
            | faults.RestingUnthrown(piece)
        ):
            yield Mark(MarkKind.PIECE, _places(position, [piece]))
        case faults.QueenOverdue() | faults.NoSuchTurn():
            pass  # nothing on the board shows it


def _part_marks(parts: Iterable[frozenset[Hex]]) -> Iterator[Mark]:
    for group, part in enumerate(parts, start=1):
        yield Mark(MarkKind.PART, tuple(sorted(part)), group)


def _places(position: Position, pieces: Iterable[Piece]) -> tuple[Hex, ...]:
    """Where pieces lie, without those in the reserve."""
    return tuple(at for piece in pieces if (at := position.locate(piece)) is not None)


def _occupied_around(position: Position, at: Hex) -> tuple[Hex, ...]:
    return tuple(cell for cell in around(at) if cell in position.stacks)
