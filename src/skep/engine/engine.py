"""The engine's Python face: limits in, the best action out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from skep import _core
from skep._conversion import to_action
from skep.board import Board
from skep.errors import GameOverError, SettingError
from skep.moves import Action

MAX_DEPTH: Final[int] = _core.MAX_DEPTH
MAX_MEGABYTES: Final[int] = 65536


@dataclass(frozen=True, slots=True)
class Limit:
    """When a search ends: at the first of these that is reached."""

    seconds: float | None = None
    depth: int | None = None
    nodes: int | None = None

    def __post_init__(self) -> None:
        given = [value for value in (self.seconds, self.depth, self.nodes) if value is not None]
        if not all(isinstance(value, int) for value in (self.depth or 1, self.nodes or 1)):
            raise SettingError("a limit of depth or nodes is a whole number")
        if not given:
            raise SettingError("a limit needs seconds, a depth or a number of nodes")
        if not all(value > 0 for value in given):
            raise SettingError("a limit must be positive")


@dataclass(frozen=True, slots=True)
class Analysis:
    """What a search found: the best action and how the game stands after it.

    ``score`` is in hundredths of a piece from the view of the player to move;
    ``win_in`` is the number of plies to a proven win, negative for a loss.
    """

    best: Action
    score: int
    win_in: int | None
    depth: int
    nodes: int
    seconds: float


class Engine:
    """A search with a memory of ``megabytes``. One search at a time: others wait."""

    def __init__(self, megabytes: int = 16) -> None:
        if not isinstance(megabytes, int) or not 1 <= megabytes <= MAX_MEGABYTES:
            raise SettingError(f"a table has 1 to {MAX_MEGABYTES} MB, not {megabytes!r}")
        try:
            self._search = _core.Search(megabytes)
        except MemoryError:
            raise SettingError(
                f"{megabytes} MB for the table: there is not that much memory"
            ) from None
        self._is_empty = True

    def analyse(self, board: Board, limit: Limit) -> Analysis:
        """Search until the limit; other threads go on meanwhile."""
        if board.outcome() is not None:
            raise GameOverError("the game is over: there is nothing to search")
        self._is_empty = False
        found, score, depth, nodes, seconds = self._search.run(
            board._game,  # noqa: SLF001 - the two faces of one core
            depth=min(limit.depth or MAX_DEPTH, MAX_DEPTH),
            nodes=min(limit.nodes or 2**63, 2**63),
            seconds=min(limit.seconds or _core.MAX_SECONDS, _core.MAX_SECONDS),
        )
        return Analysis(to_action(found), score, _win_in(score), depth, nodes, seconds)

    def best_move(self, board: Board, limit: Limit = Limit(seconds=1.0)) -> Action:  # noqa: B008
        """The action that a search until the limit finds best."""
        return self.analyse(board, limit).best

    def stop(self) -> None:
        """End the running search within milliseconds; it returns its best action so far.

        Any thread may call this. If no search is running, nothing happens.
        """
        self._search.stop()

    def clear(self) -> None:
        """Forget what earlier searches found, so that the next ones can be repeated exactly."""
        if not self._is_empty:
            self._search.clear()
            self._is_empty = True


def _win_in(score: int) -> int | None:
    plies = _core.WIN - abs(score)
    if plies > _core.LONGEST_WIN:
        return None
    return plies if score > 0 else -plies
