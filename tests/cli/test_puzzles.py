"""``skep puzzles``: solving in the terminal, and the commands for files of puzzles."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from skep.cli.app import run
from skep.puzzles import Puzzle, PuzzleGoal, save, shipped
from skep.puzzles.solver import Solver

Captured = pytest.CaptureFixture[str]

FORCED = (  # a game that ends with a forced win
    r"Base+P;InProgress;Black[13];wP;bP wP-;wQ /wP;bQ bP\;wA1 \wP;bA1 bP/;wA1 bA1-;"
    r"bS1 /bQ;wA2 \wP;bS1 /wQ;wA2 bQ\;bB1 -bS1;wS1 -wP;bB1 bS1;wS1 -bQ;bB1 wQ;wB1 wA2-;"
    r"bB2 -bB1;wB1 bQ-;bB1 wP;wB1 bQ;bS2 -bS1;wS2 wA2-;bS2 /wS1;wB2 wA1"
    "\\"
)


def win_of(length: int) -> Puzzle:
    wins = (p for p in shipped() if p.goal is PuzzleGoal.WIN and p.length == length)
    return next(p for p in wins if len(p.solution) == 2 * length - 1)


def solve(
    puzzle: Puzzle, lines: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> list[str]:
    path = tmp_path / "one.gz"
    save(path, [puzzle])
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    return ["puzzles", "--from", str(path), "--language", "en"]


def test_right_moves_are_answered_until_it_is_solved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    puzzle = win_of(2)
    first, reply, last = puzzle.solution
    assert run(solve(puzzle, [first, last], tmp_path, monkeypatch)) == 0
    out = capsys.readouterr().out
    assert "to move and win in 2 moves." in out
    assert f"Right. Your opponent replies {reply}." in out
    assert "Solved!" in out


def test_a_wrong_move_is_refuted_and_can_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    puzzle = win_of(2)
    board = puzzle.board()
    wrong = next(a for a in board.legal_moves if Solver(board).refutation(a, 3) is not None)
    lines = [board.move_string(wrong), "wX9", "hint", "solution"]
    assert run(solve(puzzle, lines, tmp_path, monkeypatch)) == 0
    out = capsys.readouterr().out
    assert "Wrong: your opponent replies" in out
    assert "unknown piece 'wX9'" in out
    assert "Hint: " in out
    assert "Solution: " + puzzle.solution[0] in out


def test_skip_goes_on_without_the_solution(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    assert run(solve(win_of(2), ["skip"], tmp_path, monkeypatch)) == 0
    assert "Solution" not in capsys.readouterr().out


def test_the_end_of_the_input_and_quit_leave(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    for lines in ([], ["quit"], ["", "q"]):
        assert run(solve(win_of(1), lines, tmp_path, monkeypatch)) == 0
        assert "to move and win in one move." in capsys.readouterr().out


def test_list(capsys: Captured) -> None:
    assert run(["puzzles", "list", "--theme", "pin", "--language", "de", "--length", "2"]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert rows
    assert all("Fesselung" in row for row in rows)
    assert run(["puzzles", "list", "--game-type", "Base", "--rating", "900-1300", "--json"]) == 0
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert all(900 <= puzzle["rating"] <= 1300 for puzzle in found)
    assert [Puzzle.from_json(puzzle).id for puzzle in found] == [puzzle["id"] for puzzle in found]


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--theme", "fork"], "unknown theme 'fork'; expected one of surround"),
        (["--rating", "easy"], "--rating is 'easy'; expected the smaller number first"),
        (["--rating", "900-100"], "--rating is '900-100'; expected the smaller"),
        (["--game-type", "Base+X"], "unknown game type"),
        (["--length", "77", "--language", "en"], "No puzzle matches these options."),
    ],
)
def test_mistakes_are_explained(arguments: list[str], problem: str, capsys: Captured) -> None:
    assert run(["puzzles", *arguments]) == 2
    assert problem in capsys.readouterr().err


@pytest.mark.processes
def test_find_pack_and_check(tmp_path: Path, capsys: Captured) -> None:
    games = tmp_path / "games.txt"
    games.write_text(f"{FORCED}\nBase;InProgress;White[1];wX\n", encoding="utf-8")
    found, packed = tmp_path / "found.jsonl", tmp_path / "packed.gz"
    assert run(["puzzles", "find", str(games), "--out", str(found), "-j", "1"]) == 1
    printed = capsys.readouterr()
    assert "puzzles in 1 games" in printed.out
    fault, counts = printed.err.splitlines()
    assert fault.startswith(f"{games}, line 2: move 1 (wX)")
    assert counts == "games: 1, repairs: 0, faults: 1"
    before = found.read_bytes()
    assert run(["puzzles", "find", str(games), "--out", str(found), "-j", "1"]) == 1
    assert found.read_bytes() == before, "no game is searched twice"
    others = tmp_path / "others.txt"
    others.write_text("Base;InProgress;White[2];wS1;bS1 wS1-\n", encoding="utf-8")
    assert run(["puzzles", "find", str(others), "--out", str(found), "-j", "1"]) == 2
    assert "has the puzzles of other games" in capsys.readouterr().err
    assert found.read_bytes() == before
    found.write_bytes(before + b'{"number": 1, "puz')  # killed while writing
    assert run(["puzzles", "pack", str(found), "--out", str(packed), "--count", "1"]) == 0
    assert "1 of " in capsys.readouterr().out
    assert run(["puzzles", "check", str(packed), "-j", "1"]) == 0
    assert "1 of 1 puzzles proven" in capsys.readouterr().out
    wrong = {**json.loads(before.splitlines()[1])["puzzles"][0], "length": 4}
    save(packed, [Puzzle.from_json(wrong)])
    assert run(["puzzles", "check", str(packed), "-j", "1"]) == 1
    assert "not proven: " in capsys.readouterr().out


@pytest.mark.parametrize("minutes", ["-1", "0", "nan"])
def test_a_time_that_never_ends_is_refused(minutes: str, tmp_path: Path, capsys: Captured) -> None:
    command = ["puzzles", "find", "--out", str(tmp_path / "x"), "--minutes", minutes]
    assert run(command) == 2
    assert "the minutes" in capsys.readouterr().err


def test_own_games_have_no_other_rules(tmp_path: Path, capsys: Captured) -> None:
    command = ["puzzles", "find", "--out", str(tmp_path / "x"), "--rules", "uhp"]
    assert run(command) == 2
    assert "--rules is for given games" in capsys.readouterr().err


def test_find_without_a_readable_game_begins_no_file(tmp_path: Path, capsys: Captured) -> None:
    out = tmp_path / "found.jsonl"
    games = ["Base;InProgress;White[1];wX", "Base;InProgress;White[1];wY"]
    assert run(["puzzles", "find", *games, "--out", str(out), "-j", "1"]) == 2
    (error,) = capsys.readouterr().err.splitlines()
    assert error.startswith(f"error: found no games in {', '.join(games)}: the text, line 1: ")
    assert not out.exists()


def test_a_file_of_something_else_is_refused(tmp_path: Path, capsys: Captured) -> None:
    other = tmp_path / "other"
    other.write_text("Base;InProgress;White[1]\n", encoding="utf-8")
    assert run(["puzzles", "pack", str(other), "--out", str(tmp_path / "x")]) == 2
    assert "not a file of found puzzles" in capsys.readouterr().err
    assert run(["puzzles", "list", "--from", str(other)]) == 2
    assert "is not a file of puzzles" in capsys.readouterr().err


def test_input_that_is_closed(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert run(["puzzles"]) == 2
    assert "standard input is closed" in capsys.readouterr().err
