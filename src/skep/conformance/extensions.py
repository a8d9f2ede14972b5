"""Checks of extensions: what some engines have beyond the protocol."""

from __future__ import annotations

import re

from skep.board import Board
from skep.conformance.candidate import Candidate
from skep.conformance.checks import Theme
from skep.conformance.conclusions import CheckFailedError
from skep.conformance.expectations import expect_action, load
from skep.conformance.sample_games import OPENING, STUCK
from skep.uhp.protocol import is_error

THEME = Theme("extension", "Extensions")


@THEME.extension("bestmove", "bestmove alone searches as long as the engine likes.")
def _bestmove(candidate: Candidate) -> None:
    expect_action(candidate, "bestmove", load(candidate, STUCK), 3 * candidate.patience)


@THEME.extension("bestmove-seconds", "bestmove seconds S takes parts of a second.")
def _bestmove_seconds(candidate: Candidate) -> None:
    expect_action(candidate, "bestmove seconds 0.1", load(candidate, OPENING))


@THEME.extension("perft", "perft N counts the lines of N moves.")
def _perft(candidate: Candidate) -> str:
    reply = _expect_words(candidate, "newgame Base", "perft 2")
    nodes = Board("Base", "uhp").perft(2)
    numbers = re.findall(r"\d+", " ".join(reply))
    return "its count is right" if str(nodes) in numbers else f"without the right count, {nodes}"


@THEME.extension("help", "help describes the commands.")
def _help(candidate: Candidate) -> None:
    _expect_words(candidate, "help")


@THEME.extension("pv", "pv gives the line that the last search expects.")
def _pv(candidate: Candidate) -> None:
    _expect_words(candidate, "newgame Base", "bestmove depth 2", "pv")


@THEME.extension("exit", "exit ends the engine.")
def _exit(candidate: Candidate) -> None:
    if not candidate.ends_after("exit"):
        raise CheckFailedError("the end of the process", ["(it keeps running)"])


def _expect_words(candidate: Candidate, *lines: str) -> list[str]:
    """Expect a reply to the last line that is not an error."""
    reply: list[str] = []
    for line in lines:
        reply = candidate.ask(line)
    if not reply or is_error(reply[0]):
        raise CheckFailedError("a reply", reply)
    return reply
