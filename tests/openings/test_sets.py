"""The opening sets: large enough, legal, short, and without duplicates."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from skep import Board, FileError, GameType
from skep.openings import mixed_openings, opening_set, parse_openings
from skep.openings.make_set import PLIES, Recipe, make_openings

SETS = ("Base", "Base+MLP")


@pytest.mark.parametrize("game_type", GameType)
def test_a_set_is_legal_short_and_free_of_symmetry(game_type: GameType) -> None:
    openings = opening_set(game_type)
    assert len(openings) >= 500
    boards = [Board.from_game_string(opening, "tournament") for opening in openings]
    assert {board.game_type for board in boards} == {game_type}
    assert {board.ply for board in boards} == set(PLIES)
    assert all(board.outcome() is None for board in boards)
    assert len({board.canonical_key for board in boards}) == len(boards)


def test_sets_are_mixed_in_turn() -> None:
    mixed = mixed_openings([GameType(name) for name in SETS])
    assert [opening.partition(";")[0] for opening in mixed[:4]] == [*SETS, *SETS]


def test_making_them_again_gives_the_same() -> None:
    recipe = Recipe(GameType.BASE, count=5, seed=3, nodes=2000, balance=30, network=None)
    made = list(make_openings(recipe))
    assert made == list(make_openings(recipe))
    assert len(set(made)) == 5
    assert made != list(islice(make_openings(replace(recipe, seed=4)), 5))


def test_a_users_file() -> None:
    text = "# mine\n\nBase\nBase;InProgress;Black[1];wS1\n"
    assert parse_openings(text, "mine.txt") == ("Base", "Base;InProgress;Black[1];wS1")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Base\nChess\n", "mine.txt, line 2: unknown game type"),
        ("Base;InProgress;Black[1];wQ\n", "mine.txt, line 1: move 1"),
        ("# nothing\n", "mine.txt has no openings"),
    ],
)
def test_mistakes_in_a_users_file(text: str, message: str) -> None:
    with pytest.raises(FileError, match=message):
        parse_openings(text, "mine.txt")
