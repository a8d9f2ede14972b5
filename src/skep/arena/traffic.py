"""The log of UHP traffic: what engines are sent, what they answer, what they write to stderr.

A line has five fields between tabs: the time, the id of the engine's process, the name of the
player, the direction and the text. Several processes add to one file.
"""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path
from stat import S_ISREG
from typing import Final

from skep._disk import file_errors, is_stream, open_stream, write_all
from skep.arena.faults import shown
from skep.enums import NamedEnum

LARGEST_LOG: Final = 1 << 28
"""Bytes of a file after which nothing is added."""
_LONGEST_TEXT = 3000  # characters; a line of ASCII is then written to a pipe in one piece


class Direction(NamedEnum):
    """Which way a line went."""

    SENT = ">"
    ANSWERED = "<"
    STDERR = "!"


def expect_log(path: Path) -> None:
    """Raise FileError if nothing can be added to the log."""
    os.close(_opened(path))


class Traffic:
    """The part of one player in a log. A log that fails is given up; the games go on."""

    def __init__(self, path: Path, player: str) -> None:
        self._path = path
        self._player = player
        self._handle = _opened(path)
        self._is_open = True
        self._is_file = S_ISREG(os.fstat(self._handle).st_mode)

    def add(self, process: int, direction: Direction, text: str) -> None:
        if not self._is_open:
            return
        if self._is_file and os.fstat(self._handle).st_size >= LARGEST_LOG:
            self._give_up(f"it has {LARGEST_LOG} bytes")
            return
        time = datetime.now().astimezone().isoformat(timespec="milliseconds")
        fields = (time, str(process), self._player, direction.value, shown(text, _LONGEST_TEXT))
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
