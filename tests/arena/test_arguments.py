"""Contests set up in Python: a wrong value raises a clear error at once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from skep import SettingError, SkepError, WrongTypeError
from skep.arena import Contest, Fixture, parse_player
from tests.arena.playing import OPENING, named

PLAYERS = tuple(parse_player(f"skep?nodes={nodes}&name={nodes}") for nodes in (1, 2))


@pytest.mark.parametrize(
    ("values", "kind", "sentence"),
    [
        ({"ply_cap": -5}, SettingError, "the ply cap must be a whole number of at least 1, not -5"),
        ({"ply_cap": "x"}, SettingError, "the ply cap must be a whole number of at least 1, not"),
        ({"ply_cap": True}, SettingError, "the ply cap must be a whole number of at least 1, not"),
        ({"rules": "nope"}, SettingError, "unknown rule set 'nope'"),
        ({"rules": None}, WrongTypeError, "expected the name of a rule set, not None"),
        ({"players": ("a", "b")}, WrongTypeError, "expected the PlayerSpec of as_player_spec, not"),
        ({"players": 3}, WrongTypeError, "expected a sequence of players, not 3"),
        ({"openings": OPENING}, WrongTypeError, "expected a sequence of GameStrings, not 'Base;"),
    ],
)
def test_a_wrong_fixture(values: dict[str, Any], kind: type[SkepError], sentence: str) -> None:
    with pytest.raises(kind) as error:
        replace(Fixture(PLAYERS, [OPENING], 60), **values)
    assert str(error.value).startswith(sentence)


@pytest.mark.parametrize("games", ["x", True, 2.0, None, 0, -2], ids=repr)
def test_a_wrong_number_of_games(games: int) -> None:
    with pytest.raises(SettingError, match="games must be a whole number of at least 2, not"):
        Contest(named("a", "b"), games)


def test_an_odd_number_of_games() -> None:
    with pytest.raises(SettingError, match="games are played in pairs: 3 is an odd number"):
        Contest(named("a", "b"), 3)


def test_a_contest_of_something_else() -> None:
    with pytest.raises(WrongTypeError, match="expected a Fixture, not 'x'"):
        Contest("x", 2)  # type: ignore[arg-type]


def test_numpy_numbers_are_accepted() -> None:
    fixture = replace(named("a", "b"), ply_cap=np.int64(60))  # type: ignore[arg-type]
    contest = Contest(fixture, np.int64(4))  # type: ignore[arg-type]
    assert [type(number) for number in (fixture.ply_cap, contest.games)] == [int, int]


@pytest.mark.parametrize("odd", [3, None, b"skep"], ids=repr)
def test_a_player_spec_must_be_a_text(odd: str) -> None:
    with pytest.raises(WrongTypeError, match="expected a player such as 'skep', not"):
        parse_player(odd)
