"""``skep analyse``: many games in order, on several processes, resumed after a kill."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest

from skep import Board
from skep.cli.app import run
from skep.engine import Engine, Limit
from tests.patience import PATIENCE, wait_until

pytestmark = pytest.mark.processes

Captured = pytest.CaptureFixture[str]

OPENING = "Base;InProgress;White[2];wS1;bS1 wS1-"
PLAYED = OPENING.replace("White", "Black")
GAMES = [
    OPENING,
    "Base+MLP;NotStarted;White[1]",
    *(f"{PLAYED};{move}" for move in ("wQ -wS1", "wA1 -wS1", "wA1 /wS1")),
]


def written(path: Path, games: list[str]) -> Path:
    path.write_text("".join(f"{game}\n" for game in games))
    return path


def objects(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def wait_for_lines(path: Path, count: int) -> None:
    wait_until(
        lambda: path.exists() and path.read_bytes().count(b"\n") >= count,
        f"{path} has {count} lines",
    )


def test_analyses_are_those_of_the_engine_in_the_order_of_the_games(
    tmp_path: Path, capsys: Captured
) -> None:
    games = written(tmp_path / "games.txt", GAMES)
    assert run(["analyse", str(games), "--nodes", "500", "--lines", "2", "-j", "3"]) == 0
    answers = objects(capsys.readouterr().out)
    assert [(answer["line"], answer["game"]) for answer in answers] == list(enumerate(GAMES, 1))
    for answer in answers:
        board = Board.from_game_string(answer["game"], "tournament")
        analysis = Engine().analyse(board, Limit(nodes=500), 2)
        assert [line["score"] for line in answer["lines"]] == [
            line.score for line in analysis.lines
        ]
        assert board.parse_move(answer["lines"][0]["moves"][0]) == analysis.best
        assert (answer["nodes"], answer["depth"]) == (analysis.nodes, analysis.depth)


def test_a_game_that_is_wrong_does_not_stop_the_others(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = f"Chess\n\n{OPENING};wQ bS1-\n{OPENING}\n"
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    assert run(["analyse", "-", "--depth", "1", "-j", "1"]) == 1
    out, err = capsys.readouterr()
    first, second, counts = err.splitlines()
    assert first.startswith("standard input, line 1: unknown game type")
    assert second.startswith("standard input, line 3: move 3 (wQ bS1-)")
    assert counts == "games: 1, repairs: 0, faults: 2"
    chess, illegal, right = objects(out)
    assert (chess["line"], illegal["line"], right["line"]) == (1, 3, 4)
    assert "unknown game type" in chess["error"]
    assert "move 3 (wQ bS1-)" in illegal["error"]
    assert len(right["lines"]) == 1


@pytest.mark.parametrize("garbage", ["", "Dear diary,\n" * 9, '[Event "chess"]\n\n1. e4\n' * 9])
def test_garbage_is_one_error(garbage: str, tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "games.txt"
    path.write_text(garbage)
    assert run(["analyse", str(path), "-j", "1", "--out", str(tmp_path / "out")]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"error: found no games in {path}: {path}")
    assert err.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_what_a_match_writes_is_read_from_a_fifo(tmp_path: Path, capsys: Captured) -> None:
    """Both its PGN and its JSON lines, as in ``skep match … --out >(skep analyse -)``."""
    pgn, lines, fifo = tmp_path / "games.pgn", tmp_path / "games.jsonl", tmp_path / "fifo"
    match = ["match", "skep?nodes=5", "skep?nodes=4", "--games", "2", "--ply-cap", "12", "-j", "1"]
    assert run([*match, "--pgn", str(pgn), "--out", str(lines)]) == 0
    capsys.readouterr()
    os.mkfifo(fifo)
    for path in (pgn, lines):
        writer = Thread(target=fifo.write_bytes, args=(path.read_bytes(),), daemon=True)
        writer.start()
        assert run(["analyse", str(fifo), "--depth", "1", "-j", "1"]) == 0
        writer.join(PATIENCE)
        answers = objects(capsys.readouterr().out)
        assert [len(answer["lines"]) for answer in answers] == [1, 1]


def test_errors_count_when_a_file_goes_on(tmp_path: Path, capsys: Captured) -> None:
    games, out = written(tmp_path / "games.txt", ["Base;InProgress;Black[1];wQ", OPENING]), ""
    command = ["analyse", str(games), "--depth", "1", "-j", "1", "--rules", "tournament"]
    command += ["--out", str(tmp_path / "out")]
    for _ in range(2):
        assert run(command) == 1
        out, err = capsys.readouterr()
        fault, counts = err.splitlines()
        assert (out, counts) == ("", "games: 1, repairs: 0, faults: 1")
        assert fault.startswith(f"{games}, line 1: move 1 (wQ)")
    _, queen, _ = objects((tmp_path / "out").read_text())
    assert queen["error"].endswith("The rules 'rulebook' allow it.")
    assert run(command[:-4]) == 0


def test_repairs_and_the_files_of_several_sources(tmp_path: Path, capsys: Captured) -> None:
    games = written(tmp_path / "games.txt", ["Base;InProgress;White[1];wS1"])
    assert run(["analyse", OPENING, str(games), "--depth", "1", "-j", "1"]) == 0
    out, err = capsys.readouterr()
    assert [(answer["file"], answer["line"]) for answer in objects(out)] == [
        ("the text", 1),
        (str(games), 1),
    ]
    assert err.splitlines() == [
        f"{games}, line 1: repaired: the turn is written White[1], but it is Black[1]",
        "games: 2, repairs: 1, faults: 0",
    ]


def test_a_game_that_is_over_has_no_lines(tmp_path: Path, capsys: Captured) -> None:
    rng = Random(1)
    board = Board("Base", "tournament")
    while board.outcome() is None:
        board.push(rng.choice(board.legal_moves))
    games = written(tmp_path / "games.txt", [board.game_string])
    assert run(["analyse", str(games), "-j", "1"]) == 0
    (answer,) = objects(capsys.readouterr().out)
    assert answer == {"line": 1, "game": board.game_string, "state": board.state_string}


def test_a_file_goes_on_where_it_stopped(tmp_path: Path) -> None:
    games, out = written(tmp_path / "games.txt", GAMES[:2]), tmp_path / "lines.jsonl"
    command = ["analyse", str(games), "--nodes", "200", "-j", "1", "--out", str(out)]
    assert run(command) == 0
    before = out.read_bytes()
    out.write_bytes(before + b'{"line": 3, "ga')
    written(games, GAMES)
    assert run(command) == 0
    assert out.read_bytes().startswith(before)
    header, *answers = objects(out.read_text())
    assert header["settings"]["limit"]["nodes"] == 200
    assert [answer["game"] for answer in answers] == GAMES
    whole = out.read_bytes()
    assert run(command) == 0
    assert out.read_bytes() == whole


def test_other_games_and_other_settings_are_refused(tmp_path: Path, capsys: Captured) -> None:
    games, out = written(tmp_path / "games.txt", GAMES[:2]), tmp_path / "lines.jsonl"
    command = ["analyse", str(games), "-j", "1", "--out", str(out)]
    assert run([*command, "--nodes", "20"]) == 0
    whole = out.read_bytes()
    assert run([*command, "--nodes", "30"]) == 2
    assert "its limit nodes is 20, here it is 30" in capsys.readouterr().err
    for others in ([GAMES[0]], [GAMES[0], GAMES[2]]):
        written(games, others)
        assert run([*command, "--nodes", "20"]) == 2
        assert "line 3: this result belongs to another game" in capsys.readouterr().err
    assert out.read_bytes() == whole


def test_a_kill_loses_nothing(tmp_path: Path) -> None:
    games = written(tmp_path / "games.txt", GAMES * 12)
    out = tmp_path / "lines.jsonl"
    words = [sys.executable, "-m", "skep", "analyse", str(games), "--nodes", "20000", "-j", "2"]
    killed = subprocess.Popen([*words, "--out", str(out)])
    wait_for_lines(out, 4)
    killed.kill()
    killed.wait()
    kept = out.read_bytes()
    assert kept.count(b"\n") < 61
    subprocess.run([*words, "--out", str(out)], check=True, timeout=PATIENCE)
    assert out.read_bytes().startswith(kept[: kept.rfind(b"\n") + 1])
    assert [answer["game"] for answer in objects(out.read_text())[1:]] == GAMES * 12


def test_ctrl_c_stops(tmp_path: Path) -> None:
    games = written(tmp_path / "games.txt", GAMES * 100)
    out = tmp_path / "lines.jsonl"
    words = [sys.executable, "-m", "skep", "analyse", str(games), "--seconds", "0.1", "-j", "2"]
    process = subprocess.Popen(
        [*words, "--out", str(out)], stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    wait_for_lines(out, 2)
    os.killpg(process.pid, signal.SIGINT)  # to the whole group, as a terminal does
    _, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (130, "stopped; the same command continues\n")


def test_help_has_an_example(capsys: Captured) -> None:
    assert run(["analyse", "--help"]) == 0
    assert "Example: skep analyse" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "GAMES"),
        (["no-such-file"], "no-such-file"),
        (["/dev/null", "--nodes", "0"], "not 0"),
        (["/dev/null", "--lines", "0"], "number of lines must be"),
        (["/dev/null", "--rules", "chess"], "chess"),
        (["/dev/null", "-j", "0"], "the number of processes must be"),
    ],
)
def test_mistakes_are_explained_in_one_line(
    arguments: list[str], message: str, capsys: Captured
) -> None:
    assert run(["analyse", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("error: ")
    assert message in err
