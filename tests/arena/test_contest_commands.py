"""``skep match`` and ``skep tournament``: what they print, and resuming after a kill."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from skep.cli.app import run
from tests.arena.playing import FOREVER, OPENING, SKEP_UHP
from tests.patience import PATIENCE, wait_until

pytestmark = pytest.mark.processes

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
    assert header["fixture"]["players"][0]["limit"]["nodes"] == 200
    assert [game["game_string"].partition(";")[0] for game in games].count("Base+MLP") == 2
    assert pgn.read_text().count("[GameType") == 4
    assert run([*command, "--out", str(out), "--json"]) == 0
    values = json.loads(capsys.readouterr().out)
    assert values["games"] == 4
    assert sum(values["pairs"]) == 2
    assert set(values["sides"]) == {"skep 1", "skep 2"}


def test_a_tournament(tmp_path: Path, capsys: Captured) -> None:
    out, pgn = tmp_path / "games.jsonl", tmp_path / "games.pgn"
    players = [f"skep?nodes={nodes}" for nodes in (300, 100, 20)]
    command = ["tournament", *players, "--games", "2", "-j", "2", "--out", str(out)]
    assert run([*command, "--pgn", str(pgn)]) == 0
    report, err = capsys.readouterr()
    assert err == ""
    assert report.startswith("3 players, 2 games per pairing: 6 of 6 games\n")
    assert "95 % interval" in report
    assert pgn.read_text().count("[GameType") == 6
    assert run([*command[:-2], "--games", "4", "--out", str(out), "--json"]) == 0
    values = json.loads(capsys.readouterr().out)
    assert values["games"] == 12
    assert [pairing["games"] for pairing in values["pairings"]] == [4, 4, 4]
    assert {player["name"] for player in values["players"]} == {"skep 1", "skep 2", "skep 3"}


FEW = ["skep?nodes=5", "skep?nodes=4", "--games", "2", "--ply-cap", "10", "-j", "1"]


def test_games_on_standard_output(capfd: Captured) -> None:
    assert run(["match", *FEW, "--out", "-"]) == 0
    out, err = capfd.readouterr()
    assert json.loads(out.splitlines()[0])["fixture"]["rules"] == "tournament"
    assert out.count("\n") == 3
    assert "2 of 2 games" in err
    assert run(["match", *FEW, "--pgn", "-"]) == 0
    out, err = capfd.readouterr()
    assert out.count("[GameType") == 2
    assert "2 of 2 games" in err


def test_a_pgn_that_cannot_be_written_is_reported_before_the_games(
    tmp_path: Path, capsys: Captured
) -> None:
    out = tmp_path / "games.jsonl"
    assert run(["match", *FEW, "--out", str(out), "--pgn", str(tmp_path)]) == 2
    assert (
        capsys.readouterr().err == f"error: cannot write {tmp_path}: it is a folder, not a file\n"
    )
    assert not out.exists()


def test_other_rules(tmp_path: Path, capsys: Captured) -> None:
    openings, out = tmp_path / "openings.txt", tmp_path / "games.jsonl"
    openings.write_text("Base;InProgress;White[2];wQ;bQ wQ-\n")
    command = ["match", *FEW, "--openings", str(openings), "--out", str(out)]
    assert run(command) == 2
    assert "Under tournament rules" in capsys.readouterr().err
    assert run([*command, "--rules", "rulebook"]) == 0
    header, *games = map(json.loads, out.read_text().splitlines())
    assert header["fixture"]["rules"] == "rulebook"
    assert len(games) == 2


def test_a_match_and_a_tournament_of_two_go_on_with_each_other(
    tmp_path: Path, capsys: Captured
) -> None:
    rest = ["skep?nodes=20", "skep?nodes=10", "-j", "1", "--out", str(tmp_path / "games.jsonl")]
    assert run(["match", *rest, "--games", "2"]) == 0
    assert run(["tournament", *rest, "--games", "4"]) == 0
    assert "4 of 4 games" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["match", "tournament"])
def test_help_has_an_example(command: str, capsys: Captured) -> None:
    assert run([command, "--help"]) == 0
    assert f"Example: skep {command}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["match", "skep"], "SECOND"),
        (["tournament"], "PLAYER"),
        (["tournament", "skep"], "two players or more"),
        (["tournament", "skep", "skep", "chess"], "no player is called 'chess'"),
        (["tournament", "skep", "skep", "skep", "--games", "3"], "pairs"),
        (["tournament", "skep", "skep?name=skep", "uhp:no-such-engine"], "no-such-engine"),
        (["match", "skep", "chess"], "no player is called 'chess'"),
        (["match", "skep", "skep", "--games", "3"], "pairs"),
        (["match", "skep", "skep", "--games", "100000"], "openings"),
        (["match", "skep", "skep", "--nodes", "0"], "not 0"),
        (["match", "skep", "skep", "--seconds", "-1"], "not -1"),
        (["match", "skep", "skep", "--game-type", "Chess"], "unknown game type"),
        (["match", "skep", "skep", "--rules", "chess"], "expected one of rulebook, tournament"),
        (["match", "skep", "skep", "--out", "-", "--pgn", "/dev/stdout"], "--out and --pgn are bo"),
        (["match", "skep", "skep", "--sprt", "5"], "two numbers"),
        (["match", "skep", "skep", "--sprt", "5,0"], "rising"),
        (["match", "skep", "skep", "--elo", "chess"], "normalized or logistic"),
        (["match", "skep", "skep", "--ply-cap", "0"], "the ply cap must be"),
        (["match", "skep", "skep", "-j", "-1"], "the number of processes must be"),
        (["match", "skep", "skep", "--openings", "no-such-file"], "no-such-file"),
        (["match", "skep", "uhp:no-such-engine"], "no-such-engine"),
    ],
)
def test_mistakes_are_explained_in_one_line(
    arguments: list[str], message: str, capsys: Captured
) -> None:
    assert run(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("error: ")
    assert message in err


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("command", "others", "games"),
    [("match", ["skep?nodes=30"], 6), ("tournament", ["skep?nodes=30", "skep?nodes=20"], 12)],
)
def test_a_kill_loses_no_game_and_leaves_no_process(
    command: str, others: list[str], games: int, tmp_path: Path
) -> None:
    out, pids = tmp_path / "games.jsonl", tmp_path / "pids"
    engine = tmp_path / "engine"
    engine.write_text(f'#!/bin/sh\necho $$ >> "{pids}"\nexec {SKEP_UHP}\n')
    engine.chmod(0o755)
    words = [sys.executable, "-m", "skep", command, *others, f"uhp?depth=1&{FOREVER}:{engine}"]
    words += [*_few_openings(tmp_path), "--out", str(out), "-j", "2"]
    words += ["--games", "6" if command == "match" else "4"]
    killed = subprocess.Popen(words, stdout=subprocess.DEVNULL)
    wait_until(lambda: out.exists() and len(out.read_bytes().splitlines()) >= 2, "a game is kept")
    killed.kill()
    killed.wait()
    wait_until(lambda: not any(map(_is_running, pids.read_text().split())), "the engines end")
    before = out.read_bytes()
    before = before[: before.rfind(b"\n") + 1]
    out.write_bytes(before + b'{"opening": 2, "white": "sk')
    done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert f": {games} of {games} games" in done.stdout
    after = out.read_bytes()
    assert after.startswith(before)
    records = [json.loads(line) for line in after.splitlines()[1:]]
    ids = {(record["opening"], record["white"], record["black"]) for record in records}
    assert len(records) == len(ids) == games


def test_ctrl_c_stops_with_a_report(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    words = [sys.executable, "-m", "skep", "tournament", *(f"skep?nodes={n}" for n in (9, 8, 7))]
    words += ["--games", "4000", "-j", "2", "--out", str(out)]
    process = subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    wait_until(lambda: out.exists() and len(out.read_bytes().splitlines()) >= 4, "games are kept")
    os.killpg(process.pid, signal.SIGINT)  # to the whole group, as a terminal does
    report, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert err == "stopped; the same command continues\n"
    games = len(out.read_bytes().splitlines()) - 1
    assert report.startswith(f"3 players, 4000 games per pairing: {games} of 12000 games\n")


def test_ctrl_c_at_the_start_is_as_quiet(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    words = [sys.executable, "-m", "skep", "match", "skep", "skep", "-j", "2", "--out", str(out)]
    process = subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    wait_until(lambda: len(_members(process.pid)) > 1, "the processes that will play are starting")
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "Traceback" not in err


def _few_openings(folder: Path) -> list[str]:
    openings = folder / "openings.txt"
    places = ("-wS1", "/wS1", "\\wS1")
    openings.write_text("\n".join(f"{OPENING};wA1 {place}" for place in places))
    return ["--openings", str(openings)]


def _members(group: int) -> list[str]:
    """The processes in a group."""
    members = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has just ended
            if int(stat.read_text().rpartition(")")[2].split()[2]) == group:
                members.append(stat.parent.name)
    return members


def _is_running(pid: str) -> bool:
    try:
        os.kill(int(pid), 0)
    except OSError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"
