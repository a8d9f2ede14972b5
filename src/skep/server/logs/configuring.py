"""The format of log lines: time, level and request id, and no characters that break a line."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any, Final, TextIO

import structlog
from structlog.typing import Processor

from skep.server.logs.repeats import Repeats
from skep.server.settings import LogFormat, LogLevel

_MAX_VALUE: Final = 2_000  # characters per value
_MAX_TRACEBACK: Final = 20_000
_CONTROLS: Final = {
    code: f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}"
    for code in (
        *range(0x20),
        *range(0x7F, 0xA0),
        *(0x61C, 0x200E, 0x200F, 0x2028, 0x2029),
        *range(0x202A, 0x202F),
        *range(0x2066, 0x206A),
    )
}
"""Characters that could end a line, move the cursor or reverse the text's direction."""
_FIELDS: Final = ("address", "method", "ms", "route", "status", "version")
"""The extra fields of our own lines. Those of libraries could contain anything."""
_TALKATIVE: Final = ("aiosqlite", "alembic", "asyncio", "sqlalchemy", "uvicorn", "websockets")
"""Libraries that only log warnings and errors here; at lower levels some log addresses."""

Event = MutableMapping[str, Any]


def configure_logs(
    log_format: LogFormat = LogFormat.CONSOLE,
    level: LogLevel = LogLevel.INFO,
    stream: TextIO | None = None,
) -> logging.Handler:
    """Send all of this process's log messages to a stream, by default standard error."""
    out: TextIO = stream or sys.stderr
    first: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="time"),
        structlog.stdlib.ExtraAdder(_FIELDS),
    ]
    last: list[Processor] = [
        structlog.stdlib.ProcessorFormatter.remove_processors_meta,
        structlog.processors.format_exc_info,
        _harmless,
    ]
    if log_format is LogFormat.JSON:
        last.append(structlog.processors.JSONRenderer(ensure_ascii=False))
    else:
        last += [_indent_traceback, _console(out)]
    handler = logging.StreamHandler(out)
    handler.addFilter(Repeats())
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=first, processors=last)
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in _TALKATIVE:
        logging.getLogger(name).setLevel(max(root.level, logging.WARNING))
    return handler


def _console(stream: TextIO) -> Processor:
    return structlog.dev.ConsoleRenderer(
        colors=stream.isatty(),
        exception_formatter=structlog.dev.plain_traceback,  # the pretty one shows secrets
        timestamp_key="time",
    )


def _harmless(_: object, __: str, event: Event) -> Event:
    """Keep values from starting new lines, hiding text or filling the disk."""
    for name, value in event.items():
        if isinstance(value, str) and name != "exception":
            event[name] = value[:_MAX_VALUE].translate(_CONTROLS)
    return event


def _indent_traceback(_: object, __: str, event: Event) -> Event:
    """Indent tracebacks, so that their lines can't be mistaken for log lines."""
    if text := event.get("exception"):
        lines = str(text)[:_MAX_TRACEBACK].split("\n")
        event["exception"] = "\n".join(f"    | {line.translate(_CONTROLS)}" for line in lines)
    return event
