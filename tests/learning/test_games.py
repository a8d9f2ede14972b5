"""Played games: moves as numbers, scores, and a split that rotation does not change."""

from __future__ import annotations

import pytest

from skep import PASS, Board, GameType, Hex, Move, Piece
from skep.learning.games import NOT_SEARCHED, PASSED, PlayedGame, PlayedResult, Ply
from tests.learning.playing import random_game


def test_a_ply_is_an_action_and_a_score() -> None:
    move = Move(Piece("bA3"), Hex(-3, 7))
    assert Ply.of(move, -120) == (Piece("bA3").index, -3, 7, -120)
    assert Ply.of(move, -120).action == move
    assert Ply.of(PASS).piece == PASSED
    assert Ply.of(PASS).action is PASS
    assert not Ply.of(PASS).is_searched


@pytest.mark.parametrize(
    ("score", "win_in"), [(31997, 3), (-31998, -2), (0, None), (2500, None), (NOT_SEARCHED, None)]
)
def test_proven_wins_and_losses(score: int, win_in: int | None) -> None:
    assert Ply.of(PASS, score).win_in == win_in


def test_a_game_is_replayed_from_its_bytes() -> None:
    board = Board("Base+MLP", "tournament")
    plies = [Ply.of(board.push(move), 7) for move in ("wS1", "bS1 wS1-", "wQ -wS1")]
    game = PlayedGame.of(9, GameType.BASE_MLP, PlayedResult.CAPPED, plies)
    assert len(game) == 3
    assert len(game.record) == 15
    assert list(game.plies) == plies
    assert game.board() == board


@pytest.mark.parametrize(
    ("result", "state"),
    [
        (PlayedResult.WHITE_WINS, "WhiteWins"),
        (PlayedResult.BLACK_WINS, "BlackWins"),
        (PlayedResult.DRAW, "Draw"),
        (PlayedResult.CAPPED, "InProgress"),
    ],
)
def test_the_board_of_a_game_has_its_result(result: PlayedResult, state: str) -> None:
    plies = [Ply.of(Board().push("wS1"))]
    assert PlayedGame.of(0, GameType.BASE, result, plies).board().state_string == state


def test_positions_are_those_that_were_searched() -> None:
    game = random_game(1)
    assert (len(game), game.positions) == (20, 16)
    assert game.positions == sum(ply.is_searched for ply in game.plies)


@pytest.mark.parametrize(
    ("record", "message"), [(b"\0" * 6, "whole number"), (b"\x1c\0\0\0\0", "no piece number 28")]
)
def test_impossible_records_are_refused(record: bytes, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        PlayedGame(0, GameType.BASE, PlayedResult.DRAW, record)


def test_one_game_in_twenty_is_for_validation() -> None:
    games = [random_game(number) for number in range(2000)]
    assert 60 < sum(game.is_for_validation for game in games) < 140


def test_games_that_begin_alike_are_on_the_same_side() -> None:
    for number in range(200):
        game = random_game(number)
        mirrored = PlayedGame.of(
            number + 1,
            game.game_type,
            PlayedResult.DRAW,
            (Ply(p, r, q, 0) for p, q, r, _ in game.plies),
        )
        longer = PlayedGame(number, game.game_type, game.result, game.record + b"\0" * 50)
        assert game.is_for_validation == mirrored.is_for_validation == longer.is_for_validation
