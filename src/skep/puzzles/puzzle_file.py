"""Files of puzzles: gzipped lines of JSON, with a checksum, and the file that comes with Skep."""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import blake2b
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

from skep._checks import checked_path
from skep._disk import name_of, read_whole, write_whole
from skep.errors import FileError, SkepError
from skep.puzzles.puzzle import Puzzle

FORMAT: Final = 1
"""The format of files of puzzles."""
MAX_BYTES: Final = 1 << 26
"""The bytes of the largest file, and eight times that unpacked."""

_SHIPPED = "puzzles.jsonl.gz"


@cache
def shipped() -> Sequence[Puzzle]:
    """The puzzles that come with Skep, the easiest first."""
    with as_file(files("skep.puzzles") / _SHIPPED) as path:
        return tuple(load(path))


def save(path: str | Path, puzzles: Iterable[Puzzle]) -> int:
    """Write a file of puzzles, the easiest first, and return how many there are."""
    in_order = sorted(puzzles, key=lambda puzzle: (puzzle.rating, puzzle.position))
    body = "".join(_line(puzzle.to_json()) for puzzle in in_order).encode()
    head = {"format": FORMAT, "puzzles": len(in_order), "checksum": _checksum(body)}
    content = gzip.compress(_line(head).encode() + body, mtime=0)
    write_whole(checked_path("the file of puzzles", path), content)
    return len(in_order)


def load(path: str | Path) -> list[Puzzle]:
    """Read a file of puzzles; raise FileError if it is not one, or damaged."""
    path = checked_path("the file of puzzles", path)
    name = name_of(path, "read")
    head, _, body = _unpacked(read_whole(path, MAX_BYTES), name).partition(b"\n")
    try:
        about = json.loads(head)
        is_known = about["format"] == FORMAT
        is_whole = about["checksum"] == _checksum(body)
    except (ValueError, TypeError, KeyError, RecursionError):
        raise FileError(f"{name} is not a file of puzzles") from None
    if not is_known:
        raise FileError(f"{name} has a format that this version of Skep does not know")
    if not is_whole:
        raise FileError(f"{name} is damaged: its checksum is wrong")
    puzzles = []
    for number, line in enumerate(body.splitlines(), start=2):
        try:
            puzzles.append(Puzzle.from_json(json.loads(line)))
        except (SkepError, ValueError, RecursionError) as error:
            raise FileError(f"{name}, line {number}: {error}") from None
    return puzzles


def _unpacked(content: bytes, name: str) -> bytes:
    unpacker = zlib.decompressobj(wbits=zlib.MAX_WBITS | 16)
    try:
        text = unpacker.decompress(content, 8 * MAX_BYTES)
    except zlib.error:
        raise FileError(f"{name} is not a file of puzzles, or damaged") from None
    if not unpacker.eof:
        raise FileError(f"{name} is cut off, or too large")
    return text


def _line(values: object) -> str:
    return json.dumps(values, separators=(",", ":")) + "\n"


def _checksum(body: bytes) -> str:
    return blake2b(body, digest_size=16).hexdigest()
