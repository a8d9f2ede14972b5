"""A position: the pieces on the board, whose turn it is, and which piece rests."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from typing import NamedTuple

from skep.errors import WrongTypeError
from skep.hexes import Hex, Symmetry
from skep.moves import Action, Move, turn_number
from skep.pieces import Color, GameType, Piece, Stacks
from skep.rulebook.one_hive import links
from skep.rulesets import RuleSet

ORIGIN = Hex(0, 0)
QUEENS = {color: Piece(color.letter + "Q") for color in Color}
PILLBUGS = {color: Piece(color.letter + "P") for color in Color}
MOSQUITOES = {color: Piece(color.letter + "M") for color in Color}


class PositionKey(NamedTuple):
    """What two positions share when they count as the same one (``repetition``)."""

    stacks: frozenset[tuple[Hex, str]]
    turn: Color
    resting: Hex | None


@dataclass(frozen=True)
class Position:
    """One moment of a game. Immutable: :meth:`play` makes a new one.

    ``resting`` is the piece that walked or was thrown in the previous turn, which
    ``pillbug-target`` and ``pillbug-rest`` ask for. It is None after a placement or a
    pass, and while no pillbug is on the board.
    """

    game_type: GameType
    ruleset: RuleSet
    stacks: Stacks = field(default_factory=dict)
    ply: int = 0
    resting: Piece | None = None

    def __hash__(self) -> int:
        return hash((frozenset(self.stacks.items()), self.ply, self.resting))

    @classmethod
    def start(cls, game_type: GameType, ruleset: RuleSet) -> Position:
        """The empty table."""
        return cls(game_type, ruleset)

    @property
    def turn(self) -> Color:
        """Whose turn it is."""
        return Color(self.ply % 2)

    @property
    def turn_number(self) -> int:
        """Which turn of the player this is, from 1; a pass counts as a turn."""
        return turn_number(self.ply)

    def stack(self, at: Hex) -> tuple[Piece, ...]:
        """The pieces on a cell, from the bottom."""
        return self.stacks.get(at, ())

    def height(self, at: Hex) -> int:
        """How many pieces are on a cell."""
        return len(self.stack(at))

    def top(self, at: Hex) -> Piece | None:
        """The uppermost piece of a cell."""
        stack = self.stack(at)
        return stack[-1] if stack else None

    @cached_property
    def places(self) -> Mapping[Piece, Hex]:
        """Where each piece on the board lies."""
        return {piece: at for at, stack in self.stacks.items() for piece in stack}

    def locate(self, piece: Piece | str) -> Hex | None:
        """Where a piece lies; None while it is in the reserve."""
        return self.places.get(Piece.named(piece))

    @cached_property
    def links(self) -> frozenset[Hex]:
        """The cells that would split the hive if they were emptied (``one-hive``)."""
        return links(self.stacks)

    def pinned(self) -> frozenset[Piece]:
        """The pieces that can't move because the hive would fall apart."""
        return frozenset(self.stacks[at][0] for at in self.links if self.height(at) == 1)

    def reserve(self, color: Color) -> tuple[Piece, ...]:
        """The pieces in a player's reserve."""
        return tuple(p for p in _all_pieces(self.game_type, color) if p not in self.places)

    def queen(self, color: Color) -> Hex | None:
        """Where a player's queen lies; None while she is in the reserve."""
        return self.places.get(QUEENS[color])

    def has_queen(self, color: Color) -> bool:
        """Whether a player's queen is on the board."""
        return QUEENS[color] in self.places

    @property
    def has_pillbug(self) -> bool:
        """Whether a pillbug of either player is on the board."""
        return any(pillbug in self.places for pillbug in PILLBUGS.values())

    @property
    def corner(self) -> Hex:
        """The northwest corner of the hive: in its first row, as far west as any row starts.

        Position strings start there. The cell may be empty.
        """
        north = min((at.r for at in self.stacks), default=0)
        west = min((at.q + (at.r - north) // 2 for at in self.stacks), default=0)
        return Hex(west, north)

    def shifted(self, way: Hex) -> Position:
        """The same position with the hive elsewhere on the table."""
        return replace(self, stacks={at + way: stack for at, stack in self.stacks.items()})

    def transformed(self, symmetry: Symmetry) -> Position:
        """The same position on a board that is turned or mirrored around ``Hex(0, 0)``."""
        stacks = {at.transformed(symmetry): stack for at, stack in self.stacks.items()}
        return replace(self, stacks=stacks)

    def play(self, action: Action) -> Position:
        """The position after an action, without checking that it is legal."""
        stacks = dict(self.stacks)
        moved = None
        if isinstance(action, Move):
            start = self.locate(action.piece)
            if start is not None:
                _take_top(stacks, start)
                if self.has_pillbug:
                    moved = action.piece
            stacks[action.to] = (*stacks.get(action.to, ()), action.piece)
        return Position(self.game_type, self.ruleset, stacks, self.ply + 1, moved)

    def key(self) -> PositionKey:
        """Equal for equal positions: where they lie and the pieces' numbers don't matter."""
        return self._key

    @cached_property
    def _key(self) -> PositionKey:
        corner = self.corner
        stacks = frozenset(
            (at - corner, "".join(piece.name[:2] for piece in stack))  # no numbers
            for at, stack in self.stacks.items()
        )
        resting = None if self.resting is None else self.places[self.resting] - corner
        return PositionKey(stacks, self.turn, resting)


def checked_position(position: object) -> Position:
    """The position; raise WrongTypeError if it is none, or has a part of the wrong type."""
    if not isinstance(position, Position):
        raise WrongTypeError(f"expected a Position, not {type(position).__name__}")
    if not _is_whole(position.ply):
        raise WrongTypeError(f"the ply of a position is a whole number, not {position.ply!r}")
    if position.resting is not None and not isinstance(position.resting, Piece):
        raise WrongTypeError(f"the resting piece is a Piece or None, not {position.resting!r}")
    if not isinstance(position.game_type, GameType) or not isinstance(position.ruleset, RuleSet):
        raise WrongTypeError("a position has a GameType and a RuleSet")
    if not isinstance(position.stacks, Mapping):
        raise WrongTypeError("the stacks of a position are a mapping from Hex to its pieces")
    for at, stack in position.stacks.items():
        if not isinstance(at, Hex) or not all(map(_is_whole, at)):
            raise WrongTypeError(f"expected a Hex, such as Hex(0, 0), not {at!r}")
        if not (isinstance(stack, tuple) and stack and all(isinstance(p, Piece) for p in stack)):
            raise WrongTypeError(f"expected a tuple of one or more pieces at {at}")
    return position


def _is_whole(number: object) -> bool:
    return isinstance(number, int) and not isinstance(number, bool)


def _take_top(stacks: dict[Hex, tuple[Piece, ...]], at: Hex) -> None:
    below = stacks.pop(at)[:-1]
    if below:
        stacks[at] = below


def lifted(stacks: Stacks, at: Hex) -> Stacks:
    """The hive without the top piece of a cell, as that piece sees it when it moves."""
    rest = dict(stacks)
    _take_top(rest, at)
    return rest


@cache
def _all_pieces(game_type: GameType, color: Color) -> tuple[Piece, ...]:
    return game_type.reserve(color)
