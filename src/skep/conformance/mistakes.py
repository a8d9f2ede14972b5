"""Checks of errors: commands that are unknown, come too early or come too late."""

from __future__ import annotations

from skep.conformance.candidate import Candidate
from skep.conformance.checks import Theme
from skep.conformance.conclusions import CheckFailedError
from skep.conformance.expectations import expect_error, expect_played, load
from skep.conformance.sample_games import FINISHED, OPENING
from skep.uhp.protocol import ERR, INVALID_MOVE, is_error

THEME = Theme("errors", "Errors")

_MOVES = ("play wS1", "pass")
_QUESTIONS = ("validmoves", "bestmove depth 1")
_MISTAKES = ("frobnicate", "newgame Chess", "undo 9")


@THEME.required("unknown-command", "A command that does not exist is an error.")
def _unknown_command(candidate: Candidate) -> None:
    expect_error(candidate, "frobnicate", ERR)
    expect_error(candidate, "frobnicate now", ERR)


@THEME.required("no-game", "Before the first newgame, every command that needs a game is an error.")
def _no_game(candidate: Candidate) -> None:
    candidate.restart()
    for line in (*_MOVES, *_QUESTIONS, "undo"):
        expect_error(candidate, line, ERR)


@THEME.required("game-over", "After the end nothing can be played.")
def _game_over(candidate: Candidate) -> None:
    for game in FINISHED:
        load(candidate, game)
        for line in ("play wA3 wQ-", "pass"):
            expect_error(candidate, line, ERR, INVALID_MOVE)


@THEME.recommended(
    "game-over-err", "After the end, moves and questions about moves are answered with err."
)
def _game_over_err(candidate: Candidate) -> None:
    for game in FINISHED:
        load(candidate, game)
        for line in ("play wA3 wQ-", "pass", *_QUESTIONS):
            expect_error(candidate, line, ERR)


@THEME.recommended("message", "An error says what is wrong.")
def _message(candidate: Candidate) -> None:
    load(candidate, OPENING)
    for line in (*_MISTAKES, "play wS1 -wQ"):
        reply = candidate.ask(line)
        if not reply or len(reply[0].split()) < 2 or not is_error(reply[0]):
            raise CheckFailedError("err MESSAGE or invalidmove MESSAGE", reply)


@THEME.recommended("game-kept", "An error does not change the game.")
def _game_kept(candidate: Candidate) -> None:
    board = load(candidate, OPENING)
    for line in _MISTAKES:
        candidate.ask(line)
    expect_played(candidate, board, "wA1 -wQ")
