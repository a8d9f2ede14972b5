"""What a move has to achieve: small goals, each of which can say what is missing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from skep.board import Board
from skep.lessons.looking import cell, free_sides, place, queen, touch
from skep.lessons.remark import Remark, about
from skep.moves import PASS, Move
from skep.pieces import Insect, Piece


class Attempt(NamedTuple):
    """A learner's legal move, and the boards before and after it."""

    before: Board
    move: Move
    after: Board


class Goal(Protocol):
    """Something that a move has to achieve."""

    def missing(self, attempt: Attempt) -> Remark | None:
        """What the move leaves undone; None if it meets the goal."""
        ...


@dataclass(frozen=True, slots=True)
class Wins:
    """The move surrounds the opponent's queen, but not the player's own."""

    def missing(self, attempt: Attempt) -> Remark | None:
        mover = attempt.before.turn
        outcome = attempt.after.outcome()
        if outcome is None:
            sides = free_sides(attempt.after, mover.other)
            return Remark("missing-wins", {"sides": sides})
        if outcome.winner is mover:
            return None
        return Remark("missing-drawn" if outcome.winner is None else "missing-lost")


@dataclass(frozen=True, slots=True)
class Draws:
    """The move surrounds both queens."""

    def missing(self, attempt: Attempt) -> Remark | None:
        outcome = attempt.after.outcome()
        if outcome is None:
            return Safe().missing(attempt) or Remark("missing-draws")
        return None if outcome.winner is None else Remark("missing-lost")


@dataclass(frozen=True, slots=True)
class With:
    """This piece moves."""

    piece: str

    def missing(self, attempt: Attempt) -> Remark | None:
        piece = Piece(self.piece)
        return None if attempt.move.piece is piece else about("missing-with", piece)


@dataclass(frozen=True, slots=True)
class Placed:
    """The move places a piece, of this kind if one is given."""

    insect: Insect | None = None

    def missing(self, attempt: Attempt) -> Remark | None:
        piece = attempt.move.piece
        if not attempt.before.is_placement(attempt.move):
            return Remark("missing-placed")
        if self.insect not in (None, piece.insect):
            return Remark("missing-placed-insect", {"insect": self.insect.id})
        return None


@dataclass(frozen=True, slots=True)
class Fills:
    """The move fills a place."""

    reference: str

    def missing(self, attempt: Attempt) -> Remark | None:
        filled = attempt.move.to == cell(attempt.before, self.reference)
        return None if filled else Remark("missing-fills")


@dataclass(frozen=True, slots=True)
class BesideEnemyQueen:
    """A piece touches the opponent's queen."""

    piece: str

    def missing(self, attempt: Attempt) -> Remark | None:
        piece = Piece(self.piece)
        if touch(attempt.after, piece, queen(piece.color.other)):
            return None
        return about("missing-beside", piece)


@dataclass(frozen=True, slots=True)
class AwayFromQueen:
    """An opponent's piece no longer touches the player's queen."""

    piece: str

    def missing(self, attempt: Attempt) -> Remark | None:
        piece = Piece(self.piece)
        if not touch(attempt.after, piece, queen(attempt.before.turn)):
            return None
        return about("missing-away", piece)


@dataclass(frozen=True, slots=True)
class Covers:
    """The move ends on top of a piece."""

    piece: str

    def missing(self, attempt: Attempt) -> Remark | None:
        piece = Piece(self.piece)
        covered = attempt.after.stack(place(attempt.after, piece))[-1] is not piece
        return None if covered else about("missing-covers", piece)


@dataclass(frozen=True, slots=True)
class Pins:
    """A piece is pinned after the move."""

    piece: str

    def missing(self, attempt: Attempt) -> Remark | None:
        piece = Piece(self.piece)
        return None if attempt.after.is_pinned(piece) else about("missing-pins", piece)


@dataclass(frozen=True, slots=True)
class Frees:
    """A piece is no longer pinned."""

    piece: str

    def missing(self, attempt: Attempt) -> Remark | None:
        piece = Piece(self.piece)
        return about("missing-frees", piece) if attempt.after.is_pinned(piece) else None


@dataclass(frozen=True, slots=True)
class RoomForQueen:
    """The player's queen has at least this many free sides."""

    sides: int

    def missing(self, attempt: Attempt) -> Remark | None:
        own = attempt.before.turn
        if attempt.after.queen(own) is None:
            return Remark("missing-placed-insect", {"insect": Insect.QUEEN_BEE.id})
        sides = free_sides(attempt.after, own)
        if sides >= self.sides:
            return None
        return Remark("missing-room", {"sides": sides, "wanted": self.sides})


@dataclass(frozen=True, slots=True)
class Bars:
    """An opponent's piece can't get to a place."""

    piece: str
    reference: str

    def missing(self, attempt: Attempt) -> Remark | None:
        piece = Piece(self.piece)
        at = cell(attempt.before, self.reference)
        return about("missing-bars", piece) if at in attempt.after.destinations(piece) else None


@dataclass(frozen=True, slots=True)
class Safe:
    """The opponent can't win with the next move."""

    def missing(self, attempt: Attempt) -> Remark | None:
        if attempt.after.is_over:
            return Remark("missing-lost")
        board = attempt.after.copy()
        opponent = board.turn
        for reply in attempt.after.legal_moves:
            board.push(reply)
            outcome = board.outcome()
            board.pop()
            if isinstance(reply, Move) and outcome is not None and outcome.winner is opponent:
                return about("missing-safe", reply.piece)
        return None


@dataclass(frozen=True, slots=True)
class MakesPass:
    """The opponent has to pass."""

    def missing(self, attempt: Attempt) -> Remark | None:
        replies = attempt.after.legal_moves
        return None if PASS in replies else Remark("missing-passes", {"count": len(replies)})
