"""Throws, walks and placements: what kind of move a board says it is."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from skep import PASS, Board, Hex, Insect, Move, Piece, Throw

PILLBUG_GAME = "Base+MLP;InProgress;White[4];wP;bS1 wP-;wQ -wP;bQ bS1-;wA1 /wP;bA1 bQ-"
"""The white queen, the pillbug and two black pieces in a row; an ant touches the first two."""


@pytest.fixture
def board() -> Board:
    return Board.from_game_string(PILLBUG_GAME, "rulebook")


def throwing_games(game_type: str) -> Iterator[Board]:
    """Random games in which pillbugs and mosquitoes are placed early."""
    for seed in range(4):
        dice = random.Random(f"{game_type}/{seed}")
        board = Board(game_type)
        while not board.is_over and board.ply < 50:
            yield board
            early = [
                action
                for action in board.legal_moves
                if isinstance(action, Move)
                and action.piece.insect in (Insect.PILLBUG, Insect.MOSQUITO)
                and board.is_placement(action)
            ]
            board.push(dice.choice(early or board.legal_moves))


@pytest.mark.parametrize("game_type", ["Base+P", "Base+MP", "Base+MLP"])
def test_legal_moves_are_placements_walks_and_throws(game_type: str) -> None:
    seen = 0
    for board in throwing_games(game_type):
        throws = board.throws()
        assert len(set(throws)) == len(throws)
        moved = {throw.move for throw in throws}
        moved |= {Move(piece, to) for piece in board.game_type.pieces for to in board.walks(piece)}
        legal = {action for action in board.legal_moves if action is not PASS}
        assert moved == {action for action in legal if not board.is_placement(action)}
        seen += len(throws)
    assert seen > 50


def test_throws_have_thrower_piece_and_destination(board: Board) -> None:
    pillbug, queen = Piece("wP"), Piece("wQ")
    thrown = {throw.to for throw in board.throws() if throw.thrown is queen}
    assert {throw.thrower for throw in board.throws()} == {pillbug}
    assert thrown | board.walks("wQ") == board.destinations("wQ")
    assert Throw(pillbug, queen, Hex(1, -1)) in board.throws()
    board.push(Throw(pillbug, queen, Hex(1, -1)).move)
    assert board.queen("white") == Hex(1, -1)
    assert board.throws() == ()  # the black pillbug is in the reserve


def test_a_move_is_a_throw_only_if_the_piece_cannot_walk_there(board: Board) -> None:
    assert board.thrower("wQ wP/") is Piece("wP")
    assert board.is_throw("wQ wP/")
    assert not board.is_throw("wQ \\wP")  # she walks there too
    assert board.thrower("wA2 -wQ") is None  # a placement
    assert board.thrower("wQ bA1-") is None  # illegal
    assert board.thrower(PASS) is None
    assert Hex(-1, 0) not in board.walks("wQ")
    assert board.walks("wA2") == frozenset()  # in the reserve


def test_a_placement_brings_a_piece_in(board: Board) -> None:
    assert board.is_placement("wA2 -wQ")
    assert board.is_placement("bA2 bA1-")  # not White's to play, but still a placement
    assert not board.is_placement("wQ wP/")
    assert not board.is_placement(PASS)


def test_nobody_throws_before_the_queen_or_after_the_end(board: Board) -> None:
    early = Board.from_game_string("Base+P;InProgress;White[2];wP;bP wP-")
    assert early.throws() == ()
    board.resign()
    assert board.throws() == ()
    assert board.walks("wA1") == frozenset()
    assert board.thrower("wQ wP/") is None
