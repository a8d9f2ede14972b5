"""``stop``: works while the engine thinks, and ends the search that was requested before."""

from __future__ import annotations

from threading import Timer
from time import monotonic

import pytest

from .talking import ask, skep_server, started_peer

pytestmark = pytest.mark.processes

FIRST_MOVES = {"wS1", "wB1", "wG1", "wA1", "wM", "wL", "wP"}


@pytest.mark.parametrize("limit", ["infinite", "time 10:00:00", "depth 64", "nodes 1000000000000"])
def test_stop_makes_bestmove_answer(limit: str) -> None:
    with started_peer() as peer:
        peer.ask("newgame Base+MLP")
        peer.ask("options set ReportSearch True")
        peer.send(f"bestmove {limit}\n".encode())
        peer.line()  # now it thinks
        peer.send(b" Stop\r\n")
        move = peer.reply()[-1]
        assert move in FIRST_MOVES
        assert peer.reply() == [], "stop has its own ok, after bestmove's"
        assert peer.ask(f"play {move}")[0].endswith(f";{move}")


def test_stop_works_however_early_it_comes() -> None:
    with started_peer() as peer:
        for _ in range(50):
            peer.send(b"newgame Base+MLP\nbestmove infinite\nstop\n")
            assert peer.reply() == ["Base+MLP;NotStarted;White[1]"]
            (move,) = peer.reply()
            assert move in FIRST_MOVES
            assert peer.reply() == []


def test_a_stop_ends_all_searches_before_it_and_none_after_it() -> None:
    with started_peer() as peer:
        peer.ask("newgame Base+MLP")
        peer.ask("options set ReportSearch True")
        peer.send(b"bestmove infinite\nbestmove infinite\nstop\nbestmove depth 4\n")
        assert peer.reply()[-1] in FIRST_MOVES
        assert peer.reply()[-1] in FIRST_MOVES
        assert peer.reply() == []
        *_, report, _ = peer.reply()
        assert report.split(";")[1] == "4"


def test_stop_with_arguments_stops_nothing() -> None:
    with started_peer() as peer:
        peer.ask("newgame Base+MLP")
        start = monotonic()
        peer.send(b"bestmove seconds 0.3\nstop now\n")
        peer.reply()
        assert monotonic() - start > 0.2
        assert peer.reply() == ["err unexpected 'now'; expected nothing after stop"]


def test_findings_are_reported_before_the_search_ends() -> None:
    with started_peer() as peer:
        peer.ask("newgame Base+MLP")
        peer.ask("options set ReportSearch True")
        peer.send(b"bestmove infinite\n")
        for depth in ("1", "2", "3", "4"):
            report = peer.line()
            assert report.split(";")[1] == depth
        peer.send(b"stop\n")
        *reports, move = peer.reply()
        assert [report, *reports][-1].split(";")[0] == move


def test_the_end_of_input_ends_an_infinite_search() -> None:
    with started_peer() as peer:
        peer.ask("newgame Base+MLP")
        peer.send(b"bestmove infinite\n")
        peer.end_input()
        assert peer.reply()[0] in FIRST_MOVES
        assert peer.leave() == (0, "")


def test_a_session_takes_stops_from_another_thread() -> None:
    session = skep_server()
    ask(session, "newgame Base+MLP")
    Timer(0.05, session.note, ["stop"]).start()
    assert ask(session, "bestmove infinite")[0] in FIRST_MOVES
    assert ask(session, "stop") == []
    start = monotonic()
    ask(session, "bestmove seconds 0.2")
    assert monotonic() - start > 0.1, "an answered stop is over"
