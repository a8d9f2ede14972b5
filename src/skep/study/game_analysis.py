"""The analysis of one game: the best lines of its last position."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

from skep import __version__
from skep.board import Board
from skep.engine import DEFAULT_MEGABYTES, Engine, Limit, Line, Network
from skep.engine.network import identity
from skep.engine.signature import signature
from skep.errors import SkepError
from skep.formats import read_game
from skep.jobs import Job
from skep.rulesets import RuleSet


class GivenGame(NamedTuple):
    """A game to analyze, or why it can't be read."""

    line: int
    game: str
    """A GameString, or a text in any other format."""
    rules: RuleSet | None = None
    """None: those that the game needs."""
    file: str | None = None
    """The file that it is in, if the source has several."""
    problem: str = ""

    @property
    def place(self) -> tuple[str | None, int]:
        """Where the game is."""
        return self.file, self.line


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

    @property
    def place(self) -> tuple[str | None, int]:
        """Where the game is."""
        return self.file, self.line

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


@dataclass(frozen=True)
class AnalysisJob(Job[GivenGame, GameAnalysis]):
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

    def start(self) -> Callable[[GivenGame], GameAnalysis]:
        engine = Engine(self.megabytes, network=self.network)
        return lambda given: self._analyse(given, engine)

    def _analyse(self, given: GivenGame, engine: Engine) -> GameAnalysis:
        line, game, rules, file, problem = given
        if problem:
            return GameAnalysis(line, game, file, error=problem)
        try:
            if rules is not None:
                board = Board.from_game_string(game, rules)
            else:
                board = read_game(game, rules=self.rules).board()
        except SkepError as error:
            return GameAnalysis(line, game, file, error=str(error))
        state = board.state_string
        board.reopen()  # so that a resigned or agreed game can still be analyzed
        if board.is_over:
            return GameAnalysis(line, game, file, state=state)
        engine.clear()
        found = engine.analyse(board, self.limit, self.lines)
        return GameAnalysis(
            line,
            game,
            file,
            state=state,
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
