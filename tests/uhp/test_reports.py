"""``ReportSearch``: what bestmove reports while it thinks."""

from __future__ import annotations

import pytest

from skep import Board
from skep.engine import Line
from skep.uhp.reports import format_report
from skep.uhp.server.uhp_server import UhpServer
from tests.board.games import FORCED_PASS
from tests.engine.searching import boards_before_a_win

from .talking import ask, skep_server

OPENING = "Base+MLP;InProgress;White[2];wS1;bS1 wS1-"


@pytest.fixture
def session() -> UhpServer:
    session = skep_server()
    ask(session, "options set ReportSearch True", f"newgame {OPENING}")
    return session


def assert_playable(game: str, moves: list[str]) -> None:
    """The moves are legal, and written in normal form for their position."""
    board = Board.from_game_string(game, "uhp")
    for move in moves:
        board.push(move)
    assert list(board.move_strings[-len(moves) :]) == moves


def test_a_line_after_every_depth_and_the_move_of_the_last_as_the_answer(
    session: UhpServer,
) -> None:
    *reports, answer = ask(session, "bestmove depth 5")
    assert [text.split(";")[1] for text in reports] == ["1", "2", "3", "4", "5"]
    for text in reports:
        move, _, score, *line = text.split(";")
        assert line[0] == move
        assert abs(float(score)) < 100
        assert_playable(OPENING, line)
    assert reports[-1].split(";")[0] == answer
    assert len(reports[-1].split(";")) >= 3 + 4, (
        "the whole line is reported, not only its first move"
    )


def test_the_last_line_shows_the_answer_even_if_the_search_was_cut_short(
    session: UhpServer,
) -> None:
    for nodes in range(500, 10_000, 500):
        *_, text, answer = ask(session, f"newgame {OPENING}", f"bestmove nodes {nodes}")
        assert text.split(";")[0] == answer


def test_several_lines_per_depth(session: UhpServer) -> None:
    ask(session, "options set Lines 3")
    *reports, answer = ask(session, "bestmove depth 3")
    assert [text.split(";")[1] for text in reports] == ["1"] * 3 + ["2"] * 3 + ["3"] * 3
    last = [text.split(";") for text in reports[-3:]]
    assert len({fields[0] for fields in last}) == 3
    assert [float(fields[2]) for fields in last] == sorted(
        (float(fields[2]) for fields in last), reverse=True
    )
    assert last[0][0] == answer


def test_lines_are_reported_only_on_request(session: UhpServer) -> None:
    ask(session, "options set Lines 3", "options set ReportSearch False")
    assert len(ask(session, "bestmove depth 3")) == 1


def test_a_proven_win_is_reported_in_plies(session: UhpServer) -> None:
    for board in boards_before_a_win(5, plies=1):
        *_, last, answer = ask(session, f"newgame {board.game_string}", "bestmove depth 3")
        assert last == f"{answer};1;#1;{answer}"


@pytest.mark.parametrize(
    ("score", "expected"),
    [(123, "1.23"), (-7, "-0.07"), (0, "0.00"), (29995, "#5"), (-29996, "#-4")],
)
def test_scores(score: int, expected: str) -> None:
    board = Board("Base", "uhp")
    assert format_report(board, Line((board.legal_moves[0],), score, 7)) == f"wS1;7;{expected};wS1"


def test_a_forced_pass_is_reported_as_such(session: UhpServer) -> None:
    *reports, answer = ask(session, f"newgame {FORCED_PASS}", "bestmove depth 4")
    assert answer == "pass"
    assert [text.split(";")[:2] for text in reports] == [["pass", str(i)] for i in range(1, 5)]
