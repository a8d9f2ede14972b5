"""Keeps the log small: repeated messages are counted instead of written again."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Hashable
from typing import Final, NamedTuple

MAX_PER_MINUTE: Final = 5
MAX_PER_LOGGER: Final = 60
"""For all messages of a logger together."""
_MINUTE: Final = 60.0
_MAX_KNOWN: Final = 1000
_OBJECT_ADDRESS: Final = re.compile(r"0x[0-9a-fA-F]+")


class _Allowance(NamedTuple):
    """Whether one more may be written, and how many were not in the previous minute."""

    is_allowed: bool
    missing: int


class Repeats(logging.Filter):
    """Lets a message through a few times per minute; the next one says how many were dropped.

    Messages are the same if their first lines before formatting are. The addresses of objects
    are ignored, because asyncio writes transports and protocols into its messages.
    """

    def __init__(self) -> None:
        super().__init__()
        self._kinds = _Counts(MAX_PER_MINUTE)
        self._loggers = _Counts(MAX_PER_LOGGER)

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        kind = self._kinds.add((record.name, _kind(str(record.msg))))
        if not kind.is_allowed:
            return False
        logger = self._loggers.add(record.name)
        for missing, what in ((kind.missing, "like this"), (logger.missing, "of other kinds")):
            if missing > 0:
                record.msg = f"{record.getMessage()} ({missing:,} more {what} since the last)"
                record.args = ()
        return logger.is_allowed


class _Counts:
    """Counts how often each key came in its current minute."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: dict[Hashable, tuple[float, int]] = {}

    def add(self, key: Hashable) -> _Allowance:
        now, missing = time.monotonic(), 0
        since, count = self._known.get(key, (now, 0))
        if now - since >= _MINUTE:
            missing = max(0, count - self._most)
            since, count = now, 0
        if len(self._known) >= _MAX_KNOWN:
            self._known.clear()
        self._known[key] = (since, count + 1)
        return _Allowance(count < self._most, missing)


def _kind(message: str) -> str:
    return _OBJECT_ADDRESS.sub("", message.partition("\n")[0])
