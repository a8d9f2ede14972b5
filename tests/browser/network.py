"""A network that fails when a test wants it to."""

from __future__ import annotations

from playwright.sync_api import WebSocketRoute

from tests.browser.visitor import Visitor


class Network:
    """Sits between a visitor's sockets and the server; create it before opening a page."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor = visitor
        self._sockets: list[WebSocketRoute] = []
        self._swallows_answers = False
        visitor.tolerated |= {"ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION"}
        visitor.page.route_web_socket("**/ws/**", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: None if self._swallows_answers else socket.send(text))
        self._sockets.append(socket)

    def swallow_answers(self) -> None:
        """From now on the server receives messages, but its answers are lost."""
        self._swallows_answers = True

    def fail(self) -> None:
        self._visitor.context.set_offline(True)
        for socket in self._sockets:
            socket.close(code=4000)  # a code the app does not know
        self._sockets.clear()

    def recover(self) -> None:
        self._swallows_answers = False
        self._visitor.context.set_offline(False)
