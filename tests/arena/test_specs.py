"""Player specs: what they say and which are refused."""

from __future__ import annotations

import pytest

from skep import SkepError
from skep.arena.specs import Clock, distinct_names, parse_player
from skep.arena.timing import allowed_seconds
from skep.arena.uhp_player import bestmove_command
from skep.engine import Limit


def test_the_built_in_engine() -> None:
    spec = parse_player("skep?nodes=5000&table=64&name=new%20one")
    assert (spec.name, spec.limit, spec.table) == ("new one", Limit(nodes=5000), 64)
    assert spec.command == ()


def test_a_uhp_engine() -> None:
    spec = parse_player(
        "uhp?seconds=0.25&option.NumThreads=1&clock=time:'my dir/engine' --flag a:b"
    )
    assert spec.command == ("my dir/engine", "--flag", "a:b")
    assert spec.name == "engine"
    assert spec.options == (("NumThreads", "1"),)
    assert spec.clock is Clock.TIME


def test_the_default_limit() -> None:
    assert parse_player("skep", Limit(depth=3)).limit == Limit(depth=3)
    assert parse_player("skep?nodes=7", Limit(depth=3)).limit == Limit(nodes=7)


def test_names_are_told_apart() -> None:
    first, second = distinct_names(parse_player("skep?nodes=1"), parse_player("skep?nodes=2"))
    assert (first.name, second.name) == ("skep 1", "skep 2")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("chess?nodes=1", "expected skep"),
        ("", "expected skep"),
        ("skep", "needs a limit"),
        ("skep:engine", "unexpected 'engine'"),
        ("skep?nodes", "expected NAME=VALUE"),
        ("skep?nodes=0", "must be positive"),
        ("skep?nodes=-5", "must be positive"),
        ("skep?nodes=many", "no such number"),
        ("skep?seconds=-1", "more than 0"),
        ("skep?seconds=inf", "more than 0"),
        ("skep?seconds=nan", "more than 0"),
        ("skep?nodes=1&color=red", "unknown setting 'color'"),
        ("skep?nodes=1&option.X=1", "unknown setting 'option.X'"),
        ("uhp?nodes=1&table=4:engine", "unknown setting 'table'"),
        ("uhp?nodes=1", "no command"),
        ("uhp?nodes=1:'engine", "No closing quotation"),
        ("uhp?nodes=1&clock=sun:engine", "expected auto, seconds or time"),
        ("skep?nodes=1&name=" + "x" * 99, "a name has"),
    ],
)
def test_mistakes(text: str, message: str) -> None:
    with pytest.raises(SkepError, match=message):
        parse_player(text)


def test_how_an_engine_is_told_its_limit() -> None:
    assert bestmove_command(Limit(seconds=0.25), Clock.SECONDS) == "bestmove seconds 0.25"
    assert bestmove_command(Limit(seconds=10), Clock.SECONDS) == "bestmove seconds 10"
    assert bestmove_command(Limit(seconds=90), Clock.TIME) == "bestmove time 00:01:30"
    assert bestmove_command(Limit(depth=4), Clock.AUTO) == "bestmove depth 4"
    assert bestmove_command(Limit(nodes=10), Clock.AUTO) == "bestmove nodes 10"


def test_grace() -> None:
    assert allowed_seconds(Limit(seconds=10), 60) == pytest.approx(11.25)
    assert allowed_seconds(Limit(nodes=10), 60) == 60
