"""``skep serve``: mistakes are told in a sentence, and it ends when it is told to."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from skep.cli import serve as cli
from tests.server.playing import PATIENCE, RunningServer


def serve(*options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "skep", "serve", *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        told = serve("--port", str(port), "--database", str(tmp_path / "games.db"))
    assert told.returncode == 2
    assert told.stderr == f"error: cannot listen on 127.0.0.1:{port}: Address already in use\n"


def test_a_file_that_another_server_uses(server: RunningServer) -> None:
    database = server.log.with_name("games.db")
    told = serve("--port", "0", "--database", str(database))
    assert told.returncode == 2
    assert told.stderr == f"error: another server is using {database}\n"


def test_an_address_is_no_file() -> None:
    told = serve("--port", "0", "--database", "sqlite:///games.db")
    assert told.returncode == 2
    assert "expected a file" in told.stderr


def test_a_proxy_of_which_only_half_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("skep.cli.serve.run_server", lambda **_: None)
    cli.serve(public_origin="https://hive.example")
    assert "warning: --public-origin tells of a proxy" in capsys.readouterr().err
    cli.serve(public_origin="https://hive.example", behind_proxy=True)
    cli.serve()
    assert capsys.readouterr().err == ""


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    told = serve("--port", "0", "--database", str(tmp_path / "file" / "games.db"))
    assert told.returncode == 2
    assert "Traceback" not in told.stderr
    assert "cannot use" in told.stderr
