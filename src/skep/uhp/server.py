"""A session over two streams of bytes: reads while it thinks, so as to notice a stop or the end."""

from __future__ import annotations

from contextlib import suppress
from threading import Thread
from typing import Protocol
from weakref import proxy

from skep.engine import PACKAGED, Network
from skep.uhp.engine_options import RULES
from skep.uhp.inbox import Inbox
from skep.uhp.lines import ByteSource, read_lines
from skep.uhp.session import Session


class ByteSink(Protocol):
    """Where bytes go to: an unbuffered file, such as standard output."""

    def write(self, data: memoryview, /) -> int | None: ...


def serve(
    source: ByteSource,
    sink: ByteSink,
    network: Network | str | None = PACKAGED,
    rules: str = RULES,
) -> None:
    """Answer every line of the source, until it ends or says ``exit``.

    While it thinks, lines wait; ``stop`` and the end of the source cut the thinking
    short. A peer that no longer listens ends the session quietly.
    """
    session = Session(network, rules)
    inbox = Inbox()
    # Weakly: a thread still waiting for input at the exit must not keep the engine alive.
    Thread(target=_read, args=(source, inbox, proxy(session)), daemon=True).start()
    try:
        _answer(session, "info", sink)
        for line in inbox:
            _answer(session, line, sink)
            if session.finished:
                break
    except BrokenPipeError:
        pass
    finally:
        session.close()


def _read(source: ByteSource, inbox: Inbox, session: Session) -> None:
    with suppress(ReferenceError):  # the session is over
        for line in read_lines(source):
            session.hear(line)
            inbox.put(line)
        inbox.close()
        session.end_input()


def _answer(session: Session, line: str | None, sink: ByteSink) -> None:
    for text in session.reply(line):
        rest = memoryview(f"{text}\n".encode())
        while rest:
            rest = rest[sink.write(rest) or 0 :]
