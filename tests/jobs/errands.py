"""Jobs for tests: they square numbers, and some die or fail."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from threading import Event
from time import sleep
from typing import Final

from skep import SettingError
from skep.jobs import Deadline, Job, Loss, WatchedJob

CULPRIT: Final = 7
WATCHED: Final = {
    "between": "between: done",
    "die": "die: 7 ended with status -9",
    "good": "good: done",
    "hang": "hang: 7 hung and was ended",
}
"""The tasks of an Errand, and their results."""


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


@dataclass(frozen=True)
class Errand(WatchedJob[str, str]):
    """Dies or hangs as its task says, and distinguishes who was to blame."""

    folder: Path

    def start_watched(self, deadline: Deadline) -> Callable[[str], str]:
        def do(task: str) -> str:
            is_again = (self.folder / task).exists()
            (self.folder / task).touch()
            deadline.set(CULPRIT, -1 if task == "hang" else 3600)
            if task == "hang":
                Event().wait()
            if task == "between" and not is_again:
                deadline.clear()
            if task == "die" or (task == "between" and not is_again):
                os.kill(os.getpid(), signal.SIGKILL)
            deadline.clear()
            return f"{task}: done"

        return do

    def forfeit(self, task: str, loss: Loss) -> str:
        assert loss.seconds >= 0
        return f"{task}: {loss.culprit} {loss}"
