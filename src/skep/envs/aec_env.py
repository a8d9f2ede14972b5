"""Hive as a PettingZoo environment, in which two agents take turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict

import numpy as np
from gymnasium.spaces import Box, Dict, Space
from numpy.typing import NDArray
from pettingzoo import AECEnv

from skep.board import Board
from skep.envs.encoding import ACTION_COUNT, action_mask, observation, push_index
from skep.envs.episode import (
    DEFAULT_PLY_CAP,
    Episode,
    action_space,
    checked_starts,
    observation_box,
)
from skep.errors import GameStateError, SettingError
from skep.pieces import Color, GameType
from skep.rulebook import Position
from skep.rulesets import RuleSet


class Observation(TypedDict):
    """What an agent sees, and what it may do: nothing while it is not its turn."""

    observation: NDArray[np.uint8]
    action_mask: NDArray[np.int8]


class HiveAECEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """Hive for two agents: ``player_0`` is White, ``player_1`` is Black.

    - actions: ``Discrete(28673)``: 28 pieces × 32 × 32 cells, and the pass
    - observations: ``observation``: 52 planes of 32 × 32; ``action_mask``: 1 where legal
    - rewards: at the end 1 for the winner and -1 for the loser; 0 for a draw
    - ends: terminated by an outcome, truncated at the ply cap
    - render modes: ``ansi`` (text), ``rgb_array`` (640 × 640 pixels), ``svg``

    Each agent sees its own pieces first (``docs/environments.md``). An illegal action is
    an ``IllegalMoveError`` that says why, and changes nothing; wrap the environment in
    PettingZoo's ``TerminateIllegalWrapper`` to let it lose instead. With ``positions``, each
    game starts from one of them.

    >>> env = HiveAECEnv("Base")
    >>> env.reset(seed=1)
    >>> for agent in env.agent_iter():
    ...     observation, reward, terminated, truncated, info = env.last()
    ...     is_over = terminated or truncated
    ...     mask = observation["action_mask"]
    ...     env.step(None if is_over else env.action_space(agent).sample(mask))
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as the base class has it
        "name": "hive_v0",
        "render_modes": list(Episode.RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }
    possible_agents: list[str]

    def __init__(
        self,
        game_type: GameType | str = GameType.BASE_MLP,
        rules: RuleSet | str = "tournament",
        *,
        ply_cap: int = DEFAULT_PLY_CAP,
        positions: Sequence[Position | str] = (),
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._episode = Episode(checked_starts(game_type, rules, positions), ply_cap, render_mode)
        self._generator = np.random.default_rng()
        self.render_mode = render_mode
        self.possible_agents = ["player_0", "player_1"]
        self.agents: list[str] = []  # until the first reset
        mask = Box(0, 1, (ACTION_COUNT,), np.int8)
        self.observation_spaces: dict[str, Space[Any]] = {
            agent: Dict({"observation": observation_box(), "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Space[Any]] = {
            agent: action_space() for agent in self.possible_agents
        }

    @property
    def board(self) -> Board:
        """The game, to look at."""
        return self._episode.board

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - the base class has them
    ) -> None:
        """Begin a new game. The seed chooses the position; there are no options."""
        if seed is not None:
            self._generator = np.random.default_rng(seed)
        self._episode.restart(self._generator)
        self.agents = list(self.possible_agents)
        self.agent_selection = self.possible_agents[self.board.ply % 2]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}

    def observe(self, agent: str) -> Observation:
        """What an agent sees of the position, also while the other one is to move."""
        color = self._color(agent)
        if color is self.board.turn and not self._episode.is_over:
            mask = action_mask(self.board)
        else:
            mask = np.zeros(ACTION_COUNT, np.int8)
        return {"observation": observation(self.board, color), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise GameStateError("there is no game: call reset() first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise SettingError(f"{agent} is to move: expected an action, not None")
        push_index(self.board, action)
        self._cumulative_rewards[agent] = 0.0
        for each in self.agents:
            self.rewards[each] = self._episode.reward(self._color(each))
            self.terminations[each] = self._episode.is_terminated
            self.truncations[each] = self._episode.is_truncated
        self._accumulate_rewards()
        self.agent_selection = self.possible_agents[self.board.ply % 2]

    def render(self) -> str | NDArray[np.uint8] | None:
        return self._episode.picture()

    def close(self) -> None:
        """Nothing is held outside this process."""

    def _color(self, agent: str) -> Color:
        return Color(self.possible_agents.index(agent))
