"""A room: all connections to one game, which get each of its changes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from skep.pieces import Color
from skep.server.credits import Credits
from skep.server.limits import Limits
from skep.server.realtime.connection import Connection
from skep.server.realtime.messages import (
    PresenceMessage,
    PresenceView,
    ServerMessage,
    StateMessage,
    encode,
)
from skep.server.services.live_game import LiveGame
from skep.server.timekeeping import now_ms
from skep.server.views.game import GameView, view_game

MAX_CONNECTIONS: Final = 500
MAX_AT_SEAT: Final = 10
"""Pages per player: a few devices, and dead connections that linger for up to 40 s."""
CATCH_UP_SECONDS: Final = 0.5
"""How soon to retry spectators whose address got too much."""
_RATE: Final = 20.0  # commands per second and player, over all their sockets
_BURST: Final = 80.0
_SPEECH_RATE: Final = 0.1  # phrases and new names per second and player
_SPEECH_BURST: Final = 4.0


class Room:
    """The connections of a game."""

    def __init__(self, live: LiveGame, limits: Limits) -> None:
        self.live = live
        self._limits = limits
        self.visitors = 0
        self.credits = {color: Credits(_RATE, _BURST) for color in Color}
        self.speech = {color: Credits(_SPEECH_RATE, _SPEECH_BURST) for color in Color}
        self._connections: set[Connection] = set()
        self._behind: dict[Connection, None] = {}  # in the order in which they catch up
        self._catching_up: asyncio.TimerHandle | None = None

    def has_place_for(self, connection: Connection) -> bool:
        """Whether this connection may enter; each player may have a few pages open."""
        if not connection.colors:
            return len(self._connections) < MAX_CONNECTIONS
        at_seat = sum(bool(other.colors & connection.colors) for other in self._connections)
        return at_seat < MAX_AT_SEAT

    @property
    def state(self) -> GameView:
        return view_game(self.live.game, now_ms(), is_hurried=self.live.is_hurried())

    @property
    def presence(self) -> PresenceView:
        """Who is connected; the computer always is."""
        held = {color for connection in self._connections for color in connection.colors}
        if self.live.game.setup.computer is not None:
            held.add(self.live.game.setup.computer)
        spectators = sum(not connection.colors for connection in self._connections)
        return PresenceView(Color.WHITE in held, Color.BLACK in held, spectators)

    def enter(self, connection: Connection) -> None:
        if not self._connections:
            self.live.listeners.add(self._announce_state)
        before = self.presence
        self._connections.add(connection)
        self._take_attendance()
        self._announce_presence(before, but=connection)

    def leave(self, connection: Connection) -> None:
        before = self.presence
        self._connections.discard(connection)
        self._behind.pop(connection, None)
        self._take_attendance()
        self._announce_presence(before)
        if not self._connections:
            self.live.listeners.discard(self._announce_state)

    def send(self, reply: ServerMessage, but: Connection | None = None) -> None:
        """Encode a message once, and send it to everyone except ``but``."""
        text = encode(reply)
        for connection in self._connections:
            if connection is not but:
                connection.send_text(text)

    def _take_attendance(self) -> None:
        """Let the computer think only while a player is connected."""
        self.live.attend(any(connection.colors for connection in self._connections))

    def _announce_presence(self, before: PresenceView, but: Connection | None = None) -> None:
        now = self.presence
        if now != before:
            self.send(PresenceMessage(now.white, now.black, now.spectators), but)

    def _announce_state(self) -> None:
        """Encode the state once, for everyone.

        Players get every state. Spectators get as much as their address may have, and the newest
        state later. Otherwise a few people could keep the server busy.
        """
        text = encode(StateMessage(self.state))
        for connection in self._connections:
            if connection.colors:
                connection.send_text(text)
            else:
                self._behind.setdefault(connection)
        self._show(text)

    def _show(self, text: str) -> None:
        """Send a state to those whose address allows it, and retry the others later."""
        for connection in tuple(self._behind):
            if self._limits.allow_shown(connection.address, len(text)):
                del self._behind[connection]
                connection.send_text(text)
        if self._behind and self._catching_up is None:
            loop = asyncio.get_running_loop()
            self._catching_up = loop.call_later(CATCH_UP_SECONDS, self._catch_up)

    def _catch_up(self) -> None:
        self._catching_up = None
        if self._behind:
            self._show(encode(StateMessage(self.state)))


class Rooms:
    """All rooms that have visitors."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._rooms: dict[str, Room] = {}

    @contextmanager
    def visit(self, live: LiveGame) -> Iterator[Room]:
        """The room of a game; it is dropped when its last visitor leaves."""
        room = self._rooms.get(live.game.id) or Room(live, self._limits)
        self._rooms[live.game.id] = room
        room.visitors += 1
        try:
            yield room
        finally:
            room.visitors -= 1
            if not room.visitors:
                del self._rooms[live.game.id]
