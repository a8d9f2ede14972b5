"""An engine for tests that knows some positions and calls all others even."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from skep.board import Board
from skep.engine import Analysis, Limit, Line
from skep.engine.chances import won_in
from skep.moves import Action

Scores = Mapping[str, int]
"""By MoveString: the score of a move for the player who makes it."""

DEPTH = 6


class StubEngine:
    """Knows the scores of moves by ply; a move that wins at once is always seen."""

    def __init__(self, known: Mapping[int, Scores] | None = None, *, settles_at: int = 0) -> None:
        self._known = known or {}
        self._settles_at = settles_at
        self.limits: list[Limit] = []
        self.clears = 0

    def clear(self) -> None:
        self.clears += 1

    def analyse(
        self,
        board: Board,
        limit: Limit,
        lines: int = 1,
        *,
        on_report: Callable[[Analysis], object] | None = None,
    ) -> Analysis:
        self.limits.append(limit)
        scores = {action: self._score(board, action) for action in board.legal_moves}
        ranked = sorted(
            (Line((action,), score, DEPTH) for action, score in scores.items()),
            key=lambda line: -line.score,
        )
        found = Analysis(tuple(ranked[:lines]), DEPTH, 1000, 0.001)
        if on_report is not None:
            if self._settles_at:
                other = Analysis((ranked[-1],), 1, self._settles_at, 0.001)
                on_report(other)
            on_report(found)
        return found

    def _score(self, board: Board, action: Action) -> int:
        after = board.copy()
        after.push(action)
        if (outcome := after.outcome()) is not None:
            if outcome.winner is None:
                return 0
            return won_in(1) if outcome.winner is board.turn else -won_in(1)
        return self._known.get(board.ply, {}).get(board.move_string(action), 0)
