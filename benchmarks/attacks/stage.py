"""The stage for an attack: its own servers, attackers in other processes, and a bystander."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final, ParamSpec, TypeAlias, TypeVar

from benchmarks.attacks.bystander import Bystander
from benchmarks.attacks.figures import Figure
from benchmarks.server_process import ServerProcess

P = ParamSpec("P")
T = TypeVar("T")

_ATTACKERS: Final = 4  # processes, most of which wait
_NICENESS: Final = 10


class Stage:
    """What attacks share. Each has its own folder and servers."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._pool = ProcessPoolExecutor(
            _ATTACKERS, multiprocessing.get_context("spawn"), initializer=_step_back
        )

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)

    def new_folder(self) -> Path:
        return Path(tempfile.mkdtemp(dir=self._folder))

    async def attack(self, attacker: Callable[P, T], /, *arguments: P.args, **named: P.kwargs) -> T:
        """Run an attacker in another process, so that it does not slow down what is measured."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, partial(attacker, *arguments, **named))

    @asynccontextmanager
    async def server(
        self,
        *options: str,
        prepare: Callable[[Path], Awaitable[object]] | None = None,
        max_files: int | None = None,
        environment: dict[str, str] | None = None,
        may_end: bool = False,
    ) -> AsyncIterator[ServerProcess]:
        """A server with default settings plus these options; ``prepare`` fills its file first."""
        folder = self.new_folder()
        server = ServerProcess(folder, options, max_files=max_files, environment=environment)
        if prepare is not None:
            await prepare(server.database)
        await asyncio.to_thread(server.start)
        try:
            yield server
            if not may_end and not server.is_running:
                raise RuntimeError(f"the server has died: {server.log.read_text()[-200:]}")
        finally:
            await asyncio.to_thread(server.stop)

    @asynccontextmanager
    async def attacked_server(
        self,
        *options: str,
        prepare: Callable[[Path], Awaitable[object]] | None = None,
        max_files: int | None = None,
    ) -> AsyncIterator[tuple[ServerProcess, Bystander]]:
        """A server with a bystander's game that goes on during the attack."""
        async with (
            self.server(*options, prepare=prepare, max_files=max_files) as server,
            Bystander(server.url) as bystander,
        ):
            await asyncio.sleep(1)  # let the first moves warm it up
            bystander.begin()
            yield server, bystander


def _step_back() -> None:
    """Lower this process's priority: a real attacker would use another machine's cores."""
    os.nice(_NICENESS)


Figures: TypeAlias = AsyncIterator[Figure]


@dataclass(frozen=True, slots=True)
class Attack:
    """An attack, or a fault that a server has to survive."""

    name: str
    sentence: str
    run: Callable[[Stage], Figures]


def attack(name: str, sentence: str) -> Callable[[Callable[[Stage], Figures]], Attack]:
    """Turn a function that yields figures into an attack."""
    return lambda run: Attack(name, sentence, run)


async def seconds_until(condition: Callable[[], bool], limit: float) -> float:
    """The seconds until the condition holds; infinity if that exceeds the limit."""
    begin = time.monotonic()
    while not condition():
        if time.monotonic() - begin > limit:
            return float("inf")
        await asyncio.sleep(0.2)
    return time.monotonic() - begin
