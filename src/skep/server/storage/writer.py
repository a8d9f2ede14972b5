"""The writer: one task that commits what many games have to write, many to a transaction."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from skep.server.storage.records import Change

_LOG = logging.getLogger(__name__)


class NotWrittenError(Exception):
    """The file did not take a change; the game is as it was."""


class _Request(NamedTuple):
    changes: Sequence[Change]
    done: asyncio.Future[None]


class Writer:
    """Group commit: while one transaction is on its way, the next one gathers."""

    def __init__(self, write: Callable[[Sequence[Change]], Awaitable[None]]) -> None:
        self._write = write
        self._waiting: list[_Request] = []
        self._wake = asyncio.Event()
        self._is_closing = False
        self._task = asyncio.create_task(self._run())

    async def write(self, *changes: Change) -> None:
        """Return once these changes are committed, together; raise if they could not be."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(_Request(changes, done))
        self._wake.set()
        await done

    async def close(self) -> None:
        """Commit what is waiting, and end."""
        self._is_closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while self._waiting or not self._is_closing:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                await self._commit(batch)

    async def _commit(self, batch: list[_Request]) -> None:
        try:
            await self._write([change for request in batch for change in request.changes])
        except Exception as error:  # whoever waits is told
            if len(batch) > 1:  # one bad request must not undo the others
                for request in batch:
                    await self._commit([request])
                return
            _LOG.error("a change could not be written", exc_info=error)
            if not batch[0].done.done():
                batch[0].done.set_exception(NotWrittenError(str(error)))
            return
        for request in batch:
            if not request.done.done():
                request.done.set_result(None)
