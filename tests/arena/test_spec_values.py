"""Specs in the results file, their defaults, and the messages for mistakes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from skep import NotationError, SettingError
from skep.arena.spec_strings import parse_player
from skep.arena.timing import allowed_seconds
from skep.engine import DEFAULT_MEGABYTES, FULL_LEVEL, Limit
from skep.uhp.limits import TimeForm


def test_a_built_in_player_in_the_file_of_results() -> None:
    described = parse_player("skep?nodes=5000&network=none&name=a").described()
    assert json.loads(json.dumps(described)) == {
        "name": "a",
        "limit": {
            "seconds": None,
            "depth": None,
            "nodes": 5000,
            "clock": None,
            "increment": None,
        },
        "command": [],
        "level": FULL_LEVEL,
        "table": DEFAULT_MEGABYTES,
        "network": "none",
        "clock": "auto",
        "options": [],
        "patience": 60.0,
    }


def test_a_uhp_engine_in_the_file_of_results() -> None:
    spec = parse_player(
        "uhp?depth=2&patience=7&clock=SECONDS&option.A=1&option.B%20b=x%26y:engine --uhp"
    )
    described = spec.described()
    assert (described["command"], described["name"]) == (["engine", "--uhp"], "engine")
    assert (described["clock"], described["patience"]) == ("seconds", 7.0)
    assert described["options"] == [["A", "1"], ["B b", "x&y"]]
    assert "log" not in described


def test_what_a_spec_leaves_open() -> None:
    spec = parse_player("  skep?depth=1  ")
    assert (spec.name, spec.level, spec.table) == ("skep", FULL_LEVEL, DEFAULT_MEGABYTES)
    assert (spec.clock, spec.options, spec.patience, spec.log) == (TimeForm.AUTO, (), None, None)
    engine = parse_player("uhp?depth=1:bin/engine")
    assert (engine.name, engine.network, engine.clock) == ("engine", None, TimeForm.AUTO)


def test_several_limits_at_once() -> None:
    spec = parse_player("skep?seconds=1.5&depth=4&nodes=900")
    assert spec.limit == Limit(seconds=1.5, depth=4, nodes=900)


def test_colons_and_question_marks_in_a_command() -> None:
    spec = parse_player("uhp?depth=1:engine C:/x?y a:b")
    assert spec.command == ("engine", "C:/x?y", "a:b")
    assert parse_player("uhp:engine", Limit(depth=1)).command == ("engine",)


@pytest.mark.parametrize("name", ["x" * 40, " padded ", "it's", "Ünï"])
def test_names_that_can_be_given(name: str) -> None:
    assert parse_player(f"skep?nodes=1&name={name}").name == name.strip()


@pytest.mark.parametrize("name", ["x" * 41, "%20", 'a"b', "a%0Ab"])
def test_names_that_cannot_be_given(name: str) -> None:
    with pytest.raises(SettingError, match="a name has 1 to 40 printable characters and no quotes"):
        parse_player(f"skep?nodes=1&name={name}")


@pytest.mark.parametrize(
    ("text", "known"),
    [
        (
            "skep?nodes=1&color=red",
            "seconds, depth, nodes, name, patience, level, table, network",
        ),
        (
            "uhp?nodes=1&color=red:engine",
            "seconds, depth, nodes, name, patience, clock, option.NAME",
        ),
    ],
)
def test_an_unknown_setting_is_answered_with_the_known_ones(text: str, known: str) -> None:
    with pytest.raises(SettingError) as caught:
        parse_player(text)
    assert str(caught.value) == f"unknown setting 'color' in {text!r}; expected one of {known}"


@pytest.mark.parametrize(
    ("text", "error", "message"),
    [
        ("skep?nodes=x", SettingError, "nodes=x in 'skep?nodes=x': not a valid number"),
        ("skep?seconds=0", SettingError, "seconds=0 in 'skep?seconds=0': expected more than 0"),
        (
            "skep?nodes=1&patience=0",
            SettingError,
            "patience=0 in 'skep?nodes=1&patience=0': expected more than 0",
        ),
        (
            "skep?level=11",
            SettingError,
            "level=11 in 'skep?level=11': expected 1 to 10",
        ),
        (
            "skep?level=9&nodes=1",
            SettingError,
            "level 9 has its own limit; leave out seconds, depth and nodes",
        ),
        ("skep?nodes=", NotationError, "'nodes=' in 'skep?nodes='"),
        ("uhp?nodes=1: ", NotationError, "the engine has no command"),
    ],
)
def test_a_mistake_is_named_with_its_place(text: str, error: type, message: str) -> None:
    with pytest.raises(error) as caught:
        parse_player(text)
    assert str(caught.value).startswith(message)


def test_how_long_a_player_may_take() -> None:
    assert allowed_seconds(Limit(seconds=2), None) == pytest.approx(2.45)
    assert allowed_seconds(Limit(seconds=2), 7) == pytest.approx(2.45)
    assert allowed_seconds(Limit(seconds=2), None, grace=1) == pytest.approx(3.2)
    assert allowed_seconds(Limit(depth=2), None) == 60
    assert allowed_seconds(Limit(depth=2), 7) == 7


def test_the_default_name_of_an_engine_is_that_of_its_program() -> None:
    assert parse_player(f"uhp?depth=1:{Path('/opt/engines/queen-bee')} uhp").name == "queen-bee"
