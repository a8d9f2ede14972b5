"""The proof of a puzzle fails if any part of the puzzle is wrong."""

from __future__ import annotations

from dataclasses import replace

import pytest

from skep import Board
from skep.puzzles import Puzzle, PuzzleGoal, is_proven, shipped
from skep.puzzles.puzzle import Continuation
from skep.puzzles.solver import Solver


def easiest(goal: PuzzleGoal, length: int) -> Puzzle:
    """A puzzle in which every wrong move has a reply, unless it ends the game."""
    fitting = (p for p in shipped() if p.goal is goal and p.length == length)
    return next(puzzle for puzzle in fitting if "" not in puzzle.refutations)


PUZZLES = [
    pytest.param(
        easiest(goal, length),
        id=f"{goal.value}-{length}",
        marks=pytest.mark.thorough if length > 1 else [],
    )
    for goal in PuzzleGoal
    for length in (1, 2)
]


def wrong_moves(puzzle: Puzzle) -> list[str]:
    board = puzzle.board()
    names = [board.move_string(move) for move in board.legal_moves]
    return [name for name in names if name not in puzzle.answers]


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_a_right_puzzle_is_proven(puzzle: Puzzle) -> None:
    assert is_proven(puzzle)


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_another_first_move(puzzle: Puzzle) -> None:
    for name in wrong_moves(puzzle):
        assert not is_proven(replace(puzzle, answers={name: None}))


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_a_second_first_move(puzzle: Puzzle) -> None:
    for name in wrong_moves(puzzle):
        assert not is_proven(replace(puzzle, answers={**puzzle.answers, name: None}))


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_another_length(puzzle: Puzzle) -> None:
    for length in {1, 2, 3} - {puzzle.length}:
        assert not is_proven(replace(puzzle, length=length))


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_a_wrong_move_without_its_reply(puzzle: Puzzle) -> None:
    for name in wrong_moves(puzzle):
        refutations = {"": (name,), **puzzle.refutations}
        is_over = puzzle.check([name]).reply is None
        assert is_proven(replace(puzzle, refutations=refutations)) == is_over


def test_a_reply_that_refutes_nothing() -> None:
    puzzle = easiest(PuzzleGoal.WIN, 2)
    board = puzzle.board()
    for name in wrong_moves(puzzle)[:3]:
        board.push(name)
        replies = {board.move_string(reply) for reply in board.legal_moves}
        for reply in sorted(replies - puzzle.refutations.keys()):
            refutations = {reply: (name,), **puzzle.refutations}
            board.push(reply)
            escapes = Solver(board).win_in(1) is None
            assert is_proven(replace(puzzle, refutations=refutations)) == escapes
            board.pop()
        board.pop()


def after_the_reply(puzzle: Puzzle) -> tuple[Board, str, Continuation]:
    ((answer, following),) = puzzle.answers.items()
    assert following is not None
    board = puzzle.board()
    board.push(answer)
    board.push(following.reply)
    return board, answer, following


def test_a_tree_that_goes_on_wrong() -> None:
    puzzle = easiest(PuzzleGoal.WIN, 2)
    board, answer, following = after_the_reply(puzzle)
    names = [board.move_string(move) for move in board.legal_moves]
    for name in [name for name in names if name not in following.answers]:
        wrong = Continuation(following.reply, {name: None})
        assert not is_proven(replace(puzzle, answers={answer: wrong}))
    assert not is_proven(replace(puzzle, answers={answer: None}))


@pytest.mark.parametrize("length", [1, 2])
def test_a_position_with_two_right_moves(length: int) -> None:
    """Such positions occur in the trees of longer puzzles."""
    longer = [p for p in shipped() if p.goal is PuzzleGoal.WIN and p.length == length + 1]
    found = (after_the_reply(puzzle) for puzzle in longer)
    board, _, following = next(it for it in found if len(it[2].answers) > 1)
    for answer in following.answers.items():
        puzzle = replace(
            longer[0],
            position=board.position_string,
            length=length,
            answers=dict([answer]),
            refutations={"": ()},
        )
        assert not is_proven(puzzle)
