"""Thousands of lines of any kind: each gets its reply, and the game goes on."""

from __future__ import annotations

import os
import random
from threading import Thread

import pytest

from skep.uhp.server.uhp_server import UhpServer
from tests.patience import PATIENCE

from .fuzzing import fuzzed_line
from .talking import ask, skep_server, started_peer

SEED = int(os.environ.get("SKEP_SEED", "1"))
LINES_TO_PROCESS = 10_000


def position(session: UhpServer) -> tuple[int, int, int]:
    board = session._state.board
    return (id(board), board.ply, board.key) if board is not None else (0, 0, 0)


def check(line: str, reply: list[str]) -> None:
    if not line.strip():
        assert reply == []
        return
    assert reply[-1:] == ["ok"], line
    assert "ok" not in reply[:-1], line
    assert all(text.isprintable() for text in reply), line


def check_playable(session: UhpServer) -> None:
    assert ask(session, "newgame Base", "play wS1") == ["Base;InProgress;Black[1];wS1"]


@pytest.mark.parametrize(
    "lines",
    [
        3_000,
        pytest.param(15_000, marks=pytest.mark.thorough),
        pytest.param(200_000, marks=pytest.mark.slow),
    ],
)
def test_a_session_survives_anything(lines: int) -> None:
    rng = random.Random(SEED)
    session = skep_server()
    replies = {"err": 0, "invalidmove": 0, "other": 0}
    for number in range(lines):
        before = position(session)
        line = fuzzed_line(rng, session._state.board)
        reply = list(session.reply(line))
        check(line, reply)
        kind = reply[0].partition(" ")[0] if reply else ""
        assert not reply or not reply[0].startswith("err internal error"), (line, reply)
        if kind in ("err", "invalidmove"):
            assert position(session) == before, line
        replies[kind if kind in replies else "other"] += 1
        if number % 5_000 == 0:
            check_playable(session)
    assert not session.finished
    check_playable(session)
    assert min(replies.values()) > lines // 50


@pytest.mark.processes
def test_a_process_survives_anything() -> None:
    rng = random.Random(SEED + 1)
    lines = [fuzzed_line(rng, None).encode() for _ in range(LINES_TO_PROCESS)]
    lines[::5] = [rng.randbytes(30).replace(b"\n", b"") for _ in lines[::5]]
    asked = sum(1 for line in lines if line.decode(errors="replace").strip())
    data = b"".join(line + rng.choice((b"\n", b"\r\n")) for line in lines)
    with started_peer() as peer:
        sender = Thread(target=peer.send, args=(data,))
        sender.start()
        for _ in range(asked):
            assert not any("internal error" in text for text in peer.reply())
        sender.join(PATIENCE)
        assert peer.ask("newgame Base") == ["Base;NotStarted;White[1]"]
        assert peer.ask("play wS1") == ["Base;InProgress;Black[1];wS1"]
