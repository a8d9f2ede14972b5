"""Many games at once: one call steps them all in the core, on one thread or several."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from skep import _core
from skep.board import Board
from skep.envs.encoding import core_game_of, push_index
from skep.envs.episode import DEFAULT_PLY_CAP, checked_ply_cap, checked_starts
from skep.errors import GameStateError, IllegalMoveError, SettingError, SkepError
from skep.pieces import GameType
from skep.rulebook import Position
from skep.rulesets import RuleSet

MAX_GAMES: Final[int] = _core.MAX_GAMES
MAX_THREADS: Final[int] = _core.MAX_BATCH_THREADS


class BatchedStep(NamedTuple):
    """What a step has led to, with one row per game."""

    observations: NDArray[np.uint8]  # of the players to move
    masks: NDArray[np.int8]  # of their legal actions
    rewards: NDArray[np.float32]  # of the players who have just moved
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]


class BatchedGames:
    """Many games that are stepped together; a game that ends restarts within the same step.

    Every step is one ply of every game, by the player to move; observations and masks are
    those of a single environment. The arrays are the same at every step, written in place
    and read-only: ``copy()`` what you want to keep.

    With ``positions``, game 0 starts from the first of them, game 1 from the second, and so on. A
    game that ends starts over from the next position of the list.

    >>> games = BatchedGames(16, "Base")
    >>> generator = np.random.default_rng(1)
    >>> for _ in range(10):
    ...     step = games.step(games.sample(generator))
    >>> step.observations.shape, step.masks.shape, games.board(3).ply
    ((16, 52, 32, 32), (16, 28673), 10)
    """

    def __init__(
        self,
        count: int,
        game_type: GameType | str = GameType.BASE_MLP,
        rules: RuleSet | str = "tournament",
        *,
        ply_cap: int = DEFAULT_PLY_CAP,
        positions: Sequence[Position | str] = (),
        threads: int = 1,
    ) -> None:
        if not isinstance(count, int) or not 1 <= count <= MAX_GAMES:
            raise SettingError(f"a batch has 1 to {MAX_GAMES} games, not {count!r}")
        if not isinstance(threads, int) or not 1 <= threads <= MAX_THREADS:
            raise SettingError(f"a batch has 1 to {MAX_THREADS} threads, not {threads!r}")
        self._starts = checked_starts(game_type, rules, positions)
        games = [core_game_of(start) for start in self._starts]
        try:
            self._batch = _core.Batch(count, games, checked_ply_cap(ply_cap), threads)
        except MemoryError:
            raise SettingError(f"not enough memory for {count} games; choose fewer") from None
        self._count = count
        self._ply_cap = ply_cap
        self._threads = threads
        self._step = BatchedStep(
            self._batch.observations,
            self._batch.masks,
            self._batch.rewards,
            self._batch.terminated,
            self._batch.truncated,
        )

    def __len__(self) -> int:
        return self._count

    @property
    def observations(self) -> NDArray[np.uint8]:
        """What the players to move see now."""
        return self._step.observations

    @property
    def masks(self) -> NDArray[np.int8]:
        """What they may do now."""
        return self._step.masks

    def step(self, actions: ArrayLike) -> BatchedStep:
        """Play one action in each game; if any is illegal, none is played."""
        indices = self._checked(actions)
        illegal = self._batch.step(indices)
        if illegal is not None:
            raise self._refusal(illegal, int(indices[illegal]))
        return self._step

    def sample(self, generator: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for each game, each as likely as the others of its game."""
        return self._batch.choose(generator.random(self._count))

    def reset(self) -> BatchedStep:
        """Restart all games."""
        self._batch.restart()
        return self._step

    def board(self, index: int) -> Board:
        """A copy of one of the games, from its start to now."""
        if not 0 <= index < self._count:
            raise SettingError(f"the index of a game is from 0 to {self._count - 1}, not {index}")
        board = self._starts[self._batch.start(index)].copy()
        for played in self._batch.history(index):
            push_index(board, played)
        return board

    def __reduce__(self) -> tuple[object, ...]:
        """All games as they are. Copies and pickles are independent of what they were made from."""
        first = self._starts[0]
        settings = (len(self), first.game_type, first.ruleset)
        positions = tuple(start.start for start in self._starts)
        snapshots = [
            (self._batch.start(index), self._batch.history(index), reward, terminated, truncated)
            for index, (reward, terminated, truncated) in enumerate(
                zip(*(column.tolist() for column in self._step[2:]), strict=True)
            )
        ]
        return self._restored, (settings, self._ply_cap, positions, self._threads, snapshots)

    @classmethod
    def _restored(
        cls,
        settings: tuple[int, GameType, RuleSet],
        ply_cap: int,
        positions: tuple[Position, ...],
        threads: int,
        snapshots: list[tuple[int, list[int], float, bool, bool]],
    ) -> Self:
        games = cls(*settings, ply_cap=ply_cap, positions=positions, threads=threads)
        for index, snapshot in enumerate(snapshots):
            games._batch.restore(index, *snapshot)
        return games

    def _checked(self, actions: ArrayLike) -> NDArray[np.int64]:
        indices = np.asarray(actions)
        if indices.dtype.kind not in "iu" or indices.shape != (self._count,):
            raise SettingError(
                f"expected {self._count} integers, one per game, "
                f"not an array of {indices.dtype} with the shape {indices.shape}"
            )
        return np.ascontiguousarray(indices, np.int64)

    def _refusal(self, game: int, action: int) -> SkepError:
        try:
            push_index(self.board(game), action)
        except IllegalMoveError as error:
            return IllegalMoveError(f"game {game}: {error}", error.explanation)
        except SettingError as error:
            return SettingError(f"game {game}: {error}")
        # Another thread has stepped the games since.
        return GameStateError(f"game {game}: action {action} was illegal when it was played")
