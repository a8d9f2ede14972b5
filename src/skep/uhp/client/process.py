"""A UHP engine as a process: lines go in, replies come out, within bounds of time and size."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import partial
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from threading import Event
from time import monotonic
from typing import Final
from weakref import WeakSet

from skep.errors import EngineDiedError, EngineFloodError, EngineStartError, EngineTimeoutError
from skep.uhp.client.stderr import Stderr
from skep.uhp.client.traffic import TrafficKind, TrafficLog
from skep.uhp.protocol import OK

MAX_LINE: Final = 1 << 16
MAX_REPLY: Final = 1 << 20
_CHUNK = 1 << 16
_MAX_WAIT = 3600.0  # seconds; a system call does not take any number
_FAREWELL = 0.3  # seconds that an engine has to end by itself
_DYING = 1.0  # seconds that a process may take to end after it closed its output

_running: WeakSet[EngineProcess] = WeakSet()


def kill_all() -> None:
    """End every engine that this process started."""
    for process in list(_running):
        process.kill()


class UnwantedReplyError(Exception):
    """Nobody wants the rest of the reply any more."""


class EngineProcess:
    """A running engine. Whatever it does, ``ask`` returns or raises in time."""

    def __init__(self, command: Sequence[str], log: TrafficLog | None = None) -> None:
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the user's own command
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,  # so that it can be ended with all its children
            )
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise EngineStartError(f"{command[0]}: {reason}") from None
        _running.add(self)
        assert self._process.stdin is not None  # noqa: S101 - for the type checker
        assert self._process.stdout is not None  # noqa: S101
        assert self._process.stderr is not None  # noqa: S101
        self._stdin, self._stdout = self._process.stdin.fileno(), self._process.stdout.fileno()
        self._traffic = log
        self._stderr = Stderr(self._process.stderr, partial(self._log, TrafficKind.STDERR))
        self._incoming = bytearray()
        self._outgoing = b""
        alarm, ring = os.pipe()
        self._alarm, self._ring = os.fdopen(alarm, "rb", 0), os.fdopen(ring, "wb", 0)
        self._selector = DefaultSelector()
        self.received: list[str] = []
        """The lines of the last reply, as far as it came."""
        for stream in (self._stdin, self._stdout, alarm, ring):
            os.set_blocking(stream, False)
        for source in (self._stdout, self._process.stderr, self._alarm):
            self._selector.register(source, EVENT_READ)

    def ask(self, line: str, seconds: float) -> list[str]:
        """Send a line and return the reply without its ``ok``."""
        self.begin(line)
        return self.reply(seconds)

    def begin(self, line: str) -> None:
        """Send a line whose reply is read afterwards."""
        self.received = []
        self._discard_unasked()
        self.send(line)

    def send(self, line: str) -> None:
        """Send a line, even while the reply to another one is coming in."""
        for part in line.split("\n"):
            self._log(TrafficKind.SENT, part)
        self._outgoing += line.encode() + b"\n"
        self._send()

    def reply(self, seconds: float, unwanted: Event | None = None) -> list[str]:
        """The lines up to the next ``ok``, all at once."""
        lines = self.received = []
        size = 0
        for line in self.lines(seconds, unwanted):
            size += len(line) + 1
            if size > MAX_REPLY:
                raise EngineFloodError(f"a reply of over {MAX_REPLY} bytes")
            lines.append(line)
        return lines

    def lines(self, seconds: float, unwanted: Event | None = None) -> Iterator[str]:
        """The lines up to the next ``ok`` as they come; they are not kept.

        Once ``unwanted`` is set, the wait for the next one ends with UnwantedReplyError.
        """
        deadline = monotonic() + seconds
        while (line := self._line(deadline, unwanted)) != OK:
            yield line

    def wake(self) -> None:
        """Let the thread that waits for a line look at ``unwanted``. Any thread may call this."""
        with suppress(OSError, ValueError):  # closed by now
            self._ring.write(b"!")

    def last_words(self) -> list[str]:
        """The last lines of the engine's standard error."""
        return self._stderr.last_lines()

    def close(self) -> None:
        """Let the engine end by itself, or end it."""
        with suppress(OSError):
            os.write(self._stdin, b"exit\n")
            self._log(TrafficKind.SENT, "exit")
        self.end_input(_FAREWELL)
        self.kill()

    def end_input(self, seconds: float) -> bool:
        """Close the engine's input; return whether the engine ends by itself."""
        with suppress(OSError):
            self._process.stdin.close()  # type: ignore[union-attr]
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        return self._process.returncode is not None

    def kill(self) -> None:
        """End the engine with every process that it started."""
        with suppress(OSError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._selector.close()
        self._stderr.close()
        for stream in (self._process.stdin, self._process.stdout, self._alarm, self._ring):
            with suppress(OSError):
                stream.close()  # type: ignore[union-attr]
        _running.discard(self)

    def _line(self, deadline: float, unwanted: Event | None) -> str:
        """The next line; a last one that was never ended does not count."""
        searched = 0
        while (end := self._incoming.find(b"\n", searched)) < 0:
            searched = len(self._incoming)
            if searched > MAX_LINE:
                raise EngineFloodError(f"a line of over {MAX_LINE} bytes")
            self._wait(deadline, unwanted)
        line = self._incoming[:end].decode(errors="replace").strip()
        del self._incoming[: end + 1]
        self._log(TrafficKind.ANSWERED, line)
        return line

    def _wait(self, deadline: float, unwanted: Event | None) -> None:
        """Wait until something has been read, and write what still has to be written."""
        while True:
            if unwanted is not None and unwanted.is_set():
                raise UnwantedReplyError
            rest = deadline - monotonic()
            if rest <= 0:
                raise EngineTimeoutError("no answer in time")
            received = False
            for key, _ in self._selector.select(min(rest, _MAX_WAIT)):
                if key.fd == self._stdin:
                    self._send()
                elif key.fd == self._stdout:
                    received = self._receive()
                elif key.fileobj is self._alarm:
                    self._alarm.read(_CHUNK)
                elif not self._stderr.read():
                    self._selector.unregister(key.fileobj)
            if received:
                return

    def _send(self) -> None:
        """Write what the engine takes now; the rest when it takes more."""
        waited = bool(self._outgoing) and self._stdin in self._selector.get_map()
        try:
            self._outgoing = self._outgoing[os.write(self._stdin, self._outgoing) :]
        except BlockingIOError:
            pass
        except OSError:
            raise self._death() from None
        if self._outgoing and not waited:
            self._selector.register(self._stdin, EVENT_WRITE)
        elif waited and not self._outgoing:
            self._selector.unregister(self._stdin)

    def _receive(self) -> bool:
        """Read what is there; False if there was nothing."""
        try:
            chunk = os.read(self._stdout, _CHUNK)
        except BlockingIOError:
            return False
        except OSError:
            chunk = b""
        if not chunk:
            raise self._death()
        self._incoming += chunk
        return True

    def _discard_unasked(self) -> None:
        """Drop what the engine said since its last reply, so that it is not taken for the next."""
        self._stderr.read()
        size = self._drop_incoming()
        while self._selector.select(0) and self._receive():
            size += self._drop_incoming()
            if size > MAX_REPLY:
                raise EngineFloodError(f"over {MAX_REPLY} bytes unasked")

    def _drop_incoming(self) -> int:
        """Forget what was received, and return its size."""
        size = len(self._incoming)
        for line in self._incoming.decode(errors="replace").splitlines():
            self._log(TrafficKind.ANSWERED, line)
        self._incoming.clear()
        return size

    def _log(self, kind: TrafficKind, text: str) -> None:
        if self._traffic is not None:
            self._traffic.add(self._process.pid, kind, text)

    def _death(self) -> EngineDiedError:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_DYING)
        code = self._process.returncode
        reason = "closed its output" if code is None else f"ended with status {code}"
        return EngineDiedError(f"the engine {reason}")
