"""Games in a batch: each goes exactly as it would alone, and mistakes change nothing."""

from __future__ import annotations

import random
from threading import Thread

import numpy as np
import pytest

from skep import (
    PRESETS,
    Board,
    Direction,
    GameStateError,
    GameType,
    IllegalMoveError,
    SettingError,
)
from skep.envs import (
    ACTION_COUNT,
    BatchedGames,
    BatchedStep,
    action_index,
    action_mask,
    legal_indices,
    observation,
    push_index,
)
from tests.core.styles import STYLES, Style
from tests.core.test_long_hives import a_row_of_28

STYLE_CYCLE = [STYLES[name] for name in ("uniform", "crowding", "tall", "shuffling", "long")]


def assert_equal_to_boards(games: BatchedGames, boards: list[Board]) -> None:
    for index, board in enumerate(boards):
        assert np.array_equal(games.observations[index], observation(board)), board.game_string
        assert np.array_equal(games.masks[index], action_mask(board)), board.game_string


def played(board: Board, number: int, ply_cap: int) -> tuple[Board, float, bool, bool]:
    """The next board, the reward, and whether the game was terminated or truncated."""
    player = board.turn
    push_index(board, number)
    outcome = board.outcome()
    truncated = outcome is None and board.ply >= ply_cap
    reward = 0.0
    if outcome is not None and outcome.winner is not None:
        reward = 1.0 if outcome.winner is player else -1.0
    if outcome is not None or truncated:
        board = Board(board.game_type, board.ruleset)
    return board, reward, outcome is not None, truncated


def play_beside_boards(
    games: BatchedGames, boards: list[Board], styles: list[Style], steps: int, ply_cap: int
) -> tuple[set[float], int, int]:
    """Which rewards there were, and how many games were terminated and truncated."""
    rng = random.Random(str(boards[0].game_type))
    rewards: set[float] = set()
    ends = [0, 0]
    for _ in range(steps):
        numbers = [
            action_index(board, styles[i % len(styles)](rng, board))
            for i, board in enumerate(boards)
        ]
        step = games.step(numbers)
        for i, number in enumerate(numbers):
            boards[i], reward, terminated, truncated = played(boards[i], number, ply_cap)
            assert (step.rewards[i], step.terminated[i], step.truncated[i]) == (
                reward,
                terminated,
                truncated,
            )
            rewards.add(reward)
            ends[0] += terminated
            ends[1] += truncated
        assert_equal_to_boards(games, boards)
    return rewards, ends[0], ends[1]


@pytest.mark.parametrize("game_type", GameType)
@pytest.mark.parametrize("rules", PRESETS)
def test_a_batch_equals_single_games(game_type: GameType, rules: str) -> None:
    ply_cap = 40
    games = BatchedGames(5, game_type, rules, ply_cap=ply_cap, threads=2)
    boards = [Board(game_type, rules) for _ in range(5)]
    assert_equal_to_boards(games, boards)
    _, terminated, truncated = play_beside_boards(games, boards, STYLE_CYCLE, 90, ply_cap)
    assert terminated + truncated >= 5
    for index, board in enumerate(boards):
        assert games.board(index) == board


@pytest.mark.parametrize("axis", [Direction.EAST, Direction.NORTH_EAST, Direction.NORTH_WEST])
def test_28_in_a_row_and_back_to_short_hives(axis: Direction) -> None:
    row = a_row_of_28(axis)
    games = BatchedGames(1, "Base+MLP", row.ruleset)
    boards = [Board("Base+MLP", row.ruleset)]
    for action in row.history:
        number = action_index(boards[0], action)
        games.step([number])
        push_index(boards[0], number)
        assert_equal_to_boards(games, boards)
    play_beside_boards(games, boards, [STYLES["tall"]], 60, 500)


def test_games_end_in_wins_losses_and_draws() -> None:
    games = BatchedGames(6, "Base", ply_cap=80)
    boards = [Board("Base", "tournament") for _ in range(6)]
    styles = [STYLES["crowding"], STYLES["shuffling"]]
    rewards, terminated, _ = play_beside_boards(games, boards, styles, 150, 80)
    assert rewards == {-1.0, 0.0, 1.0}
    assert terminated > 5


def test_an_illegal_action_is_an_error_that_names_its_game() -> None:
    games = BatchedGames(4, "Base")
    generator = np.random.default_rng(1)
    for _ in range(7):
        games.step(games.sample(generator))
    boards = [games.board(index) for index in range(4)]
    numbers = games.sample(generator)
    numbers[2] = next(n for n in range(ACTION_COUNT) if not games.masks[2, n])
    with pytest.raises(IllegalMoveError, match=r"^game 2: action \d+ is [wb]\w+ to .* illegal: "):
        games.step(numbers)
    assert_equal_to_boards(games, boards)
    assert [games.board(index) for index in range(4)] == boards


def test_a_refusal_is_raised_even_when_another_thread_has_gone_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    games = BatchedGames(1, "Base")
    first = legal_indices(games.board(0))[0]
    games.step([first])
    monkeypatch.setattr(games, "board", lambda _: Board("Base", "tournament"))
    with pytest.raises(GameStateError, match=f"^game 0: action {first} was illegal when"):
        games.step([first])


@pytest.mark.parametrize("number", [-1, ACTION_COUNT, 70000, 2**62])
def test_a_number_out_of_range_is_an_error_that_names_its_game(number: int) -> None:
    games = BatchedGames(2)
    legal = legal_indices(games.board(0))[0]
    with pytest.raises(SettingError, match=f"^game 1: the index of an action is .* not {number}$"):
        games.step([legal, number])
    assert games.board(0).ply == 0


@pytest.mark.parametrize("actions", [[0], [0, 0, 0], [[0, 0]], [0.0, 0.0], ["a", "b"], 5])
def test_actions_are_one_integer_per_game(actions: list[int]) -> None:
    with pytest.raises(SettingError, match="expected 2 integers, one per game"):
        BatchedGames(2).step(actions)


def test_all_kinds_of_integers_are_accepted() -> None:
    games = BatchedGames(3)
    for dtype in (np.int32, np.uint16, np.int64):
        numbers = games.sample(np.random.default_rng(1))
        games.step(np.repeat(numbers, 2).astype(dtype)[::2])
    assert games.board(2).ply == 3


def test_the_arrays_are_the_same_at_every_step_and_read_only() -> None:
    games = BatchedGames(2)
    generator = np.random.default_rng(1)
    first, second = (games.step(games.sample(generator)) for _ in range(2))
    for name in BatchedStep._fields:
        assert getattr(first, name) is getattr(second, name)
        with pytest.raises(ValueError, match="read-only"):
            getattr(first, name)[:] = 1


def test_the_arrays_outlive_the_batch() -> None:
    observations = BatchedGames(2).observations
    assert np.array_equal(observations[1], observation(Board("Base+MLP", "tournament")))


def test_reset_restarts_all_games() -> None:
    games = BatchedGames(3, "Base+P", ply_cap=3, threads=3)
    generator = np.random.default_rng(1)
    for _ in range(3):
        step = games.step(games.sample(generator))
    assert step.truncated.all()
    games.step(games.sample(generator))
    step = games.reset()
    assert not step.truncated.any()
    assert_equal_to_boards(games, [Board("Base+P", "tournament")] * 3)


def test_samples_are_legal_and_reach_every_action() -> None:
    games = BatchedGames(1000, "Base")
    assert set(games.sample(np.random.default_rng(1))) == set(legal_indices(games.board(0)))
    assert np.array_equal(
        games.sample(np.random.default_rng(7)), games.sample(np.random.default_rng(7))
    )


def test_python_threads_take_turns() -> None:
    games = BatchedGames(8, "Base", ply_cap=10_000)
    start = games.sample(np.random.default_rng(1))
    outcomes: list[object] = []

    def work() -> None:
        try:
            outcomes.append(games.step(start))
        except IllegalMoveError as error:
            outcomes.append(error)

    threads = [Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(isinstance(outcome, BatchedStep) for outcome in outcomes) == 1
    assert all(games.board(index).ply == 1 for index in range(8))


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        ({"count": 0}, "1 to 65536 games, not 0"),
        ({"count": 1.5}, "1 to 65536 games, not 1.5"),
        ({"threads": 0}, "1 to 256 threads, not 0"),
        ({"ply_cap": 0}, "a ply cap is from 1 to 100000, not 0"),
        ({"rules": "blitz"}, "unknown rule set 'blitz'"),
    ],
)
def test_impossible_settings_are_refused(settings: dict[str, object], problem: str) -> None:
    with pytest.raises(SettingError, match=problem):
        BatchedGames(**{"count": 2, **settings})  # type: ignore[arg-type]


def test_only_games_of_the_batch_have_boards() -> None:
    with pytest.raises(SettingError, match="the index of a game is from 0 to 1, not 2"):
        BatchedGames(2).board(2)
