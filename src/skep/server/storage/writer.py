"""The writer: one task that commits the changes of many games, many per transaction."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, TypeAlias

from skep.server.meter import Meter
from skep.server.storage.errors import NotWrittenError
from skep.server.storage.records import Change

ExclusiveTask: TypeAlias = Callable[[], Awaitable[None]]

_LOG = logging.getLogger(__name__)


class _Request(NamedTuple):
    changes: Sequence[Change]
    done: asyncio.Future[None]


class _Turn(NamedTuple):
    task: ExclusiveTask
    done: asyncio.Future[None]


class Writer:
    """Group commit: while one transaction is being written, the next one collects changes."""

    def __init__(
        self, write: Callable[[Sequence[Change]], Awaitable[None]], meter: Meter | None = None
    ) -> None:
        self._write = write
        self._meter = meter or Meter()
        self._waiting: list[_Request] = []
        self._turns: deque[_Turn] = deque()
        self._wake = asyncio.Event()
        self._is_closing = False
        self._task = asyncio.create_task(self._run())

    async def write(self, *changes: Change) -> None:
        """Return once these changes are committed together; raise if that failed."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(_Request(changes, done))
        self._wake.set()
        await done

    async def alone(self, task: ExclusiveTask) -> None:
        """Do something between two transactions; the games' changes go first."""
        done = asyncio.get_running_loop().create_future()
        self._turns.append(_Turn(task, done))
        self._wake.set()
        await done

    async def close(self) -> None:
        """Commit what is waiting, then end."""
        self._is_closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while self._waiting or self._turns or not self._is_closing:
            if not self._waiting and not self._turns:
                self._wake.clear()
                await self._wake.wait()
            batch, self._waiting = self._waiting, []
            if batch:
                await self._commit(batch)
            if self._turns:
                await _take(self._turns.popleft())

    async def _commit(self, batch: list[_Request]) -> None:
        try:
            with self._meter.commit():
                await self._write([change for request in batch for change in request.changes])
        except Exception as error:  # raised in the waiting task
            if len(batch) > 1:  # one bad request must not undo the others
                for request in batch:
                    await self._commit([request])
                return
            self._meter.count_failed_commit()
            _LOG.error("a change could not be written: %s", error)
            if not batch[0].done.done():
                batch[0].done.set_exception(NotWrittenError(str(error)))
            return
        for request in batch:
            if not request.done.done():
                request.done.set_result(None)


async def _take(turn: _Turn) -> None:
    if turn.done.done():  # its caller was canceled
        return
    try:
        await turn.task()
    except Exception as error:  # raised in the waiting task
        if not turn.done.done():
            turn.done.set_exception(error)
    else:
        if not turn.done.done():
            turn.done.set_result(None)
