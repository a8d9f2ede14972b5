"""Serves one client of a live game: from hello until one side closes, and why it closes."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Protocol

from skep.server.answers.caller import Caller
from skep.server.realtime.client_session import ClientSession, ClosingError
from skep.server.realtime.connection import CloseCode, Connection
from skep.server.realtime.messages import ErrorMessage, encode
from skep.server.realtime.room import Rooms
from skep.server.services.visiting import OverBudgetError, visit
from skep.server.storage.errors import StorageError

_LOG = logging.getLogger(__name__)


class ClientLeftError(Exception):
    """The client has closed its side."""


class ClientSocket(Protocol):
    """The way to a client: a WebSocket, or a port of the page in whose tab the games are."""

    async def receive(self) -> str | bytes:
        """The next message; raises ``ClientLeftError`` when there are no more."""
        ...

    async def send(self, text: str) -> None:
        """Send a message."""
        ...

    async def close(self, code: CloseCode, reason: str) -> None:
        """Close it, and say why."""
        ...


async def serve_client(
    socket: ClientSocket, game_id: str, caller: Caller, rooms: Rooms, hello_seconds: float
) -> None:
    """Let a client play or watch a game."""
    try:
        await _visit(socket, game_id, caller, rooms, hello_seconds)
    except OverBudgetError:
        problem = "too many long games: wait a few seconds"
        await _dismiss(socket, CloseCode.TRY_AGAIN, "too-many", problem)
    except StorageError:
        problem = "the game can't be read right now: try again"
        await _dismiss(socket, CloseCode.TRY_AGAIN, "not-kept", problem)
    except Exception:
        _LOG.exception("the socket of a game failed")
        await _dismiss(socket, CloseCode.FAILURE, "internal", "something went wrong")


async def _visit(
    socket: ClientSocket, game_id: str, caller: Caller, rooms: Rooms, hello_seconds: float
) -> None:
    """Bring a client into the room of a game."""
    async with visit(caller.games, caller.limits, game_id, caller.address) as live:
        if live is None:
            problem = "there is no game with this id"
            await _dismiss(socket, CloseCode.POLICY, "no-such-game", problem)
            return
        with rooms.visit(live) as room:
            connection = Connection(socket.send, socket.close, caller.address)
            session = ClientSession(caller.games, caller.limits, room, connection)
            await _serve(socket, session, hello_seconds)


async def _dismiss(socket: ClientSocket, code: CloseCode, name: str, problem: str) -> None:
    """Send the reason, and close."""
    with suppress(Exception):  # the client may be gone already
        await socket.send(encode(ErrorMessage(name, problem)))
        await socket.close(code, name)


async def _serve(socket: ClientSocket, session: ClientSession, hello_seconds: float) -> None:
    """Exchange messages with a client until one side closes."""
    connection = session.connection
    try:
        await _talk(socket, session, hello_seconds)
    except ClosingError as closing:
        await connection.flushed()
        with suppress(Exception):  # the client may be gone already
            await socket.close(closing.code, closing.reason)
    except ClientLeftError:
        pass
    finally:
        session.leave()
        connection.drop()


async def _talk(socket: ClientSocket, session: ClientSession, hello_seconds: float) -> None:
    try:
        async with asyncio.timeout(hello_seconds):
            first = await socket.receive()
    except TimeoutError:
        session.connection.send(
            ErrorMessage("no-hello", f"no hello within {hello_seconds:g} seconds")
        )
        raise ClosingError(CloseCode.NO_HELLO, "no-hello") from None
    await session.greet(first)
    while True:
        await session.handle(await socket.receive())
