"""Moves taken back can be redone, until another move replaces them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from skep import Board, Color
from skep.server.domain.clock import TimeControl
from skep.server.domain.game import BOTH, HostedGame
from skep.server.domain.game_setup import GameSetup, OpponentKind
from skep.server.domain.results import EndReason, GameResult
from tests.board.games import SURROUNDED
from tests.server.judging import (
    ALLOW_UNDO,
    ASK_UNDO,
    BLACK,
    OPENING,
    REDO,
    WHITE,
    accepted,
    computer_game,
    here_game,
    link_game,
    played,
    refused,
)

ALL = WHITE | BLACK


def test_redo_is_the_reverse_of_undo() -> None:
    game = played(here_game(), *OPENING)
    back = accepted(accepted(game, ASK_UNDO, ALL), ASK_UNDO, ALL)
    once = accepted(back, REDO, ALL)
    again = accepted(once, REDO, ALL)
    assert (back.ply, once.ply) == (4, 5)
    assert (again.moves, again.board) == (game.moves, game.board)
    assert again.version == game.version + 4


def test_against_the_computer_its_answer_comes_back_with_the_move() -> None:
    game = played(computer_game(), *OPENING)
    back = accepted(game, ASK_UNDO, WHITE)
    assert back.ply == 4
    assert accepted(back, REDO, WHITE).moves == game.moves


def test_another_move_takes_the_place_of_what_was_taken_back() -> None:
    back = accepted(played(here_game(), *OPENING), ASK_UNDO, ALL)
    other = played(back, "bS2 bQ-")
    assert refused(other, REDO, ALL).code == "nothing-to-redo"


def test_there_is_nothing_to_redo_without_an_undo() -> None:
    assert refused(here_game(), REDO, ALL).code == "nothing-to-redo"
    again = accepted(accepted(played(here_game(), "wS1"), ASK_UNDO, ALL), REDO, ALL)
    assert refused(again, REDO, ALL).code == "nothing-to-redo"


def test_by_link_nothing_comes_back_without_consent() -> None:
    asked = accepted(played(link_game(), *OPENING), ASK_UNDO, WHITE)
    back = accepted(asked, ALLOW_UNDO, BLACK)
    assert refused(back, REDO, WHITE).code == "nothing-to-redo"


def test_spectators_redo_nothing() -> None:
    back = accepted(played(here_game(), "wS1"), ASK_UNDO, ALL)
    assert refused(back, REDO, frozenset()).code == "spectator"


def test_the_end_of_a_game_is_restored_too() -> None:
    over = over_by_a_move()
    back = accepted(over, ASK_UNDO, ALL)
    assert back.result is None
    assert accepted(back, REDO, ALL).result == over.result


def test_nothing_is_redone_after_a_resignation() -> None:
    back = accepted(over_by_a_move(), ASK_UNDO, ALL)
    given_up = replace(back, result=GameResult(Color.WHITE, EndReason.RESIGNED))
    assert refused(given_up, REDO, ALL).code == "game-over"


@pytest.mark.parametrize("plies", [1, 2, 3])
def test_the_clock_is_as_it_was_after_the_move(plies: int) -> None:
    control = TimeControl.live(60, 5)
    setup = GameSetup(OpponentKind.HERE, here_game().setup.game_type, "rulebook", control)
    game = HostedGame.new("timed", setup, BOTH, 0)
    for number, text in enumerate(OPENING[:plies]):
        game = played(game, text, now_ms=2_000 * number)
    now_ms = 2_000 * (plies - 1)
    again = accepted(accepted(game, ASK_UNDO, ALL, now_ms), REDO, ALL, now_ms)
    assert again.clock == game.clock


def over_by_a_move() -> HostedGame:
    board = Board.from_game_string(SURROUNDED, "rulebook")
    over = played(here_game(), *board.move_strings)
    assert over.result is not None
    return over
