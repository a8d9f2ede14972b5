"""Watched jobs: a task that hangs or kills its process gets a result; the others are done."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Event

import pytest

from skep.jobs import Deadline, LocalPool, Loss, WatchedJob
from skep.jobs.ray_pool import Watcher

pytestmark = pytest.mark.processes

CULPRIT = 7


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


EXPECTED = [
    "between: done",
    "die: 7 ended with status -9",
    "good: done",
    "hang: 7 hung and was ended",
]


def test_a_pool_of_this_machine(tmp_path: Path) -> None:
    tasks = ["hang", "die", "between", "good"]
    assert sorted(LocalPool(2).run(Errand(tmp_path), tasks)) == EXPECTED


@contextmanager
def watching(job: Errand) -> Iterator[Watcher[str, str]]:
    watcher = Watcher(job)
    try:
        yield watcher
    finally:
        if watcher._worker is not None:
            watcher._worker.end()


def test_a_watcher_replaces_its_worker_only_if_it_is_lost(tmp_path: Path) -> None:
    with watching(Errand(tmp_path)) as watcher:
        assert watcher.do("good") == "good: done"
        worker = watcher._worker
        assert watcher.do("fine") == "fine: done"
        assert watcher._worker is worker
        assert watcher.do("die") == "die: 7 ended with status -9"
        assert watcher.do("well") == "well: done"
        assert watcher._worker is not worker


def test_without_a_deadline_nobody_is_late() -> None:
    deadline = Deadline()
    assert (deadline.culprit, deadline.is_missed) == (None, False)
    deadline.set(CULPRIT, 3600)
    assert (deadline.culprit, deadline.is_missed) == (CULPRIT, False)
    deadline.set(CULPRIT, -1)
    assert deadline.is_missed
    deadline.clear()
    assert not deadline.is_missed
