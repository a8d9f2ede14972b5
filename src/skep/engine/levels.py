"""Levels 1 to 10 for human players: from somebody who just learned the rules to the full engine.

A weaker level looks less far ahead, overlooks moves (its own and its opponent's) and
misjudges positions. It plays what it does see with purpose: its mistakes are missed threats
and short sight, not random moves. docs/strength.md says how far apart the levels are.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Final

from skep._checks import checked_number, whole_number
from skep.board import Board
from skep.engine.analysis import Analysis
from skep.engine.engine import DEFAULT_MEGABYTES, Engine
from skep.engine.handicap import Handicap
from skep.engine.limits import MAX_DEPTH, Limit, checked_limit
from skep.engine.network import PACKAGED, Network
from skep.moves import Action

FULL_LEVEL: Final = 10
"""The level of the full engine."""
FULL_LIMIT: Final = Limit(seconds=1.0)
"""The full engine's default limit per move."""

_SLOWEST = 0.8  # seconds per move on a machine too slow for the level's nodes


@dataclass(frozen=True, slots=True)
class Level:
    """How strong an opponent is."""

    depth: int = MAX_DEPTH
    nodes: int | None = None
    overlooked: int = 0
    """How many of 1024 moves it overlooks, its own and the opponent's."""
    misjudged: int = 0
    """By how many points it may misjudge a position; 100 are worth a piece."""

    @property
    def limit(self) -> Limit:
        return Limit(seconds=_SLOWEST, depth=self.depth, nodes=self.nodes)


LEVELS: Final = (
    Level(depth=2, overlooked=390, misjudged=110),
    Level(depth=2, overlooked=190, misjudged=60),
    Level(depth=3, overlooked=180, misjudged=45),
    Level(depth=3, overlooked=30, misjudged=15),
    Level(depth=4, overlooked=22, misjudged=14),
    Level(nodes=8_000, misjudged=4),
    Level(nodes=30_000, misjudged=4),
    Level(nodes=130_000, misjudged=4),
    Level(nodes=560_000, misjudged=4),
)
"""All levels below the full engine."""


def limit_of(level: int, full: Limit = FULL_LIMIT) -> Limit:
    """The limit per move at this level; ``full`` is that of the full engine."""
    return LEVELS[level - 1].limit if level < FULL_LEVEL else full


def level_request(
    level: int, seed: int, seconds: float | None = None, full: Limit = FULL_LIMIT
) -> tuple[Limit, Handicap]:
    """What to ask an engine for, so that it plays at this level for at most ``seconds``.

    The ``seed``, below 2**64, chooses the level's mistakes.
    """
    limit = limit_of(level, full)
    if seconds is not None:
        seconds = checked_number("the time of a move", seconds)
        limit = replace(limit, seconds=min(seconds, limit.hard_seconds))
    weak = LEVELS[level - 1] if level < FULL_LEVEL else Level()
    return limit, Handicap(weak.overlooked, weak.misjudged, seed)


class Opponent:
    """The computer at a level from 1 to 10.

    >>> Opponent(3).choose(Board()) in Board().legal_moves
    True

    Its mistakes differ each time unless it has a ``seed``. Level 10 is the full engine and
    uses the ``limit``.
    """

    def __init__(
        self,
        level: int,
        limit: Limit = FULL_LIMIT,
        *,
        seed: int | None = None,
        megabytes: int = DEFAULT_MEGABYTES,
        network: Network | str | None = PACKAGED,
    ) -> None:
        self._level = whole_number("a level", level, 1, FULL_LEVEL)
        self._limit = checked_limit(limit)
        self._engine = Engine(megabytes, network=network)
        self._random = random.Random(seed)  # noqa: S311 - for variety, not for secrets

    def choose(self, board: Board) -> Action:
        """The action it plays."""
        return self.analyse(board).best

    def analyse(self, board: Board, seconds: float | None = None) -> Analysis:
        """Its view of the position after at most ``seconds``, as mistaken as its play."""
        seed = self._random.getrandbits(64)
        limit, handicap = level_request(self._level, seed, seconds, self._limit)
        return self._engine.analyse(board, limit, handicap=handicap)

    def start_game(self) -> None:
        """Forget the previous game."""
        self._engine.clear()

    def stop(self) -> None:
        """Stop thinking within milliseconds and play the best action so far."""
        self._engine.stop()
