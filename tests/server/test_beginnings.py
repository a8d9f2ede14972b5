"""Games continued from moves played elsewhere: their clocks are those of new games."""

from __future__ import annotations

import pytest

from skep import Color, NotationError
from skep.server.domain.beginning import beginning_of, begun, board_after
from skep.server.domain.clock import GameClock, TimeControl
from skep.server.domain.commands import Join
from skep.server.domain.game import BOTH, HostedGame
from skep.server.domain.game_setup import GameSetup, OpponentKind
from tests.server.judging import (
    ALLOW_UNDO,
    ASK_UNDO,
    BLACK,
    REDO,
    WHITE,
    accepted,
    here_game,
    invited_game,
    link_game,
    played,
)

GAME = "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"
BLITZ = TimeControl.live(60, 5)
FULL = GameClock.full(BLITZ)
HOUR_MS = 3_600_000


def going_on(game: HostedGame, game_string: str = GAME) -> HostedGame:
    return begun(game, beginning_of(game_string, "rulebook"))


def timed_here() -> HostedGame:
    """Two people on one screen continue after four plies, with a clock."""
    setup = GameSetup(OpponentKind.HERE, here_game().setup.game_type, "rulebook", BLITZ)
    return going_on(HostedGame.new("timed", setup, BOTH, 0))


def test_the_moves_are_there_and_took_no_time() -> None:
    game = going_on(link_game())
    assert (game.ply, game.given, game.board.game_string) == (4, 4, GAME)
    assert [move.ms for move in game.moves] == [0] * 4


@pytest.mark.parametrize("game_string", [GAME, "Base;InProgress;Black[1];wS1"])
def test_no_clock_runs_when_the_friend_comes_before_a_move(game_string: str) -> None:
    came = accepted(going_on(invited_game(BLITZ), game_string), Join(), BLACK, HOUR_MS)
    assert came.joined == BOTH
    assert came.clock == FULL
    assert came.expires_ms is None


def test_a_move_before_the_friend_comes_starts_the_clock_when_they_do() -> None:
    game = played(going_on(invited_game(BLITZ)), "wA1 -wQ", now_ms=HOUR_MS)
    assert game.clock == FULL
    came = accepted(game, Join(), BLACK, 2 * HOUR_MS)
    assert came.clock == FULL.switched(Color.BLACK, 2 * HOUR_MS)


@pytest.mark.parametrize("moves", [("wA1 -wQ", "bA1 bQ-"), ("wA1 -wQ", "bA1 bQ-", "wA2 -wA1")])
def test_the_first_move_takes_nothing_from_the_clock_and_those_after_it_do(
    moves: tuple[str, ...],
) -> None:
    now_ms, expected = HOUR_MS, FULL.switched(Color.BLACK, HOUR_MS)
    game = played(going_on(link_game(BLITZ)), moves[0], now_ms=now_ms)
    assert game.clock == expected
    for move in moves[1:]:
        now_ms += 1_000
        game, expected = played(game, move, now_ms=now_ms), expected.pressed(now_ms)
    assert game.clock == expected
    asked = accepted(game, ASK_UNDO, WHITE, now_ms)
    back = accepted(asked, ALLOW_UNDO, BLACK, now_ms)
    if len(moves) == 2:
        assert (back.ply, back.clock) == (4, FULL), "no move is left that was played here"
    else:
        assert back.clock is not None
        assert (back.ply, back.clock.running) == (6, Color.WHITE)
        assert (back.clock.white_ms, back.clock.black_ms) == (60_000, 64_000)


def test_given_moves_can_be_taken_back_and_played_again_while_the_clock_stands() -> None:
    game = timed_here()
    back = accepted(accepted(game, ASK_UNDO, BOTH, 1_000), ASK_UNDO, BOTH, 2_000)
    assert (back.ply, back.clock) == (2, FULL)
    again = accepted(accepted(back, REDO, BOTH, 3_000), REDO, BOTH, 4_000)
    assert (again.moves, again.clock) == (game.moves, FULL)


def test_another_move_in_place_of_a_given_one_starts_the_clock() -> None:
    back = accepted(timed_here(), ASK_UNDO, BOTH, 1_000)
    other = played(back, "bA1 bS1-", now_ms=2_000)
    assert (other.ply, other.given) == (4, 3)
    assert other.clock == FULL.switched(Color.WHITE, 2_000)


def test_a_set_up_position_is_refused() -> None:
    """The server's games start with an empty board."""
    for game in ("Base_w3_wQ-wS1-bS1-bQ", "Base_w3_wQ-wS1-bS1-bQ;InProgress;White[3]"):
        with pytest.raises(NotationError, match="set-up position"):
            beginning_of(game, "rulebook")
        with pytest.raises(NotationError, match="set-up position"):
            board_after(game, "rulebook", 2)
