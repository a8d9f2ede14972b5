"""Shared by files that jobs add results to: one writer, nothing lost, the same settings."""

from __future__ import annotations

import fcntl
import json
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import current_thread, main_thread

from skep._disk import write_all
from skep.errors import FileError
from skep.jobs._main_guard import leave_if_importing_main


def lock(handle: int, path: Path) -> None:
    """Become the only writer until the file is closed."""
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        leave_if_importing_main()  # the writer is our client
        raise FileError(
            f"another process is writing to {path}: wait for it, or choose another one"
        ) from None


@contextmanager
def undivided() -> Iterator[None]:
    """Postpone Ctrl-C to the end of the block: a result is both saved and counted, or neither."""
    if current_thread() is not main_thread():
        yield  # Ctrl-C reaches only the main thread
        return
    postponed: list[int] = []
    usual = signal.signal(signal.SIGINT, lambda signal_number, _: postponed.append(signal_number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
    if postponed:
        signal.raise_signal(signal.SIGINT)


def append(handle: int, data: bytes) -> None:
    """Append to a file; after this returns, even a crash of the machine does not lose it."""
    write_all(handle, data)
    os.fsync(handle)


def check_settings(there: object, here: object, path: Path) -> None:
    """Raise FileError unless a file was started with the same settings."""
    difference = _difference(there, json.loads(json.dumps(here)))
    if difference is not None:
        where, old, new = difference
        raise FileError(
            f"{path} was started with other settings: "
            f"its {where} is {_short(old)}, here it is {_short(new)}; "
            "use the same settings, or choose another one"
        )


def _difference(there: object, here: object, where: str = "") -> tuple[str, object, object] | None:
    """Where two JSON values first differ, and the values that do."""
    if isinstance(there, dict) and isinstance(here, dict):
        parts = [(str(name), there.get(name), here[name]) for name in here]
    elif isinstance(there, list) and isinstance(here, list):
        if len(there) != len(here):
            return f"number of {where}", len(there), len(here)
        parts = [(str(i + 1), there[i], here[i]) for i in range(len(here))]
    else:
        return None if there == here else (where or "content", there, here)
    found = (_difference(old, new, f"{where} {name}".strip()) for name, old, new in parts)
    return next(filter(None, found), None)


def _short(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= 100 else text[:99] + "…"
