"""Files of games are written whole or not at all."""

from __future__ import annotations

import gzip
import signal
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from skep import Board
from skep.errors import FileError, NotationError, SettingError, SkepError, WrongTypeError
from skep.formats import WRITTEN, Format, losses, read_game, read_games, write_games
from skep.formats.registry import WRITERS
from skep.game import Game
from tests.patience import PATIENCE, wait_until

ONE = "Base;InProgress;White[2];wS1;bS1 wS1-"


def game(**headers: str) -> Game:
    made = read_game(ONE)
    made.headers.update(headers)
    return made


@pytest.mark.parametrize("name", ["games.txt", "games.pgn", "games.PGN", "games.pgn.gz"])
def test_the_ending_decides_the_format(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    assert write_games(path, [game(White="Ada"), game(White="Bo")]) == 2
    content = path.read_bytes()
    text = (gzip.decompress(content) if name.endswith(".gz") else content).decode()
    assert text.startswith("[" if "pgn" in name.lower() else "Base;")
    reads = list(read_games(path))
    assert [read.fault for read in reads] == ["", ""]
    assert [path] == list(tmp_path.iterdir())


def test_a_name_without_a_known_ending_needs_a_format(tmp_path: Path) -> None:
    for name in ("games", "games.doc", "games.gz", "-"):
        with pytest.raises(
            SettingError, match=r"cannot tell the format of .*: use one of the endings \.pgn"
        ):
            write_games(tmp_path / name if name != "-" else name, [game()])
    write_games(tmp_path / "games", [game()], Format.GAME_STRING)
    assert (tmp_path / "games").read_text() == f"{ONE}\n"
    with pytest.raises(WrongTypeError, match="expected a Format"):
        write_games(tmp_path / "games", [game()], "pgn")  # type: ignore[arg-type]


def test_records_can_only_be_read(tmp_path: Path) -> None:
    made = []

    def games() -> Iterator[Game]:
        made.append(game())
        yield from made

    message = "can only be read; choose GameStrings, PGN, SGF of BoardSpace or JSON"
    with pytest.raises(SettingError, match=message):
        write_games(tmp_path / "games.json", games(), Format.RECORDS)
    assert (made, list(tmp_path.iterdir())) == ([], [])
    assert {*WRITTEN, Format.RECORDS} == set(Format)


@pytest.mark.parametrize("name", ["games.pgn", "games.json", "games.sgf"])
def test_half_characters_are_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(NotationError, match=r"half a character \(U\+D800\)"):
        write_games(tmp_path / name, [game(White="\ud800x")])
    assert list(tmp_path.iterdir()) == []


def test_an_error_while_games_are_made_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    path.write_text("old")

    def games() -> Iterator[Game]:
        yield game()
        raise RuntimeError("no more")

    with pytest.raises(RuntimeError, match="no more"):
        write_games(path, games())
    with pytest.raises(WrongTypeError, match="expected a Game"):
        write_games(path, [game(), "game"])  # type: ignore[list-item]
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_link_a_mode_and_a_folder(tmp_path: Path) -> None:
    (tmp_path / "real.txt").write_text("old")
    (tmp_path / "real.txt").chmod(0o640)
    (tmp_path / "link.txt").symlink_to("real.txt")
    write_games(tmp_path / "link.txt", [game()])
    assert (tmp_path / "link.txt").is_symlink()
    assert (tmp_path / "real.txt").read_text() == f"{ONE}\n"
    assert stat.S_IMODE((tmp_path / "real.txt").stat().st_mode) == 0o640
    with pytest.raises(FileError, match="is a folder"):
        write_games(tmp_path, [game()], Format.PGN)


def test_a_file_can_be_rewritten_from_itself(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    path.write_text(f"{ONE}\n" * 5000)
    assert write_games(path, (read.game for read in read_games(path) if read.game)) == 5000
    assert path.read_text() == f"{ONE}\n" * 5000


def test_losses_are_named() -> None:
    annotated = game(White="Ada")
    annotated.end.comment = "good"
    annotated.root.add("wG1")
    assert losses(annotated, ONE, Format.GAME_STRING) == ("headers", "variations", "comments")
    assert losses(game(), ONE, Format.GAME_STRING) == ()
    variation = game()
    other = variation.root.add("wG1")
    other.comment = "a}b"
    assert losses(variation, WRITERS[Format.PGN](variation), Format.PGN) == ("comments",)
    other.comment, other.glyphs = "", (300,)
    assert losses(variation, WRITERS[Format.JSON](variation), Format.JSON) == ("glyphs",)
    assert losses(game(), "Base;InProgress;Black[1];wS1", Format.GAME_STRING) == ("moves",)
    assert losses(game(), "nonsense", Format.GAME_STRING) == ("moves",)


@pytest.mark.parametrize("before", ["", "7", "..1"])
@pytest.mark.parametrize("kind", [Format.GAME_STRING, Format.JSON, Format.PGN])
def test_a_hive_that_was_set_up_anywhere_loses_nothing(
    kind: Format, before: str, tmp_path: Path
) -> None:
    made = read_game(f"Base_w3_{before}wQ-wS1-bS1-bQ;InProgress;Black[3];wA1 -wQ")
    write_games(tmp_path / "game", [made], kind)
    text = (tmp_path / "game").read_text()
    assert "Base_w3_wQ-wS1-bS1-bQ" in text
    assert losses(made, text, kind) == ()


@pytest.mark.parametrize("kind", [Format.GAME_STRING, Format.JSON, Format.PGN])
def test_a_game_that_starts_in_the_middle_of_another_is_read_back(
    kind: Format, tmp_path: Path
) -> None:
    board = Board()
    board.push_line(["wS1", "bS1 -wS1", "wQ wS1-", "bQ -bS1"])
    made = Game(start=board)
    made.root.add("wA1 wQ-")
    write_games(tmp_path / "game", [made], kind)
    again = read_game((tmp_path / "game").read_text())
    again.headers.clear()  # those that every PGN has
    assert again == made


def test_a_full_disk_is_a_file_error() -> None:
    with pytest.raises(FileError, match="cannot write /dev/full: No space left"):
        write_games("/dev/full", [game()], Format.PGN)


WRITER = """
import sys
from skep.formats import read_game, write_games
def games():
    yield from (read_game({one!r}) for _ in range(2000))
    print("ready", flush=True)
    sys.stdin.readline()
write_games({path!r}, games())
"""


@pytest.mark.processes
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT])
def test_a_killed_writer_leaves_the_old_file(number: signal.Signals, tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    path.write_text("old")
    code = WRITER.format(one=ONE, path=str(path))
    with subprocess.Popen(
        [sys.executable, "-c", code],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        drafts = [it for it in tmp_path.iterdir() if it != path]
        assert len(drafts) == 1
        assert drafts[0].stat().st_size > 0
        process.send_signal(number)
        process.wait(PATIENCE)
    assert path.read_text() == "old"
    wait_until(lambda: number == signal.SIGKILL or [*tmp_path.iterdir()] == [path], "no draft")


def test_what_a_format_cannot_hold_is_an_error_of_skep(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("old")
    with pytest.raises(SkepError):
        write_games(path, [game()], Format.RECORDS)
    assert path.read_text() == "old"
