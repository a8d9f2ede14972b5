"""Jobs in processes on this machine: every task is done once, whichever process dies."""

from __future__ import annotations

import os
import pickle
from contextlib import closing
from pathlib import Path

import pytest

from skep import SettingError, SkepError
from skep.jobs import LocalPool, WorkerDiedError
from skep.jobs.pool import MAX_DEATHS
from skep.jobs.worker import Worker
from tests.jobs.errands import Squares
from tests.patience import wait_until

pytestmark = pytest.mark.processes


def squares(numbers: range) -> list[tuple[int, int]]:
    return [(number, number * number) for number in numbers]


@pytest.mark.parametrize("processes", [1, 3])
def test_every_task_is_done_once(processes: int, tmp_path: Path) -> None:
    job = Squares(tmp_path)
    results = list(LocalPool(processes).run(job, range(20)))
    assert sorted(results) == squares(range(20))
    assert all(job.attempts(number) == 1 for number in range(20))
    assert len(job.processes) == processes


def test_more_processes_than_tasks(tmp_path: Path) -> None:
    job = Squares(tmp_path)
    assert sorted(LocalPool(8).run(job, range(2))) == squares(range(2))
    assert len(job.processes) == 2
    assert list(LocalPool(8).run(job, [])) == []


def test_the_task_of_a_dead_process_is_done_again(tmp_path: Path) -> None:
    job = Squares(tmp_path, deadly=frozenset({0, 5, 11}), deaths=2)
    assert sorted(LocalPool(2).run(job, range(12))) == squares(range(12))
    assert [job.attempts(number) for number in (0, 4, 5, 11)] == [3, 1, 3, 3]


def test_a_process_that_is_killed_while_it_starts_is_replaced(tmp_path: Path) -> None:
    killed: list[int] = []

    class KilledOnce(Worker[int, tuple[int, int]]):
        def __init__(self, job: Squares, task: int) -> None:
            super().__init__(job, task)
            if not killed:
                killed.append(task)
                self._process.kill()  # nobody has looked yet, so it is not ready

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("skep.jobs.local_pool.Worker", KilledOnce)
        assert sorted(LocalPool(2).run(Squares(tmp_path), range(6))) == squares(range(6))
    assert killed == [0]


def test_a_task_that_kills_every_process_is_an_error(tmp_path: Path) -> None:
    job = Squares(tmp_path, deadly=frozenset({3}), deaths=100)
    with pytest.raises(SkepError, match="keep dying: the last ended with status -9"):
        list(LocalPool(2).run(job, range(6)))
    assert job.attempts(3) == MAX_DEATHS + 1


def test_an_error_of_the_job_is_raised_and_ends_it(tmp_path: Path) -> None:
    job = Squares(tmp_path, wrong=4)
    with pytest.raises(SettingError, match="4 is not to be squared"):
        list(LocalPool(2).run(job, range(100)))
    assert_ended(job)


def test_an_error_that_cannot_be_pickled_is_reported(tmp_path: Path) -> None:
    with pytest.raises(SkepError, match=r"^StrangeError\('4 cannot be squared'\)$"):
        list(LocalPool(2).run(Squares(tmp_path, strange=4), range(8)))


def test_a_death_survives_pickling() -> None:
    death = pickle.loads(pickle.dumps(WorkerDiedError(-9)))
    assert (death.status, str(death)) == (-9, "ended with status -9")


def test_leaving_early_ends_the_processes(tmp_path: Path) -> None:
    job = Squares(tmp_path, seconds=0.05)
    with closing(LocalPool(2).run(job, range(1000))) as results:
        next(results)
        next(results)
    assert_ended(job)


@pytest.mark.parametrize("processes", [0, "2", 1.5, None])
def test_impossible_numbers_of_processes_are_refused(processes: int) -> None:
    with pytest.raises(SettingError, match="the number of processes must be"):
        LocalPool(processes)


def assert_ended(job: Squares) -> None:
    assert job.processes
    wait_until(
        lambda: not any(Path(f"/proc/{process}").exists() for process in job.processes),
        "all processes end",
    )
    assert os.getpid() not in job.processes
