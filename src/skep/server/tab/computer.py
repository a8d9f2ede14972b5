"""The computer of a tab: an engine in a worker of its own, which knows nothing of Python."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Literal, TypeAlias

import msgspec

from skep.board import Board
from skep.engine.levels import level_request, limit_of
from skep.hexes import Hex
from skep.moves import PASS, Action, Move
from skep.pieces import Piece
from skep.server.domain.game import HostedGame
from skep.server.services.computer import HINT_LEVEL, seconds_of_clock

Ask: TypeAlias = Callable[[str], Awaitable[str]]
"""Sends an ``EngineRequest`` to the engine, and returns its ``EngineAction``, both as JSON."""


class EngineMove(msgspec.Struct, frozen=True):
    """A piece and where it goes."""

    piece: str
    q: int
    r: int


EngineAction: TypeAlias = EngineMove | Literal["pass"]


class EngineGame(msgspec.Struct, frozen=True):
    """A game as web/engine reads it; ``start`` is for games that begin elsewhere."""

    type: str
    rules: str
    actions: list[EngineAction]
    start: None = None


class EngineLimit(msgspec.Struct, frozen=True, omit_defaults=True):
    """When the search ends."""

    seconds: float
    depth: int | None = None
    nodes: int | None = None


class EngineHandicap(msgspec.Struct, frozen=True):
    """How the search is weakened. The seed is text, since JavaScript's numbers end at 2**53."""

    overlooked: int
    misjudged: int
    seed: str


class EngineRequest(msgspec.Struct, frozen=True):
    """The game and the search that the engine is asked for."""

    game: EngineGame
    limit: EngineLimit
    handicap: EngineHandicap


class TabComputer:
    """Asks the engine one thing at a time. Canceling a call makes it drop the search."""

    def __init__(self, ask: Ask, stop: Callable[[], object]) -> None:
        self._ask = ask
        self._stop = stop
        self._turn = asyncio.Lock()

    def is_busy(self, account: str, level: int) -> bool:  # noqa: ARG002 - as everywhere
        return False

    def is_hurried(self, level: int) -> bool:  # noqa: ARG002
        return False

    async def choose(self, game: HostedGame, account: str) -> Action:  # noqa: ARG002
        level = game.setup.level
        if level is None:
            raise ValueError("the computer does not play in this game")
        seconds = min(limit_of(level).hard_seconds, seconds_of_clock(game))
        return await self._find(game, level, seconds)

    async def hint(self, game: HostedGame, account: str) -> Action:  # noqa: ARG002
        return await self._find(game, HINT_LEVEL, None)

    def close(self) -> None:
        self._stop()

    async def _find(self, game: HostedGame, level: int, seconds: float | None) -> Action:
        rules, board = game.setup.rules, game.board
        async with self._turn:
            request = msgspec.json.encode(request_for(board, rules, level, seconds)).decode()
            try:
                answer = await self._ask(request)
            except asyncio.CancelledError:
                self._stop()
                raise
        found = msgspec.json.decode(answer, type=EngineAction)
        return Move(Piece(found.piece), Hex(found.q, found.r)) if found != "pass" else PASS


def request_for(board: Board, rules: str, level: int, seconds: float | None) -> EngineRequest:
    """What to ask the engine for, so that it moves on this board at a level."""
    limit, handicap = level_request(level, secrets.randbits(64), seconds)
    return EngineRequest(
        EngineGame(board.game_type.value, rules, [_sent(action) for action in board.history]),
        EngineLimit(limit.hard_seconds, limit.depth, limit.nodes),
        EngineHandicap(handicap.overlooked, handicap.misjudged, str(handicap.seed)),
    )


def _sent(action: Action) -> EngineAction:
    return EngineMove(action.piece.name, *action.to) if isinstance(action, Move) else "pass"
