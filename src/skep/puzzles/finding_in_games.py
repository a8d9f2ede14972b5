"""Finds puzzles in many games, on all cores or on a cluster, into a file that can be continued."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from hashlib import blake2b
from os import PathLike
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple

from skep import __version__
from skep._checks import checked_number, checked_path, whole_number
from skep._disk import read_whole
from skep.board import Board
from skep.engine import Engine
from skep.errors import FileError, SkepError
from skep.game import Game
from skep.jobs import Job, LocalPool, Pool
from skep.jobs.json_lines import FileHeader
from skep.jobs.keeping import undivided
from skep.jobs.kept_results import open_results
from skep.progress import OnProgress, Progress, ignore_progress
from skep.puzzles.finding import MEGABYTES, find_puzzles
from skep.puzzles.own_games import play_own_game
from skep.puzzles.puzzle import Puzzle
from skep.rulesets import RuleSet

FORMAT: Final = 1
"""The format of the file of found puzzles."""
MAX_BYTES: Final = 1 << 30
"""The bytes of the largest file of found puzzles."""


class GameToSearch(NamedTuple):
    """A game to look for puzzles in, with its rules; without both, one of Skep's own games."""

    number: int
    game: str = ""
    ruleset: RuleSet | None = None

    @property
    def digest(self) -> str:
        """Tells this game from others; empty for one of Skep's own, which its number tells."""
        return blake2b(self.game.encode(), digest_size=8).hexdigest() if self.game else ""


class SearchedGame(NamedTuple):
    """The puzzles of a game."""

    number: int
    puzzles: tuple[Puzzle, ...]
    game: str = ""
    """A digest of the game; none of Skep's own games."""

    def to_json(self) -> dict[str, Any]:
        """The game as plain values."""
        puzzles = [puzzle.to_json() for puzzle in self.puzzles]
        return {"number": self.number, "game": self.game, "puzzles": puzzles}

    @classmethod
    def from_json(cls, values: dict[str, Any]) -> SearchedGame:
        """The game of ``to_json``; raise ValueError if the values are something else."""
        try:
            puzzles = tuple(map(Puzzle.from_json, values["puzzles"]))
            return cls(int(values["number"]), puzzles, str(values.get("game", "")))
        except (TypeError, KeyError) as error:
            raise ValueError(f"not the puzzles of a game: {error}") from None


@dataclass(slots=True)
class FoundPuzzles:
    """What a file of found puzzles has."""

    games: int = 0
    puzzles: list[Puzzle] = field(default_factory=list)

    def add(self, game: SearchedGame) -> None:
        """Count a game and its puzzles."""
        self.games += 1
        self.puzzles += game.puzzles


def find_in_games(
    out: str | PathLike[str],
    games: Iterable[Game] | None = None,
    *,
    own_games: int = 1000,
    seed: int = 1,
    minutes: float | None = None,
    pool: Pool | None = None,
    on_progress: OnProgress[FoundPuzzles] = ignore_progress,
) -> FoundPuzzles:
    """Look for puzzles in games or, if none are given, in games that Skep plays.

    ``own_games`` and ``seed`` say how many of those and which. Found puzzles are appended to the
    file ``out`` game by game; the same call with the same games continues from what the file has.
    After ``minutes`` it stops. ``on_progress`` counts games; of given ones, the total is 0.
    """
    path = checked_path("the file of found puzzles", out)
    own_games = whole_number("the number of games", own_games, 1)
    if minutes is not None:
        minutes = checked_number("the minutes", minutes)
    settings = {"seed": seed if games is None else None, "version": __version__}
    tasks = _tasks(games, own_games)
    total = own_games if games is None else 0
    end = None if minutes is None else monotonic() + 60 * minutes
    result = FoundPuzzles()
    with open_results(
        path,
        FileHeader(FORMAT, "puzzles", settings),
        to_json=SearchedGame.to_json,
        from_json=SearchedGame.from_json,
        belongs=lambda *_: True,  # games come in any order, and each has its number
    ) as searched:
        for game in searched.found:
            result.add(game)
        done = {game.number: game.game for game in searched.found}
        missing = _missing(tasks, done, path)
        on_progress(Progress(result.games, total, result))
        with closing((pool or LocalPool()).run(FindingJob(seed), missing)) as games_searched:
            for game in games_searched:
                with undivided():
                    searched.add(game)
                    result.add(game)
                on_progress(Progress(result.games, total, result))
                if end is not None and monotonic() > end:
                    break
    return result


def read_found(path: str | PathLike[str]) -> list[Puzzle]:
    """The puzzles of a file that ``find_in_games`` has written, also if it was cut off."""
    path = checked_path("the file of found puzzles", path)
    result = FoundPuzzles()
    for number, line in enumerate(read_whole(path, MAX_BYTES).split(b"\n")[:-1], start=1):
        try:
            values = json.loads(line)
            if number > 1:
                result.add(SearchedGame.from_json(values))
            elif values["format"] != FORMAT:
                raise ValueError
        except (ValueError, TypeError, KeyError, RecursionError) as error:
            known = isinstance(error, SkepError)
            why = str(error) if known else "this is not a file of found puzzles"
            raise FileError(f"{path}, line {number}: {why}") from None
    return result.puzzles


def _tasks(games: Iterable[Game] | None, own_games: int) -> Iterator[GameToSearch]:
    if games is None:
        return map(GameToSearch, range(own_games))
    return (
        GameToSearch(number, game.board().game_string, game.ruleset)
        for number, game in enumerate(games)
    )


def _missing(
    tasks: Iterable[GameToSearch], done: Mapping[int, str], path: Path
) -> Iterator[GameToSearch]:
    """The games that the file does not have yet."""
    for task in tasks:
        if done.get(task.number) not in (None, "", task.digest):
            raise FileError(
                f"{path} has the puzzles of other games; the input has changed, so choose another "
                "file to write"
            )
        if task.number not in done:
            yield task


class FindingJob(Job[GameToSearch, SearchedGame]):
    """Looks for puzzles in games, one after the other."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def start(self) -> Callable[[GameToSearch], SearchedGame]:
        """Return the function that looks for puzzles in a game."""
        engine = Engine(MEGABYTES)

        def search(task: GameToSearch) -> SearchedGame:
            if task.ruleset is None:
                board = play_own_game(self.seed, task.number, engine)
            else:
                board = Board.from_game_string(task.game, task.ruleset)
            engine.clear()
            return SearchedGame(task.number, tuple(find_puzzles(board, engine)), task.digest)

        return search
