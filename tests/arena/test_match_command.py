"""``skep match``: what it prints, and that it goes on after being killed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from skep.cli.app import run
from tests.arena.playing import OPENING, SKEP_UHP

Captured = pytest.CaptureFixture[str]


def test_a_match(tmp_path: Path, capsys: Captured) -> None:
    out, pgn = tmp_path / "games.jsonl", tmp_path / "games.pgn"
    command = ["match", "skep?nodes=200", "skep?nodes=100", "--games", "4", "-j", "2"]
    assert run([*command, "--out", str(out), "--pgn", str(pgn), "--sprt", "0,10"]) == 0
    report, err = capsys.readouterr()
    assert err == ""
    assert report.startswith("skep 1 against skep 2: 4 of 4 games\n")
    assert "Elo" in report
    assert "LLR" in report
    header, *games = map(json.loads, out.read_text().splitlines())
    assert header["match"]["first"]["limit"]["nodes"] == 200
    assert [game["game_string"].partition(";")[0] for game in games].count("Base+MLP") == 2
    assert pgn.read_text().count("[GameType") == 4
    assert run([*command, "--out", str(out), "--json"]) == 0
    values = json.loads(capsys.readouterr().out)
    assert values["games"] == 4
    assert sum(values["pairs"]) == 2
    assert set(values["sides"]) == {"skep 1", "skep 2"}


def test_help_has_an_example(capsys: Captured) -> None:
    assert run(["match", "--help"]) == 0
    assert "Example: skep match" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["skep"], "SECOND"),
        (["skep", "chess"], "no player is called 'chess'"),
        (["skep", "skep", "--games", "3"], "pairs"),
        (["skep", "skep", "--games", "100000"], "openings"),
        (["skep", "skep", "--nodes", "0"], "positive"),
        (["skep", "skep", "--seconds", "-1"], "positive"),
        (["skep", "skep", "--type", "Chess"], "unknown game type"),
        (["skep", "skep", "--type", "Base+L"], "no opening set"),
        (["skep", "skep", "--sprt", "5"], "two numbers"),
        (["skep", "skep", "--sprt", "5,0"], "rising"),
        (["skep", "skep", "--elo", "chess"], "normalized or logistic"),
        (["skep", "skep", "--ply-cap", "0"], "at least one ply"),
        (["skep", "skep", "-j", "-1"], "at least one game"),
        (["skep", "skep", "--openings", "no-such-file"], "no-such-file"),
        (["skep", "uhp:no-such-engine"], "no-such-engine"),
    ],
)
def test_mistakes_are_told_in_a_line(arguments: list[str], message: str, capsys: Captured) -> None:
    assert run(["match", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("error: ")
    assert message in err


def test_a_killed_match_goes_on_and_leaves_no_process(tmp_path: Path) -> None:
    out, openings, pids = (tmp_path / name for name in ("games.jsonl", "openings.txt", "pids"))
    places = ("-wS1", "/wS1", "\\wS1")
    openings.write_text("\n".join(f"{OPENING};wA1 {place}" for place in places))
    engine = tmp_path / "engine"
    engine.write_text(f'#!/bin/sh\necho $$ >> "{pids}"\nexec {SKEP_UHP}\n')
    engine.chmod(0o755)
    command = [sys.executable, "-m", "skep", "match", "skep?nodes=30", f"uhp?seconds=0.01:{engine}"]
    command += ["--openings", str(openings), "--games", "6", "-j", "2", "--out", str(out)]
    killed = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _wait_until(lambda: out.exists() and len(out.read_bytes().splitlines()) >= 2)
    killed.kill()
    killed.wait()
    _wait_until(lambda: not any(map(_is_running, pids.read_text().split())))
    before = out.read_bytes()
    before = before[: before.rfind(b"\n") + 1]
    out.write_bytes(before + b'{"opening": 2, "first_is')
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    assert ": 6 of 6 games" in done.stdout
    after = out.read_bytes()
    assert after.startswith(before)
    games = [json.loads(line) for line in after.splitlines()[1:]]
    assert len(games) == len({(game["opening"], game["first_is_white"]) for game in games}) == 6


def _wait_until(happened: object) -> None:
    assert callable(happened)
    start = monotonic()
    while not happened():
        assert monotonic() - start < 20
        sleep(0.02)


def _is_running(pid: str) -> bool:
    try:
        os.kill(int(pid), 0)
    except OSError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"
