"""Checks of ``newgame``: game types and GameStrings."""

from __future__ import annotations

from skep.board import Board
from skep.conformance.candidate import Candidate
from skep.conformance.checks import Theme
from skep.conformance.conclusions import CheckFailedError, CheckSkippedError
from skep.conformance.expectations import expect_error, expect_game, load
from skep.conformance.sample_games import FINISHED, OPENING, WHITE_WINS
from skep.pieces import GameType
from skep.uhp.protocol import ERR, INVALID_MOVE, is_error

THEME = Theme("newgame", "Games and GameStrings")


@THEME.required("default", "newgame alone starts a game of type Base.")
def _default(candidate: Candidate) -> None:
    expect_game(candidate, "newgame", Board("Base", "uhp"))


@THEME.required("types", "newgame TYPE starts a game of every type that info announces.")
def _types(candidate: Candidate) -> None:
    for game_type in candidate.game_types():
        expect_game(candidate, f"newgame {game_type}", Board(game_type, "uhp"))


@THEME.required("game-string", "newgame GAMESTRING replays the moves and gives the GameString.")
def _game_string(candidate: Candidate) -> None:
    _load(candidate, OPENING)


@THEME.required("finished", "A GameString whose moves end the game has its result as the state.")
def _finished(candidate: Candidate) -> None:
    for game in FINISHED:
        _load(candidate, game)


@THEME.required("replaces", "newgame replaces the game before it, even one that has ended.")
def _replaces(candidate: Candidate) -> None:
    for game in (OPENING, WHITE_WINS):
        load(candidate, game)
        expect_game(candidate, "newgame", Board("Base", "uhp"))


@THEME.recommended(
    "header", "State and turn follow from the moves; only a result may be kept as it was loaded."
)
def _header(candidate: Candidate) -> None:
    board = Board.from_game_string("Base;InProgress;Black[1];wS1", "uhp")
    reply = candidate.ask("newgame Base;NotStarted;White[9];wS1")
    if reply != [board.game_string] and not (reply and is_error(reply[0])):
        raise CheckFailedError(f"{board.game_string}, or an error", reply)


@THEME.required("unknown-type", "A game type that does not exist is an error.")
def _unknown_type(candidate: Candidate) -> None:
    expect_error(candidate, "newgame Chess", ERR)
    expect_error(candidate, "newgame Base+X", ERR)


@THEME.required("illegal-move", "A GameString with a move that cannot be played is an error.")
def _illegal_move(candidate: Candidate) -> None:
    for move in ("wS1 -wQ", "wA1 bQ-", "nonsense"):
        expect_error(candidate, f"newgame {OPENING};{move}", ERR, INVALID_MOVE)


@THEME.recommended("unannounced-type", "A game type that info does not announce is refused.")
def _unannounced_type(candidate: Candidate) -> None:
    announced = candidate.game_types()
    others = [game_type for game_type in GameType if game_type not in announced]
    if not others:
        raise CheckSkippedError("the engine has all game types")
    for game_type in others:
        expect_error(candidate, f"newgame {game_type}", ERR)


def _load(candidate: Candidate, game: str) -> None:
    expect_game(candidate, f"newgame {game}", Board.from_game_string(game, "uhp"))
