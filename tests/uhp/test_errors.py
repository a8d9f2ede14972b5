"""Every kind of error: its message, and that the game is unchanged."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from skep.uhp.server.commands import COMMANDS, UhpCommand
from skep.uhp.server.server_state import ServerState
from skep.uhp.server.uhp_server import UhpServer
from tests.board.games import SURROUNDED

from .talking import ask, skep_server

GAME = "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"


@pytest.fixture
def session() -> UhpServer:
    session = skep_server()
    assert ask(session, f"newgame {GAME}") == [GAME]
    return session


def current_game(session: UhpServer) -> str:
    game = session._state.board
    assert game is not None
    return game.game_string


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("play wA1 bQ-", "A new piece must not touch the opponent's"),
        ("play wQ bQ-", "invalidmove"),
        ("play bA1 bQ-", "invalidmove"),
        ("play wA2 -wQ", "wA1"),
        ("play wM -wQ", "Base"),
        ("play wS1 -wQ", "invalidmove"),
        ("pass", "pass"),
        ("play pass", "pass"),
        ("play", "empty move"),
        ("play wX1 -wQ", "unknown piece 'wX1' at column 1"),
        ("play wA1", "wA1 goes nowhere"),
        ("play wA1 wA2-", "wA2 is not on the board at column 5"),
        ("play wA1 ?wQ", "unknown reference '?wQ' at column 5"),
        ("play wA1 -wQ -wQ", "unexpected '-wQ' at column 9"),
        ("play \x00\x1b[2J\u2028", "unknown piece"),
        ("play " + "w" * 100_000, "unknown piece"),
    ],
)
def test_invalid_moves(session: UhpServer, line: str, message: str) -> None:
    (reply,) = ask(session, line)
    assert reply.startswith("invalidmove ")
    assert message in reply
    assert reply.isprintable()
    assert len(reply) < 300
    assert current_game(session) == GAME


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("frobnicate", "unknown command 'frobnicate'; expected one of info, newgame"),
        ("validmoves please", "unexpected 'please'; expected nothing after validmoves"),
        ("info 1", "expected nothing after info"),
        ("pass now", "expected nothing after pass"),
        ("exit now", "expected nothing after exit"),
        ("newgame Chess", "unknown game type 'Chess' at column 1"),
        ("newgame Base+LM", "unknown game type"),
        ("newgame Base;Odd;White[1]", "unknown game state 'Odd' at column 6"),
        ("newgame Base;InProgress", "unknown turn"),
        ("newgame Base;InProgress;Red[1]", "unknown turn 'Red[1]' at column 17"),
        ("newgame Base;InProgress;White[1];;", "empty move"),
        ("newgame Base;InProgress;White[1];wS1;bS9 wS1-", "unknown piece 'bS9' at column 30"),
        ("newgame Base;InProgress;White[1];wQ", "move 1 (wQ), column 26"),
        (f"newgame {SURROUNDED};wA1 wQ-", "move 11"),
        ("undo 0", "the number of moves to undo is '0'; expected a whole number from 1 to 4"),
        ("undo 5", "from 1 to 4"),
        ("undo -1", "from 1 to 4"),
        ("undo one", "from 1 to 4"),
        ("undo 1 1", "from 1 to 4"),
        ("undo ٣", "from 1 to 4"),
        ("undo " + "9" * 10_000, "from 1 to 4"),
        ("bestmove soon", "unknown limit 'soon'; expected time hh:mm:ss"),
        ("bestmove depth", "unknown limit"),
        ("bestmove depth 1 2", "unknown limit"),
        ("bestmove depth 0", "depth is '0'; expected a whole number from 1 to 64"),
        ("bestmove depth -3", "from 1 to 64"),
        ("bestmove depth 65", "from 1 to 64"),
        ("bestmove depth 1.5", "from 1 to 64"),
        ("bestmove nodes", "unknown limit"),
        ("bestmove nodes 0", "nodes is '0'; expected a whole number from 1 to 1000000000000000"),
        ("bestmove nodes 1e6", "nodes is '1e6'"),
        ("bestmove clock", "unknown limit"),
        ("bestmove clock 0", "clock is '0'; expected a number from 0.001 to 86400"),
        ("bestmove clock nan", "from 0.001 to 86400"),
        ("bestmove clock 60 -1", "increment is '-1'; expected a number from 0 to 86400"),
        ("bestmove clock 60 1 1", "unknown limit"),
        ("bestmove infinite 1", "unknown limit"),
        ("bestmove time 00:00:00", "time is '00:00:00'; expected hh:mm:ss"),
        ("bestmove time 24:00:01", "at most 24:00:00"),
        ("bestmove time 00:60:00", "expected hh:mm:ss"),
        ("bestmove time -00:00:01", "expected hh:mm:ss"),
        ("bestmove time 5", "expected hh:mm:ss"),
        ("bestmove seconds 0", "seconds is '0'; expected a number from 0.001 to 86400"),
        ("bestmove seconds -1", "from 0.001 to 86400"),
        ("bestmove seconds inf", "from 0.001 to 86400"),
        ("bestmove seconds nan", "from 0.001 to 86400"),
        ("bestmove seconds 1e3", "from 0.001 to 86400"),
        ("stop now", "unexpected 'now'; expected nothing after stop"),
        ("perft", "the depth is ''; expected a whole number from 0 to 50"),
        ("perft -1", "from 0 to 50"),
        ("perft 51", "from 0 to 50"),
        ("perft deep", "from 0 to 50"),
        ("help me", "unknown command 'me'"),
        ("options get", "unexpected 'get'"),
        ("options set", "unexpected 'set'"),
        ("options set Rules", "unexpected 'set Rules'"),
        ("options list", "unexpected 'list'"),
        ("options get Color", "unknown option 'Color'; expected one of Rules"),
        ("options set Color red", "unknown option 'Color'"),
        ("options set Rules chess", "Rules is 'chess'; expected one of rulebook, tournament, uhp"),
        ("options set TableSizeMB 0", "expected a whole number from 1 to 1024"),
        ("options set TableSizeMB 1025", "expected a whole number from 1 to 1024"),
        ("options set TableSizeMB lots", "expected a whole number from 1 to 1024"),
        ("options set MoveSeconds 0", "expected a number from 0.001 to 86400"),
        ("options set Threads 0", "Threads is '0'; expected a whole number from 1 to 256"),
        ("options set Lines 101", "Lines is '101'; expected a whole number from 1 to 100"),
        ("options set ReportSearch maybe", "expected True or False"),
        ("options set Ponder 1", "expected True or False"),
        ("\x00", "unknown command '\\x00'"),
        ("\ufffd\ufffd\ufffd", "unknown command"),
        ("new\x00game", "unknown command 'new\\x00game'"),
        ("newgame\u2028Base\u2028x", "unknown game type"),
        ("x" * 1_000_000, "unknown command 'xxxxxxxxxxxxxxxxxxxx'"),
    ],
)
def test_other_errors(session: UhpServer, line: str, message: str) -> None:
    options = ask(session, "options")
    (reply,) = ask(session, line)
    assert reply.startswith("err ")
    assert message in reply
    assert reply.isprintable()
    assert len(reply) < 300
    assert current_game(session) == GAME
    assert ask(session, "options") == options
    assert not session.finished


@pytest.mark.parametrize(
    "line", ["play wS1", "pass", "validmoves", "bestmove depth 1", "undo", "perft 1"]
)
def test_without_a_game(line: str) -> None:
    (reply,) = ask(skep_server(), line)
    assert reply == "err there is no game yet: start one with newgame"


@pytest.mark.parametrize(
    "line", ["play wA1 wQ-", "play nonsense", "pass", "validmoves", "bestmove depth 1", "bestmove"]
)
def test_after_the_end(session: UhpServer, line: str) -> None:
    ask(session, f"newgame {SURROUNDED}")
    (reply,) = ask(session, line)
    assert reply.startswith("err the game is over (WhiteWins): take moves back with undo")
    assert current_game(session) == SURROUNDED


def test_undo_at_the_start(session: UhpServer) -> None:
    (reply,) = ask(session, "newgame", "undo")
    assert reply == "err nothing has been played: there is nothing to take back"


def test_a_line_too_long_to_be_read(session: UhpServer) -> None:
    reply, ok = session.reply(None)
    assert reply == "err the line is too long; expected at most 1048576 bytes"
    assert ok == "ok"


def test_a_fault_of_ours_does_not_end_the_session(
    session: UhpServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_down(_state: ServerState, _text: str) -> Iterator[str]:
        yield "half a reply"
        raise RuntimeError("two\nlines")

    monkeypatch.setitem(COMMANDS, "info", UhpCommand(break_down, "", ""))
    reply = ask(session, "info")
    assert reply == ["half a reply", r"err internal error: RuntimeError('two\nlines')"]
    assert ask(session, "undo")[0].startswith("Base;InProgress;Black[2];")
