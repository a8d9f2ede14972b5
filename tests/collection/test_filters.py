"""Filters: which games are chosen by player, date, result, type, length and opening."""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skep.board import Board
from skep.collection import (
    Duplicates,
    by_date,
    by_length,
    by_opening,
    by_player,
    by_result,
    by_type,
    facts_of,
    parse_period,
)
from skep.errors import IllegalMoveError, NotationError, SettingError, SkepError
from skep.game import Game
from skep.hexes import Symmetry
from skep.outcomes import Outcome, Reason
from skep.pieces import Color


def game(moves: str = "", game_type: str = "Base", **headers: str) -> Game:
    made = Game(game_type, headers=headers)
    made.root.add_line(filter(None, moves.split(";")))
    return made


@st.composite
def played(draw: st.DrawFn, game_type: str = "Base+MLP") -> Board:
    """A random beginning of a game."""
    rng = random.Random(draw(st.integers(0, 2**32)))
    board = Board(game_type)
    for _ in range(draw(st.integers(0, 12))):
        board.push(rng.choice(board.legal_moves))
    return board


# Players


@pytest.mark.parametrize(
    ("name", "color", "is_chosen"),
    [
        ("Ada", None, True),
        ("ADA", "white", True),
        ("ada", "black", False),
        ("a*", None, True),
        ("*d*", Color.WHITE, True),
        ("ad", None, False),
        ("*", "black", True),
        ("[abc]*", None, False),
        ("Straße", "black", True),
        ("STRASSE", "black", True),
    ],
)
def test_players(name: str, color: Color | str | None, is_chosen: bool) -> None:
    assert by_player(name, color)(game(White="Ada", Black="Straße")) is is_chosen


@given(st.text(min_size=1, max_size=20), st.text(max_size=5))
def test_any_name_finds_itself(name: str, more: str) -> None:
    own = facts_of(game(White=f"x{name}x")).white
    assert by_player(own)(game(White=own))
    assert by_player(f"{own}*")(game(White=f"{own}{more}x"))


def test_an_unknown_player_has_no_name() -> None:
    facts = facts_of(game(White="?", Black=" - "))
    assert (facts.white, facts.black) == ("", "")


# Dates


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("2018", date(2018, 1, 1), date(2018, 12, 31)),
        ("2020-02", date(2020, 2, 1), date(2020, 2, 29)),
        ("2018.10.28", date(2018, 10, 28), date(2018, 10, 28)),
        ("2018.10.??", date(2018, 10, 1), date(2018, 10, 31)),
        ("2018.??.??", date(2018, 1, 1), date(2018, 12, 31)),
    ],
)
def test_periods(text: str, first: date, last: date) -> None:
    assert parse_period(text) == (first, last)


@pytest.mark.parametrize("text", ["", "18", "2018-13", "2018-02-30", "0000", "soon", "2018-1-1-1"])
def test_what_is_not_a_date(text: str) -> None:
    with pytest.raises(NotationError, match=r"is not a date; expected a year, month or day"):
        parse_period(text)


@pytest.mark.parametrize(
    ("header", "since", "until", "is_chosen"),
    [
        ("2018.10.28", "2018", None, True),
        ("2018.10.28", "2018-10-28", "2018-10-28", True),
        ("2018.10.28", "2018-11", None, False),
        ("2018.10.28", None, "2018-09", False),
        ("2018.??.??", "2018-11", None, True),
        ("3 November 2018", "2018-11-03", "2018-11-03", True),
        ("????.??.??", "1000", None, False),
        ("", None, "3000", False),
    ],
)
def test_dates(header: str, since: str | None, until: str | None, is_chosen: bool) -> None:
    assert by_date(since, until)(game(Date=header)) is is_chosen


@given(st.dates(), st.dates(), st.dates())
def test_a_day_is_chosen_exactly_if_it_is_in_the_range(day: date, one: date, other: date) -> None:
    first, last = sorted((one, other))
    chosen = by_date(first.isoformat(), last.isoformat())
    assert chosen(game(Date=day.isoformat().replace("-", "."))) is (first <= day <= last)


def test_an_empty_range_is_a_mistake() -> None:
    with pytest.raises(SettingError, match=r"'since' \(2019\) is after 'until' \(2018\)"):
        by_date("2019", "2018")


# Results, types, lengths


@pytest.mark.parametrize(
    ("result", "outcome"),
    [
        ("white", Outcome(Color.WHITE, Reason.RESIGNED)),
        ("black", Outcome(Color.BLACK, Reason.TIME)),
        ("draw", Outcome(None, Reason.DRAW_AGREED)),
        ("undecided", None),
    ],
)
def test_results(result: str, outcome: Outcome | None) -> None:
    made = game("wS1;bS1 wS1-")
    made.outcome = outcome
    kept = [it for it in ("white", "black", "draw", "undecided") if by_result(it)(made)]
    assert kept == [result]


def test_types_and_lengths() -> None:
    made = game("wS1;bS1 wS1-", "Base+ML")
    assert by_type("Base+ML")(made)
    assert not by_type("Base")(made)
    ranges = ((0, None), (2, 2), (3, 9), (0, 1))
    assert [by_length(*plies)(made) for plies in ranges] == [True, True, False, False]


@pytest.mark.parametrize(
    "make",
    [
        lambda: by_result("won"),
        lambda: by_type("Chess"),
        lambda: by_length(3, 2),
        lambda: by_player("x", "green"),
        lambda: by_opening("wX9"),
        lambda: by_opening(""),
        lambda: by_opening("Base;InProgress;White[1];wS1;wS1"),
    ],
)
def test_mistakes_are_errors_of_skep(make: Callable[[], object]) -> None:
    with pytest.raises(SkepError):
        make()


# Openings


@given(played(), st.sampled_from(list(Symmetry)), st.integers(0, 12))
def test_an_opening_is_found_in_any_orientation(
    board: Board, symmetry: Symmetry, plies: int
) -> None:
    made = Game.from_board(board)
    turned = board.transformed(symmetry)
    opening = list(turned.move_strings[:plies])
    if opening:
        assert by_opening(";".join(opening))(made)
    assert by_opening(turned.game_string)(made)


def test_an_opening_fits_every_game_type_that_has_its_pieces() -> None:
    opening = by_opening("wS1;bS1 wS1-")
    assert opening(game("wS1;bS1 \\wS1;wQ /wS1", "Base+MLP"))
    assert opening(game("wS1;bS1 \\wS1"))
    assert not opening(game("wS1;bG1 wS1-"))
    assert not opening(game("wS1"))
    with_ladybug = by_opening("wL;bS1 wL-")
    assert with_ladybug(game("wL;bS1 wL-", "Base+L"))
    assert not with_ladybug(game("wS1;bS1 wS1-"))


def test_moves_in_another_order_are_the_same_opening() -> None:
    one = "wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 /wS1;bA1 bS1/"
    order = "wS1;bS1 wS1-;wA1 /wS1;bQ bS1-;wQ -wS1;bA1 bS1/"
    other = "wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 -wQ;bA1 bS1/"
    assert by_opening(one)(game(order))
    assert not by_opening(one)(game(other))


def test_an_illegal_opening_says_why() -> None:
    with pytest.raises(IllegalMoveError):
        by_opening("wS1;bS1 wS1-;bS2 bS1-")


# Duplicates


@given(played("Base"), st.sampled_from(list(Symmetry)))
def test_a_turned_game_is_a_duplicate(board: Board, symmetry: Symmetry) -> None:
    duplicates = Duplicates()
    assert duplicates.is_new(Game.from_board(board))
    assert not duplicates.is_new(Game.from_board(board.transformed(symmetry), {"White": "Ada"}))
    longer = board.copy()
    longer.push(longer.legal_moves[0])
    assert duplicates.is_new(Game.from_board(longer))


def test_another_type_or_another_move_is_not_a_duplicate() -> None:
    duplicates = Duplicates()
    games = [game("wS1;bS1 wS1-"), game("wS1;bG1 wS1-"), game("wS1;bS1 wS1-", "Base+M"), game()]
    assert [duplicates.is_new(made) for made in games] == [True] * 4
    assert [duplicates.is_new(made) for made in games] == [False] * 4
