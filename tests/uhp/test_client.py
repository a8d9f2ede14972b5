"""``UhpEngine``: any engine asked from Python, in step with any board, within bounds."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

import pytest

from skep import (
    Board,
    EngineAnswerError,
    EngineDiedError,
    EngineError,
    EngineFloodError,
    EngineRefusedError,
    EngineStartError,
    EngineTimeoutError,
    GameOverError,
    GameType,
    NotationError,
    SettingError,
    WrongTypeError,
    __version__,
)
from skep.engine import Limit
from skep.uhp import UhpEngine
from skep.uhp.client import process
from skep.uhp.client.traffic import TrafficKind, TrafficLog
from skep.uhp.options import BoolOption, EnumOption, IntOption
from tests.patience import PATIENCE

from .talking import COMMAND

pytestmark = pytest.mark.processes

SCRIPTED = Path(__file__).with_name("scripted_engine.py")
SHALLOW = Limit(depth=1)


def opened(mode: str = "", log: Path | None = None, patience: float = PATIENCE) -> UhpEngine:
    """Skep's engine, or one with the faults of a mode."""
    command = (sys.executable, str(SCRIPTED), mode) if mode else COMMAND
    return UhpEngine.open(command, patience=patience, log=log)


def sent(log: Path) -> list[str]:
    lines = [line.split("\t") for line in log.read_text().splitlines()]
    return [text for *_, kind, text in lines if kind == ">"]


def test_a_game_against_an_engine() -> None:
    board = Board("Base+MLP")
    with opened() as engine:
        assert engine.id == f"Skep {__version__}"
        assert engine.game_types == tuple(GameType)
        while board.ply < 8:
            board.push(engine.best_move(board, SHALLOW))
    with pytest.raises(EngineDiedError, match="not running"):
        engine.best_move(board, SHALLOW)


def test_options_have_types_and_ranges() -> None:
    with opened() as engine:
        threads, rules = engine.options["Threads"], engine.options["Rules"]
        assert isinstance(threads, IntOption)
        assert (threads.value, threads.default, threads.low, threads.high) == (1, 1, 1, 256)
        assert isinstance(rules, EnumOption)
        assert rules.choices == ("rulebook", "tournament", "uhp")
        engine.set_option("Rules", "tournament")
        engine.set_option("ReportSearch", True)
        assert engine.options["Rules"].value == "tournament"
        report = engine.options["ReportSearch"]
        assert isinstance(report, BoolOption)
        assert report.value
        with pytest.raises(EngineRefusedError, match="Threads"):
            engine.set_option("Threads", 0)
        with pytest.raises(EngineRefusedError, match="unknown option"):
            engine.set_option("Honey", 1)
        with pytest.raises(SettingError, match="more than one line"):
            engine.set_option("Rules", "uhp\nexit")
        assert engine.options["Threads"].value == 1


def test_missing_and_unreadable_options() -> None:
    with opened("no-options") as engine:
        assert engine.options == {}
    with opened("odd-options") as engine:
        assert list(engine.options) == ["Threads", "Verbose"]


def test_a_refused_option_ends_what_was_just_started() -> None:
    with pytest.raises(EngineRefusedError, match="unknown option"):
        UhpEngine.open(COMMAND, options={"Honey": 1}, patience=PATIENCE)
    assert not process._running


def test_only_what_is_new_is_sent(tmp_path: Path) -> None:
    log = tmp_path / "log"
    board = Board("Base")
    with opened(log=log) as engine:
        for move in ("wS1", "bS1 wS1-", "wQ -wS1"):
            board.push(move)
        engine.best_move(board, SHALLOW)
        board.push("bQ bS1-")
        engine.best_move(board, SHALLOW)
        engine.best_move(board, SHALLOW)
        board.pop()
        board.pop()
        board.push("wA1 -wS1")
        engine.best_move(board, SHALLOW)
        engine.best_move(Board("Base+M"), SHALLOW)
    assert [line for line in sent(log) if not line.startswith("bestmove")] == [
        "newgame Base;InProgress;Black[2];wS1;bS1 wS1-;wQ -wS1",
        "play bQ bS1-",
        "undo 2",
        "play wA1 -wS1",
        "newgame Base+M",
        "exit",
    ]


def test_an_engine_that_refuses_a_step_gets_the_whole_game(tmp_path: Path) -> None:
    log = tmp_path / "log"
    board = Board("Base")
    with opened("refuses-moves", log) as engine:
        engine.new_game(board)
        board.push("wS1")
        assert engine.best_move(board, SHALLOW) in board.legal_moves
    assert sent(log)[:3] == ["newgame Base", "play wS1", f"newgame {board.game_string}"]


def test_a_time_limit_in_the_form_that_the_engine_takes(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with opened(log=log) as engine:
        engine.best_move(Board(), Limit(seconds=0.05))
        engine.best_move(Board(), Limit(clock=1, increment=0.5))
    assert sent(log)[-3:-1] == ["bestmove seconds 0.05", "bestmove clock 1 0.5"]
    with opened("whole-seconds", log) as engine:
        engine.best_move(Board(), Limit(seconds=1))
        with pytest.raises(SettingError, match="hh:mm:ss"):
            engine.best_move(Board(), Limit(seconds=0.5))
        engine.best_move(Board(), SHALLOW)
    assert "bestmove time 00:00:01" in sent(log)


def test_an_analysis_as_a_stream() -> None:
    with opened() as engine:
        board = Board("Base")
        found = list(engine.analyses(board, Limit(depth=4), lines=2))
        assert [[line.depth for line in lines] for lines in found] == [[n, n] for n in range(1, 5)]
        assert {line.actions[0] for line in found[-1]} <= set(board.legal_moves)
        assert len(found[-1][0].actions) == 4
        best, *_ = engine.analyse(board, Limit(depth=2))
        assert best.depth == 2


def test_leaving_a_stream_stops_the_search() -> None:
    with opened() as engine:
        for lines in engine.analyses(Board("Base+MLP"), Limit.endless()):
            if lines[0].depth == 3:
                break
        assert engine.best_move(Board(), SHALLOW) in Board().legal_moves


def test_a_question_during_a_stream_ends_it() -> None:
    board = Board.from_game_string("Base;InProgress;Black[1];wS1")
    with opened() as engine:
        stream = engine.analyses(Board(), Limit.endless())
        next(stream)
        assert engine.best_move(board, SHALLOW) in board.legal_moves
        assert list(stream) == []


def test_a_stream_that_outlives_its_engine_is_over() -> None:
    with opened() as engine:
        stream = engine.analyses(Board(), Limit.endless())
        next(stream)
    stream.close()


def test_a_stream_that_is_closed_while_its_engine_ends_says_no_more(tmp_path: Path) -> None:
    """Another thread may be closing the engine's pipes."""
    log = tmp_path / "log"
    with opened(log=log) as engine:
        stream = engine.analyses(Board(), Limit.endless())
        next(stream)
        engine.give_up()
        stream.close()
    assert sent(log)[-2:] == ["bestmove infinite", "exit"]


def test_what_a_signal_handler_raises_ends_the_engine() -> None:
    """Otherwise the answer that comes late would be taken for the next one."""

    def raise_error(*_: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, raise_error)
    try:
        with opened("hangs") as engine:
            engine.new_game(Board())
            signal.setitimer(signal.ITIMER_REAL, 0.05)
            with pytest.raises(TimeoutError):
                engine.best_move(Board(), SHALLOW)
            with pytest.raises(EngineDiedError, match="not running any more"):
                engine.best_move(Board(), SHALLOW)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def test_an_engine_that_does_not_know_stop_ends_at_its_limit() -> None:
    with opened("ignores-stop") as engine:
        stream = engine.analyses(Board(), Limit(depth=2))
        next(stream)
        stream.close()
        assert engine.best_move(Board(), SHALLOW) in Board().legal_moves


def test_an_engine_that_reports_nothing_cannot_analyse() -> None:
    with opened("no-options") as engine:
        with pytest.raises(SettingError, match="does not report its search"):
            engine.analyse(Board(), SHALLOW)
        assert engine.best_move(Board(), SHALLOW) in Board().legal_moves


@pytest.mark.parametrize(
    ("mode", "kind", "message"),
    [
        ("dies", EngineDiedError, "the engine ended with status 3; stderr: out of honey"),
        ("floods", EngineFloodError, "a reply of over"),
        ("babbles", EngineAnswerError, "queen"),
        ("cheats", EngineAnswerError, r"Skep .* chose an illegal move: It is White's turn"),
    ],
)
@pytest.mark.usefixtures("patient_with_the_dying")
def test_what_an_engine_does_wrong(mode: str, kind: type[EngineError], message: str) -> None:
    with opened(mode) as engine, pytest.raises(kind, match=message):
        engine.best_move(Board(), SHALLOW)


def test_an_engine_that_hangs_is_ended() -> None:
    with opened("hangs") as engine:
        engine.new_game(Board())
        engine._patience = 0.1
        with pytest.raises(EngineTimeoutError, match="no answer in time"):
            engine.best_move(Board(), SHALLOW)
        with pytest.raises(EngineDiedError, match="not running any more"):
            engine.new_game(Board())
    assert not process._running


def test_a_stream_of_nonsense_ends_in_time() -> None:
    with opened("floods") as engine:
        engine.new_game(Board())
        engine._patience = 0.1
        with pytest.raises(EngineTimeoutError):
            list(engine.analyses(Board(), SHALLOW))


def test_an_engine_that_cannot_be_started() -> None:
    with pytest.raises(EngineStartError, match="/no/such/engine: No such file"):
        UhpEngine.open("/no/such/engine uhp")
    with pytest.raises(EngineStartError, match="status 4; stderr: no license"):
        UhpEngine.open("sh -c 'echo no license >&2; exit 4'", patience=PATIENCE)
    with pytest.raises(NotationError, match="no command"):
        UhpEngine.open(" ")
    with pytest.raises(NotationError, match="No closing quotation"):
        UhpEngine.open("engine 'x")
    with pytest.raises(WrongTypeError, match="expected a command"):
        UhpEngine.open(7)  # type: ignore[arg-type]
    with pytest.raises(WrongTypeError, match="expected options by name"):
        UhpEngine.open("engine", options=["Threads"])  # type: ignore[arg-type]
    with pytest.raises(WrongTypeError, match="expected the file of the log"):
        UhpEngine.open("engine", log=5)  # type: ignore[arg-type]


def test_the_log_of_an_engine_that_does_not_start_is_closed(tmp_path: Path) -> None:
    before = len(list(Path("/dev/fd").iterdir()))
    with pytest.raises(EngineStartError):
        UhpEngine.open("/no/such/engine", log=tmp_path / "log")
    assert len(list(Path("/dev/fd").iterdir())) == before


def test_the_name_of_an_engine_stays_in_its_field_of_the_log(tmp_path: Path) -> None:
    TrafficLog(tmp_path / "log", "\udcff\t\n").add(1, TrafficKind.SENT, "info")
    (line,) = (tmp_path / "log").read_text().splitlines()
    assert line.split("\t")[1:] == ["1", "   ", ">", "info"]


def test_bad_questions_leave_the_engine_as_it_was() -> None:
    board = Board()
    board.resign()
    with opened() as engine:
        with pytest.raises(GameOverError):
            engine.best_move(board, SHALLOW)
        with pytest.raises(SettingError, match="one limit"):
            engine.best_move(Board(), Limit(seconds=1, depth=2))
        with pytest.raises(WrongTypeError, match="expected a Limit"):
            engine.best_move(Board(), 3)  # type: ignore[arg-type]
        with pytest.raises(WrongTypeError, match="expected a Board"):
            engine.best_move("Base", SHALLOW)  # type: ignore[arg-type]
        assert engine.best_move(Board(), SHALLOW) in Board().legal_moves
