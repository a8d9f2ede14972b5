"""What a search found: lines of play, each with a score."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from skep._conversion import Triple, to_action
from skep.board import Board
from skep.engine import chances
from skep.moves import Action

Found: TypeAlias = tuple[Sequence[tuple[Sequence[Triple | None], int, int]], int, int, float]
"""The core's report: the lines (actions, score, depth), the depth, nodes and seconds."""


@dataclass(frozen=True, slots=True)
class Line:
    """An action and the best play expected after it.

    ``score`` is in points for the player to move; a well-placed piece is worth about a
    hundred. ``win_in`` is the number of plies within which a win is proven, negative for a
    loss. It never takes longer, and hardly ever less.
    """

    actions: tuple[Action, ...]
    score: int
    depth: int

    @property
    def win_in(self) -> int | None:
        """The plies to a proven win, negative for a loss; None if nothing is proven."""
        return chances.win_in(self.score)

    @property
    def chance(self) -> float:
        """The expected result for the player to move, from 0 (lost) to 1 (won)."""
        return chances.chance(self.score)


@dataclass(frozen=True, slots=True)
class Analysis:
    """The best lines, best first, and how far the search has looked."""

    lines: tuple[Line, ...]
    depth: int
    nodes: int
    seconds: float
    board: Board | None = field(default=None, compare=False, repr=False)
    """What was analyzed, if it is known."""

    def _repr_html_(self) -> str:
        """The lines with arrows on the board, for notebooks."""
        from skep.engine.lines_html import analysis_html  # noqa: PLC0415 - engines draw nothing

        return analysis_html(self.board, self.lines)

    @property
    def best(self) -> Action:
        """The first action of the best line."""
        return self.lines[0].actions[0]

    @property
    def score(self) -> int:
        """The score of the best line."""
        return self.lines[0].score

    @property
    def win_in(self) -> int | None:
        """The plies to a proven win in the best line, negative for a loss."""
        return self.lines[0].win_in


def from_core(found: Found, board: Board | None = None) -> Analysis:
    """The core's report about a board as an analysis."""
    lines, depth, nodes, seconds = found
    return Analysis(
        tuple(Line(tuple(map(to_action, actions)), score, at) for actions, score, at in lines),
        depth,
        nodes,
        seconds,
        board,
    )
