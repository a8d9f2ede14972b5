"""The results of games by which they are chosen."""

from __future__ import annotations

from typing import Final

from skep._checks import checked_text
from skep.errors import SettingError
from skep.outcomes import Outcome

RESULTS: Final = ("white", "black", "draw", "undecided")
"""Who has won; nobody; or the result is not known."""


def parse_result(text: str) -> str:
    """One of the results, in any case of letters."""
    found = checked_text("a result", text).strip().lower()
    if found not in RESULTS:
        raise SettingError(f"unknown result {text[:40]!r}; expected one of {', '.join(RESULTS)}")
    return found


def result_of(outcome: Outcome | None) -> str:
    """The result of a game with this outcome.

    >>> result_of(None)
    'undecided'
    """
    if outcome is None:
        return "undecided"
    return "draw" if outcome.winner is None else outcome.winner.id
