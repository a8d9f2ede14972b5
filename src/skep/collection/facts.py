"""The facts of a game that lists and counts show."""

from __future__ import annotations

from typing import NamedTuple

from skep.collection.periods import period_of
from skep.game import Game


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
    outcome, plies = game.outcome, game.end.ply
    return GameFacts(
        white=player(game, "White"),
        black=player(game, "Black"),
        date=_known(game.headers.get("Date", "")),
        game_type=str(game.game_type.value),
        result=outcome.state if outcome else "InProgress" if plies else "NotStarted",
        reason=outcome.reason.id if outcome else "",
        plies=plies,
    )


def player(game: Game, color: str) -> str:
    """A player's name; empty if the game has none."""
    return _known(game.headers.get(color, ""))


def year_of(game: Game) -> str:
    """The year in which a game was played; empty if its date does not say it."""
    period = period_of(game.headers.get("Date", ""))
    return "" if period is None else f"{period.first.year:04}"


def _known(header: str) -> str:
    """A header's text; PGN writes a question mark if something is not known."""
    return "" if not header.strip("?.- ") else header.strip()
