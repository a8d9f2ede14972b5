"""Boards made from boards: copies without history, roots, lines, turned and mirrored games."""

from __future__ import annotations

import pickle
import random

import pytest

from skep import (
    Board,
    EmptyHistoryError,
    Hex,
    IllegalMoveError,
    Move,
    Piece,
    Symmetry,
    WrongTypeError,
)
from tests.board.games import DOUBLE_SURROUND, FORCED_PASS

SHUFFLE = ("wQ -wS1", "bQ bS1-", "wQ \\wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-")


def random_board(plies: int, game_type: str = "Base+MLP") -> Board:
    dice = random.Random(plies)
    board = Board(game_type)
    while board.ply < plies:
        board.push(dice.choice(board.legal_moves))
    return board


def test_a_copy_without_history_takes_nothing_back() -> None:
    board = random_board(20)
    copy = board.copy(history=False)
    assert (copy.ply, copy.turn, copy.stacks) == (20, board.turn, board.stacks)
    assert list(copy.legal_moves) == list(board.legal_moves)
    assert (copy.history, copy.move_strings) == ((), ())
    for take in (copy.pop, copy.peek):
        with pytest.raises(EmptyHistoryError):
            take()
    move = copy.push(copy.legal_moves[0])
    assert [*copy.history] == [move]
    assert copy.move_strings == board.line_strings([move])
    assert copy.pop() == move
    assert copy.same_position(board)
    assert copy == board  # the same game has been played
    assert copy.game_string == board.game_string
    assert "[" in str(copy)  # the last move is still shown


def test_what_is_copied_from_it_begins_there_too() -> None:
    copy = random_board(12).copy(history=False)
    again = (copy.copy(), pickle.loads(pickle.dumps(copy)), copy.transformed(Symmetry.MIRRORED))
    for board in again:
        assert board.ply == 12
        assert board.history == ()
        board.push(board.legal_moves[0])
        assert len(board.history) == 1
        assert board.root().ply == 12


def test_a_copy_without_history_still_counts_repetitions() -> None:
    board = Board()
    for move in ("wS1", "bS1 wS1-", *SHUFFLE[:4]):
        board.push(move)
    copy = board.copy(history=False)
    for played in (board, copy):
        for move in (*SHUFFLE[4:], *SHUFFLE[2:6]):
            played.push(move)
    assert copy.occurrences == board.occurrences == 3
    assert copy.outcome() == board.outcome() is not None


def test_the_root_is_where_the_history_begins() -> None:
    board = random_board(9)
    root = board.root()
    assert root == Board("Base+MLP")
    for action in board.history:
        root.push(action)
    assert root == board
    over = Board.from_game_string(DOUBLE_SURROUND)
    assert over.root() == Board("Base+MLP")
    board.resign()
    assert not board.root().is_over


def test_a_board_can_be_reset() -> None:
    board = random_board(9).copy(history=False)
    board.resign()
    board.reset()
    assert board == Board("Base+MLP")
    assert board.history == ()
    assert board.push("wS1") == Move(Piece("wS1"), Hex(0, 0))


def test_a_line_is_written_without_playing_it() -> None:
    line = random_board(40)
    board = line.root()
    texts = []
    for action in line.history[:10]:
        board.push(action)
    replay = board.copy()
    for action in line.history[10:]:
        texts.append(replay.move_string(action))
        replay.push(action)
    before = board.copy()
    assert board.line_strings(line.history[10:]) == tuple(texts)
    assert board.line_strings(texts) == tuple(texts)
    assert board.line_strings([]) == ()
    assert board == before


def test_a_line_must_be_legal() -> None:
    with pytest.raises(IllegalMoveError):
        Board().line_strings(["wS1", "wS2 wS1-"])


def test_a_line_may_contain_passes() -> None:
    board = Board.from_game_string(FORCED_PASS)
    assert board.line_strings(["pass"]) == ("pass",)


@pytest.mark.parametrize("symmetry", Symmetry)
def test_a_transformed_game_is_the_same_game_turned_or_mirrored(symmetry: Symmetry) -> None:
    board = random_board(40)
    turned = board.transformed(symmetry)
    assert turned.canonical_key == board.canonical_key
    assert {Hex(*at).transformed(symmetry): stack for at, stack in board.stacks.items()} == dict(
        turned.stacks
    )
    assert {action.transformed(symmetry) for action in board.legal_moves} == set(turned.legal_moves)
    assert turned.transformed(symmetry.inverse) == board
    assert (turned == board) is (symmetry is Symmetry.IDENTITY)


def test_the_symmetries_are_twelve_and_undo_each_other() -> None:
    at = Hex(2, -5)
    assert len({at.transformed(symmetry) for symmetry in Symmetry}) == 12
    for symmetry in Symmetry:
        assert at.transformed(symmetry).transformed(symmetry.inverse) == at


def test_a_transformed_game_keeps_its_end() -> None:
    board = random_board(6)
    board.resign()
    assert board.transformed(Symmetry.TURNED_120).outcome() == board.outcome()
    over = Board.from_game_string(DOUBLE_SURROUND)
    assert over.transformed(Symmetry.MIRRORED_60).outcome() == over.outcome()


def test_positions_are_the_same_whatever_led_there() -> None:
    one, other = Board(), Board()
    for move in ("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-", "wA1 -wQ", "bA1 bQ-", "wA2 wQ/"):
        one.push(move)
    for move in ("wS1", "bS1 wS1/", "wQ /wS1", "bQ bS1/", "wA1 \\wQ", "bA1 bQ/", "wA2 /wQ"):
        other.push(move)
    assert not one.same_position(other)
    one.pop()
    walked = one.copy()
    for move in ("wA1 \\wQ", "bA1 bQ/", "wA1 -wQ", "bA1 bQ-"):
        walked.push(move)
    assert walked != one
    assert walked.same_position(one)
    assert not one.same_position(Board("Base+MLP"))


def test_wrong_arguments_are_refused() -> None:
    with pytest.raises(WrongTypeError):
        Board().same_position("Base")  # type: ignore[arg-type]
    with pytest.raises(WrongTypeError):
        random_board(2).transformed(3)  # type: ignore[arg-type]
    with pytest.raises(WrongTypeError):
        Board().line_strings([3])  # type: ignore[list-item]
