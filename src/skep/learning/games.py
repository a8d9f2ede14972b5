"""Games the engine played against itself: the moves, and the score before each."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from hashlib import blake2b
from typing import Final, NamedTuple

from skep.board import Board
from skep.hexes import Hex
from skep.moves import PASS, Action, Move
from skep.outcomes import Outcome
from skep.pieces import PIECES, Color, GameType

RULES: Final = "tournament"
"""The preset of all games."""
PASSED: Final = 255
"""The piece of a pass."""
NOT_SEARCHED: Final = -32768
"""The score before a move that was not chosen by a search."""
WIN: Final = 32000
"""A win in n plies scores WIN - n, a loss in n plies n - WIN."""
LONGEST_WIN: Final = 1000
MAX_COORDINATE: Final = 127
"""The largest coordinate of a hex in a game."""
MAX_PLIES: Final = (1 << 16) - 1
"""Per game: two bytes hold the number of plies."""
PLY_BYTES: Final = 5

_PLY: Final = struct.Struct("<Bbbh")
_NOT_SEARCHED_HIGH = 0x80  # the high byte of that score and of no other
_PIECES: Final = bytes([*range(len(PIECES)), PASSED])
_VALIDATION_SHARE = 20  # one game in 20
_BEGINNING = 16  # plies


class PlayedResult(IntEnum):
    """How a game ended; the values are stored on disk."""

    WHITE_WINS = 0
    BLACK_WINS = 1
    DRAW = 2
    CAPPED = 3
    """Stopped at the longest length; nobody knows who would have won."""

    @classmethod
    def of(cls, outcome: Outcome | None) -> PlayedResult:
        """The result of a game with this outcome; ``CAPPED`` if it has none."""
        if outcome is None:
            return cls.CAPPED
        return cls.DRAW if outcome.winner is None else cls.won_by(outcome.winner)

    @classmethod
    def won_by(cls, color: Color) -> PlayedResult:
        """The win of a player."""
        return cls.WHITE_WINS if color is Color.WHITE else cls.BLACK_WINS


class Ply(NamedTuple):
    """A move as numbers, and the score before it for the player to move."""

    piece: int
    q: int
    r: int
    score: int

    @classmethod
    def of(cls, action: Action, score: int = NOT_SEARCHED) -> Ply:
        """An action with the score before it."""
        if not isinstance(action, Move):
            return cls(PASSED, 0, 0, score)
        return cls(action.piece.index, action.to.q, action.to.r, score)

    @property
    def action(self) -> Action:
        """The move as an action."""
        return PASS if self.piece == PASSED else Move(PIECES[self.piece], Hex(self.q, self.r))

    @property
    def is_searched(self) -> bool:
        """Whether a search chose the move, so that there is a score."""
        return self.score != NOT_SEARCHED

    @property
    def win_in(self) -> int | None:
        """The plies to a proven win for the player to move, negative for a loss."""
        plies = WIN - abs(self.score)
        if not self.is_searched or plies > LONGEST_WIN:
            return None
        return plies if self.score > 0 else -plies


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game of self-play. It ends once a win is proven, because the result is then known."""

    index: int
    """Its index among the games of the same seed."""
    game_type: GameType
    result: PlayedResult
    record: bytes
    """The plies as bytes on disk, five each."""

    def __post_init__(self) -> None:
        if len(self.record) % PLY_BYTES:
            raise ValueError(f"{len(self.record)} bytes are not a whole number of plies")
        if unknown := self.record[::PLY_BYTES].translate(None, _PIECES):
            raise ValueError(f"there is no piece number {unknown[0]}")

    @classmethod
    def of(
        cls, index: int, game_type: GameType, result: PlayedResult, plies: Iterable[Ply]
    ) -> PlayedGame:
        """A game of these plies."""
        return cls(index, game_type, result, b"".join(_PLY.pack(*ply) for ply in plies))

    def __len__(self) -> int:
        """How many plies were played."""
        return len(self.record) // PLY_BYTES

    @property
    def plies(self) -> Iterator[Ply]:
        """The moves with their scores."""
        return map(Ply._make, _PLY.iter_unpack(self.record))

    @property
    def positions(self) -> int:
        """How many positions were searched."""
        return len(self) - self.record[PLY_BYTES - 1 :: PLY_BYTES].count(_NOT_SEARCHED_HIGH)

    def board(self) -> Board:
        """The game replayed, with its result; an illegal move raises IllegalMoveError.

        If the result was proven before the end of the game, the loser has resigned or the
        players have agreed on a draw.
        """
        board = Board(self.game_type, RULES)
        for ply in self.plies:
            board.push(ply.action)
        if not board.is_over:
            match self.result:
                case PlayedResult.WHITE_WINS:
                    board.resign(Color.BLACK)
                case PlayedResult.BLACK_WINS:
                    board.resign(Color.WHITE)
                case PlayedResult.DRAW:
                    board.agree_draw()
        return board

    @property
    def is_for_validation(self) -> bool:
        """Whether the game is for validation and not for training.

        It depends only on which pieces played the first plies, so games that start alike are
        always on the same side, however they are turned, mirrored or moved.
        """
        beginning = self.record[: _BEGINNING * PLY_BYTES : PLY_BYTES]
        words = [self.game_type.value.encode(), beginning]
        digest = blake2b(b"/".join(words), digest_size=8).digest()
        return int.from_bytes(digest, "little") % _VALIDATION_SHARE == 0
