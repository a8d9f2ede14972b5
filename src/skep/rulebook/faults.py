"""What can be wrong with a position, as data: one small class per kind of fault.

``rule`` is what the position breaks, ``id`` also names the message that puts the fault into words,
and the fields are the evidence.
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

    id: ClassVar[str] = "apart"
    rule: ClassVar[Rule] = Rule.ONE_HIVE
    parts: tuple[frozenset[Hex], ...]


@dataclass(frozen=True, slots=True)
class CannotClimb:
    """A piece lies on another, but is neither a beetle nor a mosquito."""

    id: ClassVar[str] = "cannot-climb"
    rule: ClassVar[Rule] = Rule.BEETLE
    piece: Piece
    below: Piece


@dataclass(frozen=True, slots=True)
class NotInGame:
    """A piece that the game type does not have."""

    id: ClassVar[str] = "not-in-game"
    rule: ClassVar[Rule] = Rule.GAME_TYPE
    piece: Piece
    game_type: GameType


@dataclass(frozen=True, slots=True)
class Doubled:
    """A piece lies on the board more than once."""

    id: ClassVar[str] = "doubled"
    rule: ClassVar[Rule] = Rule.GAME_TYPE
    piece: Piece
    cells: tuple[Hex, ...]


@dataclass(frozen=True, slots=True)
class Skipped:
    """A piece is on the board while one of a lower number is in the reserve."""

    id: ClassVar[str] = "skipped"
    rule: ClassVar[Rule] = Rule.PLACE_NUMBER_ORDER
    piece: Piece
    expected: Piece


# -- faults of the queens -----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class QueenOverdue:
    """A player has had four turns or more, but has not placed the queen."""

    id: ClassVar[str] = "queen-overdue"
    rule: ClassVar[Rule] = Rule.QUEEN_BY_FOUR
    color: Color


@dataclass(frozen=True, slots=True)
class QueenTooEarly:
    """The queen is a player's only piece, though she can't be the first."""

    id: ClassVar[str] = "queen-too-early"
    rule: ClassVar[Rule] = Rule.QUEEN_FIRST
    piece: Piece


@dataclass(frozen=True, slots=True)
class MovedTooEarly:
    """A piece has climbed onto the hive, but its queen is still in the reserve."""

    id: ClassVar[str] = "moved-too-early"
    rule: ClassVar[Rule] = Rule.QUEEN_BEFORE_MOVING
    piece: Piece


@dataclass(frozen=True, slots=True)
class ColorsTouch:
    """The colors touch in several places, though nothing can have moved without any queen."""

    id: ClassVar[str] = "colors-touch"
    rule: ClassVar[Rule] = Rule.FIRST_PLACEMENT
    pairs: tuple[tuple[Hex, Hex], ...]


# -- faults of the turn -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class NoSuchTurn:
    """The turn number is not one that a game can have."""

    id: ClassVar[str] = "no-such-turn"
    rule: ClassVar[Rule] = Rule.TURNS
    last: int


@dataclass(frozen=True, slots=True)
class TooFewTurns:
    """A player has more pieces on the board, or has moved more, than there were turns."""

    id: ClassVar[str] = "too-few-turns"
    rule: ClassVar[Rule] = Rule.TURNS
    color: Color
    needed: int
    turns: int


@dataclass(frozen=True, slots=True)
class IdleTurns:
    """A player without a queen on the board has placed fewer pieces than there were turns."""

    id: ClassVar[str] = "idle-turns"
    rule: ClassVar[Rule] = Rule.QUEEN_BEFORE_MOVING
    color: Color
    placed: int
    expected: int


# -- faults of the resting piece ----------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RestingAbsent:
    """The piece that is said to have moved last is not on the board."""

    id: ClassVar[str] = "resting-absent"
    rule: ClassVar[Rule] = Rule.PILLBUG_REST
    piece: Piece


@dataclass(frozen=True, slots=True)
class RestingCovered:
    """The piece that is said to have moved last lies under another."""

    id: ClassVar[str] = "resting-covered"
    rule: ClassVar[Rule] = Rule.PILLBUG_REST
    piece: Piece
    top: Piece


@dataclass(frozen=True, slots=True)
class RestingNeedless:
    """A piece rests, but no pillbug is on the board."""

    id: ClassVar[str] = "resting-needless"
    rule: ClassVar[Rule] = Rule.PILLBUG_REST
    piece: Piece


@dataclass(frozen=True, slots=True)
class RestingUnmoved:
    """The player of the previous turn could not move anything without the queen."""

    id: ClassVar[str] = "resting-unmoved"
    rule: ClassVar[Rule] = Rule.QUEEN_BEFORE_MOVING
    piece: Piece
    mover: Color


@dataclass(frozen=True, slots=True)
class RestingUnthrown:
    """The piece belongs to the player to move, but nothing can have thrown it there."""

    id: ClassVar[str] = "resting-unthrown"
    rule: ClassVar[Rule] = Rule.PILLBUG
    piece: Piece


PositionFault: TypeAlias = (
    Apart
    | CannotClimb
    | NotInGame
    | Doubled
    | Skipped
    | QueenOverdue
    | QueenTooEarly
    | MovedTooEarly
    | ColorsTouch
    | NoSuchTurn
    | TooFewTurns
    | IdleTurns
    | RestingAbsent
    | RestingCovered
    | RestingNeedless
    | RestingUnmoved
    | RestingUnthrown
)
"""Something that no game's position can have."""
