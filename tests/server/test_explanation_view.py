"""An explanation as sent to the page: marks on the board that show the reason."""

from __future__ import annotations

import pytest

from skep import Board, Hex, Move
from skep.rulebook import MarkKind
from skep.server.views.explanation import ExplanationView, view_explanation

ROW = "Base;InProgress;White[3];wQ;bQ wQ-;wB1 -wQ;bB1 bQ-"
GAP = r"Base+P;InProgress;White[4];wQ;bP /wQ;wB1 wQ-;bB1 bP\;wB2 wB1\;bG1 -bP"
RING = (
    r"Base+MLP;InProgress;White[6];wL;bA1 wL/;wG1 wL\;bG1 bA1-;wA1 wG1-;bG2 bG1/;wQ -wL;"
    r"bQ bG2\;wA2 wA1\;bQ bG1\ "
)
NARROW = r"Base;InProgress;White[4];wQ;bA1 -wQ;wB1 wQ/;bA2 \bA1;wS1 wB1\;bS1 bA2/"
LINE = r"Base+P;InProgress;White[3];wQ;bP -wQ;wG1 wQ/;bQ -bP"
COVERED = r"Base+P;InProgress;White[4];wQ;bP -wQ;wB1 wQ-;bQ -bP;wB1 wQ;bA1 /bQ"
PILLBUGS = r"Base+P;InProgress;White[3];wP;bP -wP;wQ wP/;bB1 /bP"
MOSQUITO = r"Base+MLP;InProgress;White[3];wM;bS1 -wM;wQ wM/;bG1 \bS1"
THROWN = (
    r"Base+P;InProgress;White[6];wB1;bP -wB1;wG1 wB1/;bQ /bP;wB2 \wG1;bQ -wG1;wQ wB1\;"
    r"bP -wQ;wA1 wB2-;wQ /bP"
)
SURROUNDED = (
    r"Base;WhiteWins;Black[8];wG1;bS1 wG1/;wQ wG1\;bA1 \bS1;wB1 -wG1;bQ \bA1;wQ bS1\;bQ -bA1;"
    r"wQ bS1-;bG1 bA1/;wA1 wQ-;bQ -bS1;wB1 -bQ;bG1 -wG1;wA1 -bA1"
)


def place(board: Board, reference: str) -> Hex:
    """The cell of a piece, or beside it."""
    return target(board, f"wQ {reference}")


def target(board: Board, attempt: str) -> Hex:
    action = board.parse_move(attempt)
    assert isinstance(action, Move)
    return action.to


def explained(game: str, attempt: str) -> tuple[Board, ExplanationView]:
    board = Board.from_game_string(game.strip(), "rulebook")
    return board, view_explanation(board, board.explain(attempt), "en")


@pytest.mark.parametrize(
    ("game", "attempt", "rule", "shown"),
    [
        (
            ROW,
            "wQ /bQ",
            "one-hive",
            {(MarkKind.PART, 1): ["bQ", "bB1"], (MarkKind.PART, 2): ["wB1"]},
        ),
        (NARROW, r"wS1 \wQ", "freedom-to-move", {(MarkKind.GATE, 0): ["wB1", "bS1"]}),
        (GAP, r"wB2 bB1-", "contact", {(MarkKind.PATH, 0): ["wB2", "bB1-"]}),
        (
            RING,
            "wA2 wL-",
            "freedom-to-move",
            {(MarkKind.BLOCKER, 0): ["wL", "bA1", "bG1", "bQ", "wA1", "wG1"]},
        ),
        (LINE, r"wG1 \bQ", "grasshopper", {(MarkKind.BLOCKER, 0): [r"\wQ"]}),
        (
            "Base;InProgress;Black[1];wS1",
            "bA1 wS1",
            "place-ground",
            {(MarkKind.BLOCKER, 0): ["wS1"]},
        ),
        (ROW, "wA1 wQ/", "place-touch-enemy", {(MarkKind.NEIGHBOR, 0): ["bQ"]}),
        (COVERED, "wQ -bQ", "covered", {(MarkKind.BLOCKER, 0): ["wB1"]}),
        (PILLBUGS, "bB1 -bB1", "pillbug", {(MarkKind.NEIGHBOR, 0): ["wP"]}),
        (MOSQUITO, "bS1 /wM", "mosquito-pillbug", {(MarkKind.NEIGHBOR, 0): ["wM"]}),
        (THROWN, "wQ -wQ", "pillbug-rest", {(MarkKind.NEIGHBOR, 0): ["wQ"]}),
        (SURROUNDED, "bA2 bG1-", "game-over", {(MarkKind.QUEEN, 0): ["bQ"]}),
        (ROW, "wB1 bB1", "beetle", {}),
    ],
)
def test_marks_show_the_reason(
    game: str, attempt: str, rule: str, shown: dict[tuple[MarkKind, int], list[str]]
) -> None:
    board, explanation = explained(game, attempt)
    assert explanation.rule == rule
    marks = {(mark.kind, mark.group): sorted(mark.at) for mark in explanation.marks}
    marks.pop((MarkKind.PIECE, 0), None)
    marks.pop((MarkKind.PINNED, 0), None)
    assert marks.pop((MarkKind.REFUSED, 0)) == [target(board, attempt)]
    assert marks == {
        mark: sorted(place(board, reference) for reference in references)
        for mark, references in shown.items()
    }


def test_the_piece_and_the_refused_place_are_marked() -> None:
    board, explanation = explained(ROW, "wB1 bB1")
    marks = [(mark.kind, mark.group, mark.at) for mark in explanation.marks]
    assert marks == [
        (MarkKind.PIECE, 0, [place(board, "wB1")]),
        (MarkKind.REFUSED, 0, [place(board, "bB1")]),
    ]


def test_a_piece_without_a_move_is_marked_with_what_holds_it() -> None:
    board = Board.from_game_string(ROW, "rulebook")
    pinned = view_explanation(board, board.explain_piece("wQ"), "en")
    assert (pinned.legal, pinned.rule, pinned.lesson) == (False, "one-hive", "one-hive")
    assert [(mark.kind, mark.group, mark.at) for mark in pinned.marks] == [
        (MarkKind.PINNED, 0, [place(board, "wQ")]),
        (MarkKind.PART, 1, [place(board, "bQ"), place(board, "bB1")]),
        (MarkKind.PART, 2, [place(board, "wB1")]),
    ]
    free = view_explanation(board, board.explain_piece("wB1"), "en")
    assert (free.legal, [mark.kind for mark in free.marks]) == (True, [MarkKind.PIECE])
    reserve = view_explanation(board, board.explain_piece("wA2"), "en")
    assert (reserve.rule, reserve.marks) == ("place-number-order", [])


def test_a_piece_in_hand_has_no_place_to_mark() -> None:
    _, explanation = explained(ROW, "wA1 bB1-")
    assert MarkKind.PIECE not in {mark.kind for mark in explanation.marks}


def test_a_pass_has_neither_piece_nor_target() -> None:
    _, explanation = explained(ROW, "pass")
    assert (explanation.rule, explanation.marks) == ("pass", [])


def test_an_explanation_names_the_rule_and_the_lesson_in_the_readers_language() -> None:
    board, english = explained(ROW, "wQ /bQ")
    german = view_explanation(board, board.explain("wQ /bQ"), "de")
    assert (english.legal, english.rule, english.lesson) == (False, "one-hive", "one-hive")
    assert "hive" in english.sentence
    assert german.sentence not in ("", english.sentence)


def test_a_legal_move_breaks_no_rule() -> None:
    _, explanation = explained(ROW, "wB1 wQ")
    assert (explanation.legal, explanation.rule, explanation.lesson) == (True, None, None)
    assert [mark.kind for mark in explanation.marks] == [MarkKind.PIECE, MarkKind.TARGET]
