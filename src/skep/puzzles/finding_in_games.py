"""Finds puzzles in many games, on all cores or on a cluster, into a file that can be continued."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from os import PathLike
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple

from skep import __version__
from skep._checks import checked_path, whole_number
from skep._disk import read_whole
from skep.board import Board
from skep.engine import Engine
from skep.errors import FileError, SkepError
from skep.game import Game
from skep.jobs import Job, LocalPool, Pool
from skep.jobs.json_lines import FileHeader, open_json_lines
from skep.jobs.keeping import undivided
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


class SearchedGame(NamedTuple):
    """The puzzles of a game, as plain values."""

    number: int
    puzzles: list[dict[str, Any]]


@dataclass(slots=True)
class FoundPuzzles:
    """What a file of found puzzles has."""

    games: int = 0
    puzzles: list[Puzzle] = field(default_factory=list)


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
    settings = {"seed": seed if games is None else None, "version": __version__}
    tasks = _tasks(games, own_games)
    total = own_games if games is None else 0
    end = None if minutes is None else monotonic() + 60 * minutes
    with open_json_lines(path, FileHeader(FORMAT, "puzzles", settings)) as file:
        result = FoundPuzzles()
        done = {_add(result, values, path) for values in file.objects()}
        file.resume()
        missing = (task for task in tasks if task.number not in done)
        on_progress(Progress(result.games, total, result))
        with closing((pool or LocalPool()).run(FindingJob(seed), missing)) as searched:
            for game in searched:
                with undivided():
                    file.add(game._asdict())
                    _add(result, game._asdict(), path)
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
                _add(result, values, path)
            elif values["format"] != FORMAT:
                raise ValueError
        except (ValueError, TypeError, KeyError) as error:
            if isinstance(error, SkepError):
                raise
            raise FileError(f"{path}, line {number}: this is not a file of found puzzles") from None
    return result.puzzles


def _tasks(games: Iterable[Game] | None, own_games: int) -> Iterator[GameToSearch]:
    if games is None:
        return map(GameToSearch, range(own_games))
    return (
        GameToSearch(number, game.board().game_string, game.ruleset)
        for number, game in enumerate(games)
    )


def _add(result: FoundPuzzles, values: dict[str, Any], path: Path) -> int:
    """Count a searched game, and return its number."""
    try:
        game = SearchedGame(values["number"], values["puzzles"])
        result.puzzles += map(Puzzle.from_json, game.puzzles)
    except (TypeError, KeyError, SkepError) as error:
        raise FileError(f"{path} has a game that can't be read: {error}") from None
    result.games += 1
    return game.number


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
            found = [puzzle.to_json() for puzzle in find_puzzles(board, engine)]
            return SearchedGame(task.number, found)

        return search
