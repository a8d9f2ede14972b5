"""The standard error of an engine: read as it comes, with the last lines kept."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable
from typing import IO, Final

from skep.uhp.protocol import one_line

LAST_LINES: Final = 5
"""How many lines are kept."""
_MAX_SHOWN = 200  # characters of each
_MAX_LINE = 1 << 16  # bytes; only the end of a longer line is kept
_CHUNK = 1 << 16
_MAX_CHUNKS = 16  # read at once, so that a flood cannot hold up anything else


class Stderr:
    """What an engine writes to its standard error; ``on_line`` gets every line."""

    def __init__(self, stream: IO[bytes], on_line: Callable[[str], None]) -> None:
        self._stream = stream
        self._on_line = on_line
        self._last: deque[str] = deque(maxlen=LAST_LINES)
        self._rest = b""  # of a line that has not ended
        os.set_blocking(stream.fileno(), False)

    def read(self) -> bool:
        """Take in what is there; False once nothing more can come."""
        for _ in range(_MAX_CHUNKS):
            if self._stream.closed:
                return False
            try:
                chunk = os.read(self._stream.fileno(), _CHUNK)
            except BlockingIOError:
                return True
            except OSError:
                return False
            if not chunk:
                return False
            *lines, rest = (self._rest + chunk).split(b"\n")
            for line in lines:
                self._add(line)
            self._rest = rest[-_MAX_LINE:]
        return True

    def last_lines(self) -> list[str]:
        """The last lines, including an unfinished one, each fit for a report."""
        self.read()
        unfinished = [_shown(self._rest)] if self._rest.strip() else []
        return [*self._last, *unfinished][-LAST_LINES:]

    def close(self) -> None:
        """Take in what an engine left behind when it ended."""
        self.read()
        self._add(self._rest)
        self._rest = b""
        self._stream.close()

    def _add(self, line: bytes) -> None:
        if line.strip():
            self._last.append(_shown(line))
            self._on_line(line.decode(errors="replace").rstrip())


def _shown(line: bytes) -> str:
    return one_line(line.decode(errors="replace").rstrip(), _MAX_SHOWN)
