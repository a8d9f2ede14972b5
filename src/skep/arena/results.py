"""The file of results: one JSON object a line, safe on disk before the next game counts.

The first line tells the fixture, so that only games of the same one are added.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from skep.arena.fixture import Fixture
from skep.arena.records import GameId, GameRecord
from skep.errors import FileError
from skep.jobs.keeping import append, check_settings, lock

LARGEST: Final = 1 << 30
FORMAT: Final = 2
"""Of the file; what it was before, ``skep match`` alone could read."""


class Results:
    """The finished games of a contest, on disk or only here."""

    def __init__(self, records: dict[GameId, GameRecord], handle: int | None = None) -> None:
        self._records = records
        self._handle = handle

    @property
    def records(self) -> Mapping[GameId, GameRecord]:
        return self._records

    def add(self, record: GameRecord) -> None:
        line = _line(record.to_json())
        self._records[record.id] = record  # before the disk, which Ctrl-C would interrupt
        if self._handle is not None:
            append(self._handle, line)


@contextmanager
def open_results(
    path: Path | None, fixture: Fixture, identities: Sequence[str]
) -> Iterator[Results]:
    """The results so far of this fixture, to be added to. Without a path they are kept here only.

    Players that say they are somebody else than before do not go on where others began.
    """
    if path is None:
        yield Results({})
        return
    try:
        handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
    except (OSError, ValueError) as error:
        told = getattr(error, "strerror", None) or error
        raise FileError(f"cannot write {path}: {told}") from None
    try:
        lock(handle, path)
        expected = fixture.described() | {"identities": identities}
        header = _line({"format": FORMAT, "fixture": expected})
        *lines, cut_short = _content(handle, path).split(b"\n")
        if lines:
            _check_header(_object(lines[0], path, 1), json.loads(header), path)
        elif not header.startswith(cut_short):
            raise FileError(f"{path} is no file of results")
        records = _records(lines[1:], fixture, path)
        os.ftruncate(handle, sum(len(line) + 1 for line in lines))
        if not lines:
            append(handle, header)
        yield Results(records, handle)
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


def _check_header(there: dict[str, Any], here: dict[str, Any], path: Path) -> None:
    if there.get("format") != FORMAT:
        raise FileError(
            f"{path} is no file of results in format {FORMAT}, "
            "or an older Skep began it: give another file"
        )
    check_settings(there.get("fixture"), here["fixture"], path)


def _records(lines: list[bytes], fixture: Fixture, path: Path) -> dict[GameId, GameRecord]:
    records: dict[GameId, GameRecord] = {}
    for number, line in enumerate(lines, start=2):
        try:
            record = GameRecord.from_json(_object(line, path, number))
        except FileError:
            raise
        except ValueError as error:
            raise FileError(f"{path}, line {number}: {error}") from None
        if record.id not in fixture:
            raise FileError(f"{path}, line {number}: the fixture above has no such game")
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


def _line(value: dict[str, object]) -> bytes:
    return json.dumps(value).encode() + b"\n"
