"""What an explanation points at: the same for the terminal, the web page and the lessons."""

from __future__ import annotations

import pytest

from skep import Board, Hex, Move, Outcome, Piece, Reason
from skep.pieces import Color
from skep.rulebook import Mark, MarkKind, Rule, explain_throw, marks, queen_marks
from skep.rulebook.details import OutOfReach, Split

ROW = "Base;InProgress;White[3];wQ;bQ wQ-;wB1 -wQ;bB1 bQ-"
GAP = r"Base+P;InProgress;White[4];wQ;bP /wQ;wB1 wQ-;bB1 bP\;wB2 wB1\;bG1 -bP"
RING = (
    r"Base+MLP;InProgress;White[6];wL;bA1 wL/;wG1 wL\;bG1 bA1-;wA1 wG1-;bG2 bG1/;wQ -wL;"
    r"bQ bG2\;wA2 wA1\;bQ bG1\ "
)
NARROW = r"Base;InProgress;White[4];wQ;bA1 -wQ;wB1 wQ/;bA2 \bA1;wS1 wB1\;bS1 bA2/"
SURROUNDED = (
    r"Base;WhiteWins;Black[8];wG1;bS1 wG1/;wQ wG1\;bA1 \bS1;wB1 -wG1;bQ \bA1;wQ bS1\;bQ -bA1;"
    r"wQ bS1-;bG1 bA1/;wA1 wQ-;bQ -bS1;wB1 -bQ;bG1 -wG1;wA1 -bA1"
)
PILLBUG = "Base+MLP;InProgress;White[4];wP;bS1 wP-;wQ -wP;bQ bS1-;wA1 /wP;bA1 bQ-"


def board_of(game: str) -> Board:
    return Board.from_game_string(game.strip(), "rulebook")


def shown(board: Board, attempt: str) -> dict[tuple[MarkKind, int], tuple[Hex, ...]]:
    found = marks(board.position, board.explain(attempt))
    assert len({(mark.kind, mark.group) for mark in found}) == len(found)
    return {(mark.kind, mark.group): mark.at for mark in found}


def places(board: Board, *pieces: str) -> tuple[Hex, ...]:
    return tuple(board.position.places[Piece(piece)] for piece in pieces)


def test_the_attempt_is_always_shown() -> None:
    board = board_of(ROW)
    legal = shown(board, "wB1 wQ")
    assert legal == {
        (MarkKind.PIECE, 0): places(board, "wB1"),
        (MarkKind.TARGET, 0): places(board, "wQ"),
    }
    refused = shown(board, "bB1 bQ")  # not White's
    assert refused == {
        (MarkKind.PIECE, 0): places(board, "bB1"),
        (MarkKind.REFUSED, 0): places(board, "bQ"),
    }
    far = marks(board.position, board.explain(Move(Piece("wA1"), Hex(9, 9))))
    assert far == (Mark(MarkKind.REFUSED, (Hex(9, 9),)),)  # the ant is in the reserve
    assert marks(board.position, board.explain("pass")) == ()


def test_a_pin_shows_the_parts() -> None:
    board = board_of(ROW)
    found = shown(board, "wQ /bQ")
    assert found[MarkKind.PINNED, 0] == places(board, "wQ")
    assert set(found[MarkKind.PART, 1]) == set(places(board, "bQ", "bB1"))
    assert found[MarkKind.PART, 2] == places(board, "wB1")
    assert (MarkKind.REFUSED, 0) in found


def test_a_gate_shows_its_sides_and_lost_contact_its_step() -> None:
    narrow = board_of(NARROW)
    assert shown(narrow, r"wS1 \wQ")[MarkKind.GATE, 0] == places(narrow, "wB1", "bS1")
    gap = board_of(GAP)
    path = shown(gap, "wB2 bB1-")[MarkKind.PATH, 0]
    assert path[0] == places(gap, "wB2")[0]
    assert path[0].distance(path[1]) == 1


def test_an_enclosed_piece_shows_its_walls() -> None:
    board = board_of(RING)
    walls = places(board, "wL", "bA1", "bG1", "bQ", "wA1", "wG1")
    assert set(shown(board, "wA2 wL-")[MarkKind.BLOCKER, 0]) == set(walls)


def test_the_only_open_cells_are_targets() -> None:
    board = Board("Base", "rulebook")
    board.push("wA1")
    found = marks(board.position, board.explain(Move(Piece("bA1"), Hex(2, 0))))
    assert [mark.kind for mark in found] == [MarkKind.REFUSED, MarkKind.TARGET]
    assert set(found[1].at) == set(Hex(0, 0).neighbors())


def test_only_a_surrounded_queen_is_shown_after_the_end() -> None:
    over = board_of(SURROUNDED)
    assert shown(over, "bA2 bG1-")[MarkKind.QUEEN, 0] == places(over, "bQ")
    resigned = board_of(ROW)
    resigned.resign()
    assert (MarkKind.QUEEN, 0) not in shown(resigned, "wB1 wQ")
    assert resigned.outcome() == Outcome(Color.BLACK, Reason.RESIGNED)


def test_a_piece_without_a_move_has_no_destination() -> None:
    board = board_of(ROW)
    found = marks(board.position, board.explain_piece("wQ"))
    assert [mark.kind for mark in found] == [MarkKind.PINNED, MarkKind.PART, MarkKind.PART]


def test_a_queen_and_the_pieces_around_her() -> None:
    board = board_of(ROW)
    queen, beside = queen_marks(board.position, Color.WHITE)
    assert queen == Mark(MarkKind.QUEEN, places(board, "wQ"))
    assert set(beside.at) == set(places(board, "wB1", "bQ"))


@pytest.mark.parametrize(
    ("thrown", "detail"),
    [("wQ", None), ("wA1", None), ("bS1", Split), ("bA1", OutOfReach), ("wP", OutOfReach)],
)
def test_whether_a_piece_may_throw_another(thrown: str, detail: type | None) -> None:
    board = board_of(PILLBUG)
    explanation = explain_throw(board.position, Piece("wP"), Piece(thrown))
    assert explanation.subject is Piece(thrown)
    assert explanation.legal is (detail is None)
    assert detail is None or isinstance(explanation.detail, detail)


def test_nothing_is_thrown_before_the_queen() -> None:
    early = board_of("Base+P;InProgress;White[2];wP;bP wP-")
    explanation = explain_throw(early.position, Piece("wP"), Piece("bP"))
    assert explanation.rule is Rule.QUEEN_BEFORE_MOVING
