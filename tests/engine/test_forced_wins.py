"""The engine solves the test set of forced wins, and claims no false wins."""

from __future__ import annotations

from collections import Counter

import pytest

from skep import PRESETS, Board, GameType
from skep.engine import Engine, Limit
from skep.puzzles.solver import Solver
from tests.engine.forced_wins import Case, read

CASES = read()
A_SECOND = Limit(nodes=700_000)  # on a slow machine, but repeatable
A_MOMENT = Limit(nodes=20_000)

for_every_game_type = pytest.mark.parametrize("game_type", GameType)


def cases(kind: str, game_type: GameType | None = None) -> list[Case]:
    return [case for case in CASES if case.kind == kind and game_type in (None, case.game_type)]


def check_solved(engine: Engine, case: Case, limit: Limit = A_SECOND, lines: int = 1) -> None:
    board = case.board()
    engine.clear()
    found = engine.analyse(board, limit, lines)
    assert found.win_in == case.win_in, f"{found} in {case}"
    if case.winning:
        assert found.best in case.winning_moves(board), f"{found} in {case}"
    if case.win_in is not None and case.win_in < 0:  # the move played holds out that long
        board.push(found.best)
        assert Solver(board).win_in(-case.win_in - 2) is None, f"{found} in {case}"


def check_unclaimed(engine: Engine, case: Case, limit: Limit) -> None:
    """A win in seven plies may be claimed, but not one in five, which is known not to exist."""
    found = engine.analyse(case.board(), limit)
    assert found.win_in not in range(-4, 6), f"{found} in {case}"


def test_the_set_is_large_and_varied() -> None:
    sorts = Counter((case.kind, case.win_in) for case in CASES)
    assert all(sorts["win", plies] >= 80 for plies in (1, 3, 5))
    assert sum(sorts["loss", -plies] for plies in (2, 4)) >= 60
    assert sorts["near miss", None] >= 240
    assert sorts["near loss", None] >= 60
    assert sum(sorts["repetition", plies] for plies in (3, 5, None)) >= 60
    assert {(case.game_type, case.rules) for case in CASES if case.win_in} == {
        (game_type, rules) for game_type in GameType for rules in PRESETS
    }
    assert len({case.board().canonical_key for case in CASES}) == len(CASES)


@for_every_game_type
def test_wins_in_one_three_and_five_plies_are_solved(game_type: GameType) -> None:
    engine = Engine()
    for case in cases("win", game_type):
        check_solved(engine, case)


@pytest.mark.thorough
@for_every_game_type
def test_forced_losses_are_reported(game_type: GameType) -> None:
    engine = Engine()
    for case in cases("loss", game_type):
        check_solved(engine, case)


@pytest.mark.parametrize(
    "every",
    [
        pytest.param(3, id="sampled", marks=pytest.mark.thorough),
        pytest.param(1, id="all", marks=pytest.mark.slow),
    ],
)
@for_every_game_type
def test_distances_are_exact_beside_other_lines(game_type: GameType, every: int) -> None:
    engine = Engine()
    for case in (cases("win", game_type) + cases("loss", game_type))[::every]:
        check_solved(engine, case, lines=3)


@pytest.mark.thorough
@for_every_game_type
def test_no_near_miss_is_claimed(game_type: GameType) -> None:
    engine = Engine()
    for case in cases("near miss", game_type) + cases("near loss", game_type):
        check_unclaimed(engine, case, A_MOMENT)


def test_a_search_that_is_cut_short_claims_no_loss() -> None:
    engine = Engine()
    for case in cases("near loss"):
        for nodes in (100, 400, 1600, 6400):
            engine.clear()
            check_unclaimed(engine, case, Limit(nodes=nodes))


def test_a_win_that_was_started_before_is_solved() -> None:
    engine = Engine()
    for case in cases("repetition"):
        if case.win_in is not None:
            check_solved(engine, case)


def test_a_win_that_would_repeat_a_third_time_is_not_claimed() -> None:
    engine = Engine()
    for case in cases("repetition"):
        if case.win_in is None:
            earlier = case.board()
            for _ in range(8):
                earlier.pop()
            assert engine.analyse(earlier, A_SECOND).win_in is not None, "it was a win then"
            check_unclaimed(engine, case, A_MOMENT)


ONCE_A_WIN = (  # in five plies; twelve plies later a repetition spoils it
    "Base+LP;InProgress;Black[18];wL;bL wL-;wQ -wL;bA1 bL\\;wP /wL;bQ bL/;wQ wP\\;bP bQ\\;wA1 -wP;"
    "bA1 \\wA1;wA2 \\wL;bA2 /bP;wA2 bA2\\;bQ bP\\;wA3 /wA1;bA1 wA3\\;wB1 \\wA1;bA3 bL/;wB2 -wA3;"
    "bA1 /wQ;wS1 -wA1;bA2 -wA2;wL bP-;bA3 /bA2;wA3 wL\\;wL bL/;wS2 wB1-;bB1 /bA3;wL bP-;bB1 bA1;"
    "wG1 wA2\\;bB1 wQ;wG2 wL-;bB2 bA3\\;wG1 -bQ"
)
SHUFFLE = (
    "bL -wG1;wA1 /bB2;bQ \\bP;wA3 -wB2;bQ bP/;wA3 /wG2;bQ \\bP;wA3 -wB2;bQ /wL;wA3 /wG2;bL -bP;"
    "wA1 -wP"
)


def test_what_was_known_of_a_win_is_forgotten_when_a_repetition_spoils_it() -> None:
    engine = Engine()
    board = Board.from_game_string(ONCE_A_WIN, "tournament")
    assert engine.analyse(board, A_SECOND).win_in == 5
    for move in SHUFFLE.split(";"):
        board.push(move)
    assert Solver(board).win_in(5) is None
    assert engine.analyse(board, A_MOMENT).win_in not in range(6)


@pytest.mark.slow
@for_every_game_type
def test_no_near_miss_is_claimed_in_a_second(game_type: GameType) -> None:
    engine = Engine()
    for case in cases("near miss", game_type) + cases("near loss", game_type):
        check_unclaimed(engine, case, A_SECOND)
