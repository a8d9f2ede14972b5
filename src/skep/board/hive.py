"""What lies on the board: questions about the pieces of the present position."""

from __future__ import annotations

from types import MappingProxyType

from skep._conversion import checked_hex, stacks_of
from skep.board.game_so_far import GameSoFar
from skep.hexes import Hex
from skep.pieces import PIECES, Color, Piece, Stacks
from skep.position_string import format_position
from skep.rulebook import Position, liberties, turns_for_queen


class Hive(GameSoFar):
    """The present position of a game."""

    __slots__ = ()

    @property
    def position(self) -> Position:
        """The present position, as the rulebook sees it."""
        if self._position is None:
            self._position = Position(
                self._game_type, self._ruleset, stacks_of(self._game), self.ply, self.resting
            )
        return self._position

    @property
    def position_string(self) -> str:
        """The present position on one line, without the game that led to it.

        >>> from skep import Board
        >>> Board.from_game_string("Base;InProgress;White[2];wS1;bS1 wS1-").position_string
        'Base_w2_wS1-bS1'
        """
        return format_position(self.position)

    @property
    def stacks(self) -> Stacks:
        """The occupied hexes, each with its pieces from the ground up."""
        return MappingProxyType(self.position.stacks)

    def stack(self, at: Hex) -> tuple[Piece, ...]:
        """The pieces on a hex from the ground up; empty if there are none."""
        return self.position.stack(checked_hex(at))

    def locate(self, piece: Piece | str) -> Hex | None:
        """Where a piece lies; None while it is in the reserve."""
        return self.position.locate(piece)

    def reserve(self, color: Color | str) -> tuple[Piece, ...]:
        """The pieces that a player has not placed yet."""
        return self.position.reserve(Color.named(color))

    def queen(self, color: Color | str) -> Hex | None:
        """Where a player's queen lies; None while she is in the reserve."""
        return self.position.queen(Color.named(color))

    def liberties(self, color: Color | str) -> frozenset[Hex] | None:
        """The empty hexes around a player's queen; None while she is in the reserve.

        An empty set means that she is surrounded.
        """
        return liberties(self.position, Color.named(color))

    def queen_due(self, color: Color | str | None = None) -> int | None:
        """How many turns a player has left to place the queen; None once she is on the board.

        The turn that is being played, or awaited, counts. The default is the player to move.
        """
        player = self.turn if color is None else Color.named(color)
        return turns_for_queen(self.position, player)

    def pinned(self) -> frozenset[Piece]:
        """The pieces of both players that can't move because the hive would fall apart."""
        return self.position.pinned()

    def is_pinned(self, piece: Piece | str) -> bool:
        """Whether the hive would fall apart without a piece."""
        return Piece.named(piece) in self.pinned()

    @property
    def resting(self) -> Piece | None:
        """The piece that moved in the previous turn, which can't be thrown now.

        Always None while no pillbug is on the board.
        """
        index = self._game.resting
        return None if index is None else PIECES[index]
