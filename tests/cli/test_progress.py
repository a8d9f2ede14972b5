"""Long work on a terminal: a progress bar, and interrupts that end it."""

from __future__ import annotations

import io
import signal
import subprocess
import sys

import pytest

from skep.cli.live_bar import live_bar
from skep.cli.progress import progress
from tests.patience import PATIENCE


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_is_shown_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    with progress("depth 7") as advance:
        for _ in range(4):
            advance(0.25)
    assert "depth 7" in terminal.getvalue()
    assert "100%" in terminal.getvalue()


def test_work_in_a_single_step_has_no_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    with progress("depth 1") as advance:
        advance(1.0)
    assert terminal.getvalue() == ""


def test_nothing_is_shown_elsewhere(capsys: pytest.CaptureFixture[str]) -> None:
    with progress("depth 7") as advance:
        advance(0.5)
    assert capsys.readouterr().err == ""


def test_a_log_gets_a_line_at_times(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with live_bar() as show:
        show(3, 10, "so far so good")
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("skep.cli.live_bar.BETWEEN_LINES", 0.0)
    with live_bar() as show:
        show(3, 10, "so far so good")
    assert capsys.readouterr().err == "3/10 after 0 s  so far so good\n"


@pytest.mark.processes
def test_an_interrupt_ends_a_long_count() -> None:
    command = [sys.executable, "-m", "skep", "perft", "Base+MLP", "--depth", "12", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        for _ in range(7):  # up to depth 6; the next takes longer
            process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, complaints = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert complaints == b""
