"""Standard output that nobody reads, or that is closed."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from skep.cli.app import run
from tests.patience import PATIENCE

GAME = "Base;InProgress;White[2];wS1;bS1 wS1-"


class LeftReader(io.StringIO):
    def write(self, _text: str) -> int:
        raise BrokenPipeError(32, "Broken pipe")


class LeftAtTheEnd(io.StringIO):
    """Accepts all writes, and fails only at the last flush."""

    def flush(self) -> None:
        if self.getvalue():
            raise BrokenPipeError(32, "Broken pipe")


@pytest.mark.parametrize("reader", [LeftReader, LeftAtTheEnd])
@pytest.mark.parametrize(
    "command",
    [
        ["perft", "--depth", "1"],
        ["--version"],
        ["analyse", "games", "--depth", "1", "-j", "1"],
    ],
)
def test_a_reader_that_has_left_ends_the_command_quietly(
    reader: type[io.StringIO],
    command: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "games").write_text(f"{GAME}\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdout", reader())
    assert run(command) == 141
    assert capsys.readouterr().err == ""


@pytest.mark.processes
@pytest.mark.parametrize("command", [("show",), ("render", "-o", "-")])
def test_a_real_pipe_without_a_reader(command: tuple[str, ...]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "skep", *command, GAME],
            stdout=writing,
            stderr=subprocess.PIPE,
            timeout=PATIENCE,
            check=False,
        )
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")


def test_a_closed_standard_output_is_a_mistake(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert run(["perft", "--depth", "1"]) == 2
    assert capsys.readouterr().err == (
        "error: standard output is closed; if you don't need it, redirect it to /dev/null\n"
    )


@pytest.mark.parametrize(
    "command", [["games", "games.pgn"], ["puzzles", "list", "--language", "ru"]]
)
def test_characters_that_the_encoding_lacks_are_replaced(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "games.pgn").write_text('[White "Ада"]\n[GameType "Base"]\n\n1. wS1\n')
    monkeypatch.chdir(tmp_path)
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, encoding="latin-1"))
    assert run(command) == 0
    assert b"???" in written.getvalue()
