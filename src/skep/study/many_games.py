"""The analysis of many games, in the order given."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from os import PathLike
from pathlib import Path
from typing import Any, Final

from skep._checks import checked_path, checked_text, shown, whole_number
from skep._disk import name_of, read_text
from skep.engine import PACKAGED, Limit, Network
from skep.engine.limits import checked_limit
from skep.engine.network import as_network
from skep.errors import WrongTypeError
from skep.game_files import GameEntry, read_games
from skep.jobs import LocalPool, Pool
from skep.jobs.json_lines import FileHeader
from skep.jobs.kept_results import open_results
from skep.progress import OnProgress, Progress, ignore_progress
from skep.rulesets import DEFAULT_RULES, RuleSet
from skep.study.game_analysis import AnalysisJob, GameAnalysis

FORMAT: Final = 1
"""The format of the file of analyses."""
DEFAULT_LIMIT: Final = Limit(nodes=100_000)
"""Per game."""
_LARGEST = 1 << 30  # bytes in a file of games


def analyse_games(
    games: Path | Iterable[str],
    *,
    limit: Limit = DEFAULT_LIMIT,
    lines: int = 1,
    rules: str = DEFAULT_RULES,
    network: Network | str | PathLike[str] | None = PACKAGED,
    pool: Pool | None = None,
    out: str | PathLike[str] | None = None,
    on_progress: OnProgress[Sequence[GameAnalysis]] = ignore_progress,
) -> Sequence[GameAnalysis]:
    """Find the best lines in the last position of each game.

    ``games`` is a file of GameStrings, PGN or JSON lines, or GameStrings themselves. A game that
    cannot be replayed has an ``error``. The ``pool`` is by default one process per core.
    Analyses are appended to the file ``out`` as soon as they are there, and the same call continues
    from what the file has.
    """
    RuleSet.preset(rules)
    checked_limit(limit)
    lines = whole_number("the number of lines", lines, 1)
    job = AnalysisJob(limit, lines, rules, as_network(network))
    entries = _entries(games)
    path = None if out is None else checked_path("the file of the analyses", out)
    header = FileHeader(FORMAT, "settings", job.described())

    def belongs(index: int, values: dict[str, Any]) -> bool:
        entry = entries[index] if index < len(entries) else None
        return entry is not None and (values.get("line"), values.get("game")) == entry[:2]

    with open_results(
        path,
        header,
        to_json=GameAnalysis.to_json,
        from_json=GameAnalysis.from_json,
        belongs=belongs,
    ) as analyses:
        found = analyses.found
        on_progress(Progress(len(found), len(entries), found))
        with closing((pool or LocalPool()).run(job, entries[len(found) :])) as results:
            for analysis in _in_order(results, len(found), entries):
                analyses.add(analysis)
                on_progress(Progress(len(found), len(entries), found))
    return found


def _entries(games: Path | Iterable[str]) -> list[GameEntry]:
    if isinstance(games, Path):
        return read_games(read_text(games, _LARGEST), name_of(games, "read"))
    if isinstance(games, str) or not isinstance(games, Iterable):
        raise WrongTypeError(f"expected the Path of a file, or GameStrings, not {shown(games)}")
    return [
        GameEntry(line, checked_text("a GameString", game).strip())
        for line, game in enumerate(games, start=1)
    ]


def _in_order(
    results: Iterable[GameAnalysis], start: int, entries: Sequence[GameEntry]
) -> Iterator[GameAnalysis]:
    early: dict[int, GameAnalysis] = {}  # by line: those that must wait for earlier ones
    at = start
    for analysis in results:
        early[analysis.line] = analysis
        while at < len(entries) and entries[at].line in early:
            yield early.pop(entries[at].line)
            at += 1
