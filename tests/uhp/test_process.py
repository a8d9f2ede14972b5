"""``skep uhp`` as a process: pipes that close, input that is garbage, time that passes."""

from __future__ import annotations

import signal
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from time import monotonic

import pytest

import skep
from skep.uhp.server import server_state
from skep.uhp.server.streams import answer_stream
from tests.patience import PATIENCE

from .talking import COMMAND, Peer, skep_server, started_peer

pytestmark = pytest.mark.processes


def test_it_says_who_it_is_on_start() -> None:
    with Peer() as peer:
        assert peer.reply() == [f"id Skep {skep.__version__}", "Mosquito;Ladybug;Pillbug"]


def test_a_game_over_the_pipe() -> None:
    with started_peer() as peer:
        assert peer.ask("newgame Base+MLP") == ["Base+MLP;NotStarted;White[1]"]
        for ply in range(12):
            (move,) = peer.ask("bestmove depth 2")
            assert move in peer.ask("validmoves")[0].split(";")
            (game,) = peer.ask(f"play {move}")
            assert len(game.split(";")) == 3 + ply + 1


def test_exit_ends_it_while_its_input_is_open() -> None:
    with started_peer() as peer:
        assert peer.ask("exit") == []
        assert peer.leave() == (0, "")


def test_the_end_of_input_ends_it() -> None:
    with started_peer() as peer:
        peer.end_input()
        assert peer.leave() == (0, "")


def test_what_came_before_the_end_of_input_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_state, "GRACE", PATIENCE)
    sink = BytesIO()
    answer_stream(
        skep_server(), BytesIO(b"newgame\nplay wS1\nbestmove depth 2\nperft 2\nvalidmoves"), sink
    )
    replies = sink.getvalue().decode().split("ok\n")
    assert replies[2] == "Base;InProgress;Black[1];wS1\n"
    assert replies[3].split()[0] in {"bS1", "bB1", "bG1", "bA1"}
    assert replies[4].endswith("perft(2) = 360\n")
    assert replies[5].count(";") == 23
    assert replies[6:] == [""]


def test_the_end_of_input_cuts_a_search_short() -> None:
    with started_peer() as peer:
        peer.ask("newgame Base+MLP")
        peer.send(b"bestmove depth 64\n")
        peer.end_input()
        (move,) = peer.reply()
        assert move in {"wS1", "wB1", "wG1", "wA1", "wM", "wL", "wP"}
        assert peer.leave() == (0, "")


def test_the_end_of_input_cuts_a_count_short() -> None:
    with started_peer() as peer:
        peer.ask("newgame Base+MLP")
        peer.send(b"perft 20\n")
        peer.end_input()
        assert peer.reply()[-1].startswith("err the input has ended")
        assert peer.leave() == (0, "")


def test_a_peer_that_vanishes_while_it_thinks() -> None:
    with started_peer() as peer:
        peer.ask("newgame Base+MLP")
        process = peer.process
        assert process.stdin is not None
        peer.send(b"bestmove time 10:00:00\nbestmove time 10:00:00\nexit\n")
        peer.end_input()
        assert peer.leave() == (0, "")


def test_a_peer_that_no_longer_listens() -> None:
    process = subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    with process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(b"info\n")
        process.stdin.flush()
        assert process.stderr.read() == b""
        assert process.wait(PATIENCE) == 0


@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&-"])
@pytest.mark.skipif(sys.platform == "win32", reason="needs a POSIX shell")
def test_streams_closed_from_the_start(closed: str) -> None:
    command = f"exec {sys.executable} -m skep uhp {closed}"
    done = subprocess.run(
        ["sh", "-c", command], input=b"info\n", capture_output=True, timeout=PATIENCE, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_reported() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            COMMAND, stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert done.returncode == 1
    assert done.stderr.decode().startswith("error: standard input or output cannot be used")
    assert done.stderr.count(b"\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")
def test_an_interrupt_ends_it_quietly_even_while_it_thinks() -> None:
    with started_peer() as peer:
        peer.ask("newgame Base+MLP")
        peer.send(b"bestmove depth 64\n")
        peer.process.send_signal(signal.SIGINT)
        assert peer.leave() == (-signal.SIGINT, "")


def test_lines_wait_while_it_thinks() -> None:
    with started_peer() as peer:
        peer.ask("newgame")
        peer.send(b"bestmove seconds 0.5\ninfo\nnonsense\nplay wS1\n")
        assert len(peer.reply()[0]) == 3
        assert peer.reply()[0].startswith("id Skep")
        assert peer.reply()[0].startswith("err unknown command")
        assert peer.reply() == ["Base;InProgress;Black[1];wS1"]


@pytest.mark.parametrize(
    ("data", "reply"),
    [
        (b"newgame\r\n", "Base;NotStarted;White[1]"),
        (b"\n\r\n \t \nnewgame\n", "Base;NotStarted;White[1]"),
        (b"\xff\xfe\xfd\n", "err unknown command"),
        (b"play wA1 \xf0\x28\n", "invalidmove unknown reference"),
        (b"\x00\n", "err unknown command"),
        ("newgame Baß\n".encode("latin-1"), "err unknown game type"),
        ("newgame\n".encode("utf-16"), "err unknown command"),
        (b"\x1b[31m\x07\n", "err unknown command"),
        (b"x" * 5_000_000 + b"\n", "err the line is too long; expected at most 1048576 bytes"),
        (b"newgame Base;" + b";" * 1_000_000 + b"\n", "err unknown game state"),
        (b"play " + b"wA1 " * 250_000 + b"\n", "invalidmove unexpected"),
    ],
    ids=lambda value: repr(value[:12]),
)
def test_garbage_has_one_reply_and_the_game_goes_on(data: bytes, reply: str) -> None:
    with started_peer() as peer:
        peer.ask("newgame")
        peer.send(data)
        lines = peer.reply()
        assert len(lines) == 1
        assert lines[0].startswith(reply)
        if data.startswith(b"\xff\xfe") and len(data) > 8:  # UTF-16 has several line ends
            peer.send(b"\n")
            peer.reply()
        assert peer.ask("play wS1") == ["Base;InProgress;Black[1];wS1"]


@pytest.mark.parametrize(
    ("limit", "seconds"), [("time 00:00:01", 1.0), ("seconds 0.3", 0.3), ("seconds 0.01", 0.01)]
)
def test_bestmove_uses_its_time(limit: str, seconds: float) -> None:
    """The precision depends on the machine: see ``benchmarks/time_keeping.py``."""
    with started_peer() as peer:
        peer.ask("newgame Base+MLP")
        start = monotonic()
        peer.ask(f"bestmove {limit}")
        assert monotonic() - start > seconds / 2


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="needs /proc")
def test_an_idle_engine_is_small() -> None:
    with started_peer() as peer:
        peer.ask("newgame Base+MLP")
        status = Path(f"/proc/{peer.process.pid}/status").read_text(encoding="ascii")
        (kilobytes,) = [line.split()[1] for line in status.splitlines() if line[:6] == "VmRSS:"]
        assert int(kilobytes) < 100_000
