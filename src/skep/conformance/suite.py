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
from skep.conformance.checks import Check, CheckResult, Theme
from skep.conformance.conclusions import Conclusion
from skep.conformance.random_games import random_games

_MAX_SILENT = 3  # checks in a row without any reply


def all_checks(games: int = 16, seed: int = 1) -> list[Check]:
    """The checks in the order in which they run, with this many random games."""
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


def run(candidate: Candidate, checks: Sequence[Check]) -> Iterator[CheckResult]:
    """The results of the checks as they come; an engine that fails one is restarted."""
    silent = 0
    for check in checks:
        if silent == _MAX_SILENT:
            note = f"not asked: no reply to {silent} checks in a row"
            yield CheckResult(check, Conclusion.FAILED, note, asked=False)
            continue
        result = check.run(candidate)
        failed = result.conclusion in (Conclusion.FAILED, Conclusion.ABSENT)
        silent = silent + 1 if failed and not candidate.replies else 0
        if failed:
            candidate.close()
        yield result
