"""Player specs: what they say and which are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from skep import SettingError, SkepError
from skep.arena.spec_strings import parse_player
from skep.arena.specs import distinct_names
from skep.arena.timing import allowed_seconds
from skep.engine import Limit, Network
from skep.engine.levels import FULL_LIMIT, LEVELS
from skep.engine.network import network_content, packaged_network
from skep.uhp.limits import TimeForm, bestmove_command
from tests.engine.networks import random_body


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
    assert spec.clock is TimeForm.TIME


def test_the_default_limit() -> None:
    assert parse_player("skep", Limit(depth=3)).limit == Limit(depth=3)
    assert parse_player("skep?nodes=7", Limit(depth=3)).limit == Limit(nodes=7)


def test_names_are_distinguished() -> None:
    specs = [parse_player(f"skep?nodes=1{name}") for name in ("", "&name=b", "", "&name=skep 2")]
    assert [spec.name for spec in distinct_names(specs)] == ["skep 1", "b", "skep 3", "skep 2"]
    assert [spec.name for spec in distinct_names(specs[:2])] == ["skep", "b"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("chess?nodes=1", "expected skep"),
        ("", "expected skep"),
        ("skep", "needs a limit"),
        ("skep:engine", "unexpected 'engine'"),
        ("skep?nodes", "expected NAME=VALUE"),
        ("skep?nodes=0", "at least 1"),
        ("skep?nodes=-5", "at least 1"),
        ("skep?nodes=many", "not a valid number"),
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


def test_how_an_engine_gets_its_limit() -> None:
    assert bestmove_command(Limit(seconds=0.25), TimeForm.SECONDS) == "bestmove seconds 0.25"
    assert bestmove_command(Limit(seconds=10), TimeForm.SECONDS) == "bestmove seconds 10"
    assert bestmove_command(Limit(seconds=90), TimeForm.TIME) == "bestmove time 00:01:30"
    assert bestmove_command(Limit(depth=4), TimeForm.AUTO) == "bestmove depth 4"
    assert bestmove_command(Limit(nodes=10), TimeForm.AUTO) == "bestmove nodes 10"


def test_grace() -> None:
    assert allowed_seconds(Limit(seconds=10), 60) == pytest.approx(11.25)
    assert allowed_seconds(Limit(nodes=10), 60) == 60


def test_a_level_has_its_own_limit_and_name() -> None:
    spec = parse_player("skep?level=3", Limit(nodes=5))
    assert (spec.name, spec.level, spec.limit) == ("level 3", 3, LEVELS[2].limit)
    full = parse_player("skep?level=10", Limit(nodes=5))
    assert (full.name, full.level, full.limit) == ("level 10", 10, FULL_LIMIT)
    assert parse_player("skep?level=10&nodes=6", Limit(nodes=5)).limit == Limit(nodes=6)


@pytest.mark.parametrize(
    "text",
    ["skep?level=0", "skep?level=11", "skep?level=x", "uhp?level=3:e", "skep?level=3&depth=1"],
)
def test_impossible_levels(text: str) -> None:
    with pytest.raises(SettingError, match="level"):
        parse_player(text, Limit(nodes=5))


def test_a_network_is_read_with_the_spec(tmp_path: Path) -> None:
    path = tmp_path / "some.skepnet"
    path.write_bytes(network_content(random_body(), {}))
    spec = parse_player(f"skep?nodes=5&network={path}")
    assert spec.network == Network.load(path)
    assert spec.described()["network"] == Network.load(path).id
    assert parse_player("skep?nodes=5&network=none").network is None
    assert parse_player("skep?nodes=5").network == packaged_network()
    path.write_bytes(b"something else")
    with pytest.raises(SettingError, match="does not start with SKEPNET"):
        parse_player(f"skep?nodes=5&network={path}")
    with pytest.raises(SettingError, match="unknown setting 'network'"):
        parse_player("uhp?nodes=5&network=none:engine")
