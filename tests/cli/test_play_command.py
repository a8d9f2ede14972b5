"""``skep play`` as a command: what it asks, prints and saves."""

from __future__ import annotations

import io
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import pytest
from rich.console import Console

from skep.cli.app import run
from skep.cli.terminal.lines import LIMIT, Keyboard, LineTooLongError
from tests.patience import PATIENCE, wait_until

from .playing import WON, moves_of

pytestmark = pytest.mark.processes

Play = Callable[..., str]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a test's games are saved."""
    monkeypatch.setenv("SKEP_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    return tmp_path / "data" / "games"


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Run the command with typed lines; return what it prints, without trailing blanks."""

    def play(*options: str, lines: tuple[str, ...] = (), status: int = 0) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert run(["play", "--terminal", "--seconds", "0.02", *options]) == status
        captured = capsys.readouterr()
        printed = captured.err if status else captured.out
        return "\n".join(line.rstrip() for line in printed.split("\n"))

    return play


TWO = ("--white", "human", "--black", "human")


def test_a_game_as_it_is_shown(play: Play) -> None:
    assert play(*TWO, lines=("s", "bS1 wS1-", "q", "")) == dedent(r"""

         / \     White to move, turn 1
        |   |
         \ /       Reserve     White Black
                 Q queen bee     1     1
                 S spider        2     2
                 B beetle        2     2
                 G grasshopper   3     3
                 A ant           3     3

        Type a piece (A1, or a for an ant) or a move (wA1 bQ-). Also: moves, hint, undo,
        resign, new, save FILE, load FILE, language, help, quit.
        White> s
        White: wS1

         / \     Black to move, turn 1
        [wS1]    Last move: wS1
         \ /
                   Reserve     White Black
                 Q queen bee     1     1
                 S spider        1     2
                 B beetle        2     2
                 G grasshopper   3     3
                 A ant           3     3

        Type a piece (A1, or a for an ant) or a move (bA1 wQ-). Also: moves, hint, undo,
        resign, new, save FILE, load FILE, language, help, quit.
        Black> bS1 wS1-
        Black: bS1 wS1-

         / \ / \     White to move, turn 2
        |wS1[bS1]    Last move: bS1 wS1-
         \ / \ /
                       Reserve     White Black
                     Q queen bee     1     1
                     S spider        1     1
                     B beetle        2     2
                     G grasshopper   3     3
                     A ant           3     3

        Type a piece (A1, or a for an ant) or a move (wA1 bQ-). Also: moves, hint, undo,
        resign, new, save FILE, load FILE, language, help, quit.
        White> q
        Leave the game? It is saved. Press Enter or type y to leave, n to stay. For the
        queen bee, type Q.
        White>
        Goodbye! The game is saved; to continue it, run skep play --terminal.
    """).removeprefix("\n")


def test_the_end_is_announced(play: Play) -> None:
    printed = play(*TWO, lines=(*moves_of(WON), "wA1", "undo"))
    assert "White wins: Black's queen is surrounded." in printed
    assert "The game is over. Type undo, new, save FILE, load FILE or quit." in printed
    assert "Game over> wA1\nThe game is over. Type undo to take back the last move." in printed
    assert "Move taken back. White to move, turn 7." in printed


def test_questions_have_default_answers(play: Play) -> None:
    printed = play(lines=("", "", "", "", "a"))
    assert printed.count("Number (Enter for 1)>") == 4
    assert "Reserve      you  computer (1)\n" in printed
    assert "Black: b" in printed  # the computer has answered


def test_questions_insist_on_an_answer(play: Play) -> None:
    printed = play(lines=("3", "x" * (LIMIT + 5), "2", "help", "2", "resign", "y"))
    assert "Type the number of an answer, or q to leave." in printed
    assert printed.count("Please type a number from 1 to 2.") == 2
    assert "L ladybug" in printed
    assert "Black wins: White resigned." in printed


def test_the_computer_may_start(play: Play) -> None:
    assert "White: w" in play(lines=("1", "10", "2", "1"))


def test_the_computer_has_levels(play: Play, folder: Path) -> None:
    assert "computer (4)\n" in play("--level", "4", lines=("a",))
    assert "\nlevel: 4\n" in _kept(folder)
    assert "computer (4)\n" in play(lines=("1",))  # the unfinished game goes on as it was
    assert "computer (10)\n" in play("--black", "computer")


def test_a_loaded_game_has_its_level(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "x.game"
    play("--level", "2", lines=("a", f"save {path}"))
    assert "computer (2)\n" in play("--load", str(path))
    assert "computer (7)\n" in play("--load", str(path), "--level", "7")


def test_leaving_while_asked(play: Play) -> None:
    assert play().endswith("Goodbye!\n")
    assert play(lines=("q",)).endswith("Goodbye!\n")


def test_the_end_of_the_input_keeps_the_game_and_the_next_start_resumes_it(
    play: Play, folder: Path
) -> None:
    play(*TWO, "--game-type", "Base+P", lines=("wA1", "bA1 wA1-"))
    printed = play(lines=("", "wQ -wA1"))
    assert (
        "You have an unfinished game (Base+P, 2 moves played). What do you want to do?" in printed
    )
    (path,) = folder.iterdir()
    assert path.read_text(encoding="utf-8").endswith("bA1 wA1-;wQ -wA1\n")


def test_a_new_game_leaves_the_unfinished_one(play: Play, folder: Path) -> None:
    play(*TWO, lines=("wA1",))
    play(lines=("2", "2", "1", "wB1"))
    assert sorted(path.read_text("utf-8").split(";")[-1] for path in folder.iterdir()) == [
        "wA1\n",
        "wB1\n",
    ]


def test_a_finished_game_is_not_resumed(play: Play) -> None:
    play(*TWO, lines=("wA1", "resign", "y"))
    assert "unfinished" not in play()


def test_a_damaged_last_game_is_reported_and_left_alone(play: Play, folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / "x.game").write_text("skep-game 1\nrul", encoding="utf-8")
    printed = play(lines=("2", "1", "wA1"))
    assert "A saved game can't be read, and its file is left as it is:" in printed
    assert (folder / "x.game").read_text(encoding="utf-8") == "skep-game 1\nrul"
    assert len(list(folder.iterdir())) == 2
    assert "unfinished game (Base, one move played)" in play()  # whichever is newer
    os.utime(folder / "x.game")
    assert "unfinished game (Base, one move played)" in play()


def test_a_game_from_a_file_is_kept_from_its_next_move_on(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "x.game"
    play(*TWO, lines=("wA1", f"save {path}"))
    assert play("--load", str(path), lines=("quit",)).endswith("Goodbye!\n")
    assert "The game is saved" in play("--load", str(path), lines=("bA1 wA1-", "quit"))


def test_ctrl_c_leaves_politely(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Keyboard, "read", interrupted)
    assert play(*TWO).endswith("Goodbye!\n")
    assert play().endswith("Goodbye!\n")


def test_two_computers_play_by_themselves(play: Play) -> None:
    both = ("--white", "computer", "--black", "computer")
    printed = play(*both, "--rules", "tournament", "--seconds", "0.01")
    assert "Game over>" in printed


def test_a_game_from_a_file(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "x.game"
    play(*TWO, "--rules", "tournament", lines=("wA1", f"save {path}"))
    printed = play("--load", str(path), "--language", "de", lines=("bQ wA1-", "a"))
    assert "Nach den Turnierregeln darf die Königin nicht der erste Stein" in printed
    assert "Weiß: " not in printed
    computer = play("--load", str(path), "--black", "computer", lines=("quit",))
    assert "Black: b" in computer


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (("--game-type", "Chess"), "error: unknown game type 'Chess'"),
        (("--rules", "mine"), "error: unknown rule set 'mine'; expected one of rulebook"),
        (("--language", "tlh"), "error: unknown language 'tlh'; expected one of en, de, nl, ru"),
        (("--white", "dog"), "error: Invalid value for '--white'"),
        (("--level", "11"), "error: Invalid value for '--level'"),
        (
            ("--level", "3", *TWO),
            "error: --level is for the computer, but two people play this game",
        ),
        (("--seconds", "0"), "error: Invalid value for '--seconds'"),
        (("--seconds", "nan"), "error: "),
        (("--load", "/no/such/file"), "error: cannot read /no/such/file: No such file"),
        (("--load", "x", "--rules", "uhp"), "error: a saved game has its own game type and rules"),
    ],
)
def test_impossible_options(play: Play, options: tuple[str, ...], problem: str) -> None:
    assert play(*options, status=2).startswith(problem)


def test_a_line_that_is_too_long_is_refused() -> None:
    source = io.StringIO("x" * 10 * LIMIT + "\nnext\n")
    keyboard = Keyboard(Console(file=io.StringIO()), source)
    with pytest.raises(LineTooLongError):
        keyboard.read("?")
    assert keyboard.read("?") == "next"
    assert keyboard.read("?") is None


def test_a_game_survives_a_kill(folder: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "skep", "play", "--terminal", *TWO],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
    )
    assert process.stdin is not None
    process.stdin.write(b"wA1\nbA1 wA1-\n\xff\n")
    process.stdin.flush()
    wait_until(lambda: _kept(folder).endswith("bA1 wA1-\n"), "the moves are kept")
    kept = _kept(folder)
    assert process.poll() is None
    process.send_signal(signal.SIGKILL)
    _, errors = process.communicate()
    assert kept == _kept(folder)
    assert kept.endswith("game: Base;InProgress;White[2];wA1;bA1 wA1-\n")
    assert errors == b""


def _kept(folder: Path) -> str:
    return "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.game"))


def test_options_of_the_terminal_game_need_the_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for options in (TWO, ("--level", "3")):
        assert run(["play", *options]) == 2
        assert "add --terminal" in capsys.readouterr().err


def test_the_browser_game_prints_its_address(folder: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "skep", "play", "--no-open"],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    process.send_signal(signal.SIGINT)
    assert process.wait(PATIENCE) in (0, 130)
    process.stdout.close()
    assert re.match(r"Skep is at http://127\.0\.0\.1:\d+ ", line)
    assert (folder.parent / "games.db").exists()
