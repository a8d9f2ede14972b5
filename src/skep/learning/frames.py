"""The format of a shard: a header, then frames with a batch of games each.

All numbers are little-endian. docs/learning.md describes it byte by byte.
"""

from __future__ import annotations

import json
import struct
import zlib
from collections.abc import Iterable, Iterator
from typing import Any, BinaryIO, Final, NamedTuple

from skep.errors import FileError
from skep.learning.games import PLY_BYTES, PlayedGame, PlayedResult
from skep.pieces import GameType

MAGIC: Final = b"SKEPGAME"
VERSION: Final = 1
MAX_BYTES: Final = 1 << 24
"""In bytes; more than any header or batch has, packed or not."""
MAX_GAMES: Final = 1 << 32
"""Of one seed: an index has four bytes on disk."""

_FILE_HEAD = struct.Struct("<8sHHII")  # magic, version, 0, length and CRC-32 of the JSON
_FRAME_HEAD = struct.Struct("<IIII")  # length, batch, games, CRC-32 of the payload
_CRC = struct.Struct("<I")  # follows each head: without it, damage could look like a torn end
_GAME_HEAD = struct.Struct("<IBBH")  # index, game type, result, plies
_GAME_TYPES: Final = tuple(GameType)


class Frame(NamedTuple):
    """A batch of games, packed."""

    batch: int
    games: int
    payload: bytes


class TornError(Exception):
    """The file ends in the middle of something: its writer was killed."""


def pack(batch: int, games: Iterable[PlayedGame]) -> Frame:
    """The frame of some games."""
    parts: list[bytes] = []
    for game in games:
        kind = _GAME_TYPES.index(game.game_type)
        parts += (_GAME_HEAD.pack(game.index, kind, game.result, len(game)), game.record)
    return Frame(batch, len(parts) // 2, zlib.compress(b"".join(parts)))


def unpack(frame: Frame) -> Iterator[PlayedGame]:
    """The games in a frame; raise ValueError if it has something else."""
    unpacking = zlib.decompressobj()
    try:
        content = unpacking.decompress(frame.payload, MAX_BYTES)
    except zlib.error as error:
        raise ValueError(f"cannot be unpacked: {error}") from None
    if not unpacking.eof or unpacking.unused_data:
        raise ValueError("is not a complete batch")
    at = 0
    for _ in range(frame.games):
        if len(content) - at < _GAME_HEAD.size:
            raise ValueError(f"has less than the {frame.games} games it should have")
        index, kind, result, plies = _GAME_HEAD.unpack_from(content, at)
        at += _GAME_HEAD.size
        record = content[at : at + plies * PLY_BYTES]
        at += plies * PLY_BYTES
        if len(content) < at or kind >= len(_GAME_TYPES):
            raise ValueError(f"has an impossible game {index}")
        yield PlayedGame(index, _GAME_TYPES[kind], PlayedResult(result), record)
    if at != len(content):
        raise ValueError(f"has more than the {frame.games} games it should have")


def file_head(settings: dict[str, Any]) -> bytes:
    """The header of a shard for games made with these settings."""
    text = json.dumps(settings, sort_keys=True).encode()
    return _sealed(_FILE_HEAD.pack(MAGIC, VERSION, 0, len(text), zlib.crc32(text))) + text


def frame_bytes(frame: Frame) -> bytes:
    """A frame as bytes on disk."""
    head = (len(frame.payload), frame.batch, frame.games, zlib.crc32(frame.payload))
    return _sealed(_FRAME_HEAD.pack(*head)) + frame.payload


def read_head(file: BinaryIO, name: str) -> dict[str, Any]:
    """The settings in the header of a shard."""
    sealed = file.read(_FILE_HEAD.size + _CRC.size)
    if sealed[: len(MAGIC)] != MAGIC[: len(sealed)]:
        raise FileError(f"{name} is not a shard of games: it does not begin with {MAGIC.decode()}")
    head = _unsealed(sealed, _FILE_HEAD)
    if head is None:
        raise FileError(f"{name} is damaged: its header does not match its checksum")
    _, version, _, length, checksum = head
    if version != VERSION:
        raise FileError(f"{name} is a shard of version {version}; this Skep reads {VERSION}")
    text = _checked(file, length, checksum, f"{name} is damaged: its header")
    try:
        settings = json.loads(text)
    except ValueError:
        settings = None
    if not isinstance(settings, dict):
        raise FileError(f"{name} has no settings in its header: expected a JSON object")
    return settings


def read_frame(file: BinaryIO, name: str) -> Frame | None:
    """The frame that starts here; None at the end of the file."""
    offset = file.tell()
    sealed = file.read(_FRAME_HEAD.size + _CRC.size)
    if not sealed:
        return None
    head = _unsealed(sealed, _FRAME_HEAD)
    if head is None:
        raise FileError(f"{name} is damaged: no frame starts at byte {offset}")
    length, batch, games, checksum = head
    what = f"{name} is damaged: the frame at byte {offset}"
    return Frame(batch, games, _checked(file, length, checksum, what))


def _sealed(head: bytes) -> bytes:
    return head + _CRC.pack(zlib.crc32(head))


def _unsealed(sealed: bytes, layout: struct.Struct) -> tuple[Any, ...] | None:
    """The fields of a head; None if it does not match its checksum."""
    if len(sealed) < layout.size + _CRC.size:
        raise TornError
    head = sealed[: layout.size]
    return layout.unpack(head) if _sealed(head) == sealed else None


def _checked(file: BinaryIO, length: int, checksum: int, what: str) -> bytes:
    """The bytes that follow a head."""
    if length > MAX_BYTES:
        raise FileError(f"{what} has {length} bytes; more than {MAX_BYTES} are impossible")
    content = file.read(length)
    if len(content) < length:
        raise TornError
    if zlib.crc32(content) != checksum:
        raise FileError(f"{what} does not match its checksum")
    return content
