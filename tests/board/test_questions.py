"""A board's answers about its position, compared with plain definitions in random games."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from skep import PASS, Board, Color, GameType, Hex, Move, NotationError, Piece
from skep.rulebook.one_hive import parts
from tests.board.games import SURROUNDED


def random_boards(game_type: GameType, games: int = 3, plies: int = 60) -> Iterator[Board]:
    for seed in range(games):
        dice = random.Random(f"{game_type}/{seed}")
        board = Board(game_type)
        while not board.is_over and board.ply < plies:
            yield board
            board.push(dice.choice(board.legal_moves))
        yield board


@pytest.mark.parametrize("game_type", [GameType.BASE, GameType.BASE_MLP])
def test_pinned_pieces_are_those_without_which_the_hive_falls_apart(game_type: GameType) -> None:
    seen = 0
    for board in random_boards(game_type):
        stacks = board.stacks
        expected = {
            stack[0]
            for at, stack in stacks.items()
            if len(stack) == 1 and len(parts(set(stacks) - {at})) > 1
        }
        assert board.pinned() == expected
        assert all(board.is_pinned(piece) == (piece in expected) for piece in game_type.pieces)
        seen += len(expected)
    assert seen > 100


@pytest.mark.parametrize("game_type", [GameType.BASE, GameType.BASE_MLP])
def test_moves_of_a_piece_are_its_legal_ones(game_type: GameType) -> None:
    for board in random_boards(game_type, games=1):
        moves = [move for piece in game_type.pieces for move in board.moves_of(piece)]
        legal = [action for action in board.legal_moves if action is not PASS]
        assert sorted(moves) == sorted(legal)
        for piece in game_type.pieces:
            assert board.destinations(piece) == {move.to for move in board.moves_of(piece)}
            assert board.destinations(piece.name) == board.destinations(piece)


def test_a_legal_move_is_an_action_or_its_text() -> None:
    board = Board()
    assert board.is_legal("wS1")
    assert board.is_legal(Move(Piece("wS1"), Hex(0, 0)))
    assert not board.is_legal("bS1")
    assert not board.is_legal(PASS)
    assert not board.is_legal("no move")


def test_the_queen_and_the_empty_places_around_her() -> None:
    board = Board(rules="rulebook")
    assert (board.queen("white"), board.liberties("white")) == (None, None)
    board.push("wQ")
    assert board.queen(Color.WHITE) == Hex(0, 0)
    assert board.liberties(Color.WHITE) == frozenset(Hex(0, 0).neighbors())
    board.push("bQ wQ-")
    assert board.liberties("white") == frozenset(Hex(0, 0).neighbors()) - {Hex(1, 0)}
    over = Board.from_game_string(SURROUNDED)
    assert over.is_over
    assert [over.liberties(color) for color in Color].count(frozenset()) == 1


def test_the_turns_left_for_the_queen() -> None:
    board = Board()
    left = [board.queen_due()]
    for move in ("wS1", "bS1 wS1-", "wS2 -wS1", "bS2 bS1-", "wA1 -wS2", "bA1 bS2-"):
        board.push(move)
        left.append(board.queen_due())
    assert left == [4, 4, 3, 3, 2, 2, 1]
    board.push("wQ -wA1")
    assert (board.queen_due("white"), board.queen_due("black"), board.queen_due()) == (None, 1, 1)


def test_unknown_pieces_are_refused() -> None:
    board = Board()
    for ask in (board.is_pinned, board.moves_of, board.destinations):
        with pytest.raises(NotationError):
            ask("xQ")
