"""How long a search may take: the arguments of ``bestmove``."""

from __future__ import annotations

from typing import Final

from skep.engine import MAX_DEPTH, Limit
from skep.errors import NotationError
from skep.uhp.values import parse_clock, parse_decimal, parse_whole

SHORTEST: Final = 0.001
LONGEST: Final = 24 * 60 * 60.0
MOST_NODES: Final = 10**15
FORMS: Final = (
    "time hh:mm:ss, depth N, seconds S.s, nodes N, clock S.s [INCREMENT], infinite, or nothing"
)

_RESERVED = 0.02  # seconds kept back, so that the reply itself is in time


def parse_limit(text: str, default_seconds: float) -> Limit:
    """Read the limit of a search; without one it has its default time."""
    words = text.split()
    match [words[0].lower(), *words[1:]] if words else []:
        case []:
            return _within(default_seconds)
        case ["time", clock]:
            return _within(parse_clock("time", clock, LONGEST))
        case ["seconds", number]:
            return _within(parse_decimal("seconds", number, SHORTEST, LONGEST))
        case ["depth", number]:
            return Limit(depth=parse_whole("depth", number, 1, MAX_DEPTH))
        case ["nodes", number]:
            return Limit(nodes=parse_whole("nodes", number, 1, MOST_NODES))
        case ["clock", clock]:
            return Limit(clock=parse_decimal("clock", clock, SHORTEST, LONGEST))
        case ["clock", clock, increment]:
            return Limit(
                clock=parse_decimal("clock", clock, SHORTEST, LONGEST),
                increment=parse_decimal("increment", increment, 0, LONGEST),
            )
        case ["infinite"]:
            return Limit.endless()
        case _:
            raise NotationError(f"unknown limit {text[:20]!r}", expected=FORMS)


def _within(seconds: float) -> Limit:
    return Limit(seconds=seconds - min(_RESERVED, seconds / 10))
