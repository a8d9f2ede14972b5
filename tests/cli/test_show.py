"""``skep show``: the position of a GameString."""

from __future__ import annotations

import gzip
import io
import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest
from rich.console import Console

import skep
from skep.cli.app import run
from skep.cli.terminal.pointing import last_move_highlights
from skep.cli.terminal.screen import Screen
from skep.pieces import PIECES

from .playing import WON

GAME = r"Base+L;InProgress;White[3];wS1;bG1 wS1-;wQ \wS1;bQ bG1/"


@pytest.fixture(autouse=True)
def _system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")


def shown(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(["show", *arguments]) == 0
    return "\n".join(line.rstrip() for line in capsys.readouterr().out.split("\n")).strip("\n")


def test_a_set_up_position(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = "P_w6_wG1-wQ.1bS1bB1~-bP.1bQ"
    drawn = shown(capsys, position)
    assert "White to move, turn 6" in drawn
    assert "bS1 < bB1" in drawn
    assert "Last move" not in drawn
    assert run(["show", "P_w6_wG1-wQ.1bS1bB1~-2bP.1bQ"]) == 2
    assert "2 separate groups" in capsys.readouterr().err
    monkeypatch.chdir(tmp_path)
    assert run(["show", "my_game.pgn"]) == 2
    assert "No such file" in capsys.readouterr().err
    (tmp_path / position).write_text(GAME)  # what is there is a file
    assert "turn 3" in shown(capsys, position)


def test_files_in_every_shape(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = f'[White "Jörg"]\n[GameType "Base+L"]\n\n{"; ".join(GAME.split(";")[3:])}\n'
    text = text.replace("; ", "\n")
    plain = text.encode()
    folder = tmp_path / "folder"
    folder.mkdir()
    shapes = {
        "utf-8": plain,
        "latin-1": text.encode("latin-1"),
        "utf-16": text.encode("utf-16"),
        "packed": gzip.compress(plain),
        "folder/one": plain,
    }
    for name, content in shapes.items():
        (tmp_path / name).write_bytes(content)
        assert "turn 3" in shown(capsys, str((tmp_path / name) if name != "folder/one" else folder))
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(content)))
        assert "turn 3" in shown(capsys, "-")
    (tmp_path / "saved").write_bytes(b"skep-game 1\nrules: \xff\n")
    assert run(["show", str(tmp_path / "saved")]) == 2
    assert "is incomplete; expected also white, black, game" in capsys.readouterr().err


def test_texts_that_are_no_names_of_files(capsys: pytest.CaptureFixture[str]) -> None:
    assert "turn 2" in shown(capsys, f"Base_w2_{'.' * 300}wS1-bS1")
    assert run(["show", ""]) == 2  # not the folder that an empty path means
    assert "unknown game type ''" in capsys.readouterr().err


def test_the_hive_the_turn_and_the_pieces_in_hand(capsys: pytest.CaptureFixture[str]) -> None:
    assert shown(capsys, GAME) == dedent(r"""
         / \     / \     White to move, turn 3
        |wQ |   [bQ ]    Last move: bQ bG1/
         \ / \ / \ /
          |wS1|bG1|        Reserve     White Black
           \ / \ /       Q queen bee     -     -
                         S spider        1     2
                         B beetle        2     2
                         G grasshopper   3     2
                         A ant           3     3
                         L ladybug       1     1
    """).strip("\n")


def test_the_outcome(capsys: pytest.CaptureFixture[str]) -> None:
    assert "White wins: Black's queen is surrounded." in shown(capsys, WON)
    assert "Weiß gewinnt" in shown(capsys, WON, "--language", "de")


def test_a_game_type_alone_is_an_empty_board(capsys: pytest.CaptureFixture[str]) -> None:
    assert shown(capsys, "Base").startswith(" / \\     White to move, turn 1\n|   |")


def test_the_queen_that_is_due(capsys: pytest.CaptureFixture[str]) -> None:
    game = "Base;InProgress;White[4];wA1;bQ wA1-;wA2 -wA1;bA1 bQ-;wA3 -wA2;bA2 bA1-"
    assert "The queen must be placed now." in shown(capsys, game, "--rules", "rulebook")


SAVED = """\
skep-game 1
rules: tournament
white: human
black: computer
resigned: black
game: Base;InProgress;White[2];wS1;bS1 wS1-
"""


PGN = """[GameType "Base"]

1. wS1
2. bS1 wS1-
"""


@pytest.mark.parametrize("text", [PGN, "Base;InProgress;White[2];wS1;bS1 wS1-\n"])
def test_a_file_of_one_game(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "game.txt").write_text(text)
    assert "|wS1[bS1]" in shown(capsys, str(tmp_path / "game.txt"))
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    assert "|wS1[bS1]" in shown(capsys, "-")
    (tmp_path / "game.txt").write_text(text * 2)
    assert run(["show", str(tmp_path / "game.txt")]) == 2
    assert "more than one game; expected one" in capsys.readouterr().err


def test_a_saved_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("friday.game", "friday"):
        path = tmp_path / name
        path.write_text(SAVED, encoding="utf-8")
        drawn = shown(capsys, str(path))
        assert "|wS1[bS1]" in drawn
        assert "White wins: Black resigned." in drawn
    assert run(["show", str(path), "--rules", "uhp"]) == 2
    assert "a saved game has its own rules" in capsys.readouterr().err


@pytest.mark.processes
def test_an_encoding_without_superscripts_still_works() -> None:
    game = "Base;InProgress;Black[3];wQ;bQ wQ-;wB1 -wQ;bA1 bQ-;wB1 wQ"
    done = subprocess.run(
        [sys.executable, "-m", "skep", "show", game, "--language", "ru", "--rules", "rulebook"],
        env=os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
        capture_output=True,
        check=True,
    )
    assert b"/?\\" in done.stdout
    assert b"wQ < wB1" in done.stdout
    assert done.stderr == b""


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["Chess"], "error: unknown game type 'Chess' at column 1 of 'Chess'; expected Base"),
        (["missing.game"], "error: cannot read missing.game: No such file"),
        (["Base;InProgress;White[2];wS1;bS1"], "error: bS1 goes nowhere at column 33"),
        (["Base;InProgress;White[2];wS1;bS1 xX-"], "error: unknown reference 'xX-' at column 34"),
        (["Base;Maybe;White[1]"], "error: unknown game state 'Maybe' at column 6"),
        (
            ["Base;InProgress;Black[1];wQ", "--rules", "uhp"],
            "error: move 1 (wQ), column 26: Under tournament rul",
        ),
        ([GAME, "--rules", "mine"], "error: unknown rule set 'mine'"),
        ([GAME, "--language", "tlh"], "error: unknown language 'tlh'"),
    ],
)
def test_mistakes(arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["show", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(problem)


def long_hive() -> skep.Board:
    """All pieces in one row."""
    board = skep.Board("Base+MLP", "rulebook")
    for place, (white, black) in enumerate(zip(PIECES[:14], PIECES[14:], strict=True)):
        board.push(skep.Move(white, skep.Hex(place, 0)))
        board.push(skep.Move(black, skep.Hex(-1 - place, 0)))
    return board


def test_a_long_hive_is_cut_off_by_windows_only(capsys: pytest.CaptureFixture[str]) -> None:
    board = long_hive()
    names = shown(capsys, board.game_string, "--rules", "rulebook").splitlines()[1]
    assert all(piece.name in names for piece in PIECES)
    window = io.StringIO()
    screen = Screen(Console(file=window, width=80, force_terminal=True, color_system=None))
    assert not screen.draw(board, last_move_highlights(board), "")
    lines = window.getvalue().splitlines()
    assert max(map(len, lines)) == 80
    assert lines[2].startswith(f"[{board.move_strings[-1].split()[0].ljust(3)}]")
    assert lines[2].endswith("…")
    assert len(lines) == 7  # nothing is wrapped
    assert screen.draw(skep.Board(), {}, "")
