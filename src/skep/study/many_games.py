"""The analysis of many games, in the order given."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from os import PathLike
from pathlib import Path
from typing import Any, Final

from skep._checks import checked_path, checked_text, shown, whole_number
from skep._disk import name_of
from skep.engine import PACKAGED, Limit, Network
from skep.engine.limits import checked_limit
from skep.engine.network import as_network
from skep.errors import FileError, WrongTypeError
from skep.formats import read_games
from skep.jobs import LocalPool, Pool
from skep.jobs.json_lines import FileHeader
from skep.jobs.kept_results import open_results
from skep.progress import OnProgress, Progress, ignore_progress
from skep.rulesets import RuleSet
from skep.study.game_analysis import AnalysisJob, GameAnalysis, GivenGame

FORMAT: Final = 1
"""The format of the file of analyses."""
DEFAULT_LIMIT: Final = Limit(nodes=100_000)
"""Per game."""


def analyse_games(
    games: Path | Iterable[str],
    *,
    limit: Limit = DEFAULT_LIMIT,
    lines: int = 1,
    rules: str | None = None,
    network: Network | str | PathLike[str] | None = PACKAGED,
    pool: Pool | None = None,
    out: str | PathLike[str] | None = None,
    on_progress: OnProgress[Sequence[GameAnalysis]] = ignore_progress,
) -> Sequence[GameAnalysis]:
    """Find the best lines in the last position of each game.

    ``games`` is a file, folder or archive of any format, or GameStrings themselves. A game that
    cannot be replayed has an ``error``. Without ``rules``, each game has those it needs. The
    ``pool`` is by default one process per core. Analyses are appended to the file ``out`` as soon
    as they are there, and the same call continues from what the file has.
    """
    if rules is not None:
        RuleSet.preset(rules)
    checked_limit(limit)
    lines = whole_number("the number of lines", lines, 1)
    job = AnalysisJob(limit, lines, rules, as_network(network))
    entries = _given_games(games, rules)
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


def _given_games(games: Path | Iterable[str], rules: str | None) -> list[GivenGame]:
    if isinstance(games, Path):
        return _games_of_file(games, rules)
    if isinstance(games, str) or not isinstance(games, Iterable):
        raise WrongTypeError(f"expected the Path of a file, or GameStrings, not {shown(games)}")
    return [
        GivenGame(line, checked_text("a GameString", game).strip())
        for line, game in enumerate(games, start=1)
    ]


def _games_of_file(source: Path, rules: str | None) -> list[GivenGame]:
    reads = list(read_games(source, rules=rules))
    has_files = len({read.place.file for read in reads}) > 1
    found = []
    for place, game, _, fault in reads:
        file = place.file if has_files else None
        if game is None:
            found.append(GivenGame(place.line, "", file=file, problem=fault))
        else:
            text = game.board().game_string
            found.append(GivenGame(place.line, text, game.ruleset, file))
    name = name_of(source, "read")
    if not reads:
        raise FileError(f"{name} has no games yet")
    if all(given.problem for given in found):
        line, fault = reads[0].place.line, reads[0].fault
        raise FileError(f"{name} has no readable game; line {line}: {fault}")
    return found


def _in_order(
    results: Iterable[GameAnalysis], start: int, entries: Sequence[GivenGame]
) -> Iterator[GameAnalysis]:
    early: dict[object, GameAnalysis] = {}  # by place: those that must wait for earlier ones
    at = start
    for analysis in results:
        early[analysis.place] = analysis
        while at < len(entries) and entries[at].place in early:
            yield early.pop(entries[at].place)
            at += 1
