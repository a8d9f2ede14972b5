"""A UHP server on two streams of bytes: it reads while it thinks, to notice a stop or the end."""

from __future__ import annotations

from contextlib import suppress
from threading import Thread
from typing import Protocol
from weakref import proxy

from skep.uhp.server.inbox import Inbox
from skep.uhp.server.lines import ByteSource, read_lines
from skep.uhp.server.uhp_server import UhpServer


class ByteSink(Protocol):
    """Where bytes go to: an unbuffered file, such as standard output."""

    def write(self, data: memoryview, /) -> int | None: ...


def answer_stream(server: UhpServer, source: ByteSource, sink: ByteSink) -> None:
    """Answer every line of the source, until it ends or says ``exit``.

    While the server thinks, lines wait; ``stop`` and the end of the source cut the thinking
    short. A peer that no longer listens ends the conversation quietly.
    """
    inbox = Inbox()
    # Weakly: a thread still waiting for input at the exit must not keep the engine alive.
    Thread(target=_read, args=(source, inbox, proxy(server)), daemon=True).start()
    try:
        _answer(server, "info", sink)
        for line in inbox:
            _answer(server, line, sink)
            if server.finished:
                break
    except BrokenPipeError:
        pass
    finally:
        server.close()


def _read(source: ByteSource, inbox: Inbox, server: UhpServer) -> None:
    with suppress(ReferenceError):  # the server has ended
        for line in read_lines(source):
            server.note(line)
            inbox.put(line)
        inbox.close()
        server.end_input()


def _answer(server: UhpServer, line: str | None, sink: ByteSink) -> None:
    for text in server.reply(line):
        rest = memoryview(f"{text}\n".encode())
        while rest:
            rest = rest[sink.write(rest) or 0 :]
