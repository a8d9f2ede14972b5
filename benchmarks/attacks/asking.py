"""Sends requests on a few connections at once, as fast as they are answered."""

from __future__ import annotations

import itertools
import threading
import time
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from benchmarks.attacks import wire

_CONNECTIONS: Final = 8


@dataclass(frozen=True, slots=True)
class Answered:
    """How often each status was answered, and how long that took."""

    statuses: Counter[int]
    seconds: float

    def __str__(self) -> str:
        counts = (f"{count:,} x {status}" for status, count in sorted(self.statuses.items()))
        return ", ".join(counts) or "none"


def ask_all(port: int, source: str, requests: Iterable[bytes], seconds: float) -> Answered:
    """Send each request once, until all are sent or the time is up."""
    begin = time.monotonic()
    waiting = iter(requests)
    statuses: Counter[int] = Counter()

    def ask() -> None:
        data = next(waiting, None)
        while data is not None and time.monotonic() < begin + seconds:
            with suppress(OSError), wire.connected(port, source) as sock:
                while data is not None and time.monotonic() < begin + seconds:
                    answer = wire.ask_on(sock, data)
                    if answer.status == 0:
                        break  # the server has closed the connection: open another
                    statuses[answer.status] += 1
                    data = next(waiting, None)

    askers = [threading.Thread(target=ask) for _ in range(_CONNECTIONS)]
    for asker in askers:
        asker.start()
    for asker in askers:
        asker.join()
    return Answered(statuses, time.monotonic() - begin)


def ask_again_and_again(port: int, source: str, requests: list[bytes], seconds: float) -> Answered:
    """Send these requests in turn until the time is up."""
    return ask_all(port, source, itertools.cycle(requests), seconds)
