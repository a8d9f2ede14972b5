"""The fixture: everything that the games of a match or tournament depend on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations

from skep._checks import shown, whole_number
from skep.arena.records import GameId
from skep.arena.specs import PlayerSpec
from skep.board import Board
from skep.errors import SettingError, WrongTypeError
from skep.pieces import Color
from skep.rulesets import DEFAULT_RULES, RuleSet


@dataclass(frozen=True, slots=True)
class Fixture:
    """The players, the openings that every two of them play, the longest game and the rules."""

    players: tuple[PlayerSpec, ...]
    openings: Sequence[str]
    ply_cap: int
    rules: str = DEFAULT_RULES
    """The name of a preset."""

    def __post_init__(self) -> None:
        self._check_types()
        if len(self.players) < 2:
            raise SettingError("a player needs an opponent: expected two players or more")
        if len(set(self.names)) < len(self.names):
            raise SettingError("two players have the same name: give each its own")

    def _check_types(self) -> None:
        if not isinstance(self.players, Sequence):
            raise WrongTypeError(f"expected a sequence of players, not {shown(self.players)}")
        for player in self.players:
            if not isinstance(player, PlayerSpec):
                raise WrongTypeError(
                    f"expected the PlayerSpec of as_player_spec, not {shown(player)}"
                )
        if isinstance(self.openings, str) or not isinstance(self.openings, Sequence):
            raise WrongTypeError(f"expected a sequence of GameStrings, not {shown(self.openings)}")
        RuleSet.preset(self.rules)
        object.__setattr__(self, "ply_cap", whole_number("the ply cap", self.ply_cap, 1))

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players."""
        return tuple(player.name for player in self.players)

    @property
    def pairings(self) -> tuple[tuple[str, str], ...]:
        """Every two players, in the order they were named."""
        return tuple(combinations(self.names, 2))

    def games(self, count: int) -> Iterator[GameId]:
        """The first games of every pairing, an even number, in the order of play.

        All pairings play an opening, with both colors, before the next one begins. So a contest
        that is stopped early has about as many games of each pairing.
        """
        for opening in range(count // 2):
            for white, black in self._seatings:
                yield GameId(opening, white, black)

    def __contains__(self, game: GameId) -> bool:
        players = {game.white, game.black}
        return (
            0 <= game.opening < len(self.openings)
            and len(players) == 2
            and players <= set(self.names)
        )

    def index_of(self, game: GameId) -> int:
        """The place of a game in the order of play, from 0."""
        return game.opening * len(self._seatings) + self._seatings.index((game.white, game.black))

    def board(self, game: GameId) -> Board:
        """The board after the opening of a game."""
        return Board.from_game_string(self.openings[game.opening], self.rules)

    def seats(self, game: GameId) -> dict[Color, PlayerSpec]:
        """Who plays which color in a game."""
        named = {player.name: player for player in self.players}
        return {Color.WHITE: named[game.white], Color.BLACK: named[game.black]}

    def described(self) -> dict[str, object]:
        """What must be equal for games to be added to existing ones, as plain values."""
        openings = "\n".join(self.openings).encode()
        return {
            "players": [player.described() for player in self.players],
            "rules": self.rules,
            "ply_cap": self.ply_cap,
            "openings": sha256(openings).hexdigest()[:16],
        }

    @property
    def _seatings(self) -> tuple[tuple[str, str], ...]:
        """White and Black in each game of a round."""
        return tuple(
            seats for first, second in self.pairings for seats in ((first, second), (second, first))
        )
