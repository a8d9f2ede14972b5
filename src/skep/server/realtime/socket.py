"""The WebSocket's endpoint: who may connect."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from skep.server.answers.caller import Caller
from skep.server.limits import Limits
from skep.server.realtime.connection import CloseCode
from skep.server.realtime.serving import ClientLeftError, serve_client
from skep.server.refusing import refuse_socket
from skep.server.settings import ServerSettings

Socket = WebSocket[Any, Any, State]


@websocket("/ws/games/{game_id:str}")
async def game_socket(socket: Socket, game_id: FromPath[str]) -> None:
    """Play or watch a live game."""
    state = socket.app.state
    limits: Limits = state.limits
    settings: ServerSettings = state.settings
    address = limits.address_of(socket)
    with limits.socket(address) as is_allowed:
        if not is_allowed or not limits.allow_request(socket):
            delay, code = limits.refusal_delay(address), CloseCode.TRY_AGAIN
            await refuse_socket(socket.receive, socket.send, delay, code, "too-many")
            return
        await socket.accept()
        caller = Caller(state.games, limits, address)
        await serve_client(_Web(socket), game_id, caller, state.rooms, settings.hello_seconds)


class _Web:
    """A WebSocket as the game's server uses it."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket

    async def receive(self) -> str | bytes:
        try:
            event: dict[str, Any] = dict(await self._socket.receive())
        except WebSocketDisconnect:
            raise ClientLeftError from None
        if event["type"] == "websocket.disconnect":
            raise ClientLeftError
        text: str | None = event.get("text")
        data: bytes | None = event.get("bytes")
        return text if text is not None else data or b""

    async def send(self, text: str) -> None:
        await self._socket.send_text(text)

    async def close(self, code: CloseCode, reason: str) -> None:
        await self._socket.close(code, reason)
