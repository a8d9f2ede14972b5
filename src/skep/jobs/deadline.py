"""A deadline that a worker process sets and its client watches, so that a hang is noticed."""

from __future__ import annotations

from collections.abc import MutableSequence
from dataclasses import dataclass
from multiprocessing.context import SpawnContext
from time import monotonic

_NOBODY = -1.0


class Deadline:
    """Who is busy in a task and until when: the one to blame if the process hangs or dies."""

    def __init__(self, memory: MutableSequence[float] | None = None) -> None:
        self._memory = [_NOBODY, 0.0] if memory is None else memory

    @classmethod
    def shared(cls, context: SpawnContext) -> Deadline:
        """A deadline that a process of this context shares if it gets it as an argument."""
        return cls(context.Array("d", [_NOBODY, 0.0], lock=False))

    def set(self, culprit: int, seconds: float) -> None:
        """Give somebody, identified by a number of at least 0, this many seconds from now."""
        # Set the time first, so that a client that looks between the two lines sees nobody late.
        self._memory[1] = monotonic() + seconds
        self._memory[0] = culprit

    def clear(self) -> None:
        """Blame nobody any more."""
        self._memory[0] = _NOBODY

    @property
    def culprit(self) -> int | None:
        """Who is busy now."""
        return None if self._memory[0] == _NOBODY else int(self._memory[0])

    @property
    def seconds_left(self) -> float:
        """Seconds until the deadline; negative after it."""
        return self._memory[1] - monotonic()

    @property
    def is_missed(self) -> bool:
        """Whether somebody is busy past the deadline."""
        return self.culprit is not None and self.seconds_left < 0


@dataclass(frozen=True, slots=True)
class Loss:
    """A process that died or hung during a task, and who was busy then."""

    culprit: int
    status: int | None
    """The exit status of the process; None if it hung and was killed."""
    seconds: float
    """Since the process got the task."""

    @property
    def is_hang(self) -> bool:
        """Whether the process hung; otherwise it died."""
        return self.status is None

    def __str__(self) -> str:
        return "hung and was ended" if self.is_hang else f"ended with status {self.status}"
