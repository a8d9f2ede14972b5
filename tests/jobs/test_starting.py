"""Worker processes that cannot start, and interrupts while they do."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

import tests
from tests.patience import PATIENCE, wait_until

pytestmark = pytest.mark.processes

ROOT = Path(tests.__file__).parents[1]
IMPORTS = """
    import os, signal, sys, threading
    from pathlib import Path
    from skep.arena.contest import Contest
    from skep.arena.results import Results
    from skep.jobs import LocalPool
    from tests.arena.playing import fixture
    from tests.jobs.errands import Squares

    signal.signal(signal.SIGINT, signal.default_int_handler)  # whatever it was inherited as
    folder = Path(sys.argv[1])
    (folder / f"started-{os.getpid()}").touch()
    job = Squares(folder, ballast=bytes(1 << 20))
"""
SQUARES = "print(sorted(LocalPool(2).run(job, range(4))))"
CONTEST = """
players = fixture("skep?nodes=20&name=a", "skep?nodes=20&name=b")
print(sum(1 for _ in Contest(players, games=2).play(Results({}))))
"""


def start(folder: Path, code: str) -> subprocess.Popen[str]:
    """Run a script as a user would."""
    script = folder / "script.py"
    script.write_text(dedent(IMPORTS) + dedent(code))
    return subprocess.Popen(
        [sys.executable, str(script), str(folder)],
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def started(folder: Path) -> list[int]:
    """The processes that started running the script."""
    return [int(path.name.partition("-")[2]) for path in folder.glob("started-*")]


SELFPLAY = """
from skep.learning import selfplay
selfplay(folder / "games", games=16, nodes=20, network=None, pool=LocalPool(1))
"""


@pytest.mark.parametrize("work", [SQUARES, CONTEST, SELFPLAY])
def test_a_script_without_the_guard_is_an_error_that_names_it(work: str, tmp_path: Path) -> None:
    output, errors = start(tmp_path, work).communicate(timeout=PATIENCE)
    assert output == ""
    assert errors.count("Traceback") == 1, "the workers themselves are quiet"
    *_, last = errors.splitlines()
    assert last.startswith("skep.errors.SkepError: worker processes import ")
    assert last.endswith("put the code that starts them under 'if __name__ == \"__main__\":'")


def test_the_same_work_under_the_guard(tmp_path: Path) -> None:
    guarded = f'if __name__ == "__main__":\n    {SQUARES}'
    output, errors = start(tmp_path, guarded).communicate(timeout=PATIENCE)
    assert (output, errors) == ("[(0, 0), (1, 1), (2, 4), (3, 9)]\n", "")


def test_a_worker_that_dies_while_it_starts_is_not_replaced(tmp_path: Path) -> None:
    code = f"""
    if __name__ == "__main__":
        {SQUARES}
    else:
        os._exit(3)
    """
    output, errors = start(tmp_path, code).communicate(timeout=PATIENCE)
    assert output == ""
    *_, last = errors.splitlines()
    assert "a worker process ended with status 3 before it was ready" in last
    assert len(started(tmp_path)) <= 3, "the script and each of its two workers, once"


def test_an_interrupt_while_workers_start(tmp_path: Path) -> None:
    code = f"""
    if __name__ == "__main__":
        {SQUARES}
    else:
        threading.Event().wait()
    """
    process = start(tmp_path, code)
    wait_until(lambda: len(started(tmp_path)) == 3, "both workers are starting")
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=PATIENCE)
    assert output == ""
    assert errors.splitlines()[-1] == "KeyboardInterrupt"
    assert process.returncode == -signal.SIGINT
    assert not any(Path(f"/proc/{worker}").exists() for worker in started(tmp_path))


def test_a_job_that_cannot_be_read_in_its_process_is_an_error(tmp_path: Path) -> None:
    code = f"""
    class Mine(Squares):
        pass

    job = Mine(folder)
    if __name__ == "__main__":
        {SQUARES}
    else:
        del Mine
    """
    output, errors = start(tmp_path, code).communicate(timeout=PATIENCE)
    assert output == ""
    assert "AttributeError: Can't get attribute 'Mine'" in errors.splitlines()[-1]
