"""Talks to an engine: a session in this process, or an engine in its own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from queue import Queue
from threading import Thread

from skep.uhp.server.served_skep import ServedSkep
from skep.uhp.server.uhp_server import UhpServer
from tests.patience import PATIENCE

COMMAND = (sys.executable, "-m", "skep", "uhp")


def skep_server() -> UhpServer:
    """Skep's engine in this process."""
    return UhpServer(ServedSkep())


def ask(session: UhpServer, *lines: str) -> list[str]:
    """The reply to the last of these lines, without its ok."""
    reply: list[str] = []
    for line in lines:
        *reply, ok = session.reply(line)
        assert ok == "ok"
        assert "ok" not in reply
    return reply


class Peer:
    """An engine in a process, asked over its pipes."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        self._lines: Queue[bytes] = Queue()
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def send(self, data: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def reply(self) -> list[str]:
        """The lines up to the next ok, without it."""
        lines: list[str] = []
        while (line := self._lines.get(timeout=PATIENCE)) != b"ok\n":
            assert line, f"the engine left after {lines}"
            lines.append(line.decode().removesuffix("\n"))
        return lines

    def line(self) -> str:
        """The next line."""
        return self._lines.get(timeout=PATIENCE).decode().removesuffix("\n")

    def ask(self, line: str) -> list[str]:
        self.send(f"{line}\n".encode())
        return self.reply()

    def end_input(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()

    def leave(self) -> tuple[int, str]:
        """Wait for the engine to exit; return its status and what it wrote to standard error."""
        assert self.process.stderr is not None
        complaints = self.process.stderr.read().decode()
        return self.process.wait(PATIENCE), complaints

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line)
        self._lines.put(b"")

    def __enter__(self) -> Peer:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        self._reader.join()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            assert pipe is not None
            with suppress(BrokenPipeError):  # what the engine never read
                pipe.close()


@contextmanager
def started_peer() -> Iterator[Peer]:
    """An engine that has introduced itself."""
    with Peer() as peer:
        peer.reply()
        yield peer
