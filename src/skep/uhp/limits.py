"""The arguments of ``bestmove``: how long a search may take, read and written."""

from __future__ import annotations

from typing import Final

from skep.engine import MAX_DEPTH, Limit
from skep.enums import NamedEnum
from skep.errors import NotationError, SettingError
from skep.uhp.values import format_clock, format_decimal, parse_clock, parse_decimal, parse_whole

MIN_SECONDS: Final = 0.001
MAX_SECONDS: Final = 24 * 60 * 60.0
MAX_NODES: Final = 10**15
FORMS: Final = (
    "time hh:mm:ss, depth N, seconds S.s, nodes N, clock S.s [INCREMENT], infinite, or nothing"
)

_RESERVED = 0.02  # seconds kept back, so that the reply itself is in time


class TimeForm(NamedEnum):
    """How an engine gets its seconds."""

    AUTO = "auto"  # in the first form that it understands
    SECONDS = "seconds"  # bestmove seconds 0.25
    TIME = "time"  # bestmove time hh:mm:ss, the only form that every engine has


def parse_limit(text: str, default_seconds: float) -> Limit:
    """Read the limit of a search; without one it has its default time."""
    words = text.split()
    match [words[0].lower(), *words[1:]] if words else []:
        case []:
            return _within(default_seconds)
        case ["time", clock]:
            return _within(parse_clock("time", clock, MAX_SECONDS))
        case ["seconds", number]:
            return _within(parse_decimal("seconds", number, MIN_SECONDS, MAX_SECONDS))
        case ["depth", number]:
            return Limit(depth=parse_whole("depth", number, 1, MAX_DEPTH))
        case ["nodes", number]:
            return Limit(nodes=parse_whole("nodes", number, 1, MAX_NODES))
        case ["clock", clock]:
            return Limit(clock=parse_decimal("clock", clock, MIN_SECONDS, MAX_SECONDS))
        case ["clock", clock, increment]:
            return Limit(
                clock=parse_decimal("clock", clock, MIN_SECONDS, MAX_SECONDS),
                increment=parse_decimal("increment", increment, 0, MAX_SECONDS),
            )
        case ["infinite"]:
            return Limit.endless()
        case _:
            raise NotationError(f"unknown limit {text[:20]!r}", expected=FORMS)


def bestmove_command(limit: Limit, form: TimeForm) -> str:
    """The command that gives an engine its limit.

    >>> bestmove_command(Limit(seconds=90), TimeForm.TIME)
    'bestmove time 00:01:30'
    """
    match limit:
        case _ if limit == Limit.endless():
            return "bestmove infinite"
        case Limit(seconds=None, nodes=None, clock=None):
            return f"bestmove depth {limit.depth}"
        case Limit(seconds=None, depth=None, clock=None):
            return f"bestmove nodes {limit.nodes}"
        case Limit(seconds=float(seconds), depth=None, nodes=None, clock=None):
            if form is not TimeForm.TIME:
                return f"bestmove seconds {format_decimal(seconds)}"
            if not seconds.is_integer():
                raise SettingError(
                    f"the engine takes its time as hh:mm:ss, so it cannot get {seconds:g} s"
                )
            return f"bestmove time {format_clock(seconds)}"
        case Limit(seconds=None, depth=None, nodes=None, clock=float(clock)):
            return f"bestmove clock {format_decimal(clock)} {format_decimal(limit.increment or 0)}"
        case _:
            raise SettingError("a UHP engine takes one limit: seconds, depth, nodes or a clock")


def _within(seconds: float) -> Limit:
    return Limit(seconds=seconds - min(_RESERVED, seconds / 10))
