"""The file of an opening book: a header, the columns of the book, and a checksum.

All numbers are little-endian. docs/openings.md describes the format byte by byte.
"""

from __future__ import annotations

import struct
import sys
from array import array
from hashlib import sha256
from itertools import pairwise
from typing import Final, NamedTuple

from skep.errors import FileError

MAGIC: Final = b"SKEPBOOK"
FORMAT_VERSION: Final = 1
KEY_VERSION: Final = 1
"""Which function computes ``Board.canonical_key``: raise it whenever a key changes."""
MAX_BYTES: Final = 1 << 28
"""The bytes of the largest file that is read: eight million moves."""
MAX_COUNT: Final = (1 << 32) - 1
"""Counts of games stop here: a file has four bytes for each."""

_HEAD = struct.Struct("<8sIIQ")  # magic, format version, key version, moves
_CHECKSUM_SIZE = sha256().digest_size
_TYPES = "QQIIII"  # of the columns
_MOVE_SIZE = sum(array(code).itemsize for code in _TYPES)


class Columns(NamedTuple):
    """The moves of a book, one per row, sorted by the first two columns."""

    positions: array[int]
    """Canonical keys of the positions before the moves."""
    successors: array[int]
    """Canonical keys of the positions after them."""
    white_wins: array[int]
    draws: array[int]
    black_wins: array[int]
    undecided: array[int]

    @classmethod
    def empty(cls) -> Columns:
        return cls(*(array(code) for code in _TYPES))


def pack(columns: Columns) -> bytes:
    """A book as it is on disk."""
    head = _HEAD.pack(MAGIC, FORMAT_VERSION, KEY_VERSION, len(columns.positions))
    content = head + b"".join(little_endian(column).tobytes() for column in columns)
    return content + sha256(content).digest()


def unpack(content: bytes, name: str) -> Columns:
    """The columns of a file that errors call ``name``; raise FileError if it is not a book."""
    if content[: len(MAGIC)] != MAGIC:
        raise FileError(f"{name} is not an opening book: it does not begin with {MAGIC.decode()}")
    if len(content) < _HEAD.size + _CHECKSUM_SIZE:
        raise FileError(f"{name} is damaged: it ends within its header")
    _, format_version, key_version, moves = _HEAD.unpack_from(content)
    if format_version != FORMAT_VERSION:
        raise FileError(
            f"{name} is an opening book of format {format_version}; "
            f"this Skep reads format {FORMAT_VERSION}"
        )
    if key_version != KEY_VERSION:
        raise FileError(
            f"{name} has position keys of version {key_version}, and this Skep computes version "
            f"{KEY_VERSION}: build the book again from its games"
        )
    size = _HEAD.size + moves * _MOVE_SIZE + _CHECKSUM_SIZE
    if len(content) != size:
        raise FileError(
            f"{name} is damaged: it has {len(content)} bytes, and {moves} moves need {size}"
        )
    if sha256(memoryview(content)[:-_CHECKSUM_SIZE]).digest() != content[-_CHECKSUM_SIZE:]:
        raise FileError(f"{name} is damaged: its content does not match its checksum")
    columns = _columns(content, moves)
    if any(before >= after for before, after in pairwise(zip(*columns[:2], strict=True))):
        raise FileError(f"{name} is damaged: its moves are not in order")
    if not all(map(any, zip(*columns[2:], strict=True))):
        raise FileError(f"{name} is damaged: it has a move that was never played")
    return columns


def _columns(content: bytes, moves: int) -> Columns:
    view, at = memoryview(content), _HEAD.size
    columns = Columns.empty()
    for column in columns:
        size = moves * column.itemsize
        column.frombytes(view[at : at + size])
        at += size
    return Columns(*map(little_endian, columns))


def little_endian(column: array[int]) -> array[int]:
    """The column with its bytes as in the file, or back from there."""
    if sys.byteorder == "little":
        return column
    swapped = column[:]
    swapped.byteswap()
    return swapped
