"""Analysis of many games: the best lines of each last position, kept in the order of the input."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from skep import __version__
from skep.board import Board
from skep.engine import DEFAULT_MEGABYTES, Analysis, Engine, Limit, Line, Network
from skep.engine.network import identity
from skep.engine.signature import signature
from skep.errors import FileError, SkepError
from skep.game_files import GameEntry, replayed
from skep.jobs import Job, Pool
from skep.jobs.json_lines import FileHeader, JsonLines, open_json_lines

FORMAT: Final = 1
"""Of the file of analyses."""


@dataclass(frozen=True)
class AnalysisJob(Job[GameEntry, dict[str, Any]]):
    """Analyses games. With a limit of nodes or depth the same game always has the same analysis."""

    limit: Limit
    lines: int
    rules: str
    network: Network | None
    megabytes: int = DEFAULT_MEGABYTES

    def described(self) -> dict[str, Any]:
        """What must be the same for analyses to be added to others."""
        return {
            "limit": asdict(self.limit),
            "lines": self.lines,
            "rules": self.rules,
            "megabytes": self.megabytes,
            "network": identity(self.network),
            "version": __version__,
            "engine": signature(self.network),
        }

    def start(self) -> Callable[[GameEntry], dict[str, Any]]:
        engine = Engine(self.megabytes, network=self.network)
        return lambda entry: self._answer(entry, engine)

    def _answer(self, entry: GameEntry, engine: Engine) -> dict[str, Any]:
        answer: dict[str, Any] = {"line": entry.line, "game": entry.game}
        if entry.problem:
            return answer | {"error": entry.problem}
        try:
            board = replayed(entry.game, self.rules)
        except SkepError as error:
            return answer | {"error": str(error)}
        answer["state"] = board.state_string
        board.reopen()  # of a game that its players ended there is still something to find out
        if board.is_over:
            return answer
        engine.clear()
        return answer | _values(board, engine.analyse(board, self.limit, self.lines))


def analyse_games(
    job: AnalysisJob, games: Sequence[GameEntry], pool: Pool
) -> Iterator[dict[str, Any]]:
    """The answers as JSON objects, in the order of the games; a bad game has an ``error``."""
    early: dict[int, dict[str, Any]] = {}  # by line: those whose turn has not come
    expected = (entry.line for entry in games)
    line = next(expected, None)
    with closing(pool.run(job, games)) as answers:
        for answer in answers:
            early[answer["line"]] = answer
            while line in early:
                yield early.pop(line)
                line = next(expected, None)


@dataclass(frozen=True, slots=True)
class Analyses:
    """The file of the answers so far, to be added to."""

    file: JsonLines
    unanswered: Sequence[GameEntry]
    errors: int
    """How many of the answers are errors."""


@contextmanager
def open_analyses(path: Path, job: AnalysisJob, games: Sequence[GameEntry]) -> Iterator[Analyses]:
    """Go on with a file of answers; it must be about the same games."""
    with open_json_lines(path, FileHeader(FORMAT, "settings", job.described())) as file:
        answered = errors = 0
        for values in file.objects():
            entry = games[answered] if answered < len(games) else None
            if entry is None or (values.get("line"), values.get("game")) != entry[:2]:
                raise FileError(f"{path}, line {answered + 2}: the input has another game here")
            answered += 1
            errors += "error" in values
        file.go_on()
        yield Analyses(file, games[answered:], errors)


def _values(board: Board, analysis: Analysis) -> dict[str, Any]:
    return {
        "depth": analysis.depth,
        "nodes": analysis.nodes,
        "seconds": round(analysis.seconds, 6),
        "lines": [_line_values(board, line) for line in analysis.lines],
    }


def _line_values(board: Board, line: Line) -> dict[str, Any]:
    return {
        "moves": [*board.line_strings(line.actions)],
        "score": line.score,
        "win_in": line.win_in,
        "chance": round(line.chance, 4),
        "depth": line.depth,
    }
