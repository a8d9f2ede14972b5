"""Moves in a game: in turn, once, in time, and refused with the rule's reason."""

from __future__ import annotations

import random

import pytest

from skep import PASS, Color, Rule
from skep.engine import Engine, Limit
from skep.locales import LANGUAGES, message
from skep.server.domain import playing
from skep.server.domain.clock import TimeControl
from skep.server.domain.commands import CheckClock, Join, Play
from skep.server.domain.game import HostedGame
from skep.server.domain.results import EndReason, GameResult
from tests.server.judging import (
    ASK_UNDO,
    BLACK,
    NOBODY,
    OPENING,
    RESIGN,
    WHITE,
    accepted,
    computer_game,
    here_game,
    link_game,
    move,
    played,
    refused,
)

FIRST = Play(0, move("wS1", 0, 0))
BLITZ = TimeControl.live(60, 2)


def test_a_move_changes_the_game_and_leaves_the_old_one_as_it_was() -> None:
    before = link_game()
    after = accepted(before, FIRST, WHITE, 1_500)
    assert (before.ply, after.ply) == (0, 1)
    assert before.board.ply == 0
    assert after.version == before.version + 1
    assert after.moves[0].text == "wS1"
    assert after.moves[0].ms == 1_500


def test_the_same_move_again_changes_nothing() -> None:
    game = accepted(link_game(), FIRST, WHITE)
    assert accepted(game, FIRST, WHITE) is game


def test_the_same_move_by_the_other_side_is_late() -> None:
    game = accepted(link_game(), FIRST, WHITE)
    assert refused(game, FIRST, BLACK).code == "late"


def test_another_move_for_a_ply_that_was_played_is_late() -> None:
    game = accepted(link_game(), FIRST, WHITE)
    assert refused(game, Play(0, move("wA1", 0, 0)), WHITE).code == "late"


def test_a_resent_last_move_of_a_finished_game_changes_nothing() -> None:
    game = accepted(accepted(link_game(), FIRST, WHITE), RESIGN, BLACK)
    assert accepted(game, FIRST, WHITE) is game


@pytest.mark.parametrize(
    ("command", "by", "code"),
    [
        (FIRST, BLACK, "not-your-turn"),
        (FIRST, NOBODY, "spectator"),
        (Play(1, move("bS1", 1, 0)), BLACK, "early"),
        (Play(-1, move("bS1", 1, 0)), BLACK, "late"),
        (Play(0, move("wS1", 3, 0)), WHITE, "illegal"),
        (Play(0, PASS), WHITE, "illegal"),
    ],
)
def test_what_is_refused_and_why(command: Play, by: frozenset[Color], code: str) -> None:
    assert refused(link_game(), command, by).code == code


def test_an_illegal_move_is_explained() -> None:
    game = played(here_game(), *OPENING)
    refusal = refused(game, Play(game.ply, game.board.parse_move("wS1 wQ/")), WHITE)
    assert refusal.explanation is not None
    assert refusal.explanation.rule is Rule.ONE_HIVE


def test_nothing_is_played_after_the_end() -> None:
    game = accepted(link_game(), RESIGN, BLACK)
    assert game.result == GameResult(Color.WHITE, EndReason.RESIGNED)
    assert refused(game, FIRST, WHITE).code == "game-over"
    assert refused(game, RESIGN, WHITE).code == "game-over"


def test_at_one_screen_the_player_to_move_resigns() -> None:
    game = accepted(played(here_game(), "wS1"), RESIGN, WHITE | BLACK)
    assert game.result == GameResult(Color.WHITE, EndReason.RESIGNED)


def test_the_computer_thinks_when_it_is_its_turn() -> None:
    game = computer_game()
    assert not game.is_thinking
    assert played(game, "wS1").is_thinking
    assert computer_game(Color.WHITE).is_thinking


def test_the_clock_starts_with_the_first_move() -> None:
    game = link_game(BLITZ)
    assert game.expires_ms is None
    game = played(game, "wS1", now_ms=50_000)
    assert game.clock is not None
    assert game.clock.running is Color.BLACK
    assert game.expires_ms == 110_000


def test_the_clock_waits_until_both_players_are_there() -> None:
    alone = HostedGame.new("g", link_game(BLITZ).setup, {Color.WHITE}, 0)
    game = played(alone, "wS1", now_ms=10)
    assert game.expires_ms is None
    game = accepted(game, Join(), BLACK, 5_000)
    assert game.expires_ms == 65_000
    assert accepted(game, Join(), BLACK, 6_000) is game


def test_anything_after_the_time_is_too_late() -> None:
    game = played(link_game(BLITZ), "wS1")
    late = accepted(game, Play(1, move("bS1", 1, 0)), BLACK, 60_000)
    assert late.ply == 1
    assert late.result == GameResult(Color.WHITE, EndReason.TIMEOUT)
    assert late.clock is not None
    assert late.clock.left_ms(Color.BLACK, 10**9) == 0
    assert late.expires_ms is None


def test_time_runs_out_without_any_command() -> None:
    game = played(link_game(BLITZ), "wS1")
    assert accepted(game, CheckClock(), NOBODY, 59_999) is game
    assert accepted(game, CheckClock(), NOBODY, 60_000).result is not None


def test_a_game_that_the_rules_end_is_over() -> None:
    chance, engine, game = random.Random(1), Engine(1), here_game()
    while game.result is None:
        if game.turn is Color.WHITE:
            action = engine.best_move(game.board, Limit(depth=2))
        else:
            action = chance.choice(game.board.legal_moves)
        game = accepted(game, Play(game.ply, action), frozenset({game.turn}))
    outcome = game.board.outcome()
    assert outcome is not None
    assert game.result == GameResult.by_rules(outcome)
    assert refused(game, Play(game.ply, PASS), WHITE | BLACK).code == "game-over"
    again = accepted(game, ASK_UNDO, WHITE | BLACK)
    assert (again.ply, again.result) == (game.ply - 1, None)


def test_no_game_is_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MAX_PLIES", 2)
    game = played(link_game(BLITZ), *OPENING[:2])
    assert game.result == GameResult(None, EndReason.PLY_CAP)
    assert game.expires_ms is None
    assert refused(game, Play(2, game.board.legal_moves[0]), WHITE).code == "game-over"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ending_has_its_own_words(language: str) -> None:
    texts = {
        message(language, "web-result-reason", reason=reason.value, winner="white")
        for reason in EndReason
    }
    assert len(texts) == len(EndReason)
