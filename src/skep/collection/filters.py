"""Which games are wanted: functions that make a filter, each by one question about a game."""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import TypeAlias

from skep._checks import whole_number
from skep.board import Board
from skep.collection.periods import between, period_of
from skep.collection.results import parse_result, result_of
from skep.errors import NotationError, SettingError, SkepError
from skep.game import Game
from skep.pieces import Color, GameType
from skep.position_string import is_position_string

GameFilter: TypeAlias = Callable[[Game], bool]
"""Whether a game is wanted."""

_RULES = "rulebook"  # which has the most first moves


def by_player(name: str, color: Color | str | None = None) -> GameFilter:
    """Games of a player, with one color or any.

    Letter case does not matter, and ``*`` stands for any characters.

    >>> by_player("ad*")(Game("Base", headers={"Black": "Ada"}))
    True
    """
    colors = Color if color is None else (Color.named(color),)
    pattern = re.compile(".*".join(map(re.escape, name.casefold().split("*"))), re.DOTALL)
    return lambda game: any(
        pattern.fullmatch(game.player(it).casefold()) is not None for it in colors
    )


def expect_player(player: object, color: object) -> None:
    """Refuse a color without a player."""
    if color is not None and not player:
        raise SettingError("a color needs a player: it is the color of that player")


def by_date(
    since: datetime.date | str | None = None, until: datetime.date | str | None = None
) -> GameFilter:
    """Games from a time on, until a time, or both; each is a year, a month or a day.

    A game of which only the year or the month is known is wanted if it may have been played then.
    """
    wanted = between(since, until)

    def is_wanted(game: Game) -> bool:
        played = period_of(game.headers.get("Date", ""))
        return played is not None and wanted.overlaps(played)

    return is_wanted


def by_result(result: str) -> GameFilter:
    """Games won by ``white`` or ``black``, a ``draw``, or ``undecided`` ones."""
    wanted = parse_result(result)
    return lambda game: result_of(game.outcome) == wanted


def by_type(game_type: GameType | str) -> GameFilter:
    """Games of a type."""
    wanted = GameType(game_type)
    return lambda game: game.game_type is wanted


def by_length(least: int = 0, most: int | None = None) -> GameFilter:
    """Games with at least, and at most, this many plies."""
    least = whole_number("the least number of plies", least, 0)
    if most is not None:
        most = whole_number("the largest number of plies", most, least)
    return lambda game: least <= game.plies and (most is None or game.plies <= most)


def by_opening(opening: str) -> GameFilter:
    """Games with an opening, turned and mirrored or not.

    It is a line of MoveStrings, separated by ``;``, whose last position the game has after as many
    plies, in whatever order; or a GameString or a position string, whose position it has at any
    time.

    >>> game = Game("Base+MLP")
    >>> last = game.root.add_line(["wS1", "bS1 wS1-", "wQ -wS1"])
    >>> by_opening("wS1; bS1 /wS1")(game)
    True
    """
    moves = [move.strip() for move in opening.strip().strip(";").split(";")]
    if is_position_string(moves[0]) or moves[0].lower().startswith("base"):
        return _by_position(Board.from_game_string(opening.strip(), _RULES))
    return _by_line(moves)


def _by_position(board: Board) -> GameFilter:
    wanted, game_type = board.canonical_key, board.game_type
    return lambda game: game.game_type is game_type and wanted in game.end.board().canonical_keys()


def _by_line(moves: list[str]) -> GameFilter:
    @cache
    def key(game_type: GameType) -> int | None:
        """The position after the moves; None if the type does not have their pieces."""
        with suppress(SkepError):
            return _played(moves, game_type).canonical_key
        return None

    _played(moves, GameType("Base+MLP"))  # raises what is wrong with the moves

    def is_wanted(game: Game) -> bool:
        keys = game.end.board().canonical_keys()
        at = len(moves) - game.root.ply
        return 0 <= at < len(keys) and keys[at] == key(game.game_type)

    return is_wanted


def _played(moves: list[str], game_type: GameType) -> Board:
    board = Board(game_type, _RULES)
    for move in moves:
        try:
            board.push(move)
        except NotationError as error:
            raise error.within(";".join(moves), ";".join(moves).find(move)) from None
    return board
