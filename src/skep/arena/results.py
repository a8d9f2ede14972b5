"""The file of results: one JSON object a line, safe on disk before the next game counts.

The first line tells which match it is, so that only the same match goes on in it.
"""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from skep.arena.records import GameId, GameRecord
from skep.errors import FileError

LARGEST: Final = 1 << 30
_HEADER = "match"


class Results:
    """The finished games of a match, on disk or only here."""

    def __init__(self, records: dict[GameId, GameRecord], handle: int | None = None) -> None:
        self._records = records
        self._handle = handle

    @property
    def records(self) -> Mapping[GameId, GameRecord]:
        return self._records

    def add(self, record: GameRecord) -> None:
        if self._handle is not None:
            _append(self._handle, record.to_json())
        self._records[record.id] = record


@contextmanager
def open_results(path: Path | None, match: dict[str, object]) -> Iterator[Results]:
    """The results so far of this match, to be added to. Without a path they are kept here only."""
    if path is None:
        yield Results({})
        return
    try:
        handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
    except (OSError, ValueError) as error:
        told = getattr(error, "strerror", None) or error
        raise FileError(f"cannot write {path}: {told}") from None
    try:
        _lock(handle, path)
        lines = _whole_lines(handle, path)
        if lines:
            _check_header(lines[0], match, path)
        else:
            _append(handle, {_HEADER: match})
        yield Results(_records(lines[1:], path), handle)
    except OSError as error:
        raise FileError(f"cannot write {path}: {error.strerror or error}") from None
    finally:
        os.close(handle)


def _lock(handle: int, path: Path) -> None:
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise FileError(f"another match is writing to {path}") from None


def _whole_lines(handle: int, path: Path) -> list[bytes]:
    """The lines of the file; a last one that a crash cut short is cut off."""
    size = os.fstat(handle).st_size
    if size > LARGEST:
        raise FileError(f"{path} is larger than {LARGEST} bytes, so it is no file of ours")
    with open(handle, "rb", closefd=False) as file:
        content = file.read(size)
    end = content.rfind(b"\n") + 1
    if end < size:
        if end == 0 and not content.startswith(b"{"):
            raise FileError(f"{path} is no file of results")
        os.ftruncate(handle, end)
    return content[:end].splitlines()


def _check_header(line: bytes, match: dict[str, object], path: Path) -> None:
    header = _object(line, path, 1).get(_HEADER)
    if not isinstance(header, dict):
        raise FileError(f"{path} is no file of results: its first line tells of no match")
    for name, value in json.loads(json.dumps(match)).items():
        if header.get(name) != value:
            raise FileError(
                f"{path} belongs to another match: its {name} is "
                f"{_short(header.get(name))}, here it is {_short(value)}"
            )


def _records(lines: list[bytes], path: Path) -> dict[GameId, GameRecord]:
    records: dict[GameId, GameRecord] = {}
    for number, line in enumerate(lines, start=2):
        try:
            record = GameRecord.from_json(_object(line, path, number))
        except FileError:
            raise
        except ValueError as error:
            raise FileError(f"{path}, line {number}: {error}") from None
        records.setdefault(record.id, record)
    return records


def _object(line: bytes, path: Path, number: int) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except ValueError:
        value = None
    if not isinstance(value, dict):
        raise FileError(f"{path}, line {number}: this is no JSON object")
    return value


def _append(handle: int, value: dict[str, object]) -> None:
    rest = memoryview(json.dumps(value).encode() + b"\n")
    while rest:
        rest = rest[os.write(handle, rest) :]
    os.fsync(handle)


def _short(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= 100 else text[:99] + "…"
