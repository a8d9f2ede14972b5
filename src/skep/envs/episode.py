"""One game as both environments play it: up to its outcome or the ply cap."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from skep._checks import shown
from skep.board import Board
from skep.envs.encoding import ACTION_COUNT, MAX_VALUE, OBSERVATION_SHAPE
from skep.envs.pixels import pixels
from skep.errors import SettingError, WrongTypeError
from skep.pieces import Color, GameType
from skep.rulebook import Position
from skep.rulesets import RuleSet

DEFAULT_PLY_CAP: Final = 500
MAX_PLY_CAP: Final = 100_000


class Episode:
    """A board, when its game ends, and its pictures."""

    RENDER_MODES: ClassVar = ("ansi", "rgb_array", "svg")

    def __init__(self, starts: Sequence[Board], ply_cap: int, render_mode: str | None) -> None:
        if render_mode is not None and render_mode not in self.RENDER_MODES:
            known = ", ".join(self.RENDER_MODES)
            raise SettingError(f"unknown render mode {render_mode!r}; expected one of {known}")
        self._ply_cap = checked_ply_cap(ply_cap)
        self._render_mode = render_mode
        self._starts = starts
        self.board = starts[0].copy()

    def restart(self, generator: np.random.Generator) -> None:
        """Begin a new game; the generator chooses one of several starts."""
        chosen = int(generator.integers(len(self._starts))) if len(self._starts) > 1 else 0
        self.board = self._starts[chosen].copy()

    @property
    def is_terminated(self) -> bool:
        return self.board.is_over

    @property
    def is_truncated(self) -> bool:
        return self._is_capped and not self.is_terminated

    @property
    def is_over(self) -> bool:
        return self._is_capped or self.is_terminated

    @property
    def _is_capped(self) -> bool:
        return self.board.ply - self.board.start.ply >= self._ply_cap

    def reward(self, color: Color) -> float:
        """1 for a player who has won, -1 for one who has lost; else 0."""
        outcome = self.board.outcome()
        if outcome is None or outcome.winner is None:
            return 0.0
        return 1.0 if outcome.winner is color else -1.0

    def picture(self) -> str | NDArray[np.uint8] | None:
        """The board in the render mode; None without one."""
        match self._render_mode:
            case "ansi":
                return str(self.board)
            case "rgb_array":
                return pixels(self.board)
            case "svg":
                return self.board._repr_svg_()
        return None


def checked_starts(
    game_type: GameType | str, rules: RuleSet | str, positions: Sequence[Position | str]
) -> tuple[Board, ...]:
    """Boards at the positions that games shall start from; without any, an empty one."""
    empty = Board(game_type, rules)
    if isinstance(positions, str) or not isinstance(positions, Sequence):
        raise WrongTypeError(f"expected a list of positions, not {shown(positions)}")
    starts = tuple(Board.from_position(position, empty.ruleset) for position in positions)
    for start in starts:
        if start.game_type is not empty.game_type:
            raise SettingError(
                f"expected positions of {empty.game_type}, not {start.position_string}"
            )
        if start.is_over:
            raise SettingError(f"the game is over already in {start.position_string}")
    return starts or (empty,)


def observation_box() -> Box[np.uint8]:
    """The space of the planes."""
    return Box(0, MAX_VALUE, OBSERVATION_SHAPE, np.uint8)


def action_space() -> Discrete[np.int64]:
    """The space of the indices of actions."""
    return Discrete(ACTION_COUNT)


def checked_ply_cap(ply_cap: int) -> int:
    """The ply cap, if it is one."""
    if not isinstance(ply_cap, int) or not 1 <= ply_cap <= MAX_PLY_CAP:
        raise SettingError(f"a ply cap is from 1 to {MAX_PLY_CAP}, not {shown(ply_cap)}")
    return ply_cap
