"""The core's perft counts against the published tables."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from skep import Board, GameType
from skep.cli.app import run
from skep.engine.bench_positions import MIDDLE_GAME
from tests.board.games import SURROUNDED

TABLES: dict[str, list[int]] = json.loads(
    (Path(__file__).parent.parent / "data" / "perft.json").read_text()
)
DEEPEST_IN_SHORT_SUITE = {"Base": 7}


@pytest.mark.parametrize("game_type", TABLES)
def test_counts_from_the_start(game_type: str) -> None:
    board = Board(game_type, "uhp")
    depth = DEEPEST_IN_SHORT_SUITE.get(game_type, 6)
    assert [board.perft(d) for d in range(depth + 1)] == TABLES[game_type][: depth + 1]


def test_counts_in_the_middle_game() -> None:
    board = Board.from_game_string(MIDDLE_GAME, "uhp")
    assert [board.perft(depth) for depth in range(5)] == [1, 21, 2184, 96464, 9698251]


@pytest.mark.slow
def test_middle_game_to_depth_5() -> None:
    assert Board.from_game_string(MIDDLE_GAME, "uhp").perft(5) == 585286735


@pytest.mark.slow
@pytest.mark.parametrize("game_type", TABLES)
def test_counts_to_depth_7(game_type: str) -> None:
    assert Board(game_type, "uhp").perft(7) == TABLES[game_type][7]


def positions_after(board: Board, plies: int) -> Counter[Board]:
    """One of each set of mirrored, turned or transposed positions, and how many lines lead to it.

    Piece numbers don't matter either, because pieces of a kind are placed in order.
    """
    positions = Counter({board: 1})
    for _ in range(plies):
        found: dict[int, Board] = {}
        lines: Counter[int] = Counter()
        for earlier, count in positions.items():
            for move in earlier.legal_moves:
                after = earlier.copy()
                after.push(move)
                found.setdefault(after.canonical_key, after)
                lines[after.canonical_key] += count
        positions = Counter({found[key]: count for key, count in lines.items()})
    return positions


@pytest.mark.slow
@pytest.mark.parametrize("game_type", TABLES)
def test_counts_to_depth_8(game_type: str) -> None:
    positions = positions_after(Board(game_type, "uhp"), 4)
    total = sum(count * board.perft(4) for board, count in positions.items())
    assert total == TABLES[game_type][8]


def test_every_game_type_has_a_table() -> None:
    assert set(TABLES) == {game_type.value for game_type in GameType}


def test_the_lines_of_a_position_are_those_after_its_moves() -> None:
    board = Board.from_game_string(MIDDLE_GAME, "uhp")
    total = 0
    for move in board.legal_moves:
        board.push(move)
        total += board.perft(2)
        board.pop()
    assert total == board.perft(3)


def test_a_finished_game_has_no_lines() -> None:
    board = Board.from_game_string(SURROUNDED, "uhp")
    assert board.outcome() is not None
    assert [board.perft(depth) for depth in range(3)] == [1, 0, 0]


def test_the_command_counts_from_a_set_up_position(capsys: pytest.CaptureFixture[str]) -> None:
    board = Board.from_game_string(MIDDLE_GAME, "uhp")
    assert run(["perft", board.position_string, "--depth", "3", "--rules", "uhp", "--json"]) == 0
    found = [json.loads(line)["nodes"] for line in capsys.readouterr().out.splitlines()]
    assert found == [board.perft(depth) for depth in range(4)]
