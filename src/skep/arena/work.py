"""The work of a process of the arena: it plays the games that it is given."""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Set
from dataclasses import dataclass, field, replace
from time import monotonic
from typing import Final

from skep.arena.engine_process import kill_all
from skep.arena.fixture import Fixture
from skep.arena.player import Player
from skep.arena.readiness import make_player
from skep.arena.records import GameId, GameRecord
from skep.arena.referee import play_game
from skep.arena.specs import PlayerSpec
from skep.arena.timing import allowed_seconds
from skep.jobs import Job
from skep.pieces import Color

NOBODY: Final = -1.0
"""Stands for the player to move while none is thinking."""
OVERDUE: Final = 10.0
"""Seconds past its allowed time after which a player is taken for hung, and its process ended."""


@dataclass(frozen=True)
class TableJob(Job[GameId, GameRecord]):
    """Plays games one after the other.

    ``turn`` is shared with the arena: who is thinking (0 White, 1 Black, or nobody), and until
    when it may.
    """

    fixture: Fixture
    turn: MutableSequence[float] = field(default_factory=lambda: [NOBODY, 0.0])

    def sharing(self, memory: MutableSequence[float]) -> TableJob:
        return replace(self, turn=memory)

    def start(self) -> Callable[[GameId], GameRecord]:
        return Table(self.fixture, self.turn).play

    def leave(self) -> None:
        kill_all()


class Table:
    """The two players of one process. Who plays the next game as well is kept for it."""

    def __init__(self, fixture: Fixture, turn: MutableSequence[float]) -> None:
        self._fixture = fixture
        self._turn = turn
        self._players: dict[PlayerSpec, Player] = {}

    def play(self, game: GameId) -> GameRecord:
        seats = self._fixture.seats(game)
        self._seat(set(seats.values()))

        def tell(color: Color | None) -> None:
            if color is None:
                self._turn[0] = NOBODY
                return
            spec = seats[color]
            # The time first: whoever reads between the two sees nobody overdue.
            self._turn[1] = monotonic() + allowed_seconds(spec.limit, spec.patience) + OVERDUE
            self._turn[0] = color.value

        return play_game(
            game,
            self._fixture.board(game),
            {color: self._players[spec] for color, spec in seats.items()},
            self._fixture.ply_cap,
            tell,
        )

    def _seat(self, specs: Set[PlayerSpec]) -> None:
        """Close whoever does not play now: an idle engine holds memory, and some think on."""
        for spec in self._players.keys() - specs:
            self._players.pop(spec).close()
        for spec in specs - self._players.keys():
            self._players[spec] = make_player(spec)
