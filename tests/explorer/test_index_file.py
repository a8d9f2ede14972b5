"""The file of an index: what is refused, what is left alone, and what survives."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from skep import Board, FileError, GameStateError, SettingError, Symmetry, WrongTypeError
from skep.explorer import Added, Explorer, ExplorerFilter
from skep.game import Game
from tests.explorer.judging import random_games
from tests.patience import PATIENCE, wait_until

GAMES = random_games(5, 12, plies=8)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    with Explorer.open(tmp_path / "games.skepx") as explorer:
        explorer.add(GAMES)
    return tmp_path / "games.skepx"


def small_games(count: int, first: int = 0) -> list[Game]:
    """Games that differ by their headers only."""
    board = Board.from_game_string("Base;Draw;White[2];wG1;bS1 wG1-")
    games = []
    for number in range(first, first + count):
        headers = {"White": f"P{number % 7}", "Round": str(number), "WhiteElo": str(number % 4096)}
        games.append(Game.from_board(board, headers))
    return games


def test_a_closed_index_is_one_file(path: Path) -> None:
    assert [it.name for it in path.parent.iterdir()] == ["games.skepx"]


def test_games_are_added_once_even_from_one_batch(tmp_path: Path) -> None:
    with Explorer.open(tmp_path / "index") as explorer:
        assert explorer.add([*GAMES, *GAMES[:3]]) == Added(12, 3, 0)
        assert explorer.add(GAMES) == Added(0, 12, 0)
        assert len(explorer) == 12
        turned = GAMES[0].board().transformed(Symmetry.MIRRORED_240)
        assert explorer.add([Game.from_board(turned, GAMES[0].headers)]).known == 1
        other = Game.from_board(GAMES[0].board(), {**GAMES[0].headers, "Event": "another"})
        assert explorer.add([other]).games == 1


def test_many_chunks_are_as_one(tmp_path: Path) -> None:
    board = Board()
    with Explorer.open(tmp_path / "index") as explorer:
        assert explorer.add(small_games(5000)).games == 5000
        assert explorer.add(small_games(4000, 4500)) == Added(3500, 500, 0)
        found = explorer.look_up(board)
        assert (len(explorer), found.total.draws, found.moves[0].games) == (8500, 8500, 8500)
        assert [game.number for game in found.strongest] == []  # Black has no rating
        ours = explorer.look_up(board, ExplorerFilter(player="p3", color="white"))
        assert ours.total.games == len(range(3, 8500, 7))
        assert [player.name for player in ours.moves[0].players] == ["P3"]
        assert sum(player.games for player in found.moves[0].players) < 1000
        mean = sum(it % 4096 for it in range(8500)) / sum(it % 4096 > 0 for it in range(8500))
        assert found.moves[0].strength == round(mean)


def test_only_the_first_plies_are_indexed(tmp_path: Path) -> None:
    with Explorer.open(tmp_path / "index", plies=2) as explorer:
        explorer.add(GAMES)
        board = GAMES[0].board()
        board.reopen()
        assert explorer.look_up(board).total.games == 0
        while board.ply > 2:
            board.pop()
        assert explorer.look_up(board).total.games > 0
        assert explorer.look_up(board).moves == ()
    with pytest.raises(SettingError, match="first 2 plies"):
        Explorer.open(tmp_path / "index", plies=3)
    assert Explorer.open(tmp_path / "index", read_only=True).plies == 2


def refused(path: Path, message: str) -> None:
    """A file is refused, to read and to write, and left as it is."""
    before = path.read_bytes()
    for read_only in (True, False):
        with pytest.raises(FileError, match=message):
            Explorer.open(path, read_only=read_only)
    assert path.read_bytes() == before
    assert [it.name for it in path.parent.iterdir()] == [path.name]


def test_other_files_are_refused_and_left_as_they_are(tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.write_text("Base;Draw;White[2];wG1;bS1 wG1-\n" * 100)
    refused(text, "is not an index of games")
    text.unlink()
    other = tmp_path / "other.sqlite"
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE games (game INTEGER)")
    connection.close()
    refused(other, "is not an index of games")
    with sqlite3.connect(other, isolation_level=None) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    connection.close()
    refused(other, "is not an index of games")


@pytest.mark.parametrize("size", [1, 15, 16, 99, 100, 512, 4096])
def test_small_files_are_refused_and_left_as_they_are(tmp_path: Path, size: int) -> None:
    for content in (b"SQLite format 3".ljust(size, b"\0")[:size], b"x" * size, bytes(size)):
        (tmp_path / "small").write_bytes(content)
        refused(tmp_path / "small", "is not an index of games")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ("PRAGMA user_version = 7", "format 7"),
        ("UPDATE settings SET value = 9 WHERE name = 'key version'", "keys of version 9"),
        ("DELETE FROM settings", "damaged"),
    ],
)
def test_other_versions_are_refused(path: Path, change: str, message: str) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute(change)
    connection.close()
    refused(path, message)


def test_paths_that_cannot_be_an_index(tmp_path: Path) -> None:
    for path, message in (
        (tmp_path, "not a regular file"),
        (tmp_path / "none" / "index", "no folder"),
        (Path("-"), "stream"),
    ):
        with pytest.raises(FileError, match=message):
            Explorer.open(path)
    with pytest.raises(FileError, match="does not exist; create an index with skep explore build"):
        Explorer.open(tmp_path / "none", read_only=True)
    with pytest.raises(WrongTypeError):
        Explorer.open(7)  # type: ignore[arg-type]
    assert list(tmp_path.iterdir()) == []


def test_an_empty_file_becomes_an_index(tmp_path: Path) -> None:
    (tmp_path / "new").touch()
    with pytest.raises(FileError, match="is not an index of games"):
        Explorer.open(tmp_path / "new", read_only=True)
    with Explorer.open(tmp_path / "new") as explorer:
        assert explorer.add(GAMES).games == 12


def test_names_with_signs_of_addresses(tmp_path: Path) -> None:
    path = tmp_path / "50%?mode=memory#games.skepx"
    with Explorer.open(path) as explorer:
        explorer.add(GAMES)
    assert [it.name for it in tmp_path.iterdir()] == [path.name]
    assert len(Explorer.open(path, read_only=True)) == 12


def test_a_reader_beside_a_writer_sees_whole_groups(path: Path) -> None:
    with Explorer.open(path) as writer, Explorer.open(path, read_only=True) as reader:
        counts = []

        def slowly() -> list[Game]:
            counts.append(reader.look_up(Board()).total.games)
            return small_games(5000)

        assert writer.add(game for game in slowly()).games == 5000
        counts.append(reader.look_up(Board()).total.games)
        assert counts[1] == counts[0] + 5000
        with pytest.raises(FileError, match="read only"):
            reader.add(GAMES)
    with pytest.raises(GameStateError, match="closed"):
        reader.look_up(Board())


@pytest.mark.processes
def test_a_second_open_leaves_the_locks_of_the_first(tmp_path: Path) -> None:
    path = tmp_path / "index"
    code = (
        "import sys; from tests.explorer.test_index_file import *\n"
        "with Explorer.open(sys.argv[1]) as explorer:\n"
        "    explorer.add(small_games(1, 100))\n"
    )
    explorer = Explorer.open(path)
    explorer.add(small_games(1))
    with Explorer.open(path, read_only=True):
        subprocess.run([sys.executable, "-c", code, str(path)], check=True, timeout=PATIENCE)
        assert explorer.add(small_games(1, 1)).games == 1
        explorer.close()
    with Explorer.open(path, read_only=True) as explorer:
        assert len(explorer) == 3


def test_an_error_of_the_games_leaves_the_index_as_it_was(path: Path) -> None:
    with Explorer.open(path) as explorer:
        with pytest.raises(WrongTypeError, match="a Game"):
            explorer.add([*small_games(3), "no game"])  # type: ignore[list-item]
        assert len(explorer) == 12
        with pytest.raises(WrongTypeError):
            explorer.add(None)  # type: ignore[arg-type]
        assert explorer.add(small_games(3)).games == 3


def spoiled(whole: bytes, rng: Random) -> bytes:
    """A file in which something was overwritten, or cut off."""
    content = bytearray(whole)
    at, size = rng.randrange(len(content)), rng.choice([1, 8, 300, 5000])
    content[at : at + size] = rng.randbytes(min(size, len(content) - at))
    if rng.random() < 0.2:
        del content[rng.randrange(len(content)) :]
    return bytes(content)


def test_damaged_files_are_refused_and_left_as_they_are(path: Path) -> None:
    whole, rng = path.read_bytes(), Random(3)
    complaints = []
    for _ in range(60):
        content = spoiled(whole, rng)
        path.write_bytes(content)
        try:
            with Explorer.open(path, read_only=True) as explorer:
                for game in GAMES:
                    explorer.look_up(game.board())
                    explorer.look_up(game.start, ExplorerFilter(player="ada", since="2017"))
        except FileError as error:
            complaints.append(str(error))
        assert path.read_bytes() == content
    assert len(complaints) > 10
    assert all(str(path) in complaint for complaint in complaints)


def test_games_are_not_added_to_what_is_damaged_beyond_use(path: Path) -> None:
    whole, rng = path.read_bytes(), Random(4)
    complaints = 0
    for _ in range(40):
        path.write_bytes(spoiled(whole, rng))
        try:
            with Explorer.open(path) as explorer:
                explorer.add([*GAMES, *small_games(2)])
        except FileError:
            complaints += 1
        for left in path.parent.iterdir():
            left.unlink()
    assert complaints > 5


@pytest.mark.processes
def test_a_kill_while_games_are_added_loses_only_the_last_ones(tmp_path: Path) -> None:
    path = tmp_path / "index"
    code = (
        "import sys; from tests.explorer.test_index_file import *\n"
        "with Explorer.open(sys.argv[1]) as explorer:\n"
        "    for first in range(0, 1 << 40, 500):\n"
        "        explorer.add(small_games(500, first))\n"
    )
    for wanted in (2000, 4000, 6000):
        process = subprocess.Popen([sys.executable, "-c", code, str(path)])
        try:
            wait_until(lambda it=wanted: games_in(path) >= it, "games are added")  # type: ignore[misc]
        finally:
            os.kill(process.pid, signal.SIGKILL)
            process.wait(PATIENCE)
        with Explorer.open(path, read_only=True) as explorer:
            count = len(explorer)
            assert count % 500 == 0
            assert explorer.look_up(Board()).total.games == count
    with Explorer.open(path) as explorer:
        assert explorer.add(small_games(count + 500)) == Added(500, count, 0)
        assert explorer.look_up(Board()).total.games == count + 500
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    connection.close()


def games_in(path: Path) -> int:
    try:
        with Explorer.open(path, read_only=True) as explorer:
            return len(explorer)
    except FileError:  # it is being created
        return 0
