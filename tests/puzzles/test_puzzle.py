"""Puzzles judge every move: right ones go on or solve, wrong ones are refuted."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skep import Board, IllegalMoveError, SettingError
from skep.puzzles import Puzzle, PuzzleGoal, Solver, shipped

SAMPLE = shipped()[7::97]


def of_length(length: int) -> Puzzle:
    wins = [puzzle for puzzle in shipped() if puzzle.goal is PuzzleGoal.WIN]
    return next(puzzle for puzzle in wins if puzzle.length == length)


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.id)
def test_the_solution_solves(puzzle: Puzzle) -> None:
    for moves in range(1, len(puzzle.solution), 2):
        verdict = puzzle.check(puzzle.solution[:moves])
        board = after(puzzle, puzzle.solution[:moves])
        assert verdict == (True, False, board.parse_move(puzzle.solution[moves]))
    assert puzzle.check(puzzle.solution) == (True, True, None)


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.id)
def test_every_wrong_first_move_is_refuted(puzzle: Puzzle) -> None:
    start = puzzle.board()
    wrong = [move for move in start.legal_moves if start.move_string(move) != puzzle.solution[0]]
    for move in wrong:
        verdict = puzzle.check([move])
        board = after(puzzle, [start.move_string(move)])
        assert not verdict.is_right
        if verdict.reply is None:
            assert board.is_over or puzzle.goal is PuzzleGoal.WIN
            continue
        assert verdict.reply in board.legal_moves
        if puzzle.goal is PuzzleGoal.DEFENSE:
            assert Solver(board).wins_by(verdict.reply, 2 * puzzle.length - 1)


def test_another_reply_of_the_opponent_is_searched() -> None:
    puzzle = of_length(2)
    first, expected = puzzle.solution[:2]
    board = after(puzzle, [first])
    replies = [board.move_string(reply) for reply in board.legal_moves]
    for reply in [reply for reply in replies if reply != expected][:5]:
        answers = after(puzzle, [first, reply])
        if answers.is_over:
            continue
        winning = {*Solver(answers).winning_moves(1)}
        verdicts = {move: puzzle.check([first, reply, move]) for move in answers.legal_moves}
        assert {move for move, verdict in verdicts.items() if verdict.is_solved} == winning
        assert winning


def test_a_later_wrong_move_is_refuted() -> None:
    puzzle = of_length(3)
    board = after(puzzle, puzzle.solution[:2])
    wrong = [move for move in board.legal_moves if not Solver(board).wins_by(move, 3)]
    for move in wrong[:5]:
        verdict = puzzle.check([*puzzle.solution[:2], move])
        assert not verdict.is_right
        assert verdict.reply is not None
        assert Solver(board).refutes(move, verdict.reply, 3)


def test_paths_that_make_no_sense_are_refused() -> None:
    puzzle = of_length(2)
    with pytest.raises(SettingError, match="odd number of moves"):
        puzzle.check([])
    with pytest.raises(SettingError, match="odd number of moves"):
        puzzle.check(puzzle.solution[:2])
    with pytest.raises(SettingError, match="the puzzle ends with"):
        puzzle.check([*puzzle.solution, "pass", "pass"])
    with pytest.raises(IllegalMoveError):
        puzzle.check(["pass"])


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.id)
def test_json_round_trip(puzzle: Puzzle) -> None:
    assert Puzzle.from_json(json.loads(json.dumps(puzzle.to_json()))) == puzzle


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
)


@given(st.sampled_from(sorted(shipped()[0].to_json())), values)
def test_json_that_is_not_a_puzzle_is_refused(name: str, value: object) -> None:
    changed = {**shipped()[0].to_json(), name: value}
    try:
        puzzle = Puzzle.from_json(changed)
    except SettingError:
        return
    assert json.loads(json.dumps(puzzle.to_json())) == changed


def after(puzzle: Puzzle, moves: tuple[str, ...] | list[str]) -> Board:
    board = puzzle.board()
    for move in moves:
        board.push(move)
    return board
