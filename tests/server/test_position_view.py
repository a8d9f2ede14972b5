"""A position as sent to the page: the thrower, when the queen is due, what is pinned."""

from __future__ import annotations

import pytest

from skep import Board
from skep.server.views.position import LastMoveView, PlacedPieceView, PositionView, view_board

PILLBUG_GAME = ("wP", "bS1 wP-", "wQ -wP", "bQ bS1-", "wA1 /wP", "bA1 bQ-")
"""The white queen, the pillbug and two black pieces in a row; an ant touches the first two."""


def view(*moves: str, game_type: str = "Base+MLP", rules: str = "rulebook") -> PositionView:
    board = Board(game_type, rules)
    for move in moves:
        board.push(move)
    return view_board(board, rules)


def last(*moves: str) -> LastMoveView:
    shown = view(*moves).last
    assert shown is not None
    return shown


def test_each_queen_is_due_within_four_turns_of_its_player() -> None:
    moves = ("wS1", "bS1 wS1-", "wA1 -wS1", "bA1 bS1-", "wG1 -wA1", "bG1 bA1-")
    dues = [view(*moves[:ply]).queen_due for ply in range(len(moves) + 1)]
    assert [due.white for due in dues] == [4, 3, 3, 2, 2, 1, 1]
    assert [due.black for due in dues] == [4, 4, 3, 3, 2, 2, 1]


def test_a_queen_on_the_board_is_not_due() -> None:
    due = view("wQ").queen_due
    assert (due.white, due.black) == (None, 4)
    due = view("wS1", "bQ wS1-").queen_due
    assert (due.white, due.black) == (3, None)


def test_a_placement_has_no_thrower() -> None:
    assert last("wP") == LastMoveView("wP", None, (0, 0), None, is_pass=False)


def test_a_throw_names_the_pillbug() -> None:
    shown = last(*PILLBUG_GAME, "wQ wP/")
    assert shown == LastMoveView("wQ", (-1, 0), (1, -1), "wP", is_pass=False)


def test_a_throw_by_a_mosquito_names_the_mosquito() -> None:
    game = ("wM", "bP wM-", "wQ -wM", "bQ bP-", "wA1 /wM", "bA1 bQ-")
    assert last(*game, "wQ wM/").thrown_by == "wM"


@pytest.mark.parametrize("walk", ["wA1 \\wP", "wQ \\wP"])
def test_a_piece_that_could_walk_there_was_not_thrown(walk: str) -> None:
    assert last(*PILLBUG_GAME, walk).thrown_by is None


def test_a_piece_that_walks_where_no_pillbug_throws_has_no_thrower() -> None:
    assert last(*PILLBUG_GAME, "wA1 bA1-") == LastMoveView(
        "wA1", (-1, 1), (4, 0), None, is_pass=False
    )


def test_pieces_are_listed_from_the_ground_up() -> None:
    shown = view("wQ", "bQ wQ-", "wB1 -wQ", "bB1 bQ-", "wB1 wQ", "bB1 bQ", "wB1 bB1").pieces
    assert {piece.piece for piece in shown if piece.level == 0} == {"wQ", "bQ"}
    assert shown[2:] == [PlacedPieceView("bB1", (1, 0), 1), PlacedPieceView("wB1", (1, 0), 2)]


def test_the_pieces_in_hand() -> None:
    reserve = view("wS1", "bQ wS1-", game_type="Base").reserve
    assert reserve.white == ["wQ", "wS2", "wB1", "wB2", "wG1", "wG2", "wG3", "wA1", "wA2", "wA3"]
    assert reserve.black[0] == "bS1"
    assert len(reserve.black) == 10


def test_the_single_pieces_that_hold_the_hive_together_are_pinned() -> None:
    row = ("wQ", "bQ wQ-", "wB1 -wQ", "bB1 bQ-")
    assert sorted(view(*row).pinned) == ["bQ", "wQ"]
    assert view(*row, "wB1 wQ").pinned == ["bQ"]  # the top of a stack moves away freely


def test_pieces_and_their_throwers() -> None:
    assert view(*PILLBUG_GAME[:3]).throwers == {}
    assert view(*PILLBUG_GAME).throwers == {"wQ": ["wP"], "wA1": ["wP"]}
    assert view(*PILLBUG_GAME, game_type="Base+P").throwers == {"wQ": ["wP"], "wA1": ["wP"]}


def test_the_cells_to_which_only_a_throw_leads() -> None:
    shown = view(*PILLBUG_GAME)
    assert shown.throws == {"wQ": [(0, 1), (1, -1)]}  # the ant can walk there itself
    for piece, cells in shown.throws.items():
        assert set(cells) <= set(shown.legal[piece])
    assert view(*PILLBUG_GAME[:3]).throws == {}


def test_a_piece_that_just_moved_cannot_be_thrown() -> None:
    arrival = (*PILLBUG_GAME, "wA2 -wQ", "bA1 \\wP")
    assert "bA1" not in view(*arrival).throwers
    assert view(*arrival, "wA3 -wA2", "bG1 bQ-").throwers["bA1"] == ["wP"]
