"""Making an opening set: plausible plies, quiet queens, balance, and an informative header."""

from __future__ import annotations

import sys

import pytest

from skep import Board, Color, GameType, Move, Piece
from skep.engine import Engine, Limit
from skep.openings import make_set as maker
from skep.openings.make_set import CROWDED, PLIES, Recipe, make_openings

RECIPE = Recipe(GameType("Base+MLP"), count=60, seed=5, nodes=60, balance=40, network=None)


@pytest.fixture(scope="module")
def boards() -> list[Board]:
    return [Board.from_game_string(opening) for opening in make_openings(RECIPE)]


def queens(board: Board) -> dict[Color, int]:
    """The turn in which each player placed the queen."""
    return {
        action.piece.color: 1 + ply // 2
        for ply, action in enumerate(board.history)
        if isinstance(action, Move) and action.piece.name in ("wQ", "bQ")
    }


def test_there_are_as_many_as_asked_for_and_no_two_alike(boards: list[Board]) -> None:
    assert len(boards) == 60
    assert len({board.canonical_key for board in boards}) == 60
    assert {board.ply for board in boards} == set(PLIES)
    assert {board.game_type for board in boards} == {GameType("Base+MLP")}


def test_queens_are_placed_on_the_second_third_or_fourth_turn(boards: list[Board]) -> None:
    turns = [turn for board in boards for turn in queens(board).values()]
    assert set(turns) == {2, 3, 4}
    assert turns.count(3) > turns.count(4)


def test_no_queen_is_crowded(boards: list[Board]) -> None:
    most = 0
    for board in boards:
        for queen in (Piece("wQ"), Piece("bQ")):
            at = board.locate(queen)
            if at is not None:
                most = max(most, sum(bool(board.stack(cell)) for cell in at.neighbors()))
    assert most == CROWDED - 1


def test_some_pieces_move_though_most_are_placed(boards: list[Board]) -> None:
    plies = sum(board.ply for board in boards)
    placed = sum(len(stack) for board in boards for stack in board.stacks.values())
    assert 0 < plies - placed < plies / 4


def test_each_is_balanced(boards: list[Board]) -> None:
    engine = Engine(network=None)
    for board in boards:
        engine.clear()
        assert abs(engine.analyse(board, Limit(nodes=60)).score) <= 40


def test_the_heading_states_the_recipe() -> None:
    assert str(RECIPE) == (
        "60 openings of Base+MLP, seed 5: random, each unlike the others however turned or "
        "mirrored, within 40 of 0 after 60 nodes with the network none"
    )


def test_the_command_writes_a_set(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    options = (
        "--count",
        "3",
        "--seed",
        "2",
        "--nodes",
        "50",
        "--balance",
        "60",
        "--network",
        "none",
    )
    monkeypatch.setattr(sys, "argv", ["make_set", "Base", *options])
    assert maker.main() == 0
    heading, *openings = capsys.readouterr().out.splitlines()
    recipe = Recipe(GameType.BASE, count=3, seed=2, nodes=50, balance=60, network=None)
    assert heading == f"# {recipe}"
    assert openings == list(make_openings(recipe))


def test_a_wrong_game_type_is_an_error_and_no_set(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["make_set", "Chess"])
    assert maker.main() == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert error.startswith("error: unknown game type")
