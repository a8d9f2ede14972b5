"""When a search ends: a time, a depth, a number of nodes, or a clock."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from skep import _core
from skep._checks import checked_number, checked_type, whole_number
from skep.errors import SettingError

MAX_DEPTH: Final[int] = _core.MAX_DEPTH
"""The most plies that a search looks ahead."""

_MOVES_LEFT = 25  # the number of moves the clock should last for
_RESERVE = 0.05  # seconds of the clock for work outside the search
_MAX_SHARE_OF_CLOCK = 0.8


@dataclass(frozen=True, slots=True)
class Limit:
    """A search ends at the first of these limits.

    ``clock`` is the time left for the game and ``increment`` what each move adds. With a
    clock, the search decides how much time the position deserves.
    """

    seconds: float | None = None
    depth: int | None = None
    nodes: int | None = None
    clock: float | None = None
    increment: float | None = None

    def __post_init__(self) -> None:
        if all(value is None for value in (self.seconds, self.depth, self.nodes, self.clock)):
            raise SettingError("a limit needs seconds, a depth, a number of nodes or a clock")
        if self.increment is not None and self.clock is None:
            raise SettingError("an increment needs a clock")
        for name in ("depth", "nodes"):
            self._check(name, whole_number, 1)
        for name in ("seconds", "clock"):
            self._check(name, checked_number)
        self._check("increment", partial(checked_number, zero=True))

    def _check(self, name: str, check: Callable[..., float], *bounds: int) -> None:
        value = getattr(self, name)
        if value is not None:  # converts NumPy's numbers to plain ones
            object.__setattr__(self, name, check(name, value, *bounds))

    @classmethod
    def endless(cls) -> Limit:
        """Until stopped, or until there is nothing left to find."""
        return cls(depth=MAX_DEPTH)

    @property
    def hard_seconds(self) -> float:
        """When a search is stopped."""
        of_clock = _core.MAX_SECONDS
        if self.clock is not None:
            of_clock = min(_MAX_SHARE_OF_CLOCK * self._usable, 3 * self._share)
        return min(self.seconds or _core.MAX_SECONDS, of_clock, _core.MAX_SECONDS)

    @property
    def soft_seconds(self) -> float:
        """When a search starts no new depth; earlier if the best move stays the same."""
        if self.clock is None:
            return _core.MAX_SECONDS
        return min(_MAX_SHARE_OF_CLOCK * self._usable / 2, 0.8 * self._share)

    @property
    def _usable(self) -> float:
        clock = min(self.clock or 0.0, _core.MAX_SECONDS)
        return max(clock - _RESERVE, clock / 10)

    @property
    def _share(self) -> float:
        return self._usable / _MOVES_LEFT + 0.8 * (self.increment or 0)


def checked_limit(limit: object) -> Limit:
    """The limit, if it is one."""
    return checked_type("a Limit, such as Limit(seconds=3)", limit, Limit)
