"""The endpoint of the socket: who may connect, the time for a hello, and the close codes."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from skep.server.limits import Limits
from skep.server.realtime.connection import CloseCode, Connection
from skep.server.realtime.messages import Error, encode
from skep.server.realtime.room import Rooms
from skep.server.realtime.session import ClosingError, Session
from skep.server.services.games import Games
from skep.server.settings import Settings

Socket = WebSocket[Any, Any, State]


@websocket("/ws/games/{game_id:str}")
async def game_socket(socket: Socket, game_id: FromPath[str]) -> None:
    """Play or watch a live game."""
    settings: Settings = socket.app.state.settings
    if not is_own_origin(socket, settings.public_origin):
        await socket.close(CloseCode.POLICY, "origin")
        return
    limits: Limits = socket.app.state.limits
    address = limits.address_of(socket)
    with limits.socket(address) as is_allowed:
        if not is_allowed or not limits.allow_request(socket):
            await socket.close(CloseCode.TRY_AGAIN, "too-many")
            return
        await socket.accept()
        await _visit(socket, game_id, address)


async def _visit(socket: Socket, game_id: str, address: str) -> None:
    """Lead a client to the room of a game."""
    games: Games = socket.app.state.games
    async with games.open(game_id) as live:
        if live is None:
            await socket.send_text(encode(Error("no-such-game", "there is no game of this name")))
            await socket.close(CloseCode.POLICY, "no-such-game")
            return
        rooms: Rooms = socket.app.state.rooms
        with rooms.visit(live) as room:
            connection = Connection(socket.send_text, socket.close, address)
            await _serve(socket, Session(games, socket.app.state.limits, room, connection))


async def _serve(socket: Socket, session: Session) -> None:
    """Talk with a client until one side has had enough."""
    settings: Settings = socket.app.state.settings
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


async def _talk(socket: Socket, session: Session, hello_seconds: float) -> None:
    try:
        async with asyncio.timeout(hello_seconds):
            first = await _receive(socket)
    except TimeoutError:
        session.connection.tell(Error("no-hello", f"no hello within {hello_seconds:g} seconds"))
        raise ClosingError(CloseCode.NO_HELLO, "no-hello") from None
    await session.greet(first)
    while True:
        await session.hear(await _receive(socket))


async def _receive(socket: Socket) -> str | bytes:
    event: dict[str, Any] = dict(await socket.receive())
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="the client has left")
    text: str | None = event.get("text")
    data: bytes | None = event.get("bytes")
    return text if text is not None else data or b""


def is_own_origin(socket: Socket, public_origin: str | None) -> bool:
    """Whether a browser's page came from this server; others than browsers tell no origin."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    if public_origin is not None:
        return origin == public_origin
    return urlsplit(origin).netloc == socket.headers.get("host")
