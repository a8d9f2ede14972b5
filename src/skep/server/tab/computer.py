"""The computer of a tab: an engine in a worker of its own, which is asked in numbers."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import msgspec

from skep._conversion import Triple, core_settings, to_action
from skep.board import Board
from skep.engine.levels import level_request, limit_of
from skep.moves import Action, Move
from skep.server.domain.game import HostedGame
from skep.server.services.computer import HINT_LEVEL, seconds_of_clock

Ask: TypeAlias = Callable[[str], Awaitable[str]]
"""Sends a request to the engine, and returns the piece and the hex of its move, as JSON."""


class EngineRequest(msgspec.Struct, rename="camel"):
    """A game and a search in the core's numbers. 64-bit numbers are text, since JavaScript's end
    at 2**53."""

    game_type: int
    queen_first: bool
    threefold: bool
    actions: list[Triple | None]
    depth: int
    nodes: str
    seconds: float
    soft_seconds: float
    lines: int
    overlooked: int
    misjudged: int
    seed: str


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
        return await self._find(game.board, level, seconds)

    async def hint(self, game: HostedGame, account: str) -> Action:  # noqa: ARG002
        return await self._find(game.board, HINT_LEVEL, None)

    def close(self) -> None:
        self._stop()

    async def _find(self, board: Board, level: int, seconds: float | None) -> Action:
        async with self._turn:
            request = msgspec.json.encode(request_for(board, level, seconds)).decode()
            try:
                answer = await self._ask(request)
            except asyncio.CancelledError:
                self._stop()
                raise
        return to_action(msgspec.json.decode(answer, type=Triple | None))


def request_for(board: Board, level: int, seconds: float | None) -> EngineRequest:
    """What to ask the engine for, so that it moves on this board at a level."""
    asked = level_request(level, secrets.randbits(64), seconds)
    return EngineRequest(
        *core_settings(board.game_type, board.ruleset),
        [_triple(action) for action in board.history],
        asked.depth,
        str(asked.nodes),
        asked.seconds,
        asked.soft_seconds,
        asked.lines,
        asked.overlooked,
        asked.misjudged,
        str(asked.seed),
    )


def _triple(action: Action) -> Triple | None:
    return (action.piece.index, *action.to) if isinstance(action, Move) else None
