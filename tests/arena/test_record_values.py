"""The record of a game as a line in the results file, and lines that are refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from skep.arena.records import GameId, GameRecord
from tests.arena.playing import record

GAME = record(3, "a", "b", "BlackWins", "timeout")


def values(**changes: Any) -> dict[str, Any]:
    return {**json.loads(json.dumps(GAME.to_json())), **changes}


def test_a_record_comes_back() -> None:
    assert GameRecord.from_json(values()) == GAME
    assert GAME.id == GameId(3, "a", "b")
    assert GAME.id.swapped() == GameId(3, "b", "a")


@pytest.mark.parametrize(
    ("result", "points", "loser"),
    [("WhiteWins", 2, "b"), ("Draw", 1, "a"), ("BlackWins", 0, "a")],
)
def test_the_result_for_white_and_whose_fault_it_was(result: str, points: int, loser: str) -> None:
    game = GameRecord.from_json(values(result=result))
    assert game.white_half_points == points
    if result != "Draw":
        assert game.loser_at_fault == loser


def test_a_game_that_ends_on_the_board_is_nobodys_fault() -> None:
    assert GameRecord.from_json(values(reason="surrounded")).loser_at_fault is None
    assert GameRecord.from_json(values(reason="ply-cap")).loser_at_fault is None


@pytest.mark.parametrize(
    "changes",
    [
        {"white_side": None},
        {"white_side": {"moves": 1}},
        {"black_side": {}},
        {"color": "red"},
    ],
)
def test_things_that_are_not_records(changes: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="not the record of a game"):
        GameRecord.from_json(values(**changes))


@pytest.mark.parametrize(
    "changes",
    [{"result": "InProgress"}, {"result": None}, {"opening": "3"}, {"white": 1}, {"black": None}],
)
def test_a_record_of_an_impossible_game(changes: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="an impossible opening, player or result"):
        GameRecord.from_json(values(**changes))


@pytest.mark.parametrize("missing", ["white_side", "opening", "game_string"])
def test_a_record_is_complete(missing: str) -> None:
    incomplete = values()
    del incomplete[missing]
    with pytest.raises(ValueError, match=f"not the record of a game: .*{missing}"):
        GameRecord.from_json(incomplete)
