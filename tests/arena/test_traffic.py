"""What UHP engines write: faults show their stderr, and the traffic can be logged."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from skep import FileError, SettingError
from skep.arena.readiness import get_ready
from skep.arena.spec_strings import parse_player
from skep.cli.app import run
from skep.pieces import GameType
from skep.uhp.client import traffic as module
from skep.uhp.client.process import EngineProcess
from skep.uhp.client.traffic import TrafficKind, TrafficLog
from tests.arena.playing import FAKE, FOREVER, SKEP_UHP, fake, play
from tests.patience import PATIENCE

pytestmark = pytest.mark.processes

SKEP = parse_player("skep?nodes=50")
LINE = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d\t\d+\t[^\t]+\t[<>!]\t[^\t]*")

Captured = pytest.CaptureFixture[str]


def fields(log: Path) -> list[list[str]]:
    """The player, direction and text of each line."""
    lines = log.read_text().splitlines()
    assert all(LINE.fullmatch(line) for line in lines)
    return [line.split("\t")[2:] for line in lines]


def test_a_fault_has_the_last_lines_of_stderr() -> None:
    record = play(parse_player(fake("complain")), SKEP)
    assert (record.result, record.reason) == ("BlackWins", "died")
    expected = "bestmove depth 1: the engine ended with status 3; stderr: " + 3 * "thinking | "
    assert record.detail == f"{expected}out of  [31mhoney | no newline"


def test_a_player_that_does_not_start_has_them_too() -> None:
    program = "import sys; sys.exit('no license')"
    spec = parse_player(f'uhp?depth=1&{FOREVER}:{sys.executable} -c "{program}"')
    with pytest.raises(SettingError, match="status 1; stderr: no license"):
        get_ready(spec, [GameType("Base")])


def test_stderr_is_bounded_and_holds_nothing_up() -> None:
    program = "import sys; sys.stderr.write('x' * 10_000_000); print('fine\\nok', flush=True)"
    process = EngineProcess([sys.executable, "-c", program])
    assert process.reply(PATIENCE) == ["fine"]
    assert [len(line) for line in process.last_words()] == [201]
    process.close()
    assert [len(line) for line in process.last_words()] == [201]


def test_the_log_of_an_engine(tmp_path: Path) -> None:
    log = tmp_path / "log"
    process = EngineProcess([sys.executable, str(FAKE), "complain"], TrafficLog(log, "bee 1"))
    process.reply(PATIENCE)
    process.ask("newgame Base", PATIENCE)
    process.close()
    assert fields(log) == [
        ["bee 1", "<", "id Fake 1.0"],
        ["bee 1", "<", "Mosquito;Ladybug;Pillbug"],
        ["bee 1", "<", "ok"],
        ["bee 1", ">", "newgame Base"],
        ["bee 1", "<", "fine"],
        ["bee 1", "<", "ok"],
        ["bee 1", ">", "exit"],
    ]


def test_stderr_and_control_characters_in_the_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    TrafficLog(log, "bee").add(7, TrafficKind.STDERR, "a\tb\r\x1b[31m" + "x" * 5000)
    ((player, direction, text),) = fields(log)
    assert (player, direction) == ("bee", "!")
    assert text.startswith("a b  [31mxxx")
    assert len(text) == 3001


def test_a_log_is_added_to_and_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    log = tmp_path / "log"
    log.write_text("before\n")
    monkeypatch.setattr(module, "MAX_LOG", 100)
    for _ in range(2):
        traffic = TrafficLog(log, "bee")
        for _ in range(9):
            traffic.add(7, TrafficKind.SENT, "x" * 20)
    assert log.read_text().startswith("before\n")
    assert 100 <= log.stat().st_size < 200
    assert capsys.readouterr().err == f"warning: the log {log} ends here: it has 100 bytes\n" * 2


def test_a_log_that_fails_stops_no_game(capsys: Captured) -> None:
    traffic = TrafficLog(Path("/dev/full"), "bee")
    for _ in range(3):
        traffic.add(7, TrafficKind.SENT, "x")
    problem = "warning: the log /dev/full ends here: No space left on device\n"
    assert capsys.readouterr().err == problem
    with pytest.raises(FileError, match="cannot write /no/such/log"):
        TrafficLog(Path("/no/such/log"), "bee")


def test_games_at_once_share_a_log(tmp_path: Path, capsys: Captured) -> None:
    log, engine = tmp_path / "log", f"uhp?depth=1&{FOREVER}"
    players = [f"{engine}&name=one:{SKEP_UHP}", f"{engine}&name=two:{SKEP_UHP}"]
    options = ["--games", "2", "--ply-cap", "14", "-j", "2", "--log", str(log)]
    assert run(["match", *players, *options]) == 0
    found = fields(log)
    for player in ("one", "two"):
        assert sum(line == [player, ">", "bestmove depth 1"] for line in found) >= 4
    assert capsys.readouterr().err == ""


def test_a_fault_is_the_exit_status_of_a_match(tmp_path: Path, capsys: Captured) -> None:
    log = tmp_path / "log"
    command = ["match", "skep?nodes=5", fake("complain"), "--games", "2", "--json"]
    assert run([*command, "-j", "1", "--ply-cap", "10", "--log", str(log)]) == 1
    assert json.loads(capsys.readouterr().out)["games"] == 2
    assert sum(line[1:] == ["!", "no newline"] for line in fields(log)) == 2


def test_a_log_of_games_elsewhere_is_refused(tmp_path: Path, capsys: Captured) -> None:
    command = ["match", "skep", f"uhp?depth=1&{FOREVER}:{SKEP_UHP}", "--ray", "10.0.0.1:6379"]
    assert run([*command, "--log", str(tmp_path / "log")]) == 2
    assert "logged on this machine only" in capsys.readouterr().err


def test_a_log_without_uhp_engines_is_refused(tmp_path: Path, capsys: Captured) -> None:
    log = tmp_path / "log"
    assert run(["match", "skep", "skep", "--log", str(log)]) == 2
    assert "nothing to log" in capsys.readouterr().err
    assert not log.exists()


def test_the_log_of_a_check(tmp_path: Path, capsys: Captured) -> None:
    log = tmp_path / "log"
    engine = "sh -c 'echo no license >&2; exit 3'"
    assert run(["uhp-check", engine, "--only", "start.greeting", "--log", str(log)]) == 1
    assert "(stderr: no license)" in capsys.readouterr().out
    assert ["sh", "!", "no license"] in fields(log)
