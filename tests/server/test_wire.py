"""The wire: clients that send too slowly, too much, or never read are cut off."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
from contextlib import suppress
from ipaddress import ip_network
from typing import Any, cast

import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.server import ServerProtocol

from skep.server.addresses import TrustedProxies
from skep.server.wire import http, listener, transport, visitors, websocket
from skep.server.wire.listener import Listener
from skep.server.wire.server import WireServer
from skep.server.wire.transport import BoundedTransport
from skep.server.wire.visitors import Visitors
from tests.patience import until
from tests.server.wired import (
    PING,
    Client,
    connected,
    frame,
    let_time_pass,
    run,
    serving,
)

GET = b"GET / HTTP/1.1\r\nHost: a\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n"
NEVER = 1e6  # seconds
CHUNKED = b"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        (H11Protocol, "connection_made connection_lost data_received on_response_complete"),
        (WebSocketsSansIOProtocol, "connection_made connection_lost data_received"),
        (WebSocketsSansIOProtocol, "handle_events send shutdown"),
        (ServerProtocol, "events_received receive_data"),
        (WireServer.__mro__[1], "serve shutdown capture_signals handle_exit"),
    ],
)
def test_the_libraries_have_what_the_wire_builds_on(kind: type, names: str) -> None:
    missing = [name for name in names.split() if not hasattr(kind, name)]
    assert not missing, f"{kind.__module__}.{kind.__name__} has lost {missing}: adapt the wire"


async def hello(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """Answers a request once its body is complete, and listens to a socket."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        return
    while (await receive()).get("more_body"):
        pass
    headers = [(b"content-length", b"5")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": b"hello"})


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sets deadlines to expire at once, one at a time if it matters."""
    monkeypatch.setattr(http, "HEADER_SECONDS", 0.02)
    monkeypatch.setattr(http, "BODY_SECONDS", 0.02)


@pytest.mark.usefixtures("soon")
@pytest.mark.parametrize(
    "sent", [b"", b"GET / HT", GET[:-2], POST, POST + b"{", CHUNKED + b"5\r\n"]
)
def test_a_request_has_to_be_complete_in_time(sent: bytes) -> None:
    async def check() -> None:
        async with serving(hello) as server:
            client = await connected(server)
            await client.send(sent)
            assert await client.is_cut_off() == b""
            await until(lambda: server.visitors.count == 0)

    run(check)


@pytest.mark.parametrize("begin", [b"GET / HTTP/1.1\r\nX: ", POST])
def test_a_byte_now_and_then_does_not_help(monkeypatch: pytest.MonkeyPatch, begin: bytes) -> None:
    monkeypatch.setattr(http, "HEADER_SECONDS", 0.1)
    monkeypatch.setattr(http, "BODY_SECONDS", 0.1)

    async def check() -> None:
        async with serving(hello) as server:
            client = await connected(server)
            await client.send(begin)
            with suppress(ConnectionError):
                while True:
                    await client.send(b"x")
                    await asyncio.sleep(0.02)
            client.raw.close()

    run(check)


def test_a_socket_may_stay() -> None:
    async def check() -> None:
        async with serving(hello) as server:
            client = await connected(server)
            await client.upgrade()
            let_time_pass(http.HEADER_SECONDS + http.BODY_SECONDS)
            await client.send(frame(PING, b"still"))
            await client.read_until(b"still")
            client.raw.close()

    run(check)


def test_several_requests_on_one_connection() -> None:
    async def check() -> None:
        async with serving(hello) as server:
            client = await connected(server)
            for request in (GET, POST + b"x" * 100, GET):
                await client.send(request)
                assert b"200 OK" in await client.read_until(b"hello")
            client.raw.close()
            await until(lambda: server.visitors.count == 0)

    run(check)


@pytest.mark.parametrize(
    "flood",
    [
        CHUNKED + b"1\r\nx\r\n" * 20_000,
        b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9999999\r\n\r\n" + b"x" * 500_000,
    ],
)
def test_the_size_of_a_body_is_limited(flood: bytes) -> None:
    async def check() -> None:
        async with serving(hello) as server:
            client = await connected(server)
            with suppress(ConnectionError):
                await client.send(flood)
            assert await client.is_cut_off() == b""

    run(check)


def test_connections_per_address_are_limited() -> None:
    async def check() -> None:
        async with serving(hello, connections_per_address=2) as server:
            first, second, third = [await connected(server) for _ in range(3)]
            assert await third.is_cut_off() == b""
            assert server.visitors.count == 2
            first.raw.close()
            await until(lambda: server.visitors.count == 1)
            fourth = await connected(server)
            await fourth.send(GET)
            await fourth.read_until(b"hello")
            await fourth.upgrade()
            assert server.visitors.count == 2, "a socket is still the same connection"
            for client in (second, fourth):
                client.raw.close()
            await until(lambda: server.visitors.count == 0)

    run(check)


def test_the_addresses_connections_count_for() -> None:
    proxies = TrustedProxies([ip_network("10.0.0.0/8")])
    everybody = Visitors(most=5, most_per_address=1, proxies=proxies)
    visits = [everybody.enter(host) for host in ("10.0.0.1", "10.0.0.1", "192.0.2.1", "192.0.2.1")]
    assert [visit is not None for visit in visits] == [True, True, True, False]
    assert everybody.enter("2001:db8::1")
    assert not everybody.enter("2001:db8::2"), "of the same home"
    last = everybody.enter("2001:db8:0:1::1")
    assert last
    assert not everybody.enter("192.0.2.2"), "there are five"
    last.end()
    last.end()
    assert everybody.count == 4


class Exhausted(socket.socket):
    """A listening socket of a process that is out of descriptors for a while."""

    failures = 0

    def accept(self) -> tuple[socket.socket, Any]:
        if self.failures < 20:
            self.failures += 1
            raise OSError(errno.EMFILE, "Too many open files")
        return super().accept()


def test_without_descriptors_the_listener_waits(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(listener, "RETRY_SECONDS", 0.001)

    async def check() -> None:
        with Exhausted() as listening:
            listening.bind(("127.0.0.1", 0))
            listening.listen()
            everybody = Visitors(5, 5, TrustedProxies(()))
            doors = Listener(listening, everybody, lambda _: asyncio.Protocol())
            doors.open()
            reader, writer = await asyncio.open_connection(*listening.getsockname())
            await until(lambda: everybody.count == 1)
            doors.close()
            writer.close()
            assert listening.failures == 20
            assert not reader.at_eof()

    with caplog.at_level(logging.WARNING):
        run(check)
    assert len(caplog.messages) == 20, "one line per attempt, of which there is one per second"


def test_what_is_written_is_sent_at_once() -> None:
    """Without this, an answer's body waits 40 ms for the client to acknowledge the headers."""
    with (
        listener.listen("127.0.0.1", 0) as listening,
        socket.create_connection(listening.getsockname()),
    ):
        accepted, _ = listening.accept()
        with accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_the_kernel_holds_little_for_a_client() -> None:
    async def check() -> None:
        async with serving(hello) as server:
            client = await connected(server)
            await until(lambda: bool(server.server_state.connections))
            (protocol,) = server.server_state.connections
            raw = protocol.transport.get_extra_info("socket")
            size = raw.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF)
            assert size <= 2 * listener.SEND_BUFFER  # the kernel counts its own needs twice
            client.raw.close()

    run(check)


class Talkative:
    """An application that sends a lot, and then closes a socket or waits for its end."""

    def __init__(self, size: int, *, closes: bool = True) -> None:
        self._size = size
        self._closes = closes
        self._has_begun = False

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        self._has_begun = True
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.send", "bytes": bytes(self._size)})
            if self._closes:
                await send({"type": "websocket.close"})
            else:
                await receive()
        else:
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": bytes(self._size)})

    async def is_alone_again(self, server: WireServer) -> None:
        await until(lambda: self._has_begun and not server.visitors.count)


async def not_reading(client: Client, *, is_socket: bool) -> None:
    if is_socket:
        await client.upgrade()
    else:
        await client.send(GET)


@pytest.mark.parametrize("is_socket", [False, True])
def test_more_than_a_megabyte_unsent_is_dropped(
    monkeypatch: pytest.MonkeyPatch, is_socket: bool
) -> None:
    monkeypatch.setattr(http, "HEADER_SECONDS", NEVER)
    monkeypatch.setattr(transport, "CLOSE_SECONDS", NEVER)
    monkeypatch.setattr(transport, "STALL_SECONDS", NEVER)

    async def check() -> None:
        async with serving(app := Talkative(4 * transport.MAX_UNSENT, closes=False)) as server:
            client = await connected(server)
            await not_reading(client, is_socket=is_socket)
            await app.is_alone_again(server)
            client.raw.close()

    run(check)


def test_a_client_that_does_not_read_is_dropped_after_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(http, "HEADER_SECONDS", NEVER)
    monkeypatch.setattr(transport, "CLOSE_SECONDS", NEVER)
    monkeypatch.setattr(transport, "STALL_SECONDS", 0.02)

    async def check() -> None:
        async with serving(app := Talkative(transport.MAX_UNSENT)) as server:
            client = await connected(server)
            await client.send(GET)
            await app.is_alone_again(server)
            client.raw.close()

    run(check)


def test_waiting_for_a_client_ends_when_it_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "STALL_SECONDS", 0.02)

    async def forever(_: object, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while True:
            await send({"type": "websocket.send", "bytes": bytes(100_000)})

    async def check() -> None:
        async with serving(forever) as server:
            client = await connected(server)
            await client.upgrade()
            await until(lambda: not server.visitors.count and not server.server_state.tasks)
            client.raw.close()

    run(check)


def test_a_client_that_reads_gets_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "MIN_PROGRESS", 1)

    async def check() -> None:
        async with serving(Talkative(transport.MAX_UNSENT)) as server:
            client = await connected(server)
            await client.send(GET.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
            assert len(await client.is_cut_off()) > transport.MAX_UNSENT

    run(check)


def test_a_close_behind_unread_data_ends_at_once() -> None:
    async def check() -> None:
        async with serving(app := Talkative(transport.MAX_UNSENT // 2)) as server:
            client = await connected(server)
            await client.upgrade()
            await app.is_alone_again(server)
            client.raw.close()

    run(check)


def test_a_close_that_takes_too_long_is_an_abort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "CLOSE_SECONDS", 0.02)

    async def check() -> None:
        async with serving(app := Talkative(transport.MAX_UNSENT // 2)) as server:
            client = await connected(server)
            await client.send(GET.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
            await app.is_alone_again(server)
            client.raw.close()

    run(check)


def test_a_flood_of_pings_is_cut_off_before_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed = 0

    def count(protocol: WebSocketsSansIOProtocol, _: object = None) -> None:
        nonlocal parsed
        parsed += 1
        protocol.conn.data_to_send()

    monkeypatch.setattr(WebSocketsSansIOProtocol, "handle_ping", count)

    async def check() -> None:
        async with serving(hello) as server:
            client = await connected(server)
            await client.upgrade()
            with suppress(ConnectionError):
                await client.send(frame(PING) * 40_000)
            await client.is_cut_off()
            await until(lambda: server.visitors.count == 0)

    run(check)
    assert parsed <= websocket.FRAMES_BURST


def test_pings_within_reason_are_answered() -> None:
    async def check() -> None:
        async with serving(hello) as server:
            client = await connected(server)
            await client.upgrade()
            await client.send(frame(PING, b"first") * 20 + frame(PING, b"last"))
            assert (await client.read_until(b"last")).count(b"first") == 20
            client.raw.close()

    run(check)


def test_sockets_of_one_address_share_their_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitors, "FRAMES_PER_CONNECTION", 1e-6)
    monkeypatch.setattr(visitors, "FRAMES_BURST_SECONDS", 100_000.0)

    async def check() -> None:
        async with serving(hello, connections_per_address=1000) as server:
            first, second = await connected(server), await connected(server)
            for client in (first, second):
                await client.upgrade()
            await first.send(frame(PING, b"a") * 60 + frame(PING, b"last"))
            await first.read_until(b"last")
            await second.send(frame(PING, b"b") * 60)
            await second.is_cut_off()
            first.raw.close()

    run(check)


def test_the_end_of_a_server_closes_sockets_as_a_restart() -> None:
    async def check() -> None:
        async with serving(hello) as server:
            client = await connected(server)
            await client.upgrade()
        assert (1012).to_bytes(2, "big") in await client.is_cut_off()

    run(check)


def test_an_abort_works_even_if_the_kernel_refuses_the_reset() -> None:
    class Gone:
        """A transport whose socket has lost its connection."""

        is_aborted = False

        def get_extra_info(self, _: str) -> Gone:
            return self

        def fileno(self) -> int:
            return 0

        def setsockopt(self, *_: object) -> None:
            raise OSError(errno.EINVAL, "Invalid argument")

        def abort(self) -> None:
            self.is_aborted = True

    async def check() -> None:
        gone = Gone()
        visit = Visitors(1, 1, TrustedProxies([])).enter("127.0.0.1")
        assert visit is not None
        BoundedTransport(cast("asyncio.Transport", gone), visit).abort()
        assert gone.is_aborted

    run(check)


def test_frames_through_a_proxy_count_for_the_clients_behind_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(visitors, "FRAMES_PER_CONNECTION", 1e-6)
    monkeypatch.setattr(visitors, "FRAMES_BURST_SECONDS", 100_000.0)

    async def check() -> None:
        proxies = (ip_network("127.0.0.1"),)
        async with serving(hello, connections_per_address=1000, trusted_proxies=proxies) as server:
            first, second, other = [await connected(server) for _ in range(3)]
            for client, behind in ((first, "7"), (second, "7"), (other, "8")):
                await client.upgrade(f"X-Forwarded-For: 192.0.2.{behind}\r\n")
            await first.send(frame(PING, b"a") * 60 + frame(PING, b"last"))
            await first.read_until(b"last")
            await other.send(frame(PING, b"b") * 60 + frame(PING, b"last"))
            await other.read_until(b"last")
            await second.send(frame(PING, b"c") * 60)
            await second.is_cut_off()
            for client in (first, other):
                client.raw.close()

    run(check)
