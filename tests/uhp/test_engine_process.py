"""An engine process: commands, replies, and size limits exact to the byte."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from skep import (
    EngineDiedError,
    EngineError,
    EngineFloodError,
    EngineStartError,
    EngineTimeoutError,
)
from skep.uhp.client import process as engine_process
from skep.uhp.client.process import MAX_LINE, MAX_REPLY, EngineProcess, kill_all
from tests.patience import PATIENCE

ECHO = """
import sys
for line in sys.stdin:
    print(line.strip()[::-1], flush=True)
    print("ok", flush=True)
"""
ANSWER = """
import sys
for line in sys.stdin:
    count, size = map(int, line.split())
    sys.stdout.write(("x" * size + "\\n") * count + "ok\\n")
    sys.stdout.flush()
"""
LENGTH = """
import sys
for line in sys.stdin:
    print(len(line), flush=True)
    print("ok", flush=True)
"""
SILENT = "import sys; sys.stdin.read()"
ENDS = "import sys; sys.stdin.readline(); sys.exit(7)"
CLOSES = "import os, sys; os.close(1); sys.stdin.read()"


@contextmanager
def running(program: str) -> Iterator[EngineProcess]:
    process = EngineProcess([sys.executable, "-c", program])
    try:
        yield process
    finally:
        process.kill()


def error_of(
    process: EngineProcess, line: str, seconds: float = PATIENCE
) -> tuple[type[EngineError], str]:
    with pytest.raises(EngineError) as caught:
        process.ask(line, seconds)
    return type(caught.value), caught.value.detail


def test_a_line_is_answered_up_to_its_ok() -> None:
    with running(ECHO) as process:
        assert process.ask("abc", PATIENCE) == ["cba"]
        assert process.received == ["cba"]
        assert process.ask("def", PATIENCE) == ["fed"]


def test_a_line_that_no_pipe_holds_is_sent_as_the_engine_takes_it() -> None:
    with running(LENGTH) as process:
        assert process.ask("x" * 1_000_000, PATIENCE) == ["1000001"]
        assert process.ask("short", PATIENCE) == ["6"]
        assert process.ask("y" * 1_000_000, PATIENCE) == ["1000001"]


def test_empty_lines_are_part_of_a_reply() -> None:
    with running(ANSWER) as process:
        assert process.ask("2 0", PATIENCE) == ["", ""]


def test_the_longest_line_that_is_accepted() -> None:
    with running(ANSWER) as process:
        assert process.ask(f"1 {MAX_LINE}", PATIENCE) == ["x" * MAX_LINE]
    with running(ANSWER) as process:
        detail = f"a line of over {MAX_LINE} bytes"
        assert error_of(process, f"1 {4 * MAX_LINE}") == (EngineFloodError, detail)


def test_the_largest_reply_that_is_accepted() -> None:
    lines = MAX_REPLY // 1024
    with running(ANSWER) as process:
        assert len(process.ask(f"{lines} 1023", PATIENCE)) == lines
        detail = f"a reply of over {MAX_REPLY} bytes"
        assert error_of(process, f"{lines + 1} 1023") == (EngineFloodError, detail)


def test_no_answer_is_a_timeout() -> None:
    with running(SILENT) as process:
        assert error_of(process, "hello", 0.05) == (EngineTimeoutError, "no answer in time")


@pytest.mark.usefixtures("patient_with_the_dying")
def test_an_engine_that_ends_is_reported_with_its_status() -> None:
    with running(ENDS) as process:
        assert error_of(process, "hello") == (EngineDiedError, "the engine ended with status 7")


def test_an_engine_that_closes_its_output_has_died_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_process, "_DYING", 0.01)
    with running(CLOSES) as process:
        assert error_of(process, "hello") == (EngineDiedError, "the engine closed its output")


def test_an_engine_ends_by_itself_when_nothing_more_is_asked() -> None:
    with running(ECHO) as process:
        assert process.end_input(PATIENCE)


def test_an_engine_that_does_not_exit_is_noticed() -> None:
    with running("import threading; threading.Event().wait()") as process:
        assert not process.end_input(0.01)


def test_all_engines_are_ended_at_once() -> None:
    processes = [EngineProcess([sys.executable, "-c", SILENT]) for _ in range(2)]
    assert engine_process._running >= set(processes)
    kill_all()
    assert engine_process._running.isdisjoint(processes)
    assert [process._process.returncode for process in processes] == [-9, -9]


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(EngineStartError) as caught:
        EngineProcess(["/no/such/engine", "uhp"])
    assert caught.value.detail == "/no/such/engine: No such file or directory"
