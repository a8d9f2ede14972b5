"""Checks of ``bestmove``: a legal move by depth and by time, and within the time."""

from __future__ import annotations

from time import monotonic

from skep.arena.timing import allowed_seconds
from skep.board import Board
from skep.conformance.candidate import Candidate
from skep.conformance.checks import Theme
from skep.conformance.conclusions import CheckFailedError
from skep.conformance.expectations import (
    expect_action,
    expect_error,
    expect_moves,
    expect_played,
    load,
)
from skep.conformance.sample_games import OPENING, STACK_OF_FIVE, STUCK, middle_game
from skep.engine import Limit
from skep.uhp.protocol import ERR

THEME = Theme("bestmove", "The best move")

_SECOND = "bestmove time 00:00:01"
_DEPTH = "bestmove depth 1"


@THEME.required("depth", "bestmove depth N ends with a legal move.")
def _depth(candidate: Candidate) -> None:
    for game in ("Base;NotStarted;White[1]", OPENING, STACK_OF_FIVE):
        board = load(candidate, game)
        expect_action(candidate, _DEPTH, board)
        expect_action(candidate, "bestmove depth 2", board)


@THEME.required("pass", "If nothing else is legal, the best move is pass.")
def _pass(candidate: Candidate) -> None:
    expect_action(candidate, _DEPTH, load(candidate, STUCK))


@THEME.required("one-line", "Unless an option asks for more, the move is the whole reply.")
def _one_line(candidate: Candidate) -> None:
    reply = expect_action(candidate, _DEPTH, load(candidate, OPENING))
    if len(reply) > 1:
        raise CheckFailedError("the move alone", reply)


@THEME.required("game-kept", "bestmove does not change the game.")
def _game_kept(candidate: Candidate) -> None:
    board = load(candidate, OPENING)
    move = expect_action(candidate, _DEPTH, board)[-1]
    expect_moves(candidate, board)
    expect_played(candidate, board, move)


@THEME.required("bad-limit", "A limit in any other form is an error.")
def _bad_limit(candidate: Candidate) -> None:
    load(candidate, OPENING)
    for limit in ("depth x", "depth", "time x", "time", "frobnicate 1"):
        expect_error(candidate, f"bestmove {limit}", ERR)


@THEME.required("time-start", "bestmove time keeps its time on the empty board.")
def _time_start(candidate: Candidate) -> str:
    return _expect_in_time(candidate, Board(candidate.game_types()[-1], "uhp"))


@THEME.required("time-middle", "bestmove time keeps its time in the middle of the game.")
def _time_middle(candidate: Candidate) -> str:
    return _expect_in_time(candidate, middle_game(candidate.game_types()[-1]))


@THEME.required("time-late", "bestmove time keeps its time when most pieces are on the board.")
def _time_late(candidate: Candidate) -> str:
    return _expect_in_time(candidate, middle_game(candidate.game_types()[-1], plies=60))


def _expect_in_time(candidate: Candidate, board: Board) -> str:
    """Fail if the engine is late twice: once may be the fault of a busy machine."""
    load(candidate, board.game_string)
    allowed = allowed_seconds(Limit(seconds=1), candidate.patience, candidate.grace)
    taken = []
    for _ in range(2):
        start = monotonic()
        expect_action(candidate, _SECOND, board, allowed + candidate.patience)
        taken.append(monotonic() - start)
        if taken[-1] <= allowed:
            return f"{taken[-1]:.2f} s"
    raise CheckFailedError(
        f"a reply within {allowed:.2f} s", (f"a reply after {seconds:.2f} s" for seconds in taken)
    )
