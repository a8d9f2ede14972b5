"""The core as WebAssembly finds exactly what the native core finds."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from skep import PRESETS, Board, Direction, GameType
from skep.engine.bench_positions import POSITIONS
from skep.engine.levels import LEVELS
from tests.core.styles import STYLES
from tests.core.test_long_hives import a_row_of_28
from tests.core.web_core import CORES, Task, native_answer, task_of, web_answers
from tests.perft.test_perft import TABLES

pytestmark = [pytest.mark.processes, pytest.mark.thorough]

SAMPLE = 24  # games in `make test`
MANY = 320  # about 25,000 positions
PLIES = 90


def random_boards(count: int, seed: str) -> Iterator[Board]:
    """Games of every type, rule set and style of play, also long hives and set-up positions."""
    styles = list(STYLES.values())
    presets = list(PRESETS)
    for index in range(count):
        rng = random.Random(f"{seed}/{index}")
        game_type = list(GameType)[index % len(GameType)]
        board = Board(game_type, presets[index // len(GameType) % len(presets)])
        style = styles[index % len(styles)]
        for _ in range(PLIES):
            if board.is_over:
                break
            board.push(style(rng, board))
            if index % 5 == 4 and board.ply == 20 and not board.is_over:  # set it up, and go on
                board = Board.from_position(board.position_string, board.ruleset)
        yield board


def compare(core: str, tasks: list[Task]) -> int:
    """Compare the answers and return the number of positions."""
    positions = 0
    for task, answer in zip(tasks, web_answers(core, tasks), strict=True):
        assert answer == native_answer(task), task
        positions += len(answer["states"])
    return positions


@pytest.mark.parametrize("core", CORES)
def test_random_games(core: str) -> None:
    tasks = [task_of(board, perft=2) for board in random_boards(SAMPLE, "test")]
    assert compare(core, tasks) > 1000


@pytest.mark.slow
@pytest.mark.parametrize("core", CORES)
def test_many_random_games(core: str) -> None:
    tasks = [task_of(board, perft=2) for board in random_boards(MANY, "many")]
    assert compare(core, tasks) >= 20_000


@pytest.mark.parametrize("core", CORES)
def test_the_widest_hives(core: str) -> None:
    axes = (Direction.EAST, Direction.NORTH_EAST, Direction.NORTH_WEST)
    compare(core, [task_of(a_row_of_28(axis), perft=3) for axis in axes])


def test_perft_tables() -> None:
    depth = 5
    tasks = [task_of(Board(game_type, "uhp"), perft=depth) for game_type in TABLES]
    counts = [answer["perft"] for answer in web_answers("core.wasm", tasks)]
    assert counts == [table[depth] for table in TABLES.values()]


@pytest.mark.slow
@pytest.mark.parametrize(("core", "depth"), [("core.wasm", 7), ("core-plain.wasm", 6)])
def test_deep_perft_tables(core: str, depth: int) -> None:
    tasks = [task_of(Board(game_type, "uhp"), perft=depth) for game_type in TABLES]
    counts = [answer["perft"] for answer in web_answers(core, tasks)]
    assert counts == [table[depth] for table in TABLES.values()]


@pytest.mark.parametrize("core", CORES)
def test_the_searches_of_the_benchmark(core: str) -> None:
    """Equal lines, scores and node counts; with the perft counts, they make the signature."""
    tasks = [
        task_of(Board.from_game_string(position.game), search={"depth": position.search_depth})
        for position in POSITIONS
    ]
    compare(core, tasks)


def level_tasks(count: int, seed: str) -> Iterator[Task]:
    """Searches of all levels; the full engine gets the nodes of level 9."""
    for index, board in enumerate(random_boards(count, seed)):
        rng = random.Random(f"{seed}/{index}")
        while board.history and (board.is_over or rng.random() < 0.9):
            board.pop()
        level = index % (len(LEVELS) + 1)
        chosen = LEVELS[level] if level < len(LEVELS) else None
        search: dict[str, object] = {"nodes": LEVELS[-1].nodes, "lines": 2}
        if chosen is not None:
            search = {
                "depth": chosen.depth,
                "nodes": chosen.nodes or 2**53,
                "overlooked": chosen.overlooked,
                "misjudged": chosen.misjudged,
                "seed": str(rng.getrandbits(64)),
            }
        yield task_of(board, search=search)


def test_a_few_searches_of_each_weak_level() -> None:
    tasks = [task for i, task in enumerate(level_tasks(30, "few")) if i % 10 < 7]
    compare("core.wasm", tasks)


@pytest.mark.slow
def test_all_levels_in_200_positions() -> None:
    compare("core.wasm", list(level_tasks(200, "levels")))
