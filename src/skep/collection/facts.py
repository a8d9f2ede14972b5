"""The facts of a game that lists and counts show."""

from __future__ import annotations

from typing import NamedTuple

from skep.collection.periods import period_of
from skep.game import Game, known_header
from skep.pieces import Color


class GameFacts(NamedTuple):
    """Who played when, and how it ended."""

    white: str
    black: str
    """The players' names; empty if the game has none."""
    date: str
    """As the game has it, such as ``2018.10.28``; empty if it has none."""
    game_type: str
    result: str
    """UHP's state: ``WhiteWins``, ``BlackWins``, ``Draw``, ``InProgress`` or ``NotStarted``."""
    reason: str
    """What ended the game, such as ``resigned``; empty if it goes on."""
    plies: int


def facts_of(game: Game) -> GameFacts:
    """The facts of a game.

    >>> facts_of(Game("Base", headers={"White": "Ada"})).white
    'Ada'
    """
    outcome = game.outcome
    return GameFacts(
        white=game.player(Color.WHITE),
        black=game.player(Color.BLACK),
        date=known_header(game.headers, "Date"),
        game_type=str(game.game_type.value),
        result=game.state_string,
        reason=outcome.reason.id if outcome else "",
        plies=game.plies,
    )


def year_of(game: Game) -> str:
    """The year in which a game was played; empty if its date does not say it."""
    period = period_of(game.headers.get("Date", ""))
    return "" if period is None else f"{period.first.year:04}"
