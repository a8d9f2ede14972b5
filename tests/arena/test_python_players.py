"""Python objects as players: in this process, in others, and from the command line."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from skep import Board, Color, NotationError, SettingError, WrongTypeError
from skep.arena import PlayerSpec, as_player_spec, match, parse_player
from skep.arena.fixture import Fixture
from skep.arena.match_job import MatchJob
from skep.arena.readiness import get_ready, make_contestant
from skep.arena.records import GameId
from skep.cli.app import run
from skep.engine import Limit
from skep.jobs import LocalPool, Worker
from skep.pieces import GameType
from tests.arena.playing import OPENING, play
from tests.patience import wait_until

from .python_players import FirstMove, Locked, Wrong

SKEP = parse_player("skep?nodes=50")
LIMIT = Limit(nodes=1)
HERE = "tests.arena.python_players"


def test_what_says_who_plays() -> None:
    assert as_player_spec(SKEP) is SKEP
    assert as_player_spec("skep?nodes=50") == SKEP
    spec = as_player_spec(Wrong("bee"), LIMIT)
    assert (spec.name, spec.limit) == ("bee", LIMIT)
    assert as_player_spec(FirstMove, LIMIT).name == "FirstMove"
    assert as_player_spec(FirstMove(), LIMIT) == as_player_spec(FirstMove(), LIMIT)
    assert hash(spec) == hash(as_player_spec(Wrong("bee"), LIMIT))


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (f"python:{HERE}:FirstMove", "FirstMove"),
        (f"python?seconds=2&name=bee:{HERE}:FirstMove", "bee"),
        (f"python:{HERE}:make_first_move", "make_first_move"),
    ],
)
def test_a_spec_string_names_a_class_or_a_function(text: str, name: str) -> None:
    spec = parse_player(text, LIMIT)
    assert spec.name == name
    assert spec.python is not None
    assert isinstance(spec.python.make(), FirstMove)
    assert get_ready(spec, list(GameType)).identity == f"{HERE}:{text.rpartition(':')[2]}"


@pytest.mark.parametrize(
    ("text", "error", "message"),
    [
        ("python", NotationError, "expected MODULE:NAME"),
        ("python:mybot", NotationError, "expected MODULE:NAME"),
        ("python:no_such_bot:Bot", SettingError, "No module named 'no_such_bot'"),
        (f"python:{HERE}:Nobody", SettingError, "has no attribute 'Nobody'"),
        (f"python?table=3:{HERE}:FirstMove", SettingError, "unknown setting 'table'"),
        (f"python?name=%22:{HERE}:FirstMove", SettingError, "no quotes"),
    ],
)
def test_a_spec_that_cannot_be_used(text: str, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        parse_player(text, LIMIT)


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("raise ZeroDivisionError('no honey')", "ZeroDivisionError: no honey"),
        ("raise SystemExit(3)", "SystemExit: 3"),
        ("syntax error", "SyntaxError"),
    ],
)
def test_a_module_that_cannot_be_imported(
    source: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_bot.py").write_text(source)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    with pytest.raises(SettingError, match=f"'broken_bot:Bot' cannot be imported: {message}"):
        parse_player("python:broken_bot:Bot", LIMIT)


@pytest.mark.parametrize("name", ["not_a_player", "Wrong"])
def test_what_makes_no_player_is_reported_before_the_match(name: str) -> None:
    spec = parse_player(f"python:{HERE}:{name}", LIMIT)
    with pytest.raises(SettingError, match=f"{name} cannot be made here: TypeError"):
        get_ready(spec, [GameType("Base")])


def test_what_is_not_a_player() -> None:
    for value in (7, None, object(), Board()):
        with pytest.raises(WrongTypeError, match="expected a spec"):
            as_player_spec(value, LIMIT)  # type: ignore[arg-type]
    with pytest.raises(SettingError, match="needs a limit"):
        as_player_spec(FirstMove())
    with pytest.raises(SettingError, match=r"cannot be sent to the processes that play: .*lock"):
        as_player_spec(Locked(), LIMIT)
    with pytest.raises(SettingError, match="no quotes"):
        as_player_spec(Wrong('"bee"'), LIMIT)


def test_a_game_of_a_python_player(capsys: pytest.CaptureFixture[str]) -> None:
    record = play(as_player_spec(FirstMove(), LIMIT), SKEP, ply_cap=12)
    assert record.loser_at_fault is None
    assert (record.white_side.moves, record.white_side.nodes) == (5, None)
    captured = capsys.readouterr()
    assert (captured.out, captured.err) == ("", "first\n" * 5)


@pytest.mark.parametrize(
    ("name", "reason", "detail"),
    [
        ("raise", "error", "raise.choose raised ZeroDivisionError: no  [31mhoney"),
        ("text", "garbage", "text chose 'wA1 -wS1'; expected one of board.legal_moves"),
        ("cheat", "illegal-move", "It is White's turn"),
        ("late", "timeout", "allowed 0.251 s"),
        ("mute", "error", "mute.choose raised MuteError"),
        ("hide", "garbage", "hide chose an object of the class Hidden"),
        ("refuse", "start", "refuse.new_game raised RuntimeError: not today"),
    ],
)
def test_a_python_player_that_does_wrong_loses_the_game(
    name: str, reason: str, detail: str
) -> None:
    limit = Limit(seconds=0.001) if reason == "timeout" else LIMIT
    record = play(as_player_spec(Wrong(name), limit), SKEP)
    assert (record.result, record.reason) == ("BlackWins", reason)
    assert detail in record.detail
    assert record.detail.isprintable()


def test_after_a_fault_the_player_is_made_again() -> None:
    contestant = make_contestant(as_player_spec(FirstMove(), LIMIT))
    contestant.start_game(Board())
    contestant.close()
    contestant.start_game(Board())
    assert contestant.choose(Board()).action == Board().legal_moves[0]


def test_a_player_that_refuses_to_start_is_reported_before_the_match() -> None:
    with pytest.raises(SettingError, match=r"refuse cannot play \(start\): .*not today"):
        get_ready(as_player_spec(Wrong("refuse"), LIMIT), [GameType("Base")])


def test_the_file_of_results_knows_where_a_player_comes_from() -> None:
    spec = as_player_spec(FirstMove(), LIMIT)
    assert spec.described()["python"] == f"{HERE}:FirstMove"
    assert "python" not in SKEP.described()
    json.dumps(spec.described())
    assert isinstance(replace(spec, name="x"), PlayerSpec)


@pytest.mark.processes
def test_a_match_of_python_objects_in_other_processes() -> None:
    result = match(
        FirstMove(),
        Wrong("die"),
        games=2,
        game_types=["Base"],
        ply_cap=20,
        limit=LIMIT,
        pool=LocalPool(1),
    )
    assert {record.reason for record in result.records} == {"died"}
    assert {record.loser_at_fault for record in result.records} == {"die"}


@pytest.mark.processes
@pytest.mark.parametrize("name", ["linger", "hatch"])
def test_a_player_that_never_gets_ready_loses(name: str) -> None:
    """Otherwise the match would wait for it for ever."""
    players = (as_player_spec(FirstMove(), LIMIT), as_player_spec(Wrong(name), LIMIT))
    worker = Worker(MatchJob(Fixture(players, [OPENING], 20)), GameId(0, "FirstMove", name))
    wait_until(
        lambda: worker.look() is None and worker._deadline.culprit == Color.BLACK.value,
        "the second player gets ready",
    )
    worker._deadline.set(Color.BLACK.value, -1)
    record = worker.look()
    assert record is not None
    assert (record.reason, record.loser_at_fault) == ("timeout", name)


@pytest.mark.processes
def test_a_match_from_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    source = Path(__file__).with_name("python_players.py").read_text()
    (tmp_path / "mybot_of_a_test.py").write_text(source)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    command = ["match", "python:mybot_of_a_test:FirstMove", "skep?nodes=5", "--games", "2"]
    assert run([*command, "-j", "1", "--ply-cap", "14", "--json"]) == 0
    sys.modules.pop("mybot_of_a_test")
    assert json.loads(capfd.readouterr().out)["games"] == 2
