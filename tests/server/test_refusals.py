"""Refusals: the code for programs, and the sentence for people."""

from __future__ import annotations

import pytest

from skep import Color
from skep.server.domain.commands import Command, Play
from skep.server.domain.game import HostedGame
from skep.server.domain.refusals import RefusalCode
from tests.server.judging import (
    ACCEPT,
    ALLOW_UNDO,
    ASK_REMATCH,
    ASK_UNDO,
    BLACK,
    NOBODY,
    OFFER,
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


def test_the_codes_that_programs_know() -> None:
    assert {code.value for code in RefusalCode} == {
        *("spectator", "not-your-turn", "illegal", "late", "early", "game-over", "not-over"),
        *("no-offer", "nothing-to-undo", "declined", "no-hints", "busy", "too-many-games"),
        *("not-by-link", "wrong-invite", "seat-taken", "own-seat", "nothing-to-redo"),
        *("bad-name", "no-names", "too-often"),
    }


OVER = accepted(link_game(), RESIGN, WHITE)
BEGUN = played(link_game(), *OPENING[:3])


@pytest.mark.parametrize(
    ("game", "command", "by", "code", "message"),
    [
        (BEGUN, OFFER, NOBODY, "spectator", "only the players can do that"),
        (BEGUN, Play(3, move("bQ", 2, 0)), WHITE, "not-your-turn", "it is Black's turn"),
        (BEGUN, Play(2, move("wA1", 0, 0)), WHITE, "late", "the game is already at ply 3"),
        (BEGUN, Play(2, move("wQ", -1, 0)), BLACK, "late", "the game is already at ply 3"),
        (BEGUN, Play(5, move("bQ", 2, 0)), BLACK, "early", "the game is only at ply 3"),
        (OVER, Play(0, move("wS1", 0, 0)), WHITE, "game-over", "the game is over"),
        (OVER, RESIGN, BLACK, "game-over", "the game is over"),
        (OVER, OFFER, BLACK, "game-over", "the game is over"),
        (OVER, ASK_UNDO, BLACK, "game-over", "the game is over"),
        (BEGUN, ASK_REMATCH, WHITE, "not-over", "the game is not over yet"),
        (BEGUN, ACCEPT, WHITE, "no-offer", "your opponent has not offered a draw"),
        (BEGUN, ALLOW_UNDO, WHITE, "no-offer", "your opponent has not asked to take a move back"),
        (
            link_game(),
            ASK_UNDO,
            BLACK,
            "nothing-to-undo",
            "you have no move to take back",
        ),
        (
            here_game(),
            ASK_UNDO,
            WHITE | BLACK,
            "nothing-to-undo",
            "you have no move to take back",
        ),
        (computer_game(), OFFER, WHITE, "declined", "the computer does not accept draws"),
    ],
)
def test_what_is_refused_and_how_it_is_said(
    game: HostedGame, command: Command, by: frozenset[Color], code: str, message: str
) -> None:
    refusal = refused(game, command, by)
    assert (refusal.code, refusal.message, refusal.explanation) == (code, message, None)


def test_an_illegal_move_is_refused_with_the_rulebooks_sentence() -> None:
    refusal = refused(BEGUN, Play(3, move("bQ", 0, 0)), BLACK)
    assert refusal.code == "illegal"
    assert refusal.explanation == BEGUN.board.explain(move("bQ", 0, 0))
    assert refusal.message.startswith("A new piece goes on an empty cell")
