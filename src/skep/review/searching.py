"""The searches behind one move of a review: the best line, and what the played move is worth.

Both are searched to the same depth from the same position, so the difference between them is the
player's and not the engine's: whoever plays the engine's best move loses nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple, Protocol

from skep.board import Board
from skep.engine import Analysis, Limit
from skep.engine.chances import before_move, won_in
from skep.engine.settling import settled
from skep.moves import Action

MAX_LINE: Final = 8
"""Plies of the best line that a review keeps."""


class Searcher(Protocol):
    """What a review needs of an engine: ``skep.engine.Engine`` has it."""

    def analyse(
        self,
        board: Board,
        limit: Limit,
        lines: int = 1,
        *,
        on_report: Callable[[Analysis], object] | None = None,
    ) -> Analysis:
        """The best lines, best first; ``on_report`` gets the analysis after every depth."""
        ...

    def clear(self) -> None:
        """Forget earlier searches, so that the next one is repeatable."""
        ...


class Finding(NamedTuple):
    """What the engine found before a move. Scores are for the player to move."""

    score: int
    """Of the best move."""
    line: tuple[str, ...]
    """The best play, as MoveStrings."""
    choices: int
    """How many legal moves there were."""
    played: int | None = None
    """The score of the played move; None after the last move of a game that isn't over."""
    is_best: bool = False
    """Whether the played move is the engine's best one."""
    runner_up: int | None = None
    """The score of the best other move, if the best move was played."""
    share: float = 0.0
    """After which share of its nodes the engine had settled on its best move."""


def search(engine: Searcher, board: Board, played: Action | None, limit: Limit) -> Finding:
    """Search a position that is not over, and the move that was played there."""
    reports: list[Analysis] = []
    engine.clear()
    found = engine.analyse(board, limit, on_report=reports.append)
    best = found.lines[0]
    line = board.line_strings(best.actions[:MAX_LINE])
    choices = len(board.legal_moves)
    if played is None:
        return Finding(best.score, line, choices)
    same_depth = replace(limit, depth=max(found.depth, 1))
    if played != found.best:
        worth = _worth(engine, board, played, same_depth)
        return Finding(best.score, line, choices, worth)
    share = settled(reports, found).before / max(found.nodes, 1)
    runner_up = None
    if choices > 1:
        both = engine.analyse(board, same_depth, 2)
        others = [line.score for line in both.lines if line.actions[0] != played]
        runner_up = min(best.score, max(others)) if others else None
    return Finding(best.score, line, choices, best.score, True, runner_up, share)


def _worth(engine: Searcher, board: Board, played: Action, limit: Limit) -> int:
    """The score of a move for the player who makes it, searched to the depth of the limit."""
    after = board.copy()
    after.push(played)
    if (outcome := after.outcome()) is not None:
        if outcome.winner is None:
            return 0
        return won_in(1) if outcome.winner is board.turn else -won_in(1)
    deeper = replace(limit, depth=max((limit.depth or 1) - 1, 1))
    return before_move(engine.analyse(after, deeper).score)
