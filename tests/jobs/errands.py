"""Jobs for tests: they square numbers, and some die or fail."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import sleep

from skep import SettingError
from skep.jobs import Job


class StrangeError(Exception):
    """An error whose constructor takes other arguments than its message."""

    def __init__(self, number: int, what: str) -> None:
        super().__init__(f"{number} cannot be {what}")


@dataclass(frozen=True)
class Squares(Job[int, tuple[int, int]]):
    """Squares numbers, and adds a file to the folder each time it starts one."""

    folder: Path
    deadly: frozenset[int] = frozenset()
    """Numbers that kill their process."""
    deaths: int = 1
    """How often each of them kills."""
    wrong: int | None = None
    """A number that is refused."""
    strange: int | None = None
    """A number that is refused by an error that cannot be pickled."""
    seconds: float = 0.0
    ballast: bytes = b""
    """Makes the job as heavy as one that brings a network along."""

    def start(self) -> Callable[[int], tuple[int, int]]:
        (self.folder / f"process-{os.getpid()}").touch()
        return self._square

    def _square(self, number: int) -> tuple[int, int]:
        attempt = 1 + len(list(self.folder.glob(f"task-{number}-*")))
        (self.folder / f"task-{number}-{attempt}").touch()
        if number in self.deadly and attempt <= self.deaths:
            os.kill(os.getpid(), signal.SIGKILL)
        if number == self.wrong:
            raise SettingError(f"{number} is not to be squared")
        if number == self.strange:
            raise StrangeError(number, "squared")
        sleep(self.seconds)
        return number, number * number

    def attempts(self, number: int) -> int:
        return len(list(self.folder.glob(f"task-{number}-*")))

    @property
    def processes(self) -> list[int]:
        return [int(path.name.partition("-")[2]) for path in self.folder.glob("process-*")]
