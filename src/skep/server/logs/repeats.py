"""A log that stays small: what repeats is counted instead of being written again."""

from __future__ import annotations

import logging
import time
from typing import Final

MOST_PER_MINUTE: Final = 5
_MINUTE: Final = 60.0
_MAX_KNOWN: Final = 1000


class Repeats(logging.Filter):
    """Lets a message through a few times per minute; the next one says how many are missing.

    Messages are the same if their text before formatting is.
    """

    def __init__(self) -> None:
        super().__init__()
        self._known: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        now, key = time.monotonic(), (record.name, str(record.msg))
        since, count = self._known.get(key, (now, 0))
        if now - since >= _MINUTE:
            missing = count - MOST_PER_MINUTE
            if missing > 0:
                record.msg = f"{record.getMessage()} ({missing:,} more like this since the last)"
                record.args = ()
            since, count = now, 0
        if len(self._known) >= _MAX_KNOWN:
            self._known.clear()
        self._known[key] = (since, count + 1)
        return count < MOST_PER_MINUTE
