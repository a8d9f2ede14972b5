"""``skep serve``: mistakes get a clear message, and signals stop it."""

from __future__ import annotations

import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from skep.cli import serve as cli
from tests.patience import PATIENCE
from tests.server.playing import Client, RunningServer

pytestmark = pytest.mark.processes


def serve(*options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "skep", "serve", *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        result = serve("--port", str(port), "--database", str(tmp_path / "games.db"))
    assert result.returncode == 2
    assert result.stderr == f"error: cannot listen on 127.0.0.1:{port}: Address already in use\n"


def test_a_file_that_another_server_uses(server: RunningServer) -> None:
    database = server.log.with_name("games.db")
    result = serve("--port", "0", "--database", str(database))
    assert result.returncode == 2
    assert result.stderr == f"error: another server is using {database}\n"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_cleanly(tmp_path: Path, number: signal.Signals) -> None:
    server = RunningServer(tmp_path)
    created = server.create(color="white")
    with Client.welcomed(server, created["id"], created["token"]) as white:
        white.move("wS1", [0, 0])
        white.wait_for_ply(1)
        assert server.end(number) == 0
        with pytest.raises(ConnectionClosed) as closed:
            white.socket.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    assert "Traceback" not in server.log.read_text()
    assert not (tmp_path / "games.db-wal").exists()
    shutil.copy(tmp_path / "games.db", tmp_path / "copy.db")
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("SELECT move FROM moves").fetchall() == [("wS1",)]


def test_a_proxy_that_is_not_a_network() -> None:
    result = serve("--port", "0", "--trusted-proxy", "10.0.0.1/8")
    assert result.returncode == 2
    assert "--trusted-proxy is '10.0.0.1/8'" in result.stderr
    assert "expected an address or a network" in result.stderr


def test_an_address_is_not_a_file() -> None:
    result = serve("--port", "0", "--database", "sqlite:///games.db")
    assert result.returncode == 2
    assert "expected a file" in result.stderr


def test_a_proxy_with_incomplete_settings(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("skep.cli.serve.run_server", lambda **_: None)
    cli.serve(public_origin="https://hive.example")
    warning = "warning: --public-origin without --trusted-proxy: all visitors"
    assert warning in capsys.readouterr().err
    cli.serve(public_origin="https://hive.example", trusted_proxy=["10.0.0.0/8"])
    cli.serve()
    assert capsys.readouterr().err == ""


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    result = serve("--port", "0", "--database", str(tmp_path / "file" / "games.db"))
    assert result.returncode == 2
    assert "Traceback" not in result.stderr
    assert "cannot use" in result.stderr
