"""Lines that wait to be answered: a queue bounded by its size in characters."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from threading import Condition

from skep.uhp.server.lines import MAX_LINE


class Inbox:
    """One thread puts lines in, another takes them out in order.

    Putting waits while ``capacity`` characters are in the queue, so that a flood
    of input stays outside the process.
    """

    def __init__(self, capacity: int = MAX_LINE) -> None:
        self._lines: deque[str | None] = deque()
        self._changed = Condition()
        self._capacity = capacity
        self._size = 0
        self._closed = False

    def put(self, line: str | None) -> None:
        with self._changed:
            self._changed.wait_for(lambda: self._size < self._capacity)
            self._lines.append(line)
            self._size += _size(line)
            self._changed.notify_all()

    def close(self) -> None:
        """Note that no line will follow."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()

    def __iter__(self) -> Iterator[str | None]:
        """The lines, until the inbox is closed and empty."""
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._lines or self._closed)
                if not self._lines:
                    return
                line = self._lines.popleft()
                self._size -= _size(line)
                self._changed.notify_all()
            yield line


def _size(line: str | None) -> int:
    return 64 + len(line or "")  # the object itself takes memory, too
