"""What is taken back, until when, and what happens to unanswered offers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from skep import PASS, Board, Color
from skep.server.domain.clock import TimeControl
from skep.server.domain.commands import Play
from skep.server.domain.game import HostedGame
from skep.server.domain.game_setup import GameSetup, OpponentKind
from skep.server.domain.results import EndReason, GameResult
from tests.board.games import FORCED_PASS
from tests.server.judging import (
    ALLOW_UNDO,
    ASK_REMATCH,
    ASK_UNDO,
    BLACK,
    DECLINE,
    NO_REMATCH,
    OFFER,
    OPENING,
    REFUSE_UNDO,
    RESIGN,
    WHITE,
    accepted,
    computer_game,
    here_game,
    invited_game,
    link_game,
    played,
    refused,
)


def test_a_forced_pass_is_taken_back_together_with_the_move_before_it() -> None:
    board = Board.from_game_string(FORCED_PASS, "rulebook")
    passer = board.turn
    setup = GameSetup(OpponentKind.COMPUTER, board.game_type, "rulebook", None, passer.other, 3)
    game = played(HostedGame.new("g", setup, {passer}, 0), *board.move_strings)
    game = accepted(game, Play(game.ply, PASS), frozenset({passer}))
    after = accepted(game, ASK_UNDO, frozenset({passer}))
    assert after.ply == board.ply - 2
    assert after.turn is passer


def test_declining_without_an_offer_changes_nothing() -> None:
    game = played(link_game(), *OPENING[:2])
    for command in (DECLINE, REFUSE_UNDO):
        assert accepted(game, command, WHITE) is game
    over = accepted(game, RESIGN, WHITE)
    assert accepted(over, NO_REMATCH, BLACK) is over


def test_asking_twice_changes_nothing() -> None:
    asked = accepted(played(link_game(), *OPENING[:2]), ASK_UNDO, WHITE)
    assert accepted(asked, ASK_UNDO, WHITE) is asked
    over = accepted(link_game(), RESIGN, WHITE)
    wanted = accepted(over, ASK_REMATCH, WHITE)
    assert accepted(wanted, ASK_REMATCH, WHITE) is wanted


def test_the_asking_player_may_withdraw_the_request() -> None:
    asked = accepted(played(link_game(), *OPENING[:2]), ASK_UNDO, WHITE)
    assert accepted(asked, REFUSE_UNDO, WHITE).offers.undo is None


def test_offers_are_independent_of_each_other() -> None:
    game = played(link_game(), *OPENING[:2])
    both = accepted(accepted(game, OFFER, WHITE), ASK_UNDO, BLACK)
    assert (both.offers.draw, both.offers.undo) == (Color.WHITE, Color.BLACK)
    assert accepted(both, DECLINE, BLACK).offers.undo is Color.BLACK
    assert accepted(both, REFUSE_UNDO, WHITE).offers.draw is Color.WHITE


def test_a_move_taken_back_ends_all_offers() -> None:
    game = accepted(played(link_game(), *OPENING[:2]), OFFER, WHITE)
    after = accepted(accepted(game, ASK_UNDO, BLACK), ALLOW_UNDO, WHITE)
    assert (after.ply, after.offers.draw, after.offers.undo) == (1, None, None)


def test_the_end_of_a_game_ends_all_offers() -> None:
    game = accepted(played(link_game(), *OPENING[:2]), OFFER, WHITE)
    assert accepted(game, RESIGN, WHITE).offers.draw is None


def over_by_the_rules(game: HostedGame) -> HostedGame:
    return replace(game, result=GameResult(Color.WHITE, EndReason.SURROUNDED))


@pytest.mark.parametrize("ending", [EndReason.SURROUNDED, EndReason.REPETITION, EndReason.PLY_CAP])
def test_without_consent_a_move_that_ended_the_game_is_taken_back(
    ending: EndReason,
) -> None:
    for begun, by in ((computer_game(), WHITE), (here_game(), WHITE | BLACK)):
        over = replace(played(begun, *OPENING[:4]), result=GameResult(None, ending))
        assert accepted(over, ASK_UNDO, by).result is None


@pytest.mark.parametrize("ending", [EndReason.RESIGNED, EndReason.TIMEOUT, EndReason.AGREEMENT])
def test_what_players_said_or_left_undone_is_not_taken_back(ending: EndReason) -> None:
    over = replace(played(here_game(), *OPENING[:4]), result=GameResult(None, ending))
    assert refused(over, ASK_UNDO, WHITE | BLACK).code == "game-over"


def test_at_a_distance_the_end_is_the_end() -> None:
    over = over_by_the_rules(played(link_game(), *OPENING[:4]))
    assert refused(over, ASK_UNDO, WHITE).code == "game-over"


def test_nothing_is_taken_back_once_the_next_game_has_begun() -> None:
    over = over_by_the_rules(played(computer_game(), *OPENING[:4]))
    again = accepted(over, ASK_REMATCH, WHITE)
    assert refused(again, ASK_UNDO, WHITE).code == "game-over"


def test_a_game_that_waits_for_a_friend_has_its_clock_full_again() -> None:
    control = TimeControl.live(60, 5)
    game = played(invited_game(control), "wS1", now_ms=9_000)
    asked = accepted(game, ASK_UNDO, WHITE, 10_000)
    after = accepted(asked, ALLOW_UNDO, BLACK, 10_000)
    assert after.clock is not None
    assert (after.clock.running, after.clock.white_ms) == (None, 60_000)


def test_the_thinking_time_begins_again_after_a_move_taken_back() -> None:
    game = played(here_game(), *OPENING[:2], now_ms=1_000)
    back = accepted(game, ASK_UNDO, WHITE | BLACK, 5_000)
    again = accepted(back, Play(1, back.board.parse_move(OPENING[1])), BLACK, 7_500)
    assert again.moves[-1].ms == 2_500
