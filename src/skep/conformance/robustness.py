"""Checks of input that nobody should send, but somebody will."""

from __future__ import annotations

from skep.board import Board
from skep.conformance.candidate import Candidate
from skep.conformance.checks import Theme
from skep.conformance.conclusions import CheckFailedError
from skep.conformance.expectations import expect_error, expect_line, expect_played, load
from skep.conformance.sample_games import OPENING
from skep.uhp.protocol import ERR, INVALID_MOVE

THEME = Theme("robustness", "Robustness")

_START = "Base;NotStarted;White[1]"
_LONG = 30_000  # letters; an engine that repeats them all still stays within bounds


@THEME.recommended("blank-line", "A blank line has no reply or an error, and does no harm.")
def _blank_line(candidate: Candidate) -> str:
    info = candidate.info()
    answers = set()
    for blank in ("", "  "):
        reply = candidate.ask(f"{blank}\ninfo")
        if reply != info:
            answers.add(" / ".join(reply))
            if candidate.receive() != info:
                raise CheckFailedError("a reply to info after the blank line", reply)
    return ", ".join(sorted(answers)) or "no reply"


@THEME.recommended("carriage-return", "A line may end with a carriage return.")
def _carriage_return(candidate: Candidate) -> None:
    _expect(candidate, "newgame Base\r")
    expect_played(candidate, Board("Base", "uhp"), "wS1\r")


@THEME.recommended("spaces", "Spaces around and between words do not matter.")
def _spaces(candidate: Candidate) -> None:
    _expect(candidate, "  newgame   Base  ")


@THEME.recommended("command-case", "Commands are understood in any letter case.")
def _command_case(candidate: Candidate) -> None:
    _expect(candidate, "NewGame Base")
    _expect(candidate, "NEWGAME Base")


@THEME.recommended("long-line", "A line of 30,000 letters is an error, and the game goes on.")
def _long_line(candidate: Candidate) -> None:
    board = load(candidate, OPENING)
    expect_error(candidate, "x" * _LONG, ERR)
    expect_error(candidate, "play " + "w" * _LONG, ERR, INVALID_MOVE)
    expect_played(candidate, board, "wA1 -wQ")


@THEME.recommended("strange-letters", "Letters beyond ASCII are an error, and the game goes on.")
def _strange_letters(candidate: Candidate) -> None:
    board = load(candidate, OPENING)
    expect_error(candidate, "play wÄ1 -wQ", ERR, INVALID_MOVE)
    expect_error(candidate, "皇后 \x1b[2J", ERR)
    expect_played(candidate, board, "wA1 -wQ")


@THEME.recommended("several-lines", "Lines that arrive together are answered one by one.")
def _several_lines(candidate: Candidate) -> None:
    replies = [
        candidate.ask("newgame Base\nplay wS1\nundo"),
        candidate.receive(),
        candidate.receive(),
    ]
    expected = [[_START], ["Base;InProgress;Black[1];wS1"], [_START]]
    if replies != expected:
        raise CheckFailedError(
            " / ".join(line for reply in expected for line in reply),
            [line for reply in replies for line in reply],
        )


@THEME.recommended("end-of-input", "The engine ends when its input does.")
def _end_of_input(candidate: Candidate) -> None:
    if not candidate.ends_with_its_input():
        raise CheckFailedError(
            f"the end of the process within {candidate.patience:g} s", ["(it keeps running)"]
        )


def _expect(candidate: Candidate, line: str) -> None:
    said = expect_line(candidate, line, _START)
    if said != _START:
        raise CheckFailedError(_START, [said])
