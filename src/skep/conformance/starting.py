"""Checks of the start and of ``info``: who the engine is and what it can play."""

from __future__ import annotations

from skep.conformance.candidate import Candidate
from skep.conformance.checks import Theme
from skep.conformance.conclusions import CheckFailedError
from skep.uhp.protocol import EXPANSIONS

THEME = Theme("start", "Start and info")
_QUIET = 0.2  # seconds in which nothing more may come


@THEME.required("greeting", "When it starts, the engine sends what info would give, and ok.")
def _greeting(candidate: Candidate) -> str:
    greeting = candidate.start()
    info = candidate.ask("info")
    if greeting != info:
        raise CheckFailedError("at the start: " + " / ".join(info), greeting)
    return " / ".join(greeting)


@THEME.required("id", "The first line of info is id and the name of the engine.")
def _id(candidate: Candidate) -> None:
    info = candidate.ask("info")
    if not info or not info[0].startswith("id ") or not info[0][3:].strip():
        raise CheckFailedError("id NAME VERSION", info)


@THEME.recommended("version", "The name of the engine is followed by its version.")
def _version(candidate: Candidate) -> None:
    info = candidate.ask("info")
    if not info or len(info[0].split()) < 3:
        raise CheckFailedError("id NAME VERSION", info)


@THEME.required(
    "capabilities",
    "The only other line of info lists which of Mosquito, Ladybug and Pillbug it has.",
)
def _capabilities(candidate: Candidate) -> str:
    info = candidate.ask("info")
    flags = [flag for line in info[1:] for flag in line.split(";") if flag]
    if len(info) > 2 or len(set(flags)) < len(flags) or not EXPANSIONS.keys() >= set(flags):
        raise CheckFailedError("id NAME VERSION, then Mosquito;Ladybug;Pillbug", info)
    return ", ".join(candidate.game_types())


@THEME.required("one-ok", "A reply ends with its only ok: nothing follows until the next command.")
def _one_ok(candidate: Candidate) -> None:
    for line in ("info", "newgame", "validmoves"):
        candidate.ask(line)
        if further := candidate.receive_unasked(_QUIET):
            raise CheckFailedError("nothing after the ok", further)
