"""The socket's endpoint: who may connect, how long to wait for hello, and why it closes."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from skep.server.limits import Limits
from skep.server.realtime.client_session import ClientSession, ClosingError
from skep.server.realtime.connection import CloseCode, Connection
from skep.server.realtime.messages import ErrorMessage, encode
from skep.server.realtime.room import Rooms
from skep.server.refusing import refuse_socket
from skep.server.services.games import Games
from skep.server.services.visiting import OverBudgetError, visit
from skep.server.settings import ServerSettings
from skep.server.storage.errors import StorageError

Socket = WebSocket[Any, Any, State]

_LOG = logging.getLogger(__name__)


@websocket("/ws/games/{game_id:str}")
async def game_socket(socket: Socket, game_id: FromPath[str]) -> None:
    """Play or watch a live game."""
    limits: Limits = socket.app.state.limits
    address = limits.address_of(socket)
    with limits.socket(address) as is_allowed:
        if not is_allowed or not limits.allow_request(socket):
            delay, code = limits.refusal_delay(address), CloseCode.TRY_AGAIN
            await refuse_socket(socket.receive, socket.send, delay, code, "too-many")
            return
        await socket.accept()
        try:
            await _visit(socket, game_id, address)
        except OverBudgetError:
            await _dismiss(
                socket, CloseCode.TRY_AGAIN, "too-many", "too many long games: wait a few seconds"
            )
        except StorageError:
            await _dismiss(
                socket,
                CloseCode.TRY_AGAIN,
                "not-kept",
                "the game can't be read right now: try again",
            )
        except Exception:
            _LOG.exception("the socket of a game failed")
            await _dismiss(socket, CloseCode.FAILURE, "internal", "something went wrong")


async def _visit(socket: Socket, game_id: str, address: str) -> None:
    """Bring a client into the room of a game."""
    games: Games = socket.app.state.games
    limits: Limits = socket.app.state.limits
    async with visit(games, limits, game_id, address) as live:
        if live is None:
            problem = "there is no game with this id"
            await _dismiss(socket, CloseCode.POLICY, "no-such-game", problem)
            return
        rooms: Rooms = socket.app.state.rooms
        with rooms.visit(live) as room:
            connection = Connection(socket.send_text, socket.close, address)
            await _serve(socket, ClientSession(games, limits, room, connection))


async def _dismiss(socket: Socket, code: CloseCode, name: str, problem: str) -> None:
    """Send the reason, and close."""
    with suppress(Exception):  # the client may be gone already
        await socket.send_text(encode(ErrorMessage(name, problem)))
        await socket.close(code, name)


async def _serve(socket: Socket, session: ClientSession) -> None:
    """Exchange messages with a client until one side closes."""
    settings: ServerSettings = socket.app.state.settings
    connection = session.connection
    try:
        await _talk(socket, session, settings.hello_seconds)
    except ClosingError as closing:
        await connection.flushed()
        with suppress(Exception):  # the client may be gone already
            await socket.close(closing.code, closing.reason)
    except WebSocketDisconnect:
        pass
    finally:
        session.leave()
        connection.drop()


async def _talk(socket: Socket, session: ClientSession, hello_seconds: float) -> None:
    try:
        async with asyncio.timeout(hello_seconds):
            first = await _receive(socket)
    except TimeoutError:
        session.connection.send(
            ErrorMessage("no-hello", f"no hello within {hello_seconds:g} seconds")
        )
        raise ClosingError(CloseCode.NO_HELLO, "no-hello") from None
    await session.greet(first)
    while True:
        await session.handle(await _receive(socket))


async def _receive(socket: Socket) -> str | bytes:
    event: dict[str, Any] = dict(await socket.receive())
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="the client has left")
    text: str | None = event.get("text")
    data: bytes | None = event.get("bytes")
    return text if text is not None else data or b""
