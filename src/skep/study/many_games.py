"""The analysis of many games, in the order given."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from os import PathLike
from pathlib import Path
from typing import Any, Final

from skep._checks import checked_path, checked_text, shown, whole_number
from skep.engine import PACKAGED, Limit, Network
from skep.engine.limits import checked_limit
from skep.engine.network import as_network
from skep.errors import SkepError, WrongTypeError
from skep.formats import GameRead, Place, read_game, read_games
from skep.game import Game
from skep.jobs import LocalPool, Pool
from skep.jobs.json_lines import FileHeader
from skep.jobs.kept_results import open_results
from skep.progress import OnProgress, Progress, ignore_progress
from skep.rulesets import RuleSet
from skep.study.game_analysis import AnalysisAnswer, AnalysisJob, AnalysisTask, GameAnalysis

FORMAT: Final = 1
"""The format of the file of analyses."""
DEFAULT_LIMIT: Final = Limit(nodes=100_000)
"""Per game."""


def analyse_games(
    games: Path | Iterable[str | Game | GameRead],
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

    ``games`` is a file, folder or archive of any format, or the games themselves, which may also be
    texts. A game that cannot be read has an ``error``. Without ``rules``, each game has those it
    needs. The ``pool`` is by default one process per core. Analyses are appended to the file
    ``out`` as soon as they are there, and the same call continues from what the file has.
    """
    if rules is not None:
        RuleSet.preset(rules)
    checked_limit(limit)
    lines = whole_number("the number of lines", lines, 1)
    job = AnalysisJob(limit, lines, rules, as_network(network))
    tasks = _tasks(_reads(games, rules))
    path = None if out is None else checked_path("the file of the analyses", out)
    header = FileHeader(FORMAT, "settings", job.described())

    def belongs(index: int, values: dict[str, Any]) -> bool:
        if index >= len(tasks):
            return False
        given = tasks[index].given
        return (values.get("line"), values.get("game")) == (given.line, given.game)

    with open_results(
        path,
        header,
        to_json=GameAnalysis.to_json,
        from_json=GameAnalysis.from_json,
        belongs=belongs,
    ) as analyses:
        found = analyses.found
        on_progress(Progress(len(found), len(tasks), found))
        with closing((pool or LocalPool()).run(job, tasks[len(found) :])) as answers:
            for analysis in _in_order(answers, len(found)):
                analyses.add(analysis)
                on_progress(Progress(len(found), len(tasks), found))
    return found


def _reads(
    games: Path | Iterable[str | Game | GameRead], rules: str | None
) -> Iterator[tuple[GameRead, str]]:
    """Each game, and the text that it was given as."""
    if isinstance(games, Path):
        yield from ((read, "") for read in read_games(games, rules=rules))
        return
    if isinstance(games, str) or not isinstance(games, Iterable):
        raise WrongTypeError(f"expected the Path of a file, or games, not {shown(games)}")
    for line, game in enumerate(games, start=1):
        if isinstance(game, GameRead):
            yield game, ""
        elif isinstance(game, Game):
            yield GameRead(Place("", line), game), ""
        else:
            yield _read_text(line, checked_text("a game", game).strip(), rules)


def _read_text(line: int, text: str, rules: str | None) -> tuple[GameRead, str]:
    try:
        return GameRead(Place("", line), read_game(text, rules=rules)), text
    except SkepError as error:
        return GameRead(Place("", line), None, fault=str(error)), text


def _tasks(reads: Iterable[tuple[GameRead, str]]) -> list[AnalysisTask]:
    tasks: list[AnalysisTask] = []
    for index, ((place, game, _, fault), text) in enumerate(reads):
        board = None if game is None else game.board()
        name = text or (board.game_string if board else "")
        given = GameAnalysis(place.line, name, place.file or None, fault or None)
        tasks.append(AnalysisTask(index, given, board))
    if len({task.given.file for task in tasks}) > 1:
        return tasks
    return [task._replace(given=replace(task.given, file=None)) for task in tasks]


def _in_order(answers: Iterable[AnalysisAnswer], next_index: int) -> Iterator[GameAnalysis]:
    early: dict[int, GameAnalysis] = {}  # those that must wait for earlier ones
    for index, analysis in answers:
        early[index] = analysis
        while next_index in early:
            yield early.pop(next_index)
            next_index += 1
