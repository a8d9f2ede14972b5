"""Stopping and restarting a server: what a copy of the file holds, and who has to wait."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import time
from pathlib import Path
from typing import Final

from benchmarks.attacks import wire
from benchmarks.attacks.bystander import Bystander
from benchmarks.attacks.figures import Figure, at_most, expected, informs
from benchmarks.attacks.prepared import PreparedGame, write_expired_games, write_games
from benchmarks.attacks.stage import Figures, Stage, attack, seconds_until
from benchmarks.server_process import SKEP, ServerProcess

_PLAY_SECONDS: Final = 2.0
_EXPIRED: Final = 20_000
_LIVE_SECONDS: Final = 1.0
_SOURCE: Final = "127.0.0.10"


@attack("sigterm", "SIGTERM in the middle of a game, after a backup")
async def sigterm(stage: Stage) -> Figures:
    async with stage.server(may_end=True) as server:
        folder = server.database.parent
        async with Bystander(server.url) as bystander:
            await asyncio.sleep(_PLAY_SECONDS)
            plies, backup = bystander.plies, folder / "backup.db"
            command = [SKEP, "backup", "--database", str(server.database), str(backup)]
            ended = await asyncio.to_thread(subprocess.run, command, capture_output=True)
            yield expected("exit status of skep backup", ended.returncode, 0)
            yield _kept("moves in the backup", backup, plies)
            await asyncio.sleep(0.5)
            plies, begin = bystander.plies, time.monotonic()
            status = await asyncio.to_thread(server.stop)
            seconds = time.monotonic() - begin
        yield expected("exit status", status, 0)
        yield informs("ended after", seconds, "s")
        wal = server.database.with_name("games.db-wal")
        yield expected("bytes left in the write-ahead log", _size(wal), 0)
        copy = folder / "copy.db"
        shutil.copyfile(server.database, copy)
        yield _kept("moves in a plain copy of the file", copy, plies)


def _size(file: Path) -> int:
    return file.stat().st_size if file.exists() else 0


def _kept(what: str, file: Path, plies: int) -> Figure:
    found = 0
    if file.exists():
        with sqlite3.connect(file) as database:
            has_moves = database.execute("SELECT 1 FROM sqlite_master WHERE name = 'moves'")
            if has_moves.fetchone():
                found = database.execute("SELECT count(*) FROM moves").fetchone()[0]
    return Figure(what, f"{found}", f"at least the {plies} answered", found >= plies)


@attack("second-server", "another server is started on the same file, through a symlink")
async def second_server(stage: Stage) -> Figures:
    async with stage.server() as server:
        folder = server.database.parent / "second"
        folder.mkdir()
        second = ServerProcess(folder)
        second.database.symlink_to(server.database)
        process = second.launch()
        try:
            await seconds_until(lambda: process.poll() is not None or _answers(second), 30.0)
            shown = "runs" if process.poll() is None else f"ends with {process.returncode}"
            is_refused = (process.returncode or 0) > 0
        finally:
            process.kill()
            process.wait()
        said = second.log.read_text()
        is_clean = is_refused and bool(said) and "Traceback" not in said
        yield Figure("the second server", shown, "exits with a clear message", is_clean)


def _answers(server: ServerProcess) -> bool:
    return wire.ask(server.port, _SOURCE, "GET /").status != 0


@attack("restart", f"a restart with {_EXPIRED:,} games whose time has run out")
async def restart(stage: Stage) -> Figures:
    prepared: list[PreparedGame] = []

    async def prepare(file: Path) -> None:
        await write_expired_games(file, _EXPIRED)
        prepared.extend(await write_games(file, 1, 20, 10))

    async with stage.server() as empty:
        usual = empty.start_seconds
    async with stage.server(prepare=prepare) as server:
        begin = time.monotonic()
        with wire.open_websocket(server.port, _SOURCE, prepared[0].id, prepared[0].white) as sock:
            for message in wire.messages_of(sock, 60.0):
                if message["type"] == "welcome":
                    break
        welcome = time.monotonic() - begin
        begin = time.monotonic()
        async with Bystander(server.url) as bystander:
            created = time.monotonic() - begin
            await asyncio.sleep(5)
            waited = max(0.0, server.start_seconds - usual) + welcome
            yield at_most("a live game waits, beyond a usual start", waited, _LIVE_SECONDS, "s")
            yield at_most("setting up a new game takes", created, _LIVE_SECONDS, "s")
            for figure in bystander.figures():
                yield figure
        with sqlite3.connect(server.database) as database:
            ended = database.execute("SELECT count(*) FROM games WHERE reason = 'timeout'")
            yield informs("expired games ended by then", ended.fetchone()[0], f"of {_EXPIRED:,}")
