"""A copy of the project to put defects into, and the tests run in it.

The working tree is never touched. The compiled core comes from the virtual environment.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
_LEFT_OUT = (".git", ".venv", "build", "dist", "node_modules", "__pycache__", ".*_cache", "*.so")
_PYTEST = (
    *("-m", "pytest", "-q", "--tb=short", "-p", "no:cacheprovider"),
    *("-p", "_hypothesis_pytestplugin", "-p", "tools.mutants.plugin"),
)
_ALL_PASSED, _NOTHING_RUN = 0, 5


@dataclass(frozen=True, slots=True)
class Run:
    """How a run of tests went."""

    passed: bool
    seconds: float
    output: str


class Copy:
    """A copy of the project in its own folder."""

    def __init__(self, folder: Path) -> None:
        self._set_up(folder)
        shutil.copytree(ROOT, self.root, ignore=shutil.ignore_patterns(*_LEFT_OUT))
        for library in Path(sysconfig.get_path("platlib"), "skep").glob("*.so"):
            shutil.copy2(library, self.root / "src" / "skep")

    def _set_up(self, folder: Path) -> None:
        self.root = folder / "project"
        self._chosen = folder / "tests.txt"

    @contextmanager
    def holding(self, path: Path, code: str) -> Iterator[None]:
        """Replace a file's code within the context."""
        file = self.root / path
        original = file.read_bytes()
        for compiled in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
            compiled.unlink()  # it could be mistaken for the new code's
        file.write_text(code, encoding="utf-8")
        try:
            yield
        finally:
            file.write_bytes(original)

    def clone(self, folder: Path) -> Copy:
        """A copy of this copy, including Python's compiled files."""
        twin = object.__new__(type(self))
        twin._set_up(folder)
        shutil.copytree(self.root, twin.root)
        return twin

    def run(self, tests: Sequence[str], expected_seconds: float) -> Run:
        """Run tests in this order until one fails or they clearly hang."""
        self._chosen.write_text("\n".join(tests), encoding="utf-8")
        files = dict.fromkeys(test.partition("::")[0] for test in tests)
        return self.pytest("-x", *files, expected_seconds=expected_seconds, chosen=self._chosen)

    def pytest(
        self,
        *arguments: str,
        expected_seconds: float,
        chosen: Path | None = None,
        reach: Path | None = None,
    ) -> Run:
        startup = Path(__file__).with_name("startup")
        started = time.monotonic()
        with tempfile.TemporaryFile() as output, tempfile.TemporaryDirectory() as temporary:
            process = subprocess.Popen(
                [sys.executable, *_PYTEST, f"--basetemp={temporary}/tests", *arguments],
                cwd=self.root,
                env={
                    **os.environ,
                    "MUTANTS_TESTS": str(chosen or ""),
                    "MUTANTS_REACH": str(reach or ""),
                    "MUTANTS_CPU_SECONDS": str(int(60 + 10 * expected_seconds)),
                    "PYTHONPATH": os.pathsep.join(
                        map(str, (startup, self.root / "src", self.root))
                    ),
                    "PYTHONDONTWRITEBYTECODE": "" if reach else "1",
                    "PYTHONHASHSEED": "0",
                    "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
                },
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            with suppress(subprocess.TimeoutExpired):
                process.wait(120 + 10 * expected_seconds)
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)  # also processes that its tests left running
            process.wait()
            output.seek(0)
            said = output.read().decode(errors="replace")
        if process.returncode == _NOTHING_RUN:
            raise RuntimeError(f"no test was run:\n{said}")
        return Run(process.returncode == _ALL_PASSED, time.monotonic() - started, said)
