"""What a search finds, on one thread and within its limits."""

from __future__ import annotations

import threading

import pytest

from skep import PASS, Board, GameOverError, SettingError
from skep.engine import Engine, Limit
from tests.board.games import FORCED_PASS, SURROUNDED

from .searching import boards_before_a_win


def test_a_search_finds_a_legal_action_and_says_how_far_it_looked() -> None:
    board = Board("Base+MLP", "tournament")
    analysis = Engine().analyse(board, Limit(depth=3))
    assert analysis.best in board.legal_moves
    assert analysis.depth == 3
    assert analysis.nodes > 0
    assert analysis.win_in is None
    assert board.ply == 0, "the board is unchanged"


def test_one_thread_and_a_fixed_depth_are_deterministic() -> None:
    board = Board("Base+MLP", "tournament")
    first, second = (Engine().analyse(board, Limit(depth=4)) for _ in range(2))
    assert (first.best, first.score, first.nodes) == (second.best, second.score, second.nodes)


def test_a_limit_of_nodes_is_kept() -> None:
    analysis = Engine().analyse(Board("Base+MLP"), Limit(nodes=5000))
    assert analysis.nodes <= 5000


def test_a_win_in_one_is_played_and_reported() -> None:
    engine = Engine()
    for board in boards_before_a_win(20, plies=1):
        analysis = engine.analyse(board, Limit(depth=3))
        assert analysis.win_in == 1
        winner = board.turn
        board.push(analysis.best)
        outcome = board.outcome()
        assert outcome is not None
        assert outcome.winner is winner


def test_a_forced_pass_is_found() -> None:
    board = Board.from_game_string(FORCED_PASS)
    assert Engine().best_move(board, Limit(depth=3)) is PASS


def test_a_finished_game_is_not_searched() -> None:
    with pytest.raises(GameOverError):
        Engine().analyse(Board.from_game_string(SURROUNDED), Limit(depth=1))


@pytest.mark.parametrize("megabytes", [0, -1, 10**9])
def test_impossible_tables(megabytes: int) -> None:
    with pytest.raises(SettingError):
        Engine(megabytes)


def test_searches_of_one_engine_wait_for_each_other() -> None:
    engine = Engine()
    boards = [Board("Base"), Board("Base+MLP")]
    found: list[bool] = []

    def search(board: Board) -> None:
        for _ in range(20):
            found.append(engine.best_move(board, Limit(nodes=2000)) in board.legal_moves)
            engine.clear()

    threads = [threading.Thread(target=search, args=(board,)) for board in boards]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [True] * 40


def test_what_is_known_of_one_game_type_does_not_leak_into_another() -> None:
    shared, fresh = Engine(), Engine()
    opening = "InProgress;White[2];wS1;bS1 wS1-"
    shared.analyse(Board.from_game_string(f"Base;{opening}"), Limit(depth=4))
    board = Board.from_game_string(f"Base+MLP;{opening}")
    assert shared.analyse(board, Limit(depth=3)).score == fresh.analyse(board, Limit(depth=3)).score
