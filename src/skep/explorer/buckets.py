"""The moves of a chunk in buckets: those from positions whose keys begin with the same bits.

A row of SQLite for each move would take most of the time of adding games, and a third more space.
"""

from __future__ import annotations

import struct
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from itertools import accumulate, pairwise
from typing import Final, TypeAlias

from skep.explorer.entries import KEY
from skep.explorer.game_sets import ContentError, packed_bits, unpacked

BUCKETS: Final = 1024
"""The buckets of a chunk."""

Plays: TypeAlias = dict[bytes, bytes]
"""Sets of games, as they are on disk, by edge: the keys before and after a move."""

_SHIFT: Final = 16 - (BUCKETS - 1).bit_length()
_COUNT: Final = struct.Struct("<I")
_EDGE: Final = 2 * KEY
_LENGTH: Final = 2  # bytes of the length of a set


def bucket_of(key: bytes) -> int:
    """The bucket of a position within its chunk."""
    return int.from_bytes(key[:2], "big") >> _SHIFT


def by_bucket(plays: Plays) -> Iterator[tuple[int, Plays]]:
    """The moves of a chunk, bucket by bucket; all are sorted."""
    edges = sorted(plays)
    starts = [bisect_left(edges, struct.pack(">H", at << _SHIFT)) for at in range(BUCKETS)]
    for bucket, (start, end) in enumerate(pairwise((*starts, len(edges)))):
        if start < end:
            yield bucket, {edge: plays[edge] for edge in edges[start:end]}


def packed_bucket(plays: Mapping[bytes, bytes]) -> bytes:
    """Sorted moves as they are on disk: their number, edges, lengths of sets, and sets."""
    lengths = struct.pack(f"<{len(plays)}H", *map(len, plays.values()))
    return b"".join((_COUNT.pack(len(plays)), *plays, lengths, *plays.values()))


def merged(content: bytes, fresh: Plays) -> bytes:
    """A bucket on disk with more moves."""
    plays = dict(_moves(content, bytes(KEY), b"\xff" * KEY))
    for edge, games in fresh.items():
        known = plays.get(edge)
        plays[edge] = games if known is None else packed_bits(unpacked(known) | unpacked(games))
    return packed_bucket(dict(sorted(plays.items())))


def moves_from(content: bytes, key: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The edges from a position, with their sets of games."""
    return _moves(content, key, key)


def _moves(content: bytes, first: bytes, last: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The edges from positions between two keys, with their sets of games."""
    (count,) = _COUNT.unpack_from(content) if len(content) >= _COUNT.size else (0,)
    sets_at = _COUNT.size + count * (_EDGE + _LENGTH)
    if not 0 < sets_at <= len(content) or not count:
        raise ContentError(f"{len(content)} bytes are not the moves of a bucket")
    lengths = struct.unpack_from(f"<{count}H", content, _COUNT.size + count * _EDGE)
    ends = list(accumulate(lengths, initial=sets_at))
    if ends[-1] != len(content):
        raise ContentError(f"a bucket has {len(content)} bytes; expected {ends[-1]}")

    def edge(index: int) -> bytes:
        at = _COUNT.size + index * _EDGE
        return content[at : at + _EDGE]

    for index in range(bisect_left(range(count), first, key=edge), count):
        found = edge(index)
        if found[:KEY] > last:
            return
        yield found, content[ends[index] : ends[index + 1]]
