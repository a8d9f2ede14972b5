"""Ctrl-C while a result is being saved: it is saved and counted, then the work stops."""

from __future__ import annotations

import signal
from pathlib import Path
from threading import Thread

import pytest

from skep.arena.results import open_results
from skep.jobs.keeping import append, undivided
from skep.learning.shards import open_shards, read_frames
from tests.arena.playing import named, record
from tests.learning.playing import SETTINGS, random_frame

FIXTURE = named("a", "b")
GAME = record(0, "a", "b", "WhiteWins")


def _interrupted_append(handle: int, data: bytes) -> None:
    append(handle, data)
    signal.raise_signal(signal.SIGINT)


def test_ctrl_c_waits_for_the_end_of_the_block() -> None:
    done: list[str] = []

    def work() -> None:
        with undivided():
            with undivided():
                signal.raise_signal(signal.SIGINT)
                done.append("inner")
            done.append("outer")
        done.append("next")

    with pytest.raises(KeyboardInterrupt):
        work()
    assert done == ["inner", "outer"]


def test_afterwards_ctrl_c_acts_at_once_again() -> None:
    usual = signal.getsignal(signal.SIGINT)
    with pytest.raises(ZeroDivisionError), undivided():
        _ = 1 / 0
    assert signal.getsignal(signal.SIGINT) is usual


def test_other_threads_have_no_ctrl_c_to_postpone() -> None:
    done: list[bool] = []

    def work() -> None:
        with undivided():
            done.append(True)

    thread = Thread(target=work)
    thread.start()
    thread.join()
    assert done == [True]


def test_a_batch_that_is_on_disk_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    frame = random_frame(0)
    with open_shards(tmp_path, SETTINGS) as shards:
        monkeypatch.setattr("skep.learning.shards.append", _interrupted_append)
        with pytest.raises(KeyboardInterrupt):
            shards.add(frame)
        assert frame.batch in shards
    assert list(read_frames(tmp_path)) == [frame]


def test_a_game_that_is_on_disk_is_in_the_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.jsonl"
    with open_results(path, FIXTURE, ()) as results:
        monkeypatch.setattr("skep.jobs.json_lines.append", _interrupted_append)
        with pytest.raises(KeyboardInterrupt):
            results.add(GAME)
        assert results.records == {GAME.id: GAME}
    with open_results(path, FIXTURE, ()) as results:
        assert results.records == {GAME.id: GAME}
