"""The analysis of one game: the best lines of its last position."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import Any, NamedTuple

from skep import __version__
from skep.board import Board
from skep.engine import DEFAULT_MEGABYTES, Engine, Limit, Line, Network
from skep.engine.network import identity
from skep.engine.signature import signature
from skep.jobs import Job


@dataclass(frozen=True, slots=True)
class AnalyzedLine:
    """A line of play from the last position of the game."""

    moves: tuple[str, ...]
    score: int
    """In points, for the player to move."""
    win_in: int | None
    """The plies to a proven win, negative for a loss."""
    chance: float
    """The chance of winning for the player to move."""
    depth: int


@dataclass(frozen=True, slots=True)
class GameAnalysis:
    """What the engine found in a game, or why the game can't be analyzed."""

    line: int
    """Where the game is in the file or sequence, from 1."""
    game: str
    """Its GameString; the text given, if that can't be read, or nothing."""
    file: str | None = None
    """The file that the game is in, if the source has several."""
    error: str | None = None
    state: str | None = None
    """The GameStateString."""
    depth: int | None = None
    nodes: int | None = None
    seconds: float | None = None
    lines: tuple[AnalyzedLine, ...] = ()
    """Best first; none if the game is over."""

    def to_json(self) -> dict[str, Any]:
        """The analysis as plain values, without missing ones."""
        return {name: value for name, value in asdict(self).items() if value not in (None, ())}

    @classmethod
    def from_json(cls, values: dict[str, Any]) -> GameAnalysis:
        """The analysis from such values; raise ValueError if they are something else."""
        try:
            lines = [
                AnalyzedLine(**(line | {"moves": tuple(line["moves"])}))
                for line in values.get("lines", ())
            ]
            fields: dict[str, Any] = values | {"lines": tuple(lines)}
            return cls(**fields)
        except (TypeError, KeyError) as error:
            raise ValueError(f"not the analysis of a game: {error}") from None


class AnalysisTask(NamedTuple):
    """A game to analyze."""

    game: int
    """Which one, from 0."""
    given: GameAnalysis
    """What is known before the search."""
    board: Board | None
    """The end of the game; None if it can't be read."""


class AnalysisAnswer(NamedTuple):
    """The analysis of a game."""

    game: int
    """Which one, from 0."""
    analysis: GameAnalysis


@dataclass(frozen=True)
class AnalysisJob(Job[AnalysisTask, AnalysisAnswer]):
    """Analyses games. With a limit of nodes or depth, a game always has the same analysis."""

    limit: Limit
    lines: int
    rules: str | None
    network: Network | None
    megabytes: int = DEFAULT_MEGABYTES

    def described(self) -> dict[str, Any]:
        """What must be equal for analyses to be added to existing ones."""
        return {
            "limit": asdict(self.limit),
            "lines": self.lines,
            "rules": self.rules,
            "megabytes": self.megabytes,
            "network": identity(self.network),
            "version": __version__,
            "engine": signature(self.network),
        }

    def start(self) -> Callable[[AnalysisTask], AnalysisAnswer]:
        engine = Engine(self.megabytes, network=self.network)
        return lambda task: AnalysisAnswer(
            task.game, self._analysis(task.given, task.board, engine)
        )

    def _analysis(self, given: GameAnalysis, board: Board | None, engine: Engine) -> GameAnalysis:
        if board is None:
            return given
        given = replace(given, state=board.state_string)
        board.reopen()  # so that a resigned or agreed game can still be analyzed
        if board.is_over:
            return given
        engine.clear()
        found = engine.analyse(board, self.limit, self.lines)
        return replace(
            given,
            depth=found.depth,
            nodes=found.nodes,
            seconds=round(found.seconds, 6),
            lines=tuple(_analyzed_line(board, line) for line in found.lines),
        )


def _analyzed_line(board: Board, line: Line) -> AnalyzedLine:
    return AnalyzedLine(
        moves=tuple(board.line_strings(line.actions)),
        score=line.score,
        win_in=line.win_in,
        chance=round(line.chance, 4),
        depth=line.depth,
    )
