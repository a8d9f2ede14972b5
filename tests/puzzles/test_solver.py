"""The solver that checks the engine is itself checked by the simplest possible search."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from skep import Board, GameType, SettingError, WrongTypeError
from skep.errors import TooHardError
from skep.puzzles.solver import Solver
from tests.engine.forced_wins import Case, read

CASES = read()
THROWN = (  # the black queen has three liberties, and a pillbug throws her where she has none
    "Base+P;InProgress;White[14];wP;bS1 wP-;wS1 -wP;bQ bS1\\;wQ -wS1;bP bS1-;wS2 -wQ;bB1 bQ\\;"
    "wB1 /wQ;bS2 bP\\;wG1 /wS1;bS2 bP-;wG2 wS1/;bG1 /bS2;wG3 wG1\\;bQ /bS1;wB2 wS2/;bA1 bP/;"
    "wG2 -bQ;bA1 wP/;wB2 wQ/;bA1 bS2-;bQ wP/;bB2 bS2/;wS1 -bQ;bB1 bG1\\"
)


def wins(board: Board, plies: int) -> bool:
    """Whether the player to move wins within this many plies, by playing out every line."""
    mover = board.turn
    for action in board.legal_moves:
        board.push(action)
        outcome = board.outcome()
        is_won = outcome.winner is mover if outcome else plies > 1 and loses(board, plies - 1)
        board.pop()
        if is_won:
            return True
    return False


def loses(board: Board, plies: int) -> bool:
    mover = board.turn
    for action in board.legal_moves:
        board.push(action)
        outcome = board.outcome()
        is_lost = outcome.winner is mover.other if outcome else plies > 1 and wins(board, plies - 1)
        board.pop()
        if not is_lost:
            return False
    return True


@pytest.mark.thorough
def test_the_solver_agrees_with_a_search_of_every_line() -> None:
    boards = sorted((case.board() for case in CASES), key=lambda board: len(board.legal_moves))
    seen = set()
    for board in boards[:100]:
        win = next((plies for plies in (1, 2, 3) if wins(board, plies)), None)
        loss = next((plies for plies in (1, 2) if loses(board, plies)), None)
        assert Solver(board).win_in(3) == win, repr(board)
        assert Solver(board).loss_in(2) == loss, repr(board)
        seen.add((win, loss))
    assert seen >= {(1, None), (3, None), (None, 2), (None, None)}


def test_what_it_remembers_of_positions_changes_nothing() -> None:
    """Without a history it remembers positions; with one, it must not."""
    for case in [case for case in CASES if case.kind in ("win", "near miss")][::9]:
        board = case.board()
        alone = Board.from_position(board.position_string)
        plain = {board.move_string(action) for action in Solver(board).winning_moves(3)}
        solver = Solver(alone)
        for _ in range(2):
            assert {alone.move_string(action) for action in solver.winning_moves(3)} == plain


@pytest.mark.parametrize("every", [20, pytest.param(4, marks=pytest.mark.thorough)])
def test_the_longest_reply_and_refutations(every: int) -> None:
    for case in [case for case in CASES if case.kind == "loss"][::every]:
        board, plies = case.board(), -(case.win_in or 0)
        board.push(Solver(board).longest_reply(plies))
        assert Solver(board).win_in(plies) == plies - 1
    for case in [case for case in CASES if case.kind == "near miss"][:: 3 * every]:
        board = case.board()
        for action in board.legal_moves[:3]:
            reply = Solver(board).refutation(action, 3)
            assert reply is not None
            assert Solver(board).refutes(action, reply, 3)


def test_work_is_bounded() -> None:
    case = next(case for case in CASES if case.win_in == 5)
    with pytest.raises(TooHardError):
        Solver(case.board(), max_plays=100).winning_moves(5)


def test_a_queen_that_is_thrown_may_be_lost_at_once() -> None:
    board = Board.from_game_string(THROWN)
    (throw,) = Solver(board).winning_moves(1)
    assert board.move_string(throw) == "bQ -wP"


def check_verdict(case: Case) -> None:
    board = case.board()
    solver = Solver(board)
    if case.win_in is not None and case.win_in > 0:
        assert solver.win_in(5) == case.win_in, repr(board)
        assert solver.winning_moves(case.win_in) == case.winning_moves(board), repr(board)
    elif case.win_in is not None:
        assert solver.loss_in(4) == -case.win_in, repr(board)
    else:
        assert solver.win_in(5) is None, repr(board)
        assert solver.loss_in(4) is None, repr(board)


def test_some_verdicts() -> None:
    for case in [case for case in CASES if case.win_in in (-2, 1, 3)][::5]:
        check_verdict(case)


@pytest.mark.slow
@pytest.mark.parametrize("game_type", GameType)
def test_all_verdicts(game_type: GameType) -> None:
    for case in CASES:
        if case.game_type is game_type:
            check_verdict(case)


@pytest.mark.parametrize("win_in", [None, 3])
def test_earlier_positions_count_even_if_the_board_forgot_them(win_in: int | None) -> None:
    cases = [case for case in CASES if case.kind == "repetition" and case.win_in == win_in]
    assert cases
    for case in cases[:20]:
        assert Solver(case.board().copy(history=False)).win_in(5) == win_in
    alone = [Board.from_position(case.board().position_string, case.rules) for case in cases]
    assert any(Solver(board).win_in(5) != win_in for board in alone) == (win_in is None)


def test_two_threads_may_ask_one_solver() -> None:
    case = next(case for case in CASES if case.win_in == 5)
    solver = Solver(case.board())
    with ThreadPoolExecutor(4) as pool:
        answers = [*pool.map(solver.win_in, [5] * 8)]
    assert answers == [5] * 8


def test_nothing_is_won_when_the_game_is_over() -> None:
    board = Board.from_game_string(THROWN)
    board.push("bQ -wP")
    assert board.is_over
    assert Solver(board).winning_moves(5) == []
    assert Solver(board).escapes(4) == []


def test_lengths_out_of_range_are_refused() -> None:
    for plies in (0, -1, 32, 1 << 31):
        with pytest.raises(SettingError, match="the plies"):
            Solver(Board()).winning_moves(plies)
        with pytest.raises(SettingError, match="the plies"):
            Solver(Board()).escapes(plies)
    with pytest.raises(SettingError, match="the number of plays"):
        Solver(Board(), -1)
    with pytest.raises(SettingError, match="the number of actions"):
        Solver(Board()).escapes(2, 1 << 40)
    with pytest.raises(WrongTypeError, match="a Board"):
        Solver("Base")  # type: ignore[arg-type]


def test_a_position_is_solved_even_if_somebody_has_resigned() -> None:
    case = next(case for case in CASES if case.win_in == -2)
    board = case.board()
    reply = Solver(board).longest_reply(2)
    board.resign()
    assert Solver(board).longest_reply(2) == reply
    assert Solver(board).refutation(reply, 3) is not None or Solver(board).loss_in(4) is not None
    assert board.is_over
