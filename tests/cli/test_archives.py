"""``skep convert`` and ``skep games``: from every format to every other, and what goes wrong."""

from __future__ import annotations

import gzip
import io
import json
import os
import signal
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from skep.cli.app import run
from tests.patience import PATIENCE, wait_until

ONE = "Base;InProgress;White[2];wS1;bS1 wS1-"
TURNED = "Base;InProgress;White[2];wS1;bS1 \\wS1"
OTHER = "Base+MLP;WhiteWins;White[2];wG1;bS1 wG1-"
ILLEGAL = "Base;InProgress;White[2];wS1;bS1 bS1-"
PGN = """[GameType "Base"]
[Date "2018.10.28"]
[White "Ada"]
[Black "Bo"]
[Result "BlackWins"]

1. wS1
2. bS1 wS1-
BlackWins
"""

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "games"
    made.mkdir()
    (made / "a.txt").write_text(f"{ONE}\n{ILLEGAL}\n{OTHER}\n{TURNED}\n")
    with zipfile.ZipFile(made / "b.zip", "w") as archive:
        archive.writestr("2018/ada.pgn", PGN.replace("Bo", "Bö").encode("latin-1"))
    return made


# convert


def test_a_folder_becomes_one_file(folder: Path, tmp_path: Path, capsys: Captured) -> None:
    out = tmp_path / "all.pgn"
    assert run(["convert", str(folder), str(out)]) == 1
    printed = capsys.readouterr()
    assert printed.out == "games: 4\n"
    fault, repair, counts = printed.err.splitlines()
    assert counts == "games: 4, repairs: 1, faults: 1"
    assert fault.startswith(f"{folder}/a.txt, line 2: ")
    assert "bS1" in fault
    assert repair == (
        f"{folder}/b.zip/2018/ada.pgn, line 4: repaired: byte 0xf6 is not UTF-8; read as ISO-8859-1"
    )
    assert out.read_text().count("[GameType") == 4
    assert '[Black "Bö"]' in out.read_text()
    assert run(["convert", str(out), str(tmp_path / "again.pgn")]) == 0
    assert (tmp_path / "again.pgn").read_text() == out.read_text()


@pytest.mark.parametrize("ending", ["txt", "pgn", "json", "sgf", "pgn.gz"])
def test_every_format_becomes_every_other(ending: str, tmp_path: Path) -> None:
    (tmp_path / "in").write_text(f"{ONE}\n{OTHER}\n")
    there, back = tmp_path / f"there.{ending}", tmp_path / "back.txt"
    assert run(["convert", str(tmp_path / "in"), str(there)]) == 0
    assert run(["convert", str(there), str(back)]) == 0
    assert back.read_text() == f"{ONE}\n{OTHER}\n"


def test_standard_input_and_output(monkeypatch: pytest.MonkeyPatch, capfd: Captured) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(gzip.compress(PGN.encode()))))
    assert run(["convert", "-", "-", "--format", "game-string"]) == 0
    printed = capfd.readouterr()
    assert printed.out == "Base;BlackWins;White[2];wS1;bS1 wS1-\n"
    assert printed.err.startswith("games: 1\nlost in the new format: headers of one game\n")


def test_pasted_text_and_several_sources(tmp_path: Path) -> None:
    (tmp_path / "b.pgn").write_text(PGN)
    out = tmp_path / "out.txt"
    assert run(["convert", ONE, str(tmp_path / "b.pgn"), str(out)]) == 0
    assert out.read_text() == f"{ONE}\nBase;BlackWins;White[2];wS1;bS1 wS1-\n"


def test_strict_stops_and_writes_nothing(folder: Path, tmp_path: Path, capsys: Captured) -> None:
    out = tmp_path / "all.pgn"
    out.write_text("old")
    assert run(["convert", str(folder), str(out), "--strict"]) == 1
    assert out.read_text() == "old"
    assert sorted(it.name for it in tmp_path.iterdir()) == ["all.pgn", "games"]
    assert "line 2: " in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["games/missing", "out.pgn"], "cannot read games/missing: No such file"),
        (["games", "out.doc"], "cannot tell the format of"),
        (["games", "-"], "cannot tell the format of"),
        (
            ["games", "out.pgn", "--format", "chess"],
            "cannot write the format 'chess'; expected one of game-string, pgn, sgf, json",
        ),
        (["missing", "out.pgn", "--format", "records"], "cannot write the format 'records'"),
        (["games", "out.pgn", "--rules", "chess"], "unknown rule set 'chess'"),
        (["games", "games/out.pgn"], "is in the folder games; choose a place outside"),
        (["games", "missing/out.pgn"], "there is no folder"),
        (["empty", "out.pgn"], "found no games in empty: empty: it is empty"),
        (["out.pgn"], "Missing argument"),
    ],
)
def test_mistakes_leave_the_old_file(
    arguments: list[str],
    message: str,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Captured,
) -> None:
    monkeypatch.chdir(folder.parent)
    Path("out.pgn").write_text("old")
    Path("empty").write_text("")
    assert run(["convert", *arguments]) == 2
    assert message in capsys.readouterr().err
    assert Path("out.pgn").read_text() == "old"
    assert not list(folder.parent.glob(".skep*"))


def test_many_faults_are_counted_not_listed(tmp_path: Path, capsys: Captured) -> None:
    (tmp_path / "in").write_text(f"{ONE}\n" + f"{ILLEGAL}\n" * 50)
    assert run(["convert", str(tmp_path / "in"), str(tmp_path / "out.txt")]) == 1
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 22
    assert lines[-2] == "and 30 more faults; skep games --check lists all"
    assert lines[-1] == "games: 1, repairs: 0, faults: 50"


def test_hostile_names_do_not_reach_the_terminal(tmp_path: Path, capsys: Captured) -> None:
    with zipfile.ZipFile(tmp_path / "a.zip", "w") as archive:
        archive.writestr("\x1b[2Jevil.pgn", PGN.replace("Ada", "\x1b]0;owned\x07"))
        archive.writestr("\x1b[31mbad.txt", "\x1b[5mhello")
    assert run(["games", str(tmp_path)]) == 1
    assert run(["games", str(tmp_path), "--check"]) == 1
    assert run(["games", str(tmp_path), "--count"]) == 1
    printed = capsys.readouterr()
    assert "\x1b" not in printed.out + printed.err
    assert "\x07" not in printed.out + printed.err


@pytest.mark.processes
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_a_killed_convert_leaves_the_old_file(number: signal.Signals, tmp_path: Path) -> None:
    out = tmp_path / "out.txt"
    out.write_text("old")
    command = [sys.executable, "-m", "skep", "convert", "-", str(out)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        assert process.stdin is not None
        process.stdin.write(f"{ONE}\n".encode() * 4000)  # more than a draft keeps in memory
        process.stdin.flush()
        wait_until(
            lambda: any(it.stat().st_size for it in tmp_path.glob(".skep*")), "a draft is written"
        )
        process.send_signal(number)
        assert process.wait(PATIENCE) in {130, -signal.SIGKILL}
    assert out.read_text() == "old"
    assert bool(list(tmp_path.glob(".skep*"))) is (number is signal.SIGKILL)


# games


def test_the_list(folder: Path, capsys: Captured) -> None:
    assert run(["games", str(folder)]) == 1
    printed = capsys.readouterr()
    header, *rows = printed.out.splitlines()
    assert header.split() == [
        *("white", "black", "date", "type", "result", "reason", "plies", "place"),
    ]
    assert rows[-1].split() == [
        *("Ada", "Bö", "2018.10.28", "Base", "BlackWins"),
        *(rows[-1].split()[5], "2", f"{folder}/b.zip/2018/ada.pgn,", "line", "1"),
    ]
    assert len(rows) == 4
    assert "a.txt, line 2: " in printed.err


def test_the_list_as_json(folder: Path, capsys: Captured) -> None:
    run(["games", str(folder), "--json"])
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [row["line"] for row in rows] == [1, 3, 4, 1]
    assert rows[-1]["white"] == "Ada"
    assert rows[-1]["repairs"][0]["line"] == 4


@pytest.mark.parametrize(
    ("options", "lines"),
    [
        (["--player", "ada"], [1]),
        (["--player", "ada", "--color", "black"], []),
        (["--player", "ada", "--player", "b*"], [1]),
        (["--player", "ada", "--player", "b*", "--color", "white"], [1]),
        (["--since", "2018", "--until", "2018-10"], [1]),
        (["--since", "2019"], []),
        (["--result", "White"], [3]),
        (["--game-type", "Base"], [1, 4, 1]),
        (["--opening", "wS1; bS1 /wS1"], [1, 4, 1]),
        (["--opening", OTHER], [3]),
        (["--min-plies", "3"], []),
        (["--max-plies", "2", "--deduplicate"], [1, 3]),
        (["--deduplicate", "--player", "ada"], [1]),
    ],
)
def test_filters(options: list[str], lines: list[int], folder: Path, capsys: Captured) -> None:
    run(["games", str(folder), "--json", *options])
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [row["line"] for row in rows] == lines


def test_check_lists_every_fault_and_repair(folder: Path, capsys: Captured) -> None:
    (folder / "a.txt").write_text(f"{ONE}\n" + f"{ILLEGAL}\n" * 50)
    assert run(["games", str(folder), "--check"]) == 1
    printed = capsys.readouterr()
    assert len(printed.out.splitlines()) == 51
    assert printed.err == ""
    assert run(["games", str(folder), "--check", "--json"]) == 1
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [set(row) for row in rows] == [{"file", "line", "fault"}] * 50 + [
        {"file", "line", "repairs"}
    ]
    (folder / "a.txt").write_text(ONE)
    assert run(["games", str(folder), "--check"]) == 0  # a repair is no fault


def test_count(folder: Path, capsys: Captured) -> None:
    run(["games", str(folder), "--count", "--json"])
    counts = json.loads(capsys.readouterr().out)
    assert counts["games"] == 4
    assert counts["types"] == {"Base": 3, "Base+MLP": 1}
    assert counts["players"] == {"": 3, "Ada": 1, "Bö": 1}
    run(["games", str(folder), "--count"])
    assert "           3  Base\n" in capsys.readouterr().out


def test_the_chosen_games_are_written(folder: Path, tmp_path: Path, capsys: Captured) -> None:
    out = tmp_path / "out.txt"
    assert run(["games", str(folder), "--deduplicate", "--out", str(out)]) == 1
    assert out.read_text() == f"{ONE}\n{OTHER}\n"
    assert capsys.readouterr().out == "games: 2\n"
    assert run(["games", str(folder), "--player", "nobody", "--out", str(out)]) == 2
    assert out.read_text() == f"{ONE}\n{OTHER}\n"
    assert run(["games", str(folder), "--out", "-", "--format", "game-string"]) == 1


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--color", "white"], "a color needs a player: it is the color of that player"),
        (["--player", "a", "--player", "b", "--player", "c"], "a game has two players"),
        (["--check", "--count"], "choose only one of --check, --count and --out"),
        (["--since", "soon"], "'soon' is not a date"),
        (["--result", "won"], "unknown result 'won'; expected one of white, black, draw"),
        (["--since", "2019", "--until", "2018"], "'since' (2019) is after 'until' (2018)"),
        (["--opening", "wX"], "wX"),
        (["--min-plies", "-1"], "--min-plies"),
        (["--min-plies", "3", "--max-plies", "2"], "the largest number of plies"),
        (["--out", "games/x.pgn"], "is in the folder games"),
        (["--format", "chess", "--out", "x"], "cannot write the format 'chess'"),
        (["--format", "records", "--out", "x"], "cannot write the format 'records'; expected"),
        (["--format", "pgn"], "--format is for the file of --out"),
        (["--json", "--out", "x.pgn"], "--json is for what is printed"),
    ],
)
def test_mistakes(
    options: list[str],
    message: str,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Captured,
) -> None:
    monkeypatch.chdir(folder.parent)
    assert run(["games", "games", *options]) == 2
    assert message in capsys.readouterr().err


def test_no_game_at_all_is_a_mistake(tmp_path: Path, capsys: Captured) -> None:
    (tmp_path / "readme.md").write_text("# Games\n\nNone yet.\n")
    for options in ([], ["--check"], ["--count"]):
        assert run(["games", str(tmp_path), *options]) == 2
        assert capsys.readouterr().err.startswith(
            f"error: found no games in {tmp_path}: {tmp_path}/readme.md, line 1: '# Games' is not"
        )


def test_links_and_fifos_in_a_folder_do_not_stop_it(folder: Path, capsys: Captured) -> None:
    os.mkfifo(folder / "fifo")
    (folder / "loop").symlink_to(".")
    assert run(["games", str(folder), "--check"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert f"{folder}/fifo: it is not a regular file" in lines
    assert f"{folder}/loop: it is a link, and links in folders are not followed" in lines
