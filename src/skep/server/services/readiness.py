"""Readiness: whether the server can save games, tested by writing to the database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from skep.server.storage.errors import NotWrittenError
from skep.server.storage.writer import Writer

PATIENCE_SECONDS: Final = 5.0
KEPT_SECONDS: Final = 1.0
"""How long an answer is valid, so that a flood of requests causes few writes."""


class Readiness:
    """Writes once for all who ask at the same time."""

    def __init__(
        self,
        writer: Writer,
        probe: Callable[[], Awaitable[None]],
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        self._writer = writer
        self._probe = probe
        self._seconds = seconds
        self._known_until = float("-inf")
        self._check: asyncio.Task[str | None] | None = None

    async def problem(self) -> str | None:
        """Why nothing can be written; None if writing works."""
        if self._check is None or (self._check.done() and self._seconds() >= self._known_until):
            self._check = asyncio.create_task(self._write())
        return await asyncio.shield(self._check)

    async def _write(self) -> str | None:
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self._writer.alone(self._probe)
        except TimeoutError:
            return f"the database did not accept a write within {PATIENCE_SECONDS:g} seconds"
        except NotWrittenError as error:
            return str(error)
        else:
            return None
        finally:
            self._known_until = self._seconds() + KEPT_SECONDS
