"""A game at one moment: the board, and what its players agreed and did besides moving."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from skep.board import Board
from skep.pieces import Color
from skep.server.domain.clock import GameClock
from skep.server.domain.game_setup import GameSetup, OpponentKind
from skep.server.domain.names import NO_NAMES, Names
from skep.server.domain.played import Played
from skep.server.domain.results import GameResult

BOTH: Final = frozenset(Color)


@dataclass(frozen=True, slots=True)
class Offers:
    """Who has offered or asked for what."""

    draw: Color | None = None
    undo: Color | None = None
    rematch: Color | None = None


NO_OFFERS: Final = Offers()


@dataclass(frozen=True, slots=True)
class HostedGame:
    """A game at one moment. A value: moves are played on copies of its board."""

    id: str
    setup: GameSetup
    board: Board
    started_ms: int
    turn_began_ms: int
    version: int = 1
    moves: tuple[Played, ...] = ()
    given: int = 0
    """How many moves were played elsewhere before the game began. They can be taken back too."""
    clock: GameClock | None = None
    joined: frozenset[Color] = frozenset()
    names: Names = NO_NAMES
    offers: Offers = NO_OFFERS
    taken_back: tuple[tuple[Played, ...], ...] = ()
    """Moves that can be replayed, the latest takeback last. Not stored."""
    result: GameResult | None = None
    next_game: str | None = None

    @classmethod
    def new(
        cls,
        game_id: str,
        setup: GameSetup,
        joined: Iterable[Color],
        now_ms: int,
        names: Names = NO_NAMES,
    ) -> HostedGame:
        """A game before its first move."""
        computer = {setup.computer} if setup.computer else set()
        return cls(
            id=game_id,
            setup=setup,
            board=Board(setup.game_type, setup.rules),
            started_ms=now_ms,
            turn_began_ms=now_ms,
            clock=GameClock.full(setup.control) if setup.control else None,
            joined=frozenset(joined) | computer,
            names=names,
        )

    @property
    def ply(self) -> int:
        return len(self.moves)

    @property
    def has_begun(self) -> bool:
        """Whether a move was played here. The clock does not run before the first one."""
        return self.ply > self.given

    @property
    def turn(self) -> Color:
        return self.board.turn

    @property
    def is_thinking(self) -> bool:
        """Whether it is the computer's turn."""
        return self.result is None and self.setup.computer is self.turn

    @property
    def needs_consent(self) -> bool:
        """Whether draws and takebacks need the other player's consent: only in games by link."""
        return self.setup.opponent is OpponentKind.LINK

    @property
    def expires_ms(self) -> int | None:
        """When the player to move runs out of time."""
        return None if self.clock is None else self.clock.expires_ms

    def is_expired(self, now_ms: int) -> bool:
        """Whether the player to move has no time left."""
        return self.clock is not None and self.clock.is_expired(now_ms)

    def actor(self, colors: frozenset[Color]) -> Color:
        """Which side the holder of these seats acts for."""
        return self.turn if self.turn in colors else self.turn.other

    def ended(self, result: GameResult, now_ms: int) -> HostedGame:
        """The game with this result."""
        clock = self.clock.stopped(now_ms) if self.clock else None
        return replace(self, result=result, clock=clock, offers=NO_OFFERS)

    def rematch(self, now_ms: int) -> HostedGame:
        """The next game of the same players, with colors swapped."""
        if self.next_game is None:
            raise ValueError("no rematch has been agreed")
        joined = {color.other for color in self.joined}
        names = self.names.swapped()
        return HostedGame.new(self.next_game, self.setup.swapped(), joined, now_ms, names)
