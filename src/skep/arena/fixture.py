"""The fixture: everything that decides how the games of a match go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256

from skep.arena.records import GameId
from skep.arena.referee import RULES
from skep.arena.specs import PlayerSpec
from skep.board import Board
from skep.pieces import Color


@dataclass(frozen=True, slots=True)
class Fixture:
    """Two players, the openings that they play in turn, and the longest game in plies."""

    first: PlayerSpec
    second: PlayerSpec
    openings: Sequence[str]
    ply_cap: int

    def board(self, game: GameId) -> Board:
        return Board.from_game_string(self.openings[game.opening], RULES)

    def seats(self, game: GameId) -> dict[Color, PlayerSpec]:
        players = (self.first, self.second) if game.first_is_white else (self.second, self.first)
        return dict(zip(Color, players, strict=True))

    def games(self, count: int) -> Iterator[GameId]:
        """The first games in the order of play: each opening with either colour."""
        for number in range(count):
            yield GameId(number // 2, number % 2 == 0)

    def described(self) -> dict[str, object]:
        """What must be the same for a match to go on, as plain values."""
        openings = "\n".join(self.openings).encode()
        return {
            "first": self.first.described(),
            "second": self.second.described(),
            "rules": RULES,
            "ply_cap": self.ply_cap,
            "openings": sha256(openings).hexdigest()[:16],
        }
