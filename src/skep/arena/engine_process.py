"""A UHP engine as a process: lines go in, replies come out, within bounds of time and size."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from time import monotonic
from typing import Final
from weakref import WeakSet

from skep.arena.faults import Fault, PlayerFaultError
from skep.arena.stderr import Stderr
from skep.arena.traffic import Direction, Traffic

LONGEST_LINE: Final = 1 << 16
LARGEST_REPLY: Final = 1 << 20
_CHUNK = 1 << 16
_FAREWELL = 0.3  # seconds that an engine has to end by itself
_DYING = 1.0  # seconds from the end of its output to that of the process

_running: WeakSet[EngineProcess] = WeakSet()


def kill_all() -> None:
    """End every engine that this process started."""
    for process in list(_running):
        process.kill()


class EngineProcess:
    """A running engine. Whatever it does, ``ask`` returns or raises in time."""

    def __init__(self, command: Sequence[str], traffic: Traffic | None = None) -> None:
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
            raise PlayerFaultError(Fault.START, f"{command[0]}: {reason}") from None
        _running.add(self)
        assert self._process.stdin is not None  # noqa: S101 - for the type checker
        assert self._process.stdout is not None  # noqa: S101
        assert self._process.stderr is not None  # noqa: S101
        self._stdin, self._stdout = self._process.stdin.fileno(), self._process.stdout.fileno()
        self._traffic = traffic
        self._stderr = Stderr(self._process.stderr, partial(self._log, Direction.STDERR))
        self._incoming = bytearray()
        self._outgoing = b""
        self._selector = DefaultSelector()
        self.heard: list[str] = []
        """The lines of the last reply, as far as it came."""
        os.set_blocking(self._stdin, False)
        os.set_blocking(self._stdout, False)
        self._selector.register(self._stdout, EVENT_READ)
        self._selector.register(self._process.stderr, EVENT_READ)

    def ask(self, line: str, seconds: float) -> list[str]:
        """Send a line and return the reply without its ``ok``."""
        self.heard = []
        self._discard_unasked()
        for part in line.split("\n"):
            self._log(Direction.SENT, part)
        self._outgoing += line.encode() + b"\n"
        self._send()
        return self.reply(seconds)

    def reply(self, seconds: float) -> list[str]:
        """The lines up to the next ``ok``."""
        deadline = monotonic() + seconds
        lines = self.heard = []
        size = 0
        while (line := self._line(deadline)) != "ok":
            size += len(line) + 1
            if size > LARGEST_REPLY:
                raise PlayerFaultError(Fault.FLOOD, f"a reply of over {LARGEST_REPLY} bytes")
            lines.append(line)
        return lines

    def last_words(self) -> list[str]:
        """The last lines of its standard error."""
        return self._stderr.last_lines()

    def close(self) -> None:
        """Let the engine end by itself, or end it."""
        with suppress(OSError):
            os.write(self._stdin, b"exit\n")
            self._log(Direction.SENT, "exit")
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
        for stream in (self._process.stdin, self._process.stdout):
            with suppress(OSError):
                stream.close()  # type: ignore[union-attr]
        _running.discard(self)

    def _line(self, deadline: float) -> str:
        """The next line; a last one that was never ended does not count."""
        searched = 0
        while (end := self._incoming.find(b"\n", searched)) < 0:
            searched = len(self._incoming)
            if searched > LONGEST_LINE:
                raise PlayerFaultError(Fault.FLOOD, f"a line of over {LONGEST_LINE} bytes")
            self._wait(deadline)
        line = self._incoming[:end].decode(errors="replace").strip()
        del self._incoming[: end + 1]
        self._log(Direction.ANSWERED, line)
        return line

    def _wait(self, deadline: float) -> None:
        """Wait until something has been read, and write what still has to be written."""
        while True:
            rest = deadline - monotonic()
            events = self._selector.select(rest) if rest > 0 else []
            if not events:
                raise PlayerFaultError(Fault.TIMEOUT, "no answer in time")
            received = False
            for key, _ in events:
                if key.fd == self._stdin:
                    self._send()
                elif key.fd == self._stdout:
                    received = self._receive()
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
        """Drop what was said since the last reply, so that it is not taken for the next one."""
        self._stderr.read()
        size = self._drop_incoming()
        while self._selector.select(0) and self._receive():
            size += self._drop_incoming()
            if size > LARGEST_REPLY:
                raise PlayerFaultError(Fault.FLOOD, f"over {LARGEST_REPLY} bytes unasked")

    def _drop_incoming(self) -> int:
        """Forget what was received, and return its size."""
        size = len(self._incoming)
        for line in self._incoming.decode(errors="replace").splitlines():
            self._log(Direction.ANSWERED, line)
        self._incoming.clear()
        return size

    def _log(self, direction: Direction, text: str) -> None:
        if self._traffic is not None:
            self._traffic.add(self._process.pid, direction, text)

    def _death(self) -> PlayerFaultError:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_DYING)
        code = self._process.returncode
        reason = "closed its output" if code is None else f"ended with status {code}"
        return PlayerFaultError(Fault.DIED, f"the engine {reason}")
