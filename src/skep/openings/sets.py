"""Opening sets: short balanced beginnings of games, one GameString per line."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import chain

from skep.board import Board
from skep.errors import FileError, SkepError
from skep.pieces import GameType
from skep.rulesets import DEFAULT_RULES


@cache
def opening_set(game_type: GameType) -> tuple[str, ...]:
    """The openings that come with Skep for a game type."""
    resource = files("skep.openings") / "data" / f"{game_type.value}.txt"
    return tuple(_lines(resource.read_text(encoding="utf-8")))


def mixed_openings(game_types: Sequence[GameType]) -> tuple[str, ...]:
    """Alternate between the sets of several game types until the shortest runs out."""
    sets = [opening_set(game_type) for game_type in game_types]
    return tuple(chain.from_iterable(zip(*sets, strict=False)))


def parse_openings(text: str, source: str, rules: str = DEFAULT_RULES) -> tuple[str, ...]:
    """Read a user's set: every line must be a legal game that is not over."""
    openings = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not (opening := _content(line)):
            continue
        try:
            board = Board.from_game_string(opening, rules)
        except SkepError as error:
            raise FileError(f"{source}, line {number}: {error}") from None
        if board.is_over:
            raise FileError(
                f"{source}, line {number}: an opening must not be over, and this game is"
            )
        openings.append(opening)
    if not openings:
        raise FileError(f"{source} has no openings: expected one GameString per line")
    return tuple(openings)


def _lines(text: str) -> list[str]:
    return [opening for line in text.splitlines() if (opening := _content(line))]


def _content(line: str) -> str:
    return "" if line.startswith("#") else line.strip()
