"""Checks of ``undo``: one move, many, and more than there are."""

from __future__ import annotations

from skep.board import Board
from skep.conformance.candidate import Candidate
from skep.conformance.checks import Theme
from skep.conformance.expectations import expect_error, expect_game, expect_moves, load
from skep.conformance.sample_games import FINISHED, OPENING, STACK_OF_FIVE, STUCK
from skep.uhp.protocol import ERR

THEME = Theme("undo", "Taking back")


@THEME.required("one", "undo takes back one move and gives the GameString.")
def _one(candidate: Candidate) -> None:
    board = load(candidate, STACK_OF_FIVE)
    while board.ply:
        board.pop()
        expect_game(candidate, "undo", board)


@THEME.required("many", "undo N takes back N moves, up to all of them.")
def _many(candidate: Candidate) -> None:
    for count in (1, 3, 4):
        board = load(candidate, OPENING)
        for _ in range(count):
            board.pop()
        expect_game(candidate, f"undo {count}", board)


@THEME.required("moves", "The legal moves after undo are those of the position before.")
def _moves(candidate: Candidate) -> None:
    board = load(candidate, STACK_OF_FIVE)
    board.pop()
    expect_game(candidate, "undo", board)
    expect_moves(candidate, board)


@THEME.required("pass", "A pass is taken back like any move.")
def _pass(candidate: Candidate) -> None:
    board = load(candidate, STUCK)
    candidate.ask("pass")
    expect_game(candidate, "undo", board)


@THEME.required("reopens", "After undo, a game that had ended goes on.")
def _reopens(candidate: Candidate) -> None:
    for game in FINISHED:
        board = load(candidate, game)
        board.pop()
        expect_game(candidate, "undo", board)
        expect_moves(candidate, board)


@THEME.required("at-start", "undo is an error if nothing was played.")
def _at_start(candidate: Candidate) -> None:
    expect_game(candidate, "newgame Base", Board("Base", "uhp"))
    expect_error(candidate, "undo", ERR)


@THEME.required("too-many", "undo of more moves than were played is an error, and takes none back.")
def _too_many(candidate: Candidate) -> None:
    board = load(candidate, OPENING)
    expect_error(candidate, "undo 5", ERR)
    board.pop()
    expect_game(candidate, "undo", board)


@THEME.required("fewer-than-one", "undo of fewer than one move is an error.")
def _fewer_than_one(candidate: Candidate) -> None:
    load(candidate, OPENING)
    for count in ("0", "-1"):
        expect_error(candidate, f"undo {count}", ERR)


@THEME.required("no-number", "undo of something that is not a number is an error.")
def _no_number(candidate: Candidate) -> None:
    load(candidate, OPENING)
    expect_error(candidate, "undo some", ERR)
