"""The built-in engine as a contestant, in the process that plays the game."""

from __future__ import annotations

from collections.abc import Sequence

from skep.arena.contestant import Decision
from skep.arena.faults import Fault, PlayerFaultError
from skep.arena.specs import PlayerSpec
from skep.arena.timing import allowed_seconds, expect_in_time
from skep.board import Board
from skep.engine import Opponent
from skep.errors import SkepError


class BuiltinContestant:
    """An engine that keeps running between games and forgets the last one."""

    def __init__(self, spec: PlayerSpec) -> None:
        self._allowed = allowed_seconds(spec.limit, spec.patience)
        self._opponent = Opponent(
            spec.level, spec.limit, megabytes=spec.table, network=spec.network
        )

    def start_game(self, board: Board) -> None:  # noqa: ARG002 - the protocol's
        self._opponent.start_game()

    def choose(self, board: Board) -> Decision:
        try:
            analysis = self._opponent.analyse(board)
        except SkepError as error:
            raise PlayerFaultError(Fault.ERROR, str(error)) from None
        expect_in_time(analysis.seconds, self._allowed)
        return Decision(analysis.best, analysis.seconds, analysis.nodes, analysis.depth)

    def last_words(self) -> Sequence[str]:
        return ()

    def close(self) -> None:
        """Nothing is held outside this process."""
