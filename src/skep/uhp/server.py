"""A session over two streams of bytes: reads while it thinks, so as to notice the end of input."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import Protocol
from weakref import WeakMethod

from skep.uhp.inbox import Inbox
from skep.uhp.lines import ByteSource, read_lines
from skep.uhp.session import Session


class ByteSink(Protocol):
    """Where bytes go to: an unbuffered file, such as standard output."""

    def write(self, data: memoryview, /) -> int | None: ...


def serve(source: ByteSource, sink: ByteSink) -> None:
    """Answer every line of the source, until it ends or says ``exit``.

    While it thinks, lines wait; the end of the source cuts the thinking short. A
    peer that no longer listens ends the session quietly.
    """
    session = Session()
    inbox = Inbox()
    # Weakly: a thread still waiting for input at the exit must not keep the engine alive.
    end_input = WeakMethod(session.end_input)
    Thread(target=_read, args=(source, inbox, end_input), daemon=True).start()
    try:
        _answer(session, "info", sink)
        for line in inbox:
            _answer(session, line, sink)
            if session.finished:
                break
    except BrokenPipeError:
        pass


def _read(source: ByteSource, inbox: Inbox, end_input: WeakMethod[Callable[[], None]]) -> None:
    for line in read_lines(source):
        inbox.put(line)
    inbox.close()
    notify = end_input()
    if notify is not None:
        notify()


def _answer(session: Session, line: str | None, sink: ByteSink) -> None:
    for text in session.reply(line):
        rest = memoryview(f"{text}\n".encode())
        while rest:
            rest = rest[sink.write(rest) or 0 :]
