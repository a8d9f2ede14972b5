"""Waiting in tests: as long as it takes, up to a deadline that only a hang reaches."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

PATIENCE: Final = 600.0
"""Seconds to wait for anything that must happen, however busy the machine is."""

_LOOK = 0.01  # seconds between two looks


def wait_until(condition: Callable[[], object], what: str) -> None:
    """Wait for a condition outside the test, such as a file or a process."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, f"waited {PATIENCE:.0f} s in vain: {what}"
        time.sleep(_LOOK)


async def until(condition: Callable[[], object]) -> None:
    """Wait for a condition that other tasks or threads bring about."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(_LOOK)


def wait_until_working(process: int) -> None:
    """Wait until a process that has reported ready has used some CPU time since."""
    stat = Path(f"/proc/{process}/stat")

    def used() -> int:
        """The process's CPU time, in ticks of the kernel's clock."""
        fields = stat.read_text().rpartition(")")[2].split()
        return int(fields[11]) + int(fields[12])

    begin = used()
    wait_until(lambda: used() > begin + 2, f"process {process} works")
