"""Watched jobs: a task that hangs or kills its process gets a result; the others are done."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from skep.jobs import Deadline, LocalPool
from skep.jobs.ray_pool import Watcher
from tests.jobs.errands import CULPRIT, WATCHED, Errand

pytestmark = pytest.mark.processes


def test_a_pool_of_this_machine(tmp_path: Path) -> None:
    assert sorted(LocalPool(2).run(Errand(tmp_path), WATCHED)) == sorted(WATCHED.values())


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
