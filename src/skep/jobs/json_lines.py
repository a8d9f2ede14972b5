"""A file of JSON objects, one a line, each safe on disk before the next one counts.

The first line tells the settings, so that only results of the same ones are added.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from skep.errors import FileError
from skep.jobs.keeping import append, check_settings, lock

LARGEST: Final = 1 << 30


@dataclass(frozen=True, slots=True)
class Header:
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
                f"{path} is no file of results in format {self.format}, "
                "or an older Skep began it: give another file"
            )
        check_settings(there.get(self.kind), self.settings, path)


@dataclass(slots=True)
class JsonLines:
    """What a file holds, and the way to add to it after ``go_on``."""

    header: Header
    handle: int
    whole: int = 0
    """The bytes of whole lines."""
    objects: list[dict[str, Any]] = field(default_factory=list)
    """What follows the header; the first is in line 2."""

    def go_on(self) -> None:
        """Cut off what a kill has left unfinished. Until this is called the file is as it was."""
        os.ftruncate(self.handle, self.whole)
        if self.whole == 0:
            append(self.handle, self.header.line)

    def add(self, value: dict[str, Any]) -> None:
        append(self.handle, _line(value))


@contextmanager
def open_json_lines(path: Path, header: Header) -> Iterator[JsonLines]:
    """A file to be added to by nobody else meanwhile; it is made if it is not there."""
    try:
        handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
    except (OSError, ValueError) as error:
        told = getattr(error, "strerror", None) or error
        raise FileError(f"cannot write {path}: {told}") from None
    try:
        lock(handle, path)
        *lines, cut_short = _content(handle, path).split(b"\n")
        if lines:
            header.check(_object(lines[0], path, 1), path)
        elif not header.line.startswith(cut_short):
            raise FileError(f"{path} is no file of results")
        objects = [_object(line, path, number) for number, line in enumerate(lines[1:], start=2)]
        yield JsonLines(header, handle, sum(len(line) + 1 for line in lines), objects)
    except OSError as error:
        raise FileError(f"cannot write {path}: {error.strerror or error}") from None
    finally:
        os.close(handle)


def _content(handle: int, path: Path) -> bytes:
    size = os.fstat(handle).st_size
    if size > LARGEST:
        raise FileError(f"{path} is larger than {LARGEST} bytes, so it is no file of ours")
    with open(handle, "rb", closefd=False) as file:
        return file.read(size)


def _object(line: bytes, path: Path, number: int) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except ValueError:
        value = None
    if not isinstance(value, dict):
        raise FileError(f"{path}, line {number}: this is no JSON object")
    return value


def _line(value: dict[str, Any]) -> bytes:
    return json.dumps(value).encode() + b"\n"
