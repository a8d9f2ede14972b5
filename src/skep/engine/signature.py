"""A short hash of what the engine finds, to compare two builds."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from random import Random

from skep.board import Board
from skep.engine.engine import Engine
from skep.engine.limits import Limit
from skep.engine.network import Network
from skep.pieces import GameType

_PLIES = 20
_NODES = 20_000
_MEGABYTES = 4


@cache
def signature(network: Network | None) -> str:
    """The same on every machine; it changes if the engine evaluates or searches differently."""
    found = [_found(game_type, network) for game_type in GameType]
    return blake2b(repr(found).encode(), digest_size=6).hexdigest()


def _found(game_type: GameType, network: Network | None) -> list[tuple[int, int, list[str]]]:
    rng = Random(f"signature/{game_type.value}")  # noqa: S311 - not for secrets
    board = Board(game_type, "tournament")
    while board.ply < _PLIES:
        board.push(rng.choice(board.legal_moves))
    analysis = Engine(_MEGABYTES, network=network).analyse(board, Limit(nodes=_NODES))
    return [(line.score, line.depth, list(map(str, line.actions))) for line in analysis.lines]
