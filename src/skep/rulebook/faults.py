"""What can be wrong with a position, as data: one small class per kind of fault.

``kind`` is the fault's id; it also names the message that puts the fault into words.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from skep.hexes import Hex
from skep.pieces import Color, GameType, Piece
from skep.rulebook.rules import Rule

# -- faults of the pieces and where they lie ----------------------------------------------


@dataclass(frozen=True, slots=True)
class Apart:
    """The pieces lie in several groups that don't touch."""

    kind: ClassVar[str] = "apart"
    parts: tuple[frozenset[Hex], ...]


@dataclass(frozen=True, slots=True)
class CannotClimb:
    """A piece lies on another, but is neither a beetle nor a mosquito."""

    kind: ClassVar[str] = "cannot-climb"
    piece: Piece
    below: Piece


@dataclass(frozen=True, slots=True)
class NotInGame:
    """A piece that the game type does not have."""

    kind: ClassVar[str] = "not-in-game"
    piece: Piece
    game_type: GameType


@dataclass(frozen=True, slots=True)
class Doubled:
    """A piece lies on the board more than once."""

    kind: ClassVar[str] = "doubled"
    piece: Piece
    cells: tuple[Hex, ...]


@dataclass(frozen=True, slots=True)
class Skipped:
    """A piece is on the board while one of a lower number is in the reserve."""

    kind: ClassVar[str] = "skipped"
    piece: Piece
    expected: Piece


# -- faults of the queens -----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class QueenOverdue:
    """A player has had four turns or more, but has not placed the queen."""

    kind: ClassVar[str] = "queen-overdue"
    color: Color


@dataclass(frozen=True, slots=True)
class QueenTooEarly:
    """The queen is a player's only piece, though she can't be the first."""

    kind: ClassVar[str] = "queen-too-early"
    piece: Piece


@dataclass(frozen=True, slots=True)
class MovedTooEarly:
    """A piece has climbed onto the hive, but its queen is still in the reserve."""

    kind: ClassVar[str] = "moved-too-early"
    piece: Piece


@dataclass(frozen=True, slots=True)
class ManyContacts:
    """The colors touch in several places, though nothing can have moved without any queen."""

    kind: ClassVar[str] = "touching"
    pairs: tuple[tuple[Hex, Hex], ...]


# -- faults of the turn -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class NoSuchTurn:
    """The turn number is not one that a game can have."""

    kind: ClassVar[str] = "no-such-turn"
    last: int


@dataclass(frozen=True, slots=True)
class TooFewTurns:
    """A player has more pieces on the board, or has moved more, than there were turns."""

    kind: ClassVar[str] = "too-few-turns"
    color: Color
    needed: int
    turns: int


@dataclass(frozen=True, slots=True)
class IdleTurns:
    """A player without a queen on the board has placed fewer pieces than there were turns."""

    kind: ClassVar[str] = "idle-turns"
    color: Color
    placed: int
    expected: int


# -- faults of the resting piece ----------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RestingAbsent:
    """The piece that is said to have moved last is not on the board."""

    kind: ClassVar[str] = "resting-absent"
    piece: Piece


@dataclass(frozen=True, slots=True)
class RestingCovered:
    """The piece that is said to have moved last lies under another."""

    kind: ClassVar[str] = "resting-covered"
    piece: Piece
    top: Piece


@dataclass(frozen=True, slots=True)
class RestingNeedless:
    """A piece rests, but no pillbug is on the board."""

    kind: ClassVar[str] = "resting-needless"
    piece: Piece


@dataclass(frozen=True, slots=True)
class RestingUnmoved:
    """The player of the previous turn could not move anything without the queen."""

    kind: ClassVar[str] = "resting-unmoved"
    piece: Piece
    mover: Color


@dataclass(frozen=True, slots=True)
class RestingUnthrown:
    """The piece belongs to the player to move, but nothing can have thrown it there."""

    kind: ClassVar[str] = "resting-unthrown"
    piece: Piece


FaultDetail: TypeAlias = (
    Apart
    | CannotClimb
    | NotInGame
    | Doubled
    | Skipped
    | QueenOverdue
    | QueenTooEarly
    | MovedTooEarly
    | ManyContacts
    | NoSuchTurn
    | TooFewTurns
    | IdleTurns
    | RestingAbsent
    | RestingCovered
    | RestingNeedless
    | RestingUnmoved
    | RestingUnthrown
)


@dataclass(frozen=True, slots=True)
class PositionFault:
    """One thing that no game's position can have: the rule it breaks, and the evidence."""

    rule: Rule
    detail: FaultDetail

    @property
    def id(self) -> str:
        """The kind of fault, such as ``apart`` or ``queen-overdue``."""
        return self.detail.kind
