"""The log of UHP traffic: what engines are sent, what they answer, what they write to stderr.

A line has five fields separated by tabs: the time, the process id of the engine, the engine's
name, the kind of traffic and the text. Several processes can add to one file.
"""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path
from stat import S_ISREG
from typing import Final

from skep._disk import file_errors, is_stream, open_stream, write_all
from skep.enums import NamedEnum
from skep.uhp.protocol import one_line

MAX_LOG: Final = 1 << 28
"""Nothing is added to a file of this many bytes."""
_MAX_TEXT = 3000  # characters; a pipe takes an ASCII line of this length in one piece


class TrafficKind(NamedEnum):
    """Where a logged line came from."""

    SENT = ">"
    ANSWERED = "<"
    STDERR = "!"


def expect_log(path: Path) -> None:
    """Raise FileError if nothing can be added to the log."""
    os.close(_opened(path))


class TrafficLog:
    """One engine's part of a log. If the log fails, logging stops with a warning."""

    def __init__(self, path: Path, engine: str) -> None:
        self._path = path
        self._engine = one_line(engine)
        self._handle = _opened(path)
        self._is_open = True
        self._is_file = S_ISREG(os.fstat(self._handle).st_mode)

    def add(self, process: int, kind: TrafficKind, text: str) -> None:
        if not self._is_open:
            return
        if self._is_file and os.fstat(self._handle).st_size >= MAX_LOG:
            self._give_up(f"it has {MAX_LOG} bytes")
            return
        time = datetime.now().astimezone().isoformat(timespec="milliseconds")
        fields = (time, str(process), self._engine, kind.value, one_line(text, _MAX_TEXT))
        try:
            write_all(self._handle, "\t".join(fields).encode() + b"\n")
        except OSError as error:
            self._give_up(error.strerror or str(error))

    def close(self) -> None:
        if self._is_open:
            self._is_open = False
            os.close(self._handle)

    def _give_up(self, reason: str) -> None:
        self.close()
        sys.stderr.write(f"warning: the log {self._path} ends here: {reason}\n")


def _opened(path: Path) -> int:
    with file_errors("write", path):
        if is_stream(path):
            return open_stream(path)
        return os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o666)
