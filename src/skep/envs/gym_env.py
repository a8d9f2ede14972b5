"""Hive as a Gymnasium environment: one learner, against a policy or against itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import gymnasium
import numpy as np
from numpy.typing import NDArray

from skep.board import Board
from skep.envs.encoding import ACTION_COUNT, action_mask, observation, push_index
from skep.envs.episode import (
    DEFAULT_PLY_CAP,
    Episode,
    action_space,
    checked_starts,
    observation_box,
)
from skep.envs.policies import Policy, random_policy
from skep.errors import GameOverError, GameStateError, IllegalMoveError, SettingError
from skep.pieces import Color, GameType
from skep.rulebook import Position
from skep.rulesets import RuleSet

Observation = NDArray[np.uint8]
Info = dict[str, Any]


class HiveGymEnv(gymnasium.Env[Observation, np.int64]):
    """Hive for one learner, also as ``gymnasium.make("skep.envs:skep/Hive-v0")``.

    - actions: ``Discrete(28673)``: 28 pieces × 32 × 32 cells, and the pass
    - observations: 52 planes of 32 × 32, of the learner
    - ``info["action_mask"]``: 1 where an action is legal (also ``action_masks()``); 0 at the end
    - rewards: at the end 1 if the learner has won, -1 if it has lost; 0 for a draw
    - ends: terminated by an outcome, truncated at the ply cap
    - render modes: ``ansi`` (text), ``rgb_array`` (640 × 640 pixels), ``svg``

    ``opponent`` answers each action of the learner, whose ``color`` is drawn by lot unless
    you give it. With ``opponent=None`` the learner plays both sides: every step is one ply,
    and the reward is for the player who has just moved.

    With ``positions``, each game starts from one of them.

    An action space knows no masks, so an illegal action is a possible step: it loses the
    game, and ``info["illegal"]`` says why. With ``illegal="raise"`` it is an
    ``IllegalMoveError`` instead, and changes nothing.

    >>> env = HiveGymEnv("Base", color="white")
    >>> planes, info = env.reset(seed=1)
    >>> action = env.action_space.sample(info["action_mask"])
    >>> planes, reward, terminated, truncated, info = env.step(action)
    >>> env.board.ply, reward, terminated
    (2, 0.0, False)
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as the base class has it
        "render_modes": list(Episode.RENDER_MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        game_type: GameType | str = GameType.BASE_MLP,
        rules: RuleSet | str = "tournament",
        *,
        opponent: Policy | None = random_policy,
        color: Color | str | None = None,
        illegal: Literal["lose", "raise"] = "lose",
        ply_cap: int = DEFAULT_PLY_CAP,
        positions: Sequence[Position | str] = (),
        render_mode: str | None = None,
    ) -> None:
        starts = checked_starts(game_type, rules, positions)
        self._episode = Episode(starts, ply_cap, render_mode)
        self.render_mode = render_mode
        if opponent is None and color is not None:
            raise SettingError("a learner who plays both sides has no color")
        if opponent is not None and ply_cap < 2:
            raise SettingError(f"against an opponent, a ply cap is at least 2, not {ply_cap}")
        if illegal not in ("lose", "raise"):
            raise SettingError(f"an illegal action can 'lose' or 'raise', not {illegal!r}")
        self._opponent = opponent
        self._fixed_color = None if color is None else Color.named(color)
        self._illegal = illegal
        self._learner = Color.WHITE
        self._state: Literal["new", "playing", "over"] = "new"
        self.observation_space = observation_box()
        self.action_space = action_space()

    @property
    def board(self) -> Board:
        """The game, to look at."""
        return self._episode.board

    @property
    def learner(self) -> Color:
        """The learner's color; in self-play, that of the player to move."""
        return self.board.turn if self._opponent is None else self._learner

    def reset(
        self,
        *,
        seed: int | None = None,
        options: Info | None = None,  # noqa: ARG002 - the base class has them; there are none
    ) -> tuple[Observation, Info]:
        """Begin a new game.

        The seed decides the position, the color and the opponent's random choices.
        """
        super().reset(seed=seed)
        self._episode.restart(self.np_random)
        if self._fixed_color is not None:
            self._learner = self._fixed_color
        elif self._opponent is not None:
            self._learner = Color(int(self.np_random.integers(2)))
        if self._opponent is not None and self._learner is not self.board.turn:
            self._answer(self._opponent)
        self._state = "playing"
        return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, Info]:
        self._require_a_game()
        player = self.board.turn
        try:
            push_index(self.board, action)
        except IllegalMoveError as error:
            if self._illegal == "raise":
                raise
            self._state = "over"
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": str(error)}
        if self._opponent is not None and not self._episode.is_over:
            try:
                self._answer(self._opponent)
            except BaseException:
                self.board.pop()
                raise
        if self._episode.is_over:
            self._state = "over"
        return (
            self._seen(),
            self._episode.reward(player),
            self._episode.is_terminated,
            self._episode.is_truncated,
            self._info(),
        )

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask, for learners that ask the environment for it."""
        return self._mask().astype(np.bool_)

    def render(self) -> str | NDArray[np.uint8] | None:
        return self._episode.picture()

    def _answer(self, opponent: Policy) -> None:
        self.board.push(opponent(self.board, self.np_random))

    def _seen(self) -> Observation:
        return observation(self.board, self.learner)

    def _mask(self) -> NDArray[np.int8]:
        return np.zeros(ACTION_COUNT, np.int8) if self._state == "over" else action_mask(self.board)

    def _info(self) -> Info:
        return {"action_mask": self._mask()}

    def _require_a_game(self) -> None:
        if self._state == "new":
            raise GameStateError("there is no game yet: call reset() first")
        if self._state == "over":
            raise GameOverError("the game is over: call reset() for the next one")


gymnasium.register("skep/Hive-v0", entry_point="skep.envs.gym_env:HiveGymEnv")
