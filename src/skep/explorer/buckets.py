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
    edges_end, ends = _layout(content)
    edges = [content[at : at + _EDGE] for at in range(_COUNT.size, edges_end, _EDGE)]
    plays = dict(zip(edges, (content[start:end] for start, end in pairwise(ends)), strict=True))
    for edge, games in fresh.items():
        known = plays.get(edge)
        plays[edge] = games if known is None else packed_bits(unpacked(known) | unpacked(games))
    return packed_bucket(dict(sorted(plays.items())))


def moves_from(content: bytes, key: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The edges from a position, with their sets of games."""
    edges_end, ends = _layout(content)

    def edge(index: int) -> bytes:
        at = _COUNT.size + index * _EDGE
        return content[at : min(at + _EDGE, edges_end)]

    index = bisect_left(range(len(ends) - 1), key, key=edge)
    while (found := edge(index)).startswith(key):
        yield found, content[ends[index] : ends[index + 1]]
        index += 1


def _layout(content: bytes) -> tuple[int, list[int]]:
    """Where the edges of a bucket end, and where its sets begin and end."""
    (count,) = _COUNT.unpack_from(content) if len(content) >= _COUNT.size else (0,)
    edges_end = _COUNT.size + count * _EDGE
    sets_at = edges_end + count * _LENGTH
    if not count or sets_at > len(content):
        raise ContentError(f"{len(content)} bytes are not the moves of a bucket")
    lengths = struct.unpack_from(f"<{count}H", content, edges_end)
    ends = list(accumulate(lengths, initial=sets_at))
    if ends[-1] != len(content):
        raise ContentError(f"a bucket has {len(content)} bytes; expected {ends[-1]}")
    return edges_end, ends
