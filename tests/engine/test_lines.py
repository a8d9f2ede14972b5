"""The lines a search finds: playable to the end, in order, and right about wins."""

from __future__ import annotations

import pytest

from skep import PASS, Board, Direction
from skep.engine import Analysis, Engine, Limit, Line
from tests.board.games import FORCED_PASS
from tests.core.test_long_hives import a_row_of_28

from .searching import boards_before_a_win, varied_boards


def after(board: Board, line: Line) -> Board:
    """The board at the end of a line; every move must be legal."""
    board = board.copy()
    for action in line.actions:
        board.push(action)
    return board


def assert_sound(board: Board, analysis: Analysis, lines: int) -> None:
    """Check that there are enough lines: distinct, playable, and best first."""
    first = [line.actions[0] for line in analysis.lines]
    assert len(set(first)) == len(first) == min(lines, len(board.legal_moves))
    scores = [line.score for line in analysis.lines]
    assert scores == sorted(scores, reverse=True)
    assert (analysis.best, analysis.score) == (first[0], scores[0])
    for line in analysis.lines:
        after(board, line)


def test_lines_can_be_played_to_their_end() -> None:
    engine = Engine()
    longest = 0
    for board in varied_boards(48):
        for analysis in engine.analyses(board, Limit(nodes=3000)):
            longest = max(longest, len(analysis.lines[0].actions))
            after(board, analysis.lines[0])
    assert longest >= 6


def test_several_lines_can_be_played_to_their_end() -> None:
    engine = Engine()
    for index, board in enumerate(varied_boards(48, seed=2)):
        lines = 2 + index % 4
        for analysis in engine.analyses(board, Limit(depth=3), lines):
            assert_sound(board, analysis, lines)


def test_the_best_line_is_first_though_the_search_was_cut_short() -> None:
    engine = Engine()
    for index, board in enumerate(varied_boards(48, seed=4)):
        assert_sound(board, engine.analyse(board, Limit(nodes=500 + 200 * index), 4), 4)


@pytest.mark.parametrize("axis", [Direction.EAST, Direction.NORTH_EAST, Direction.NORTH_WEST])
def test_lines_in_a_hive_of_28_in_a_row(axis: Direction) -> None:
    board = a_row_of_28(axis)
    assert_sound(board, Engine().analyse(board, Limit(depth=4), lines=3), 3)


def test_a_line_is_as_long_as_it_was_searched_unless_it_was_known_before() -> None:
    analysis = Engine().analyse(Board("Base+MLP"), Limit(depth=5))
    (line,) = analysis.lines
    assert line.depth == analysis.depth == 5
    assert 4 <= len(line.actions) <= 5


def test_more_lines_than_legal_moves_are_all_of_them() -> None:
    board = Board.from_game_string("Base;InProgress;White[2];wS1;bS1 wS1-")
    analysis = Engine().analyse(board, Limit(depth=2), lines=1000)
    assert {line.actions[0] for line in analysis.lines} == set(board.legal_moves)
    assert_sound(board, analysis, 1000)


def test_a_forced_pass_is_the_only_line() -> None:
    board = Board.from_game_string(FORCED_PASS)
    analysis = Engine().analyse(board, Limit(depth=4), lines=3)
    assert [line.actions[0] for line in analysis.lines] == [PASS]
    assert analysis.depth == 4, "an analysis wants the continuation"
    assert Engine().analyse(board, Limit(clock=600)).depth == 1, "a player saves the time"


def test_the_best_of_three_lines_is_about_as_good_as_a_single_one() -> None:
    for board in varied_boards(16, seed=3):
        single = Engine().analyse(board, Limit(depth=3))
        triple = Engine().analyse(board, Limit(depth=3), lines=3)
        assert abs(single.lines[0].chance - triple.lines[0].chance) < 0.2


@pytest.mark.parametrize(("plies", "least"), [(1, 25), (2, 5), (3, 5)])
def test_the_line_of_a_proven_win_ends_the_game_when_it_says(plies: int, least: int) -> None:
    engine = Engine()
    proven = 0
    for board in boards_before_a_win(25, plies):
        for line in engine.analyse(board, Limit(depth=5), lines=2).lines:
            if line.win_in is None:
                continue
            proven += 1
            assert len(line.actions) == abs(line.win_in)
            outcome = after(board, line).outcome()
            assert outcome is not None
            assert outcome.winner is (board.turn if line.win_in > 0 else board.turn.other)
            assert line.chance == (line.win_in > 0)
    assert proven >= least


def test_a_chance_grows_with_the_score() -> None:
    chances = [Line((PASS,), score, 1).chance for score in (-30000 + 2, -300, 0, 300, 30000 - 3)]
    assert chances == sorted(set(chances))
    assert (chances[0], chances[2], chances[4]) == (0, 0.5, 1)
    assert Line((PASS,), -30000 + 2, 1).win_in == -2
