"""Plain sockets, to send what no library would send, from any loopback address."""

from __future__ import annotations

import json
import select
import socket
import struct
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

UPGRADE: Final = (
    ("Upgrade", "websocket"),
    ("Connection", "Upgrade"),
    ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ("Sec-WebSocket-Version", "13"),
)
"""The headers that open a WebSocket."""
PING: Final = 0x9
TEXT: Final = 0x1
CLOSE: Final = 0x8
_SECONDS: Final = 30.0  # until a silent server counts as not answering
_GONE: Final = select.POLLRDHUP | select.POLLHUP | select.POLLERR


class RefusedError(Exception):
    """The server refused a WebSocket; ``status`` is the answer's, or 0 without an answer."""

    def __init__(self, status: int) -> None:
        super().__init__(f"status {status}")
        self.status = status


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a request; status 0 if there was none."""

    status: int
    body: bytes = b""


def connected(port: int, source: str, receive_buffer: int | None = None) -> socket.socket:
    """A connection from this local address."""
    sock = socket.socket()
    try:
        if receive_buffer is not None:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        sock.settimeout(_SECONDS)
        sock.bind((source, 0))
        sock.connect(("127.0.0.1", port))
    except BaseException:
        sock.close()
        raise
    return sock


def request(
    port: int,
    line: str,
    body: bytes = b"",
    headers: Iterable[tuple[str, str]] = (),
    *,
    keep: bool = False,
) -> bytes:
    """The bytes of a request such as ``GET /``; a header given here replaces the usual one."""
    usual = {"Host": f"127.0.0.1:{port}", "Connection": "keep-alive" if keep else "close"}
    if body:
        usual |= {"Content-Type": "application/json", "Content-Length": str(len(body))}
    given = list(headers)
    names = {name.lower() for name, _ in given}
    lines = [(name, value) for name, value in usual.items() if name.lower() not in names] + given
    text = "".join(f"{name}: {value}\r\n" for name, value in lines)
    return f"{line} HTTP/1.1\r\n{text}\r\n".encode("latin-1") + body


def ask(
    port: int,
    source: str,
    line: str,
    body: bytes = b"",
    headers: Iterable[tuple[str, str]] = (),
) -> Answer:
    """Send one request on a new connection."""
    try:
        with connected(port, source) as sock:
            sock.sendall(request(port, line, body, headers))
            received = bytearray()
            while part := sock.recv(65536):
                received += part
    except OSError:
        return Answer(0)
    return _answer(bytes(received))


def ask_on(sock: socket.socket, data: bytes) -> Answer:
    """Send one request on an open connection, which stays open."""
    try:
        sock.sendall(data)
        head, rest = _until_blank_line(sock)
    except OSError:
        return Answer(0)
    length = 0
    for line in head.split(b"\r\n"):
        name, _, value = line.partition(b":")
        if name.lower() == b"content-length":
            length = int(value)
    while len(rest) < length:
        part = sock.recv(65536)
        if not part:
            break
        rest += part
    return Answer(_status(head), rest)


def _answer(received: bytes) -> Answer:
    head, _, body = received.partition(b"\r\n\r\n")
    return Answer(_status(head), body)


def _status(head: bytes) -> int:
    words = head.split(b" ", 2)
    return int(words[1]) if len(words) > 1 and words[1].isdigit() else 0


def _until_blank_line(sock: socket.socket) -> tuple[bytes, bytes]:
    received = b""
    while b"\r\n\r\n" not in received:
        part = sock.recv(65536)
        if not part:
            raise ConnectionResetError("the server closed the connection before answering")
        received += part
    head, _, rest = received.partition(b"\r\n\r\n")
    return head, rest


def open_websocket(
    port: int,
    source: str,
    game_id: str,
    token: str | None = None,
    *,
    receive_buffer: int | None = None,
    headers: Iterable[tuple[str, str]] = (),
) -> socket.socket:
    """A WebSocket that has sent its hello and read nothing yet."""
    sock = connected(port, source, receive_buffer)
    try:
        sock.sendall(request(port, f"GET /ws/games/{game_id}", headers=(*UPGRADE, *headers)))
        head, _ = _until_blank_line(sock)
        if (status := _status(head)) != 101:
            raise RefusedError(status)
        sock.sendall(message({"type": "hello", "token": token}))
    except OSError:
        sock.close()
        raise RefusedError(0) from None
    except RefusedError:
        sock.close()
        raise
    return sock


def frame(opcode: int, payload: bytes = b"") -> bytes:
    """A client's frame, masked with zeros so that the payload stays readable."""
    size = len(payload)
    if size < 126:
        head = struct.pack("!BB", 0x80 | opcode, 0x80 | size)
    else:
        head = struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, size)
    return head + bytes(4) + payload


def message(content: dict[str, object]) -> bytes:
    """A text frame with JSON."""
    return frame(TEXT, json.dumps(content).encode())


def messages_of(sock: socket.socket, seconds: float) -> Iterator[dict[str, object]]:
    """The JSON messages that arrive within this time, or until the server closes."""
    received = bytearray()
    until = time.monotonic() + seconds
    while (left := until - time.monotonic()) > 0:
        sock.settimeout(left)
        try:
            part = sock.recv(1 << 20)
        except OSError:
            return
        if not part:
            return
        received += part
        while (found := _first_frame(received)) is not None:
            opcode, start, end = found
            payload = bytes(received[start:end])
            del received[:end]
            if opcode == CLOSE:
                return
            if opcode == TEXT:
                yield json.loads(payload)


def _first_frame(received: bytearray) -> tuple[int, int, int] | None:
    """The opcode of the first complete frame, and where its payload starts and ends."""
    if len(received) < 2:
        return None
    size, start = received[1] & 0x7F, 2
    if size == 126:
        size, start = int.from_bytes(received[2:4]), 4
    elif size == 127:
        size, start = int.from_bytes(received[2:10]), 10
    if len(received) < start or len(received) < start + size:
        return None
    return received[0] & 0xF, start, start + size


def gone(socks: Iterable[socket.socket], seconds: float = 0.0) -> set[int]:
    """The file descriptors of those that the server has closed, found without reading."""
    poll = select.poll()
    for sock in socks:
        poll.register(sock, _GONE)
    return {descriptor for descriptor, _ in poll.poll(int(1000 * seconds))}


def close_all(socks: Iterable[socket.socket]) -> None:
    for sock in socks:
        with suppress(OSError):
            sock.close()
