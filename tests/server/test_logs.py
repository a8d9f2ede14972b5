"""Logs: time, level and id on every line, no forged lines, and never too many."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Callable, Iterator
from datetime import datetime
from typing import Any

import pytest
import structlog

from skep.server.logs import repeats
from skep.server.logs.configuring import configure_logs
from skep.server.settings import LogFormat, LogLevel

Configure = Callable[..., io.StringIO]


@pytest.fixture
def configure() -> Iterator[Configure]:
    """Logs into a string, and restores everything afterwards."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level

    def begin(**options: Any) -> io.StringIO:
        stream = io.StringIO()
        configure_logs(stream=stream, **options)
        return stream

    yield begin
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.contextvars.clear_contextvars()


def test_a_line_has_time_zone_level_and_id(configure: Configure) -> None:
    stream = configure(log_format=LogFormat.JSON)
    structlog.contextvars.bind_contextvars(request_id="abc123")
    shown = {"version": "1.0", "websocket": "whatever a library adds"}
    logging.getLogger("skep").info("started", extra=shown)
    logging.getLogger("uvicorn.error").warning("Invalid %s received", "request")
    first, second = map(json.loads, stream.getvalue().splitlines())
    assert first["event"] == "started"
    assert first["version"] == "1.0"
    assert "websocket" not in first
    assert second["event"] == "Invalid request received"
    assert (first["level"], second["level"]) == ("info", "warning")
    for line in (first, second):
        assert line["request_id"] == "abc123"
        assert datetime.fromisoformat(line["time"]).tzinfo is not None


def test_people_read_one_line_per_event(configure: Configure) -> None:
    stream = configure()
    logging.getLogger("skep").error("it failed: %s", "no space")
    (line,) = stream.getvalue().splitlines()
    assert re.match(r"\d{4}-\d\d-\d\dT[\d:.]+Z \[error *\] it failed: no space", line)


@pytest.mark.parametrize("log_format", list(LogFormat))
def test_logged_values_cannot_start_a_new_line(configure: Configure, log_format: LogFormat) -> None:
    stream = configure(log_format=log_format)
    nasty = "x\n2026-01-01T00:00:00Z [error] forged\r\x1b[2J\u2028\x85\u202e"
    logging.getLogger("skep").error("%s failed", nasty)
    logging.getLogger("skep").error("failed", extra={"route": nasty})
    text = stream.getvalue()
    assert len(text.splitlines()) == 2
    assert not set(text) & set("\r\x1b\u2028\x85\u202e")


def test_a_traceback_cannot_be_mistaken_for_log_lines(configure: Configure) -> None:
    stream = configure()
    secret = "a secret of the frame"
    try:
        raise ValueError(f"bad\n2026-01-01T00:00:00Z [error] forged {len(secret)}\x1b[2J")
    except ValueError:
        logging.getLogger("skep").exception("it failed")
    first, *others = stream.getvalue().splitlines()
    assert "it failed" in first
    assert all(line.startswith("    | ") for line in others)
    assert any("ValueError" in line for line in others)
    assert "\x1b" not in stream.getvalue()
    assert secret not in stream.getvalue(), "tracebacks must not show local variables"


def test_long_values_are_cut(configure: Configure) -> None:
    stream = configure()
    logging.getLogger("skep").error("%s", "x" * 1_000_000)
    assert len(stream.getvalue()) < 3_000


def test_repeated_messages_are_counted(
    configure: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    stream = configure()
    for number in range(100_000):
        logging.getLogger("asyncio").error("socket.accept() out of %s", number)
    assert len(stream.getvalue().splitlines()) == repeats.MAX_PER_MINUTE
    now = 61.0
    logging.getLogger("asyncio").error("socket.accept() out of %s", "luck")
    last = stream.getvalue().splitlines()[-1]
    assert "out of luck (99,995 more like this since the last)" in last


@pytest.mark.parametrize(
    "message",
    [
        "Fatal error: protocol.data_received() call failed.\nprotocol: <Wire at {0:#x}> of {0}",
        "Task <Task at {0:#x}> was never awaited",
    ],
)
def test_messages_with_an_object_in_them_are_the_same(configure: Configure, message: str) -> None:
    stream = configure()
    for number in range(1_000):
        logging.getLogger("asyncio").error(message.format(0x7F00 + number))
    assert len(stream.getvalue().splitlines()) == repeats.MAX_PER_MINUTE


def test_messages_that_all_differ_are_limited_too(
    configure: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    stream = configure()
    for number in range(5_000):
        logging.getLogger("asyncio").error(f"trouble {number}")
    assert len(stream.getvalue().splitlines()) == repeats.MAX_PER_LOGGER
    logging.getLogger("skep.server").error("of another logger")
    assert "of another logger" in stream.getvalue()
    now = 61.0
    logging.getLogger("asyncio").error("more trouble")
    last = stream.getvalue().splitlines()[-1]
    assert "more trouble (4,940 more of other kinds since the last)" in last


@pytest.mark.parametrize("level", list(LogLevel))
def test_the_level_holds_and_libraries_stay_quiet(configure: Configure, level: LogLevel) -> None:
    stream = configure(level=level)
    ours, theirs = logging.getLogger("skep.server"), logging.getLogger("uvicorn.error")
    for name in LogLevel:
        ours.log(getattr(logging, name.upper()), "ours %s", name)
    theirs.info('%s - "WebSocket %s" [accepted]', "192.0.2.7", "/ws")
    found = re.findall(r"ours (\w+)", stream.getvalue())
    names = [name.value for name in LogLevel]
    assert found == names[names.index(level) :]
    assert "192.0.2.7" not in stream.getvalue()
