"""The whole suite, run against one engine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from skep.conformance import (
    best_moves,
    extensions,
    mistakes,
    move_lists,
    new_games,
    options,
    playing,
    robustness,
    starting,
    undoing,
)
from skep.conformance.candidate import Candidate
from skep.conformance.checks import Check, Result, Theme
from skep.conformance.random_games import random_games
from skep.conformance.verdicts import Verdict

_LAST_STRAW = 3  # checks in a row in which the engine says nothing at all


def all_checks(games: int = 16, seed: int = 1) -> list[Check]:
    """The checks in the order in which they run, with so many random games."""
    themes: tuple[Theme, ...] = (
        starting.THEME,
        new_games.THEME,
        playing.THEME,
        undoing.THEME,
        move_lists.THEME,
        best_moves.THEME,
        mistakes.THEME,
        options.THEME,
        random_games(games, seed),
        robustness.THEME,
        extensions.THEME,
    )
    return [check for theme in themes for check in theme.checks]


def run(candidate: Candidate, checks: Sequence[Check]) -> Iterator[Result]:
    """The results of the checks as they come; an engine that has failed one is started again."""
    silent = 0
    for check in checks:
        if silent == _LAST_STRAW:
            yield Result(check, Verdict.FAILED, f"not asked: no reply to {silent} checks in a row")
            continue
        result = check.run(candidate)
        failed = result.verdict in (Verdict.FAILED, Verdict.ABSENT)
        silent = silent + 1 if failed and not candidate.replies else 0
        if failed:
            candidate.close()
        yield result
