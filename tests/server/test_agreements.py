"""Draws, takebacks and rematches: by consent, or at once if nobody else has to agree."""

from __future__ import annotations

from skep import Color
from skep.server.domain.clock import DAY_MS, GameClock, TimeControl
from skep.server.domain.results import EndReason, GameResult
from tests.server.judging import (
    ACCEPT,
    ALLOW_UNDO,
    ASK_REMATCH,
    ASK_UNDO,
    BLACK,
    DECLINE,
    NO_REMATCH,
    NOBODY,
    OFFER,
    OPENING,
    REFUSE_UNDO,
    RESIGN,
    WHITE,
    accepted,
    computer_game,
    here_game,
    link_game,
    played,
    refused,
)

BLITZ = TimeControl.live(60, 5)
DRAWN = GameResult(None, EndReason.AGREEMENT)


def test_a_draw_is_offered_and_accepted() -> None:
    game = accepted(link_game(), OFFER, WHITE)
    assert game.offers.draw is Color.WHITE
    assert accepted(game, ACCEPT, BLACK).result == DRAWN
    assert accepted(game, OFFER, BLACK).result == DRAWN


def test_nobody_accepts_their_own_offer() -> None:
    game = accepted(link_game(), OFFER, WHITE)
    assert refused(game, ACCEPT, WHITE).code == "no-offer"
    assert accepted(game, OFFER, WHITE) is game


def test_a_draw_is_declined_or_overtaken_by_a_move() -> None:
    game = accepted(link_game(), OFFER, WHITE)
    assert accepted(game, DECLINE, BLACK).offers.draw is None
    assert played(game, "wS1").offers.draw is None
    assert refused(link_game(), ACCEPT, BLACK).code == "no-offer"


def test_spectators_agree_on_nothing() -> None:
    for command in (OFFER, ASK_UNDO, ASK_REMATCH, RESIGN):
        assert refused(link_game(), command, NOBODY).code == "spectator"


def test_the_computer_declines_a_draw() -> None:
    assert refused(computer_game(), OFFER, WHITE).code == "declined"


def test_at_one_screen_a_draw_is_agreed_at_once() -> None:
    assert accepted(here_game(), OFFER, WHITE | BLACK).result == DRAWN


def test_undo_needs_consent_at_a_distance() -> None:
    game = played(link_game(), *OPENING[:3])
    asked = accepted(game, ASK_UNDO, WHITE)
    assert (asked.ply, asked.offers.undo) == (3, Color.WHITE)
    assert accepted(asked, REFUSE_UNDO, BLACK).offers.undo is None
    assert accepted(asked, ALLOW_UNDO, BLACK).ply == 2
    assert refused(asked, ALLOW_UNDO, WHITE).code == "no-offer"


def test_undo_goes_back_to_the_askers_own_move() -> None:
    game = played(link_game(), *OPENING[:4])
    after = accepted(accepted(game, ASK_UNDO, WHITE), ALLOW_UNDO, BLACK)
    assert after.ply == 2
    assert after.board.move_strings == tuple(move.text for move in after.moves)
    assert after.version == game.version + 2


def test_against_the_computer_undo_is_done_at_once() -> None:
    game = played(computer_game(), *OPENING[:4])
    after = accepted(game, ASK_UNDO, WHITE)
    assert (after.ply, after.turn) == (2, Color.WHITE)


def test_undo_while_the_computer_thinks() -> None:
    game = played(computer_game(), *OPENING[:3])
    assert game.is_thinking
    assert accepted(game, ASK_UNDO, WHITE).ply == 2


def test_there_may_be_nothing_to_take_back() -> None:
    assert refused(link_game(), ASK_UNDO, WHITE).code == "nothing-to-undo"
    begun = played(computer_game(Color.WHITE), "wS1")
    assert refused(begun, ASK_UNDO, BLACK).code == "nothing-to-undo"


def test_at_one_screen_undo_takes_one_move_back() -> None:
    assert accepted(played(here_game(), *OPENING[:3]), ASK_UNDO, WHITE | BLACK).ply == 2


def test_undo_gives_the_clocks_back_as_they_were() -> None:
    game = played(link_game(BLITZ), "wS1")
    for number, text in enumerate(OPENING[1:5], start=1):
        game = played(game, text, now_ms=10_000 * number)
    assert game.clock is not None
    assert (game.clock.white_ms, game.clock.black_ms) == (50_000, 50_000)
    game = accepted(accepted(game, ASK_UNDO, BLACK, 47_000), ALLOW_UNDO, WHITE, 47_000)
    assert (game.ply, game.clock) == (3, GameClock(BLITZ, 55_000, 55_000, Color.BLACK, 47_000))
    game = accepted(accepted(game, ASK_UNDO, BLACK, 50_000), ALLOW_UNDO, WHITE, 50_000)
    assert (game.ply, game.clock) == (1, GameClock(BLITZ, 60_000, 60_000, Color.BLACK, 50_000))
    game = accepted(accepted(game, ASK_UNDO, WHITE, 51_000), ALLOW_UNDO, BLACK, 51_000)
    assert (game.ply, game.clock) == (0, GameClock.full(BLITZ))


def test_undo_with_days_gives_the_player_to_move_the_full_time() -> None:
    control = TimeControl.days(3)
    game = played(link_game(control), "wS1")
    game = played(game, "bS1 wS1-", now_ms=DAY_MS)
    now = 3 * DAY_MS
    game = accepted(accepted(game, ASK_UNDO, BLACK, now), ALLOW_UNDO, WHITE, now)
    assert game.clock is not None
    assert (game.clock.running, game.expires_ms) == (Color.BLACK, now + 3 * DAY_MS)
    assert game.clock.left_ms(Color.WHITE, now) == 3 * DAY_MS


def test_a_resignation_is_not_taken_back() -> None:
    game = accepted(played(computer_game(), *OPENING[:2]), RESIGN, WHITE)
    assert refused(game, ASK_UNDO, WHITE).code == "game-over"


def test_a_rematch_swaps_the_colors() -> None:
    game = accepted(link_game(), RESIGN, WHITE)
    asked = accepted(game, ASK_REMATCH, BLACK)
    assert asked.offers.rematch is Color.BLACK
    assert accepted(asked, NO_REMATCH, WHITE).offers.rematch is None
    agreed = accepted(asked, ASK_REMATCH, WHITE)
    assert agreed.next_game == "next"
    assert agreed.rematch(7).setup == game.setup
    assert accepted(agreed, ASK_REMATCH, WHITE) is agreed


def test_a_rematch_with_the_computer_begins_at_once() -> None:
    game = accepted(computer_game(), RESIGN, WHITE)
    agreed = accepted(game, ASK_REMATCH, WHITE)
    assert agreed.rematch(7).setup.computer is Color.WHITE


def test_a_rematch_comes_after_the_game() -> None:
    assert refused(link_game(), ASK_REMATCH, WHITE).code == "not-over"
