"""The server's time: the wall clock at its start, plus the time elapsed since then.

Setting the wall clock neither ends games nor gives anybody time. A restart reads it again.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

_STEADY: int | None = getattr(time, "CLOCK_BOOTTIME", None)
if sys.platform == "emscripten":  # which only names that clock
    _STEADY = None


def _elapsed_ns() -> int:
    """Time that only goes forward; if the system supports it, even while suspended."""
    return time.clock_gettime_ns(_STEADY) if _STEADY is not None else time.monotonic_ns()


class Timekeeper:
    """Wall-clock milliseconds, measured by a clock that is never adjusted."""

    def __init__(
        self, wall_ns: Callable[[], int] = time.time_ns, elapsed_ns: Callable[[], int] = _elapsed_ns
    ) -> None:
        self._elapsed_ns = elapsed_ns
        self._offset_ns = wall_ns() - elapsed_ns()

    def now_ms(self) -> int:
        return (self._offset_ns + self._elapsed_ns()) // 1_000_000


TIMEKEEPER = Timekeeper()


def now_ms() -> int:
    """The current time, as clocks and the database use it."""
    return TIMEKEEPER.now_ms()
