"""The explorer against a count of all games, one by one, with the rulebook's positions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import TypeAlias

import pytest

from skep import Board, Symmetry
from skep.explorer import Explorer, ExplorerFilter
from skep.game import Game
from tests.explorer.judging import Visits, answer, count, random_games, visits

Games: TypeAlias = list[tuple[Game, Visits]]


@pytest.fixture(scope="module")
def games() -> Games:
    return [(game, visits(game)) for game in random_games(1, 60)]


@pytest.fixture(scope="module")
def explorer(games: Games, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Explorer]:
    with Explorer.open(tmp_path_factory.mktemp("index") / "games.skepx") as explorer:
        assert explorer.add(game for game, _ in games).games == len(games)
        yield explorer


def some_boards(games: Games, seed: int, number: int) -> Iterator[Board]:
    """Boards in the middle of games, turned."""
    rng = Random(seed)
    yield from (Board("Base"), Board("Base+MLP"))
    for _ in range(number):
        board = rng.choice(games)[0].board()
        board.reopen()
        for _ in range(rng.randrange(1, board.ply + 1)):
            board.pop()
        yield board.transformed(rng.choice([*Symmetry]))


def test_every_move_is_counted_however_the_hive_is_turned(games: Games, explorer: Explorer) -> None:
    for board in some_boards(games, 2, 40):
        assert answer(explorer.look_up(board)) == count(games, board)


def test_games_that_ended_in_a_position_count_in_its_total(
    games: Games, explorer: Explorer
) -> None:
    for game, _ in games[:10]:
        board = game.board()
        board.reopen()
        assert explorer.look_up(board).total == count(games, board).total
        assert explorer.look_up(board).total.games > 0


def has_player(game: Game) -> bool:
    return "Ada" in (game.headers["White"], game.headers["Black"])


def is_in_time(game: Game) -> bool:
    date = game.headers["Date"]
    return date[:4] in ("2017", "2018") and date[:7] not in ("2017.01", "2018.12")


def is_strong(game: Game) -> bool:
    ratings = (game.headers["WhiteElo"], game.headers["BlackElo"])
    return all(rating.isdecimal() and int(rating) >= 900 for rating in ratings)


def winner(game: Game) -> str:
    return "unknown" if game.outcome is None else str(game.outcome.winner)


FILTERS: list[tuple[ExplorerFilter, Callable[[Game], bool]]] = [
    (ExplorerFilter(player="ADA"), has_player),
    (ExplorerFilter(player="Bo", color="black"), lambda game: game.headers["Black"] == "Bo"),
    (ExplorerFilter(since="2017-02", until="2018-11-30"), is_in_time),
    (ExplorerFilter(min_strength=900), is_strong),
    (ExplorerFilter(result="white"), lambda game: winner(game) == "White"),
    (ExplorerFilter(result="black"), lambda game: winner(game) == "Black"),
    (ExplorerFilter(result="draw"), lambda game: winner(game) == "None"),
    (ExplorerFilter(result="undecided"), lambda game: game.outcome is None),
    (
        ExplorerFilter(player="ada", since="2017-02", until="2018-11"),
        lambda game: has_player(game) and is_in_time(game),
    ),
    (ExplorerFilter(player="nobody of this name"), lambda _: False),
]


@pytest.mark.parametrize(("only", "is_wanted"), FILTERS)
def test_filters(
    games: Games, explorer: Explorer, only: ExplorerFilter, is_wanted: Callable[[Game], bool]
) -> None:
    wanted = [(game, seen) for game, seen in games if is_wanted(game)]
    for board in some_boards(games, 3, 6):
        assert answer(explorer.look_up(board, only)) == count(wanted, board)


def test_games_in_parts_are_as_games_at_once(
    games: Games, explorer: Explorer, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("index") / "parts.skepx"
    rest = [game for game, _ in games]
    for size in (1, 1, 2, 20, 36):
        with Explorer.open(path) as parts:  # and each time it is opened again
            assert parts.add(rest[:size]).games == size
        rest = rest[size:]
    with Explorer.open(path, read_only=True) as parts:
        assert len(parts) == len(explorer)
        for board in some_boards(games, 4, 10):
            assert parts.look_up(board) == explorer.look_up(board)
