"""The analysis of many games, in the order given."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from os import PathLike
from pathlib import Path
from typing import Final

from skep._checks import checked_path, checked_text, shown, whole_number
from skep._disk import name_of, read_text
from skep.engine import PACKAGED, Limit, Network
from skep.engine.limits import checked_limit
from skep.engine.network import as_network
from skep.errors import FileError, WrongTypeError
from skep.game_files import GameEntry, read_games
from skep.jobs import LocalPool, Pool
from skep.jobs.json_lines import FileHeader, JsonLines, open_json_lines
from skep.jobs.keeping import undivided
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
    with _open_analyses(path, job, entries) as analyses:
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


class _Analyses:
    """The analyses so far, in memory and in the file."""

    def __init__(self, found: list[GameAnalysis], file: JsonLines | None) -> None:
        self.found = found
        self._file = file

    def add(self, analysis: GameAnalysis) -> None:
        with undivided():
            if self._file is not None:
                self._file.add(analysis.to_json())
            self.found.append(analysis)


@contextmanager
def _open_analyses(
    path: Path | None, job: AnalysisJob, entries: Sequence[GameEntry]
) -> Iterator[_Analyses]:
    """Continue a file of analyses, which must be about the same games."""
    if path is None:
        yield _Analyses([], None)
        return
    with open_json_lines(path, FileHeader(FORMAT, "settings", job.described())) as file:
        found: list[GameAnalysis] = []
        for line, values in enumerate(file.objects(), start=2):
            entry = entries[len(found)] if len(found) < len(entries) else None
            if entry is None or (values.get("line"), values.get("game")) != entry[:2]:
                raise FileError(f"{path}, line {line}: the input has another game here")
            try:
                found.append(GameAnalysis.from_json(values))
            except ValueError as error:
                raise FileError(f"{path}, line {line}: {error}") from None
        file.resume()
        yield _Analyses(found, file)
