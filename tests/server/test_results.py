"""Results on the board, and forced passes."""

from __future__ import annotations

import pytest

from skep import Board, Color
from skep.server.domain.results import EndReason, GameResult
from skep.server.views.position import view_board
from tests.board.games import DOUBLE_SURROUND, FORCED_PASS, SURROUNDED

REPETITION = (
    r"Base;Draw;White[7];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;"
    r"wQ /wS1;bQ bS1/;wQ -wS1;bQ bS1-;wQ /wS1;bQ bS1/;wQ -wS1;bQ bS1-"
)


@pytest.mark.parametrize(
    ("game", "result"),
    [
        (SURROUNDED, GameResult(Color.WHITE, EndReason.SURROUNDED)),
        (DOUBLE_SURROUND, GameResult(None, EndReason.DOUBLE_SURROUND)),
        (REPETITION, GameResult(None, EndReason.REPETITION)),
    ],
)
def test_the_result_that_the_board_shows(game: str, result: GameResult) -> None:
    outcome = Board.from_game_string(game, "tournament").outcome()
    assert outcome is not None
    assert GameResult.by_rules(outcome) == result


def test_a_position_says_when_a_pass_is_forced() -> None:
    forced = view_board(Board.from_game_string(FORCED_PASS, "rulebook"), "rulebook")
    assert (forced.must_pass, forced.legal) == (True, {})
    free = view_board(Board("Base", "rulebook"), "rulebook")
    assert free.must_pass is False
    assert "wQ" in free.legal


def test_a_pass_is_shown_as_one() -> None:
    board = Board.from_game_string(FORCED_PASS, "rulebook")
    board.push("pass")
    last = view_board(board, "rulebook").last
    assert last is not None
    assert (last.piece, last.start, last.to, last.thrown_by, last.is_pass) == (
        *(None, None, None, None),
        True,
    )


def test_a_position_counts_its_occurrences() -> None:
    moves = REPETITION.split(";")[3:]
    board = Board("Base", "rulebook")
    seen = []
    for move in moves:
        board.push(move)
        seen.append(view_board(board, "rulebook").occurrences)
    assert seen == [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3]
