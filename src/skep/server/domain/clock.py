"""The clock of a game: how much time each player has left, and whose time runs.

All times are whole milliseconds; instants come from the caller, so a clock is a value. Whether a
command came too late is decided in ``judge``.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from skep._checks import checked_type, whole_number
from skep.enums import NamedEnum
from skep.pieces import Color

SECOND_MS: Final = 1000
DAY_MS: Final = 24 * 60 * 60 * SECOND_MS


class Pace(NamedEnum):
    """What the time is for."""

    LIVE = "live"  # the whole game, and each move adds to it
    DAYS = "days"  # per move


@dataclass(frozen=True, slots=True)
class TimeControl:
    """How much time the players have.

    >>> TimeControl.live(initial_s=300, increment_s=5).initial_ms
    300000
    """

    pace: Pace
    initial_ms: int
    increment_ms: int = 0

    def __post_init__(self) -> None:
        checked_type("a Pace", self.pace, Pace)
        whole_number("the time of a clock", self.initial_ms, 1)
        whole_number("the increment of a clock", self.increment_ms, 0)

    @classmethod
    def live(cls, initial_s: int, increment_s: int = 0) -> TimeControl:
        initial = whole_number("the time of a clock", initial_s, 1)
        increment = whole_number("the increment of a clock", increment_s, 0)
        return cls(Pace.LIVE, initial * SECOND_MS, increment * SECOND_MS)

    @classmethod
    def days(cls, days: int) -> TimeControl:
        return cls(Pace.DAYS, whole_number("the days of a clock", days, 1) * DAY_MS)


@dataclass(frozen=True, slots=True)
class GameClock:
    """A clock at one moment: what each player has left, as of ``since_ms`` for the one running."""

    control: TimeControl
    white_ms: int
    black_ms: int
    running: Color | None = None
    since_ms: int = 0

    @classmethod
    def full(cls, control: TimeControl) -> GameClock:
        """A clock that has not been started."""
        return cls(control, control.initial_ms, control.initial_ms)

    def left_ms(self, color: Color | str, now_ms: int) -> int:
        """What a player has left; never negative."""
        color = Color.named(color)
        left = self.white_ms if color is Color.WHITE else self.black_ms
        if color is self.running:
            left -= max(0, now_ms - self.since_ms)
        return max(0, left)

    @property
    def expires_ms(self) -> int | None:
        """The instant at which the running player's time is up."""
        if self.running is None:
            return None
        return self.since_ms + (self.white_ms if self.running is Color.WHITE else self.black_ms)

    def is_expired(self, now_ms: int) -> bool:
        """Whether the running player has no time left."""
        return self.expires_ms is not None and now_ms >= self.expires_ms

    def stopped(self, now_ms: int) -> GameClock:
        """The same clock with nobody's time running."""
        return GameClock(
            self.control, self.left_ms(Color.WHITE, now_ms), self.left_ms(Color.BLACK, now_ms)
        )

    def switched(self, color: Color | str, now_ms: int) -> GameClock:
        """Start this player's time; nobody gets an increment."""
        return replace(self.stopped(now_ms), running=Color.named(color), since_ms=now_ms)

    def pressed(self, now_ms: int) -> GameClock:
        """The running player has moved: add their increment and start the other's time."""
        mover = self.running
        if mover is None:
            return self
        left = self.control.initial_ms
        if self.control.pace is Pace.LIVE:
            left = self.left_ms(mover, now_ms) + self.control.increment_ms
        after = self.switched(mover.other, now_ms)
        if mover is Color.WHITE:
            return replace(after, white_ms=left)
        return replace(after, black_ms=left)
