"""The rulebook's perft counts match the tables, in all eight game types."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from skep.pieces import GameType
from skep.rulebook import Position, legal_actions
from skep.rulesets import PRESETS

TABLES = json.loads((Path(__file__).parents[1] / "data" / "perft.json").read_text())


def perft(position: Position, depth: int) -> int:
    if depth == 0:
        return 1
    actions = legal_actions(position)
    if depth == 1:
        return len(actions)
    return sum(perft(position.play(action), depth - 1) for action in actions)


@pytest.mark.parametrize("game_type", GameType)
def test_four_plies_from_the_start(game_type: GameType) -> None:
    start = Position.start(game_type, PRESETS["uhp"])
    assert [perft(start, depth) for depth in range(5)] == TABLES[game_type][:5]


@pytest.mark.thorough
def test_five_plies_where_the_first_throws_happen() -> None:
    start = Position.start(GameType.BASE_P, PRESETS["uhp"])
    assert perft(start, 5) == TABLES["Base+P"][5]
