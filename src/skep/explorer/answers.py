"""What the explorer knows about a position: the moves played there, and the games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from skep.openings import BookMove, Tally


class PlayerCount(NamedTuple):
    """In how many games somebody played a move."""

    name: str
    games: int


@dataclass(frozen=True, slots=True)
class ExplorerMove(BookMove):
    """A move that was played in a position, in the orientation of the board that asked."""

    strength: int | None
    """The average rating of those who played it; None if none of them has one."""
    performance: int | None
    """The rating at which their score against their opponents would be expected.

    At most 800 above or below that of their opponents; None if no opponent has a rating.
    """
    last_played: str
    """The latest date, such as ``2018-10-28``, ``2018-10`` or ``2018``; empty if none is known."""
    players: tuple[PlayerCount, ...]
    """Who played it most often in the last 256 of these games that were added."""


@dataclass(frozen=True, slots=True)
class IndexedGame:
    """A game of the index, as its headers describe it."""

    number: int
    """In the order in which games were added, from 0."""
    white: str
    black: str
    white_strength: int | None
    black_strength: int | None
    date: str
    state: str
    """How it ended, as a GameStateString; ``InProgress`` if that is not known."""
    plies: int
    event: str
    site: str
    place: str
    """Where it was read from, if that is known."""


@dataclass(frozen=True, slots=True)
class Exploration:
    """Everything about one position. A game that came to it twice counts once."""

    total: Tally
    """The games with the position, also those that ended there."""
    moves: tuple[ExplorerMove, ...]
    """The moves played there, the most frequent first."""
    strongest: tuple[IndexedGame, ...]
    """The games whose weaker player has the highest rating."""
    latest: tuple[IndexedGame, ...]
    """The games with the latest dates."""
