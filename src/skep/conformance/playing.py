"""Checks of ``play`` and ``pass``: moves that are accepted, and moves that are refused."""

from __future__ import annotations

from skep.conformance.candidate import Candidate
from skep.conformance.checks import Theme
from skep.conformance.conclusions import CheckFailedError, CheckSkippedError
from skep.conformance.expectations import expect_error, expect_game, expect_played, load, replay
from skep.conformance.sample_games import (
    BEFORE_A_THROW,
    OPENING,
    STACK_OF_FIVE,
    STUCK,
    THROW,
)
from skep.pieces import GameType
from skep.uhp.protocol import ERR, INVALID_MOVE

THEME = Theme("play", "Playing and passing")

_ILLEGAL = (
    "wA1 bQ-",  # touches the enemy only
    "bA1 bQ-",  # the opponent's piece
    "wS1 -wQ",  # holds the hive together
    "wQ bQ-",  # too far
    "wM -wQ",  # not in this game
)
_UNREADABLE = ("nonsense", "wX1 -wQ", "wA1 ?wQ", "wA1 wA2-")
_SAME_CELL = (r"wA1 \wS1", "wA1 wQ/")
_LEGAL = "wA1 -wQ"


@THEME.required("game-string", "play gives the GameString after the move.")
def _game_string(candidate: Candidate) -> None:
    replay(candidate, OPENING)


@THEME.required("climb", "A move onto a piece is written with just that piece.")
def _climb(candidate: Candidate) -> None:
    replay(candidate, STACK_OF_FIVE)


@THEME.required("throw", "A throw names the piece that is thrown, of either color.")
def _throw(candidate: Candidate) -> None:
    if GameType.BASE_P not in candidate.game_types():
        raise CheckSkippedError("the engine has no pillbug")
    expect_played(candidate, load(candidate, BEFORE_A_THROW), THROW)


@THEME.required("any-reference", "A move may refer to any neighbor of its destination.")
def _any_reference(candidate: Candidate) -> None:
    for move in _SAME_CELL:
        expect_played(candidate, load(candidate, OPENING), move)


@THEME.recommended(
    "letter-case", "Piece names are read in any letter case, and written in normal form."
)
def _letter_case(candidate: Candidate) -> None:
    for move in (_LEGAL.upper(), _LEGAL.lower()):
        said = expect_played(candidate, load(candidate, OPENING), move)
        if not said.endswith(f";{_LEGAL}"):
            raise CheckFailedError(f"…;{_LEGAL}", [said])


@THEME.required("illegal", "A move that the rules forbid is an invalidmove.")
def _illegal(candidate: Candidate) -> None:
    load(candidate, OPENING)
    for move in _ILLEGAL:
        expect_error(candidate, f"play {move}", INVALID_MOVE)


@THEME.required("unreadable", "A move that cannot be read is an invalidmove.")
def _unreadable(candidate: Candidate) -> None:
    load(candidate, OPENING)
    for move in _UNREADABLE:
        expect_error(candidate, f"play {move}", INVALID_MOVE)


@THEME.required("no-move", "play without a move is an error.")
def _no_move(candidate: Candidate) -> None:
    load(candidate, OPENING)
    expect_error(candidate, "play", ERR, INVALID_MOVE)


@THEME.required("game-kept", "A refused move does not change the game.")
def _game_kept(candidate: Candidate) -> None:
    board = load(candidate, OPENING)
    for move in (*_ILLEGAL, *_UNREADABLE):
        candidate.ask(f"play {move}")
    expect_played(candidate, board, _LEGAL)


@THEME.required("pass", "pass and play pass are accepted if nothing else is legal.")
def _pass(candidate: Candidate) -> None:
    for line in ("pass", "play pass"):
        board = load(candidate, STUCK)
        board.push("pass")
        expect_game(candidate, line, board)


@THEME.required("pass-refused", "Passing although a move is legal is an invalidmove.")
def _pass_refused(candidate: Candidate) -> None:
    board = load(candidate, OPENING)
    for line in ("pass", "play pass"):
        expect_error(candidate, line, INVALID_MOVE)
    expect_played(candidate, board, _LEGAL)
