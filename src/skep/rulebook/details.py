"""The evidence that a rule forbids an action: one small class per kind of reason.

The rule's id and the reason's own ``id`` together name the message that puts the reason into words.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from skep.hexes import Hex
from skep.moves import Move
from skep.outcomes import Reason
from skep.pieces import Color, GameType, Insect, Piece

# -- reasons that do not depend on the board ----------------------------------------------


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over."""

    id: ClassVar[str] = "ended"
    winner: Color | None
    reason: Reason


@dataclass(frozen=True, slots=True)
class Absent:
    """The piece is not in the game."""

    id: ClassVar[str] = "absent"
    game_type: GameType


@dataclass(frozen=True, slots=True)
class NotYours:
    """The piece belongs to the player who is not to move."""

    id: ClassVar[str] = "not-yours"
    turn: Color


@dataclass(frozen=True, slots=True)
class Unmoved:
    """The piece would end where it started."""

    id: ClassVar[str] = "unmoved"


@dataclass(frozen=True, slots=True)
class Choices:
    """The player can do something other than pass."""

    id: ClassVar[str] = "choices"
    count: int
    example: Move


@dataclass(frozen=True, slots=True)
class Expected:
    """Another piece has to be placed first."""

    id: ClassVar[str] = "expected"
    piece: Piece


# -- reasons that lie in the destination --------------------------------------------------


@dataclass(frozen=True, slots=True)
class OnlyCells:
    """Only these cells are open to the first or the second piece of the game."""

    id: ClassVar[str] = "only-cells"
    cells: frozenset[Hex]


@dataclass(frozen=True, slots=True)
class Occupied:
    """Something lies on the destination already."""

    id: ClassVar[str] = "occupied"
    top: Piece


@dataclass(frozen=True, slots=True)
class Enemies:
    """The destination touches cells that belong to the opponent."""

    id: ClassVar[str] = "enemies"
    cells: tuple[Hex, ...]
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class NoCell:
    """No cell at all touches the player's own color alone."""

    id: ClassVar[str] = "no-cell"


@dataclass(frozen=True, slots=True)
class Adrift:
    """The destination touches no other piece."""

    id: ClassVar[str] = "adrift"


@dataclass(frozen=True, slots=True)
class Far:
    """The destination is more than one cell away, and the piece goes only one."""

    id: ClassVar[str] = "far"
    distance: int


# -- reasons that hold the piece where it is ----------------------------------------------


@dataclass(frozen=True, slots=True)
class Covered:
    """A piece, the mover or one that would throw it, lies under another."""

    id: ClassVar[str] = "covered"
    piece: Piece
    top: Piece


@dataclass(frozen=True, slots=True)
class Resting:
    """A piece, the mover or one that would throw it, was thrown in the previous turn."""

    id: ClassVar[str] = "resting"
    piece: Piece


@dataclass(frozen=True, slots=True)
class Split:
    """Without the piece the hive falls into these parts."""

    id: ClassVar[str] = "split"
    parts: tuple[frozenset[Hex], ...]


# -- reasons that lie on the way ----------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Gate:
    """A step of the way, counted from 1, is too narrow: these two cells flank it."""

    id: ClassVar[str] = "gate"
    number: int
    start: Hex
    end: Hex
    posts: tuple[Hex, Hex]
    pieces: tuple[Piece, Piece]


@dataclass(frozen=True, slots=True)
class LostContact:
    """A step of the way, counted from 1, leaves every piece touched before it."""

    id: ClassVar[str] = "lost"
    number: int
    start: Hex
    end: Hex


@dataclass(frozen=True, slots=True)
class Enclosed:
    """A cell, the start or the destination, is enclosed on all sides."""

    id: ClassVar[str] = "enclosed"
    cell: Hex


@dataclass(frozen=True, slots=True)
class OffLine:
    """The destination is in no straight line with the start."""

    id: ClassVar[str] = "off-line"


@dataclass(frozen=True, slots=True)
class NothingToJump:
    """There is no piece between the start and the destination."""

    id: ClassVar[str] = "nothing-to-jump"


@dataclass(frozen=True, slots=True)
class Gap:
    """The line of pieces to jump over has a gap at this cell."""

    id: ClassVar[str] = "gap"
    cell: Hex


@dataclass(frozen=True, slots=True)
class WrongLength:
    """The way to the destination takes another number of steps than the piece takes."""

    id: ClassVar[str] = "wrong-length"
    steps: int


@dataclass(frozen=True, slots=True)
class NoWay:
    """No way that the insect could take leads anywhere."""

    id: ClassVar[str] = "no-way"


@dataclass(frozen=True, slots=True)
class NothingToCopy:
    """The mosquito touches nothing but mosquitoes."""

    id: ClassVar[str] = "nothing-to-copy"


@dataclass(frozen=True, slots=True)
class Copies:
    """None of the insects that the mosquito can copy gets there."""

    id: ClassVar[str] = "copies"
    insects: tuple[Insect, ...]


# -- reasons that concern a throw ---------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OutOfReach:
    """The thrower is not next to both the piece and the destination."""

    id: ClassVar[str] = "out-of-reach"
    thrower: Piece


@dataclass(frozen=True, slots=True)
class NoLanding:
    """The thrower is next to the piece, but has no cell to throw it to."""

    id: ClassVar[str] = "no-landing"
    thrower: Piece


@dataclass(frozen=True, slots=True)
class Powerless:
    """The mosquito that would throw does not have the pillbug's ability."""

    id: ClassVar[str] = "powerless"
    thrower: Piece


@dataclass(frozen=True, slots=True)
class Stacked:
    """The piece to throw lies in a stack."""

    id: ClassVar[str] = "stacked"
    height: int


@dataclass(frozen=True, slots=True)
class JustMoved:
    """The piece to throw is the one that was moved in the previous turn."""

    id: ClassVar[str] = "just-moved"


Detail: TypeAlias = (
    Ended
    | Absent
    | NotYours
    | Unmoved
    | Choices
    | Expected
    | OnlyCells
    | Occupied
    | Enemies
    | NoCell
    | Adrift
    | Far
    | Covered
    | Resting
    | Split
    | Gate
    | LostContact
    | Enclosed
    | OffLine
    | NothingToJump
    | Gap
    | WrongLength
    | NoWay
    | NothingToCopy
    | Copies
    | OutOfReach
    | NoLanding
    | Powerless
    | Stacked
    | JustMoved
)
