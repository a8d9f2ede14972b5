"""The records of the arena as games."""

from __future__ import annotations

import json
from typing import Any

import pytest

from skep import PRESETS, Color, Outcome, Reason
from skep.arena.records import GameRecord, SideRecord
from skep.formats import GameRead, arena_records
from skep.game import Game
from tests.board.games import SURROUNDED

SIDE = SideRecord(1, 0.5, 0.5, None, None)
GAME = "Base;InProgress;White[2];wS1;bS1 wS1-"


def record(game: str, result: str, reason: str, detail: str = "") -> dict[str, Any]:
    plies = game.count(";") - 2
    values = (4, "Ada", "Bo", result, reason, detail, 2, plies, 1.0, SIDE, SIDE, game)
    return GameRecord(*values).to_json()


def read(*values: object, rules: str | None = None) -> list[GameRead]:
    lines = [it if isinstance(it, str) else json.dumps(it) for it in values]
    assert arena_records.looks_like(lines[0])
    return list(arena_records.read(iter(enumerate(lines, start=1)), "a file", rules))


def game_of(*values: object) -> Game:
    [found] = read(*values)
    assert found.game is not None, found.fault
    assert found.repairs == ()
    return found.game


def test_players_opening_and_reason_are_headers() -> None:
    game = game_of(record(SURROUNDED, "WhiteWins", "surrounded"))
    assert game.headers == {
        "White": "Ada",
        "Black": "Bo",
        "Termination": "surrounded",
        "Opening": "5",
        "OpeningPlies": "2",
    }
    assert game.board().game_string == SURROUNDED


@pytest.mark.parametrize(
    ("result", "reason", "outcome"),
    [
        ("WhiteWins", "timeout", Outcome(Color.WHITE, Reason.TIME)),
        ("BlackWins", "illegal-move", Outcome(Color.BLACK, Reason.UNKNOWN)),
        ("Draw", "ply-cap", Outcome(None, Reason.UNKNOWN)),
        ("BlackWins", "resigned", Outcome(Color.BLACK, Reason.RESIGNED)),
    ],
)
def test_faults_decide_games(result: str, reason: str, outcome: Outcome) -> None:
    game = game_of(record(GAME, result, reason, "it said: no"))
    assert (game.outcome, game.headers["Termination"]) == (outcome, reason)
    assert game.end.comment == "it said: no"


def test_the_contest_names_the_rules() -> None:
    header = {"format": 2, "fixture": {"rules": "rulebook"}}
    queens = record("Base;InProgress;White[2];wQ;bQ wQ-", "Draw", "ply-cap")
    assert game_of(header, queens).ruleset == PRESETS["rulebook"]
    [found] = read(header, queens, rules="tournament")
    assert found.fault.startswith("move 1 (wQ): ")


def test_the_analyses_of_games() -> None:
    assert game_of({"format": 1, "settings": {}}, {"line": 1, "game": GAME}).end.ply == 2


def test_one_bad_line_costs_one_game() -> None:
    found = read({"game": GAME}, "", "{", "[]", {"white": 3}, {"game": 3}, {"game": GAME})
    assert [it.place.line for it in found] == [1, 3, 4, 5, 6, 7]
    assert [it.game is None for it in found] == [False, True, True, True, True, False]


def test_half_characters_are_replaced() -> None:
    [found] = read({**record(GAME, "Draw", "ply-cap", "\udfff"), "white": "\ud800x"})
    assert found.game is not None
    assert (found.game.headers["White"], found.game.end.comment) == ("\ufffdx", "\ufffd")
    assert found.repairs[0].what == "half a character (such as \\ud800) is read as \ufffd"
