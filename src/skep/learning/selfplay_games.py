"""Games of self-play: the engine against itself.

A game depends only on the settings and its index, so a game lost with its process is played
again with the same moves.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from random import Random
from typing import Any, Final

from skep import __version__
from skep._checks import whole_number
from skep.board import Board
from skep.engine import Analysis, Engine, Limit, Network
from skep.engine.network import identity, packaged_network
from skep.engine.signature import signature
from skep.learning.games import MAX_COORDINATE, RULES, WIN, PlayedGame, PlayedResult, Ply
from skep.openings import opening_set
from skep.pieces import Color, GameType

BATCH: Final = 16
"""Games that one process plays and that are stored together."""
PLY_CAP: Final = 160
MEGABYTES: Final = 4
"""The engine's table: small, because it is cleared before each game."""
STRAY_MOVES: Final = 1 / 30
"""The share of moves that are random, so that the network sees mistakes as well."""
BOOK_SHARE: Final = 1 / 2
"""The share of games that begin with an opening from a set; the others begin at random."""
RANDOM_PLIES: Final = (2, 9)
AFTER_BOOK: Final = (1, 2)
"""Random plies after an opening from a set, so that games differ."""
WEIGHTS: Final = {GameType.BASE_MLP: 30, GameType.BASE: 25}
OTHER_WEIGHT: Final = 7.5

_TYPES: Final = tuple(GameType)
_TYPE_WEIGHTS: Final = tuple(WEIGHTS.get(game_type, OTHER_WEIGHT) for game_type in _TYPES)


@dataclass(frozen=True, slots=True)
class SelfPlaySettings:
    """Everything that the games depend on."""

    seed: int
    nodes: int
    network: Network | None = field(default_factory=packaged_network)
    """The network to use; None for the hand-written evaluation."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "seed", whole_number("the seed", self.seed, 0))
        object.__setattr__(self, "nodes", whole_number("the number of nodes", self.nodes, 1))

    def described(self) -> dict[str, Any]:
        """What must be equal for games to be added to existing ones, as plain values."""
        return {
            "seed": self.seed,
            "nodes": self.nodes,
            "network": identity(self.network),
            "rules": RULES,
            "batch": BATCH,
            "ply_cap": PLY_CAP,
            "megabytes": MEGABYTES,
            "version": __version__,
            "engine": engine_signature(self.network),
        }


@cache
def engine_signature(network: Network | None) -> str:
    """A short hash that changes if the engine plays or opens games differently."""
    found = [signature(network), *map(opening_set, GameType)]
    return blake2b(repr(found).encode(), digest_size=6).hexdigest()


def play_game(settings: SelfPlaySettings, index: int, engine: Engine) -> PlayedGame:
    """The game with this index."""
    rng = Random(f"{settings.seed}/{index}")  # noqa: S311 - not for secrets
    (game_type,) = rng.choices(_TYPES, _TYPE_WEIGHTS)
    board = _opened(game_type, rng)
    plies = [Ply.of(action) for action in board.history]
    limit = Limit(nodes=settings.nodes)
    engine.clear()
    result = None
    while result is None:
        if rng.random() < STRAY_MOVES:
            ply = Ply.of(rng.choice(board.legal_moves))
        else:
            analysis = engine.analyse(board, limit)
            ply = Ply.of(analysis.best, _score(analysis))
            result = _claimed(board.turn, ply)
        board.push(ply.action)
        plies.append(ply)
        result = result if result is not None else _result(board, ply)
    return PlayedGame.of(index, game_type, result, plies)


def _opened(game_type: GameType, rng: Random) -> Board:
    """A board with the start of a game that is not over."""
    while True:
        if rng.random() < BOOK_SHARE:
            board = Board.from_game_string(rng.choice(opening_set(game_type)), RULES)
            _play_randomly(board, rng.randint(*AFTER_BOOK), rng)
        else:
            board = Board(game_type, RULES)
            _play_randomly(board, rng.randint(*RANDOM_PLIES), rng)
        if not board.is_over:
            return board


def _play_randomly(board: Board, plies: int, rng: Random) -> None:
    for _ in range(plies):
        if not board.is_over:
            board.push(rng.choice(board.legal_moves))


def _score(analysis: Analysis) -> int:
    if analysis.win_in is None:
        return analysis.score
    return WIN - analysis.win_in if analysis.win_in > 0 else -WIN - analysis.win_in


def _claimed(turn: Color, ply: Ply) -> PlayedResult | None:
    """The result that a search has proven before this ply."""
    if ply.win_in is None:
        return None
    return PlayedResult.won_by(turn if ply.win_in > 0 else turn.other)


def _result(board: Board, last: Ply) -> PlayedResult | None:
    if board.is_over:
        return PlayedResult.of(board.outcome())
    is_far = max(abs(last.q), abs(last.r)) >= MAX_COORDINATE
    return PlayedResult.CAPPED if board.ply >= PLY_CAP or is_far else None
