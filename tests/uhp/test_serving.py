"""``serve``: anybody's bot as a UHP engine, whatever it does."""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path

import pytest

from skep import Board, SettingError, WrongTypeError
from skep.conformance import Conclusion
from skep.conformance.sample_games import STUCK
from skep.engine import Limit
from skep.uhp import EnumOption, IntOption, StringOption, UhpEngine, serve
from skep.uhp.server import server_state
from skep.uhp.server.served_player import ServedPlayer
from skep.uhp.server.streams import answer_stream
from skep.uhp.server.uhp_server import UhpServer
from tests.conformance.checking import results
from tests.documents.blocks import ROOT, blocks
from tests.patience import PATIENCE

from .bots import FailingBot, IntrudingBot, OptionBot, PatientBot, RandomBot, SleepyBot
from .talking import Peer, ask

BOTS = Path(__file__).with_name("bots.py")


def command(bot: type) -> tuple[str, ...]:
    return sys.executable, str(BOTS), bot.__name__


def server(bot: object) -> UhpServer:
    return UhpServer(ServedPlayer(bot))  # type: ignore[arg-type]


@pytest.mark.processes
def test_a_served_bot_conforms_whatever_it_prints() -> None:
    found = results(command(RandomBot), "", games=2)
    assert {
        name for name, result in found.items() if result.conclusion is Conclusion.FAILED
    } == set()
    assert found["extension.perft"].conclusion is Conclusion.PRESENT


@pytest.mark.processes
def test_the_bot_of_the_documentation_conforms(tmp_path: Path) -> None:
    (code,) = (
        block.code for block in blocks(ROOT / "docs" / "uhp.md") if "serve(bot" in block.code
    )
    (tmp_path / "mybot.py").write_text(code)
    found = results([sys.executable, str(tmp_path / "mybot.py")], "start", "options", "bestmove.d")
    assert len(found) > 10
    assert {result.conclusion for result in found.values()} == {Conclusion.PASSED}


@pytest.mark.processes
def test_a_served_bot_has_the_options_that_it_declares() -> None:
    assert {result.conclusion for result in results(command(OptionBot), "options").values()} == {
        Conclusion.PASSED
    }
    with UhpEngine.open(command(OptionBot), patience=PATIENCE) as engine:
        assert engine.id == "Choosy bot 2.5"
        assert list(engine.options) == ["Rules", "MoveSeconds", "Index", "Brave", "Mood", "Motto"]
        moves = Board().legal_moves
        assert engine.best_move(Board(), Limit(depth=1)) == moves[0]
        engine.set_option("Index", 2)
        assert engine.best_move(Board(), Limit(depth=1)) == moves[2]


def test_a_bot_is_not_asked_when_it_has_to_pass() -> None:
    assert ask(server(SleepyBot()), f"newgame {STUCK}", "bestmove") == ["pass"]


def test_what_a_bot_does_wrong_is_an_error_and_the_game_goes_on(
    capsys: pytest.CaptureFixture[str],
) -> None:
    served = server(FailingBot())
    assert ask(served, "newgame", "bestmove") == [
        "err FailingBot.choose raised ZeroDivisionError: no honey left"
    ]
    assert "in choose" in capsys.readouterr().err, "the traceback is for the author"
    assert ask(served, "play wS1", "bestmove") == [
        "err FailingBot chose 'bS1 wS1-'; expected one of board.legal_moves, "
        "or the result of board.parse_move"
    ]
    (reply,) = ask(served, "play bS1 wS1-", "bestmove")
    assert reply.startswith("err FailingBot chose an illegal move: ")
    game = ask(served, "play wA1 -wS1")
    assert ask(served, "bestmove") == ["err FailingBot.choose raised SystemExit('gone')"]
    assert ask(served, "newgame Base;InProgress;White[2];wS1;bS1 wS1-") == [
        "err FailingBot.new_game raised RuntimeError: not that opening"
    ]
    assert ask(served, "play bA1 bS1-")[0].startswith(game[0].replace("Black[2]", "White[3]"))
    assert ask(served, "bestmove")[0][:3] in ("wA2", "wS2", "wQ ", "wB1", "wG1")


@pytest.mark.processes
def test_a_bot_that_can_be_stopped_answers_a_stop() -> None:
    with Peer(command(PatientBot)) as peer:
        peer.reply()
        peer.ask("newgame")
        peer.send(b"bestmove\nstop\n")
        assert peer.reply() == ["wS1"]
        assert peer.reply() == []


def test_a_bot_that_can_be_stopped_answers_the_end_of_input(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(server_state, "GRACE", PATIENCE)
    sink = BytesIO()
    answer_stream(server(PatientBot()), BytesIO(b"newgame\nbestmove\n"), sink)
    assert sink.getvalue().endswith(b"ok\nwS1\nok\n")


@pytest.mark.processes
def test_a_bot_that_never_returns_ends_with_its_input() -> None:
    with Peer(command(SleepyBot)) as peer:
        peer.reply()
        peer.ask("newgame")
        peer.send(b"bestmove\nstop\nbestmove\n")
        peer.end_input()
        assert peer.reply()[0].startswith("err the input has ended")
        assert peer.reply() == []
        assert peer.reply() == ["err SleepyBot is still thinking about an earlier question"]
        assert peer.leave() == (0, "")


@pytest.mark.processes
def test_a_bot_cannot_come_between_the_server_and_its_peer() -> None:
    with Peer(command(IntrudingBot)) as peer:
        peer.reply()
        peer.ask("newgame")
        peer.send(b"bestmove\nvalidmoves\n")
        assert peer.reply() == ["wS1"]
        assert peer.reply() == ["wS1;wB1;wG1;wA1"]
        peer.end_input()
        assert peer.leave() == (0, "deep thoughts\n")


@pytest.mark.parametrize("player", [RandomBot, None, object(), "RandomBot"])
def test_what_cannot_choose_is_refused(player: object) -> None:
    with pytest.raises(WrongTypeError, match="expected"):
        serve(player)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "option",
    [
        IntOption("Index", 9, 0, 3),
        EnumOption("Mood", "sad", ("calm", "wild")),
        StringOption("Motto", "a;b"),
        IntOption("two words", 1, 0, 3),
        IntOption("", 1, 0, 3),
        IntOption("rules", 1, 0, 3),
    ],
)
def test_options_that_nobody_could_set_are_refused(
    option: IntOption | EnumOption | StringOption,
) -> None:
    with pytest.raises(SettingError, match="is not possible: an option has a name of one word"):
        UhpServer(ServedPlayer(RandomBot(), options=[option]))


def test_rules_that_do_not_exist_are_refused() -> None:
    with pytest.raises(SettingError, match="blitz"):
        UhpServer(ServedPlayer(RandomBot()), rules="blitz")
