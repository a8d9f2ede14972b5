"""``Ponder``: thinking on the opponent's time, without getting in the way."""

from __future__ import annotations

import pytest

from skep.uhp.server.served_skep import ServedSkep
from skep.uhp.server.uhp_server import UhpServer
from tests.engine.searching import boards_before_a_win

from .talking import ask, skep_server, started_peer


def is_pondering(session: UhpServer) -> bool:
    engine = session._state.engine
    assert isinstance(engine, ServedSkep)
    return engine._pondering is not None


@pytest.fixture
def session() -> UhpServer:
    session = skep_server()
    ask(session, "options set Ponder True", "newgame Base+MLP")
    return session


def play_advice(session: UhpServer) -> str:
    (move,) = ask(session, "bestmove depth 2")
    assert not is_pondering(session)
    ask(session, f"play {move}")
    return move


def test_it_ponders_once_its_move_was_played_until_the_opponent_moves(session: UhpServer) -> None:
    play_advice(session)
    assert is_pondering(session)
    (moves,) = ask(session, "validmoves")
    assert is_pondering(session), "the opponent is still thinking"
    ask(session, f"play {moves.split(';')[0]}")
    assert not is_pondering(session)
    session.close()


@pytest.mark.parametrize(
    "line", ["undo", "newgame", "bestmove depth 1", "options set Ponder False"]
)
def test_it_stops_pondering(session: UhpServer, line: str) -> None:
    play_advice(session)
    ask(session, line)
    assert not is_pondering(session)


def test_it_does_not_ponder_unless_that_is_wanted(session: UhpServer) -> None:
    ask(session, "options set Ponder False")
    play_advice(session)
    assert not is_pondering(session)


def test_it_does_not_ponder_after_another_move(session: UhpServer) -> None:
    (moves,) = ask(session, "validmoves")
    (move,) = ask(session, "bestmove depth 1")
    ask(session, f"play {next(other for other in moves.split(';') if other != move)}")
    assert not is_pondering(session)


def test_there_is_nothing_to_ponder_when_the_game_is_over(session: UhpServer) -> None:
    (board,) = boards_before_a_win(1, plies=1)
    ask(session, f"newgame {board.game_string}")
    play_advice(session)
    assert ask(session, "bestmove")[0].startswith("err the game is over")
    assert not is_pondering(session)


def test_a_blank_line_does_not_disturb(session: UhpServer) -> None:
    play_advice(session)
    assert list(session.reply(" ")) == []
    assert is_pondering(session)
    session.close()
    assert not is_pondering(session)


@pytest.mark.parametrize("end", [b"exit\n", b""], ids=["exit", "end of input"])
def test_a_pondering_engine_answers_and_leaves_at_once(end: bytes) -> None:
    with started_peer() as peer:
        peer.ask("options set Ponder True")
        peer.ask("newgame Base+MLP")
        (move,) = peer.ask("bestmove seconds 0.05")
        peer.ask(f"play {move}")
        for _ in range(50):
            assert peer.ask("info")[0].startswith("id Skep")
        peer.send(end)
        peer.end_input()
        assert peer.leave() == (0, "")
