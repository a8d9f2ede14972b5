"""Samples: positions as the network sees them, with what to learn about each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, Final, Self

import numpy as np
from numpy.typing import NDArray

from skep import _core
from skep.board import Board
from skep.learning.games import NOT_SEARCHED, RULES, PlayedGame, PlayedResult
from skep.pieces import PIECES

DECIDED: Final = 2400
"""Positions with a larger score in points count as decided and are left out."""
UNKNOWN: Final = -1
"""The result of a game that was stopped at its longest length."""

_PLIES: Final = np.dtype([("action", "u1", 3), ("score", "<i2")])
_WON: Final = {PlayedResult.WHITE_WINS: 0, PlayedResult.BLACK_WINS: 1}


@dataclass(frozen=True, slots=True)
class Samples:
    """Arrays with one row per position."""

    inputs: NDArray[np.int16]
    """28 in the view of the player to move, then 28 in the other's."""
    buckets: NDArray[np.uint8]
    scores: NDArray[np.int16]
    """The search's score for the player to move, or NOT_SEARCHED."""
    results: NDArray[np.int8]
    """2 if the player to move won the game, 1 for a draw, 0 for a loss, or UNKNOWN."""
    keys: NDArray[np.uint64]
    """The same for positions that are equal up to symmetry."""

    def __len__(self) -> int:
        return len(self.scores)

    def __getitem__(self, rows: NDArray[Any]) -> Samples:
        return Samples(*(getattr(self, field.name)[rows] for field in fields(self)))

    @classmethod
    def none(cls) -> Samples:
        return Samples(
            np.empty((0, 2 * len(PIECES)), np.int16),
            np.empty(0, np.uint8),
            np.empty(0, np.int16),
            np.empty(0, np.int8),
            np.empty(0, np.uint64),
        )

    @classmethod
    def joined(cls, parts: Sequence[Self]) -> Samples:
        return Samples(
            *(np.concatenate([getattr(p, field.name) for p in parts]) for field in fields(cls))
        )


def samples_of(game: PlayedGame, *, unscored: bool = False) -> Samples:
    """The positions of a game that can be learned from.

    It leaves out positions with an immediate winning threat, positions that are decided (proven
    or with a large score), and positions without a score, unless ``unscored`` is true and the
    game has a result.
    """
    plies = np.frombuffer(game.record, _PLIES)
    start = Board(game.game_type, RULES)._game  # noqa: SLF001 - the two faces of one core
    inputs, buckets, threats, keys = _core.encode(start, plies["action"].tobytes())
    scores = plies["score"].astype(np.int16)
    movers = np.arange(len(plies)) % 2
    if game.result in _WON:
        results = np.where(movers == _WON[game.result], 2, 0)
    else:
        results = np.full(len(plies), 1 if game.result is PlayedResult.DRAW else UNKNOWN)
    is_open = np.abs(scores.astype(np.int32)) <= DECIDED
    if unscored:
        is_open |= (scores == NOT_SEARCHED) & (results != UNKNOWN)
    is_kept = is_open & (np.frombuffer(threats, np.uint8) == 0)
    return Samples(
        np.frombuffer(inputs, "<i2").reshape(-1, 2 * len(PIECES)),
        np.frombuffer(buckets, np.uint8),
        scores,
        results.astype(np.int8),
        np.frombuffer(keys, "<u8"),
    )[is_kept]
