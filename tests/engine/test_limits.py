"""When a search ends: which limits are possible, and clocks that are never exceeded."""

from __future__ import annotations

import numpy as np
import pytest

from skep import Board, SettingError, WrongTypeError
from skep.engine import MAX_DEPTH, Engine, Limit, Opponent

from .searching import middle_game

CLOCKS = [1e-9, 0.001, 0.01, 0.05, 0.06, 0.1, 1, 10, 60, 600, 86400, 1e12]


@pytest.mark.parametrize(
    "limit",
    [
        {},
        {"seconds": 0},
        {"seconds": -1.0},
        {"seconds": float("nan")},
        {"depth": 0},
        {"depth": 1.5},
        {"nodes": -5},
        {"nodes": 1e6},
        {"clock": 0},
        {"clock": float("nan")},
        {"increment": 1.0},
        {"seconds": 1, "increment": 1.0},
        {"clock": 1, "increment": -0.1},
        {"clock": 1, "increment": float("inf")},
        {"clock": 1, "increment": float("nan")},
        {"seconds": "3"},
        {"seconds": True},
        {"seconds": float("inf")},
        {"seconds": 10**400},
        {"seconds": [3]},
        {"clock": "60"},
        {"clock": float("inf")},
        {"clock": 1, "increment": "1"},
        {"depth": "6"},
        {"depth": True},
        {"nodes": True},
        {"nodes": float("inf")},
        {"nodes": -(10**5000)},
    ],
)
def test_impossible_limits(limit: dict[str, float]) -> None:
    with pytest.raises(SettingError, match=r"a limit needs|needs a clock| must be a "):
        Limit(**limit)  # type: ignore[arg-type]


def test_numpy_numbers_are_accepted() -> None:
    limit = Limit(seconds=np.float32(1.5), depth=np.int64(3), nodes=np.uint8(200))  # type: ignore[arg-type]
    assert limit == Limit(seconds=1.5, depth=3, nodes=200)
    assert [type(value) for value in (limit.seconds, limit.depth, limit.nodes)] == [float, int, int]
    assert Engine().analyse(Board(), Limit(depth=np.int64(2))).depth == 2  # type: ignore[arg-type]


@pytest.mark.parametrize("limit", [3, 1.5, "3", None, {"seconds": 3}])
def test_something_that_is_not_a_limit(limit: Limit) -> None:
    for search in (Engine().analyse, Engine().best_move):
        with pytest.raises(WrongTypeError, match=r"expected a Limit, such as Limit\(seconds=3\)"):
            search(Board(), limit)
    with pytest.raises(WrongTypeError, match=r"expected a Limit, such as Limit\(seconds=3\)"):
        next(Engine().analyses(Board(), limit))
    with pytest.raises(WrongTypeError, match="expected a Limit"):
        Opponent(3, limit)


def test_something_that_is_not_a_board() -> None:
    with pytest.raises(WrongTypeError, match="expected a Board, not 'Base'"):
        Engine().best_move("Base")  # type: ignore[arg-type]
    with pytest.raises(WrongTypeError, match="expected a Board, not 'Base'"):
        next(Engine().analyses("Base", Limit(depth=1)))  # type: ignore[arg-type]


@pytest.mark.parametrize("increment", [None, 0, 0.01, 1, 60, 1e9])
def test_a_move_never_takes_the_whole_clock(increment: float | None) -> None:
    for clock in CLOCKS:
        limit = Limit(clock=clock, increment=increment)
        assert 0 < limit.soft_seconds <= limit.hard_seconds < clock


def test_more_time_on_the_clock_is_more_time_for_a_move() -> None:
    for longer in (Limit(clock=61), Limit(clock=60, increment=1)):
        assert longer.soft_seconds > Limit(clock=60).soft_seconds
        assert longer.hard_seconds > Limit(clock=60).hard_seconds


def test_a_clock_lasts_for_a_long_game() -> None:
    clock = 60.0
    for _ in range(200):
        clock -= 1.4 * Limit(clock=clock).soft_seconds  # while the best move keeps changing
        assert clock > 0
    clock = 60.0
    for _ in range(200):
        clock += 1 - Limit(clock=clock, increment=1).hard_seconds
        assert clock > 0


def test_the_shortest_of_several_limits_counts() -> None:
    assert Limit(seconds=0.01, clock=60).hard_seconds == 0.01
    assert Limit(seconds=60, clock=0.1).hard_seconds < 0.1
    assert Engine().analyse(middle_game(), Limit(depth=2, nodes=10**9, seconds=60)).depth == 2


@pytest.mark.parametrize("clock", [0.001, 0.05, 0.5])
def test_a_clock_ends_a_search(clock: float) -> None:
    """``benchmarks/time_keeping.py`` measures how much time is left."""
    board = middle_game()
    assert Engine().analyse(board, Limit(clock=clock)).best in board.legal_moves


def test_an_endless_search_goes_as_deep_as_any() -> None:
    assert Limit.endless() == Limit(depth=MAX_DEPTH)


def test_a_thread_that_has_used_up_its_nodes_does_not_end_the_others() -> None:
    analysis = Engine(threads=16).analyse(Board("Base+MLP"), Limit(nodes=80_000))
    assert 5_000 <= analysis.nodes <= 80_000
    assert analysis.depth >= 4
