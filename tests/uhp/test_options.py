"""The options: how they are written, and what each does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from skep.engine import Engine, Limit
from skep.errors import SettingError
from skep.uhp.server.served_engine import Thought
from skep.uhp.server.server_state import ServerState
from skep.uhp.server.uhp_server import UhpServer

from .talking import ask, skep_server

DEFAULTS = [
    "Rules;enum;uhp;uhp;rulebook;tournament;uhp",
    "MoveSeconds;double;5;5;0.001;86400",
    "TableSizeMB;int;16;16;1;1024",
    "Threads;int;1;1;1;256",
    "ReportSearch;bool;False;False",
    "Lines;int;1;1;1;100",
    "Level;int;10;10;1;10",
    "Ponder;bool;False;False",
]


@pytest.fixture
def session() -> UhpServer:
    return skep_server()


def test_all_options(session: UhpServer) -> None:
    assert ask(session, "options") == DEFAULTS


@pytest.mark.parametrize("line", DEFAULTS)
def test_one_option_by_its_name_in_any_letter_case(session: UhpServer, line: str) -> None:
    name = line.partition(";")[0]
    assert ask(session, f"options get {name}") == [line]
    assert ask(session, f"OPTIONS GET {name.upper()}") == [line]


def test_every_option_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "uhp.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (\w+) \| `?(\w+)`? \|", page, re.MULTILINE)
    assert rows == [tuple(line.split(";")[:2] + line.split(";")[3:4]) for line in DEFAULTS]


def test_setting_shows_the_new_value(session: UhpServer) -> None:
    assert ask(session, "options set moveseconds 2.50") == ["MoveSeconds;double;2.5;5;0.001;86400"]
    assert ask(session, "options set TableSizeMB 2") == ["TableSizeMB;int;2;16;1;1024"]
    assert ask(session, "options set ReportSearch TRUE") == ["ReportSearch;bool;True;False"]
    assert ask(session, "options set Rules Tournament") == [
        "Rules;enum;tournament;uhp;rulebook;tournament;uhp"
    ]
    assert [line.split(";")[2] for line in ask(session, "options")] == [
        "tournament",
        "2.5",
        "2",
        "1",
        "True",
        "1",
        "10",
        "False",
    ]


def test_rules_apply_from_the_next_newgame_on(session: UhpServer) -> None:
    ask(session, "newgame", "options set Rules rulebook")
    assert ask(session, "validmoves") == ["wS1;wB1;wG1;wA1"]
    assert ask(session, "newgame", "validmoves") == ["wQ;wS1;wB1;wG1;wA1"]


def test_tournament_rules_end_a_game_by_repetition(session: UhpServer) -> None:
    ask(session, "options set Rules tournament", "newgame", "play wS1", "play bS1 wS1-")
    ask(session, "play wQ -wS1", "play bQ bS1-")
    for _ in range(2):
        reply = ask(session, r"play wQ \wS1", "play bQ bS1/", "play wQ -wS1", "play bQ bS1-")
    assert reply[0].startswith("Base;Draw;")


def test_move_seconds_limit_a_bare_bestmove(
    session: UhpServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits: list[Limit] = []
    search = ServerState.search

    def noted(state: ServerState, limit: Limit) -> Iterator[Thought]:
        limits.append(limit)
        return search(state, Limit(depth=1))

    monkeypatch.setattr(ServerState, "search", noted)
    ask(session, "newgame Base+MLP", "options set MoveSeconds 0.25", "bestmove")
    (limit,) = limits
    assert 0.2 < limit.hard_seconds <= 0.25


def test_a_table_that_does_not_fit_in_memory_keeps_the_old_one(
    session: UhpServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    class NoEngine(Engine):
        def __init__(self, megabytes: int, _threads: int, _network: str) -> None:
            raise SettingError(f"not enough memory for a table of {megabytes} MB")

    monkeypatch.setattr("skep.uhp.server.served_skep.Engine", NoEngine)
    assert ask(session, "options set TableSizeMB 1000") == [
        "err not enough memory for a table of 1000 MB"
    ]
    assert ask(session, "options get TableSizeMB") == ["TableSizeMB;int;16;16;1;1024"]
    assert ask(session, "newgame", "bestmove depth 2")[0] in "wS1;wB1;wG1;wA1"


@pytest.mark.parametrize("option", ["Threads 2", "TableSizeMB 2"])
def test_a_changed_engine_plays_on(session: UhpServer, option: str) -> None:
    (moves,) = ask(session, "newgame Base+MLP", f"options set {option}", "validmoves")
    assert ask(session, "bestmove nodes 5000")[0] in moves.split(";")
    assert ask(session, "bestmove seconds 0.05")[0] in moves.split(";")


def test_threads_and_table_are_kept_when_the_other_changes(
    session: UhpServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[int, int]] = []

    class NotedEngine(Engine):
        def __init__(self, megabytes: int, threads: int, network: str) -> None:
            made.append((megabytes, threads))
            super().__init__(megabytes, threads, network)

    monkeypatch.setattr("skep.uhp.server.served_skep.Engine", NotedEngine)
    ask(session, "options set Threads 2", "options set TableSizeMB 4", "options set Threads 1")
    assert made == [(16, 2), (4, 2), (4, 1)]
