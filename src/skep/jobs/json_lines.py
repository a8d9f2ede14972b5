"""A file of JSON objects, one per line, each safe on disk before the next one counts.

The first line has the settings, so that only results with the same settings are added.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

from skep._disk import file_errors, is_stream, open_stream, sync_folder, write_all
from skep.errors import FileError
from skep.jobs.keeping import append, check_settings, lock


@dataclass(frozen=True, slots=True)
class FileHeader:
    """The first line of a file: the format, and the settings under the name of their kind."""

    format: int
    kind: str
    settings: dict[str, Any]

    @property
    def line(self) -> bytes:
        return _line({"format": self.format, self.kind: self.settings})

    def check(self, there: dict[str, Any], path: Path) -> None:
        if there.get("format") != self.format:
            raise FileError(
                f"{path} is not a file of results in format {self.format}, "
                "or an older Skep began it: choose another file"
            )
        check_settings(there.get(self.kind), self.settings, path)


class JsonLines:
    """The objects of a file; more can be added after ``resume``."""

    def __init__(self, path: Path, header: FileHeader, handle: int) -> None:
        self._path = path
        self._header = header
        self._handle = handle
        self._whole = self._checked()  # bytes

    def objects(self) -> Iterator[dict[str, Any]]:
        """The objects after the header, read one by one; the first is in line 2."""
        for line_number, line in enumerate(self._lines(), start=1):
            if line_number > 1 and line.endswith(b"\n"):
                yield _object(line, self._path, line_number)

    def resume(self) -> None:
        """Cut off what a kill left unfinished; before this call, the file is not changed."""
        with file_errors("write", self._path):
            os.ftruncate(self._handle, self._whole)
            if self._whole == 0:
                append(self._handle, self._header.line)
                sync_folder(self._path.parent)

    def add(self, value: dict[str, Any]) -> None:
        with file_errors("write", self._path):
            append(self._handle, _line(value))

    def _checked(self) -> int:
        """The length of all complete lines, if the header is the expected one."""
        lines = self._lines()
        first = next(lines, b"")
        if first.endswith(b"\n"):
            self._header.check(_object(first, self._path, 1), self._path)
        elif not self._header.line.startswith(first):
            raise FileError(f"{self._path} is not a file of results: choose another one")
        return sum(len(line) for line in chain([first], lines) if line.endswith(b"\n"))

    def _lines(self) -> Iterator[bytes]:
        """The lines with their newlines; the last one may have none."""
        with file_errors("read", self._path), open(self._handle, "rb", closefd=False) as file:
            file.seek(0)
            yield from file


class JsonStream(JsonLines):
    """Standard output, a FIFO or a device: nothing can be read back, so everything is written."""

    def objects(self) -> Iterator[dict[str, Any]]:
        return iter(())

    def resume(self) -> None:
        self._write(self._header.line)

    def add(self, value: dict[str, Any]) -> None:
        self._write(_line(value))

    def _write(self, line: bytes) -> None:
        with file_errors("write", self._path):
            write_all(self._handle, line)

    def _checked(self) -> int:
        return 0


@contextmanager
def open_json_lines(path: Path, header: FileHeader) -> Iterator[JsonLines]:
    """A file that is locked against other writers; it is created if it does not exist."""
    with file_errors("write", path):
        kind = JsonStream if is_stream(path) else JsonLines
        handle = open_stream(path) if kind is JsonStream else _open_to_add(path)
    try:
        if kind is JsonLines:
            with file_errors("write", path):
                lock(handle, path)
        yield kind(path, header, handle)
    finally:
        os.close(handle)


def _open_to_add(path: Path) -> int:
    return os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)


def _object(line: bytes, path: Path, line_number: int) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except ValueError:
        value = None
    if not isinstance(value, dict):
        raise FileError(f"{path}, line {line_number}: this is not a JSON object")
    return value


def _line(value: dict[str, Any]) -> bytes:
    return json.dumps(value).encode() + b"\n"
