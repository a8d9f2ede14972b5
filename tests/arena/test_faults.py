"""A misbehaving engine loses that game, in time and with a reason; the next game is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from skep import SettingError
from skep.arena.readiness import get_ready, make_contestant
from skep.arena.spec_strings import parse_player
from skep.engine.signature import signature
from skep.pieces import GameType
from tests.arena.playing import BRIEFLY, FOREVER, SKEP_UHP, fake, play

SKEP = parse_player("skep?nodes=50")
patient = pytest.mark.usefixtures("patient_with_the_dying")


@pytest.mark.parametrize(
    ("mode", "reason", "detail"),
    [
        ("die", "died", "status 3"),
        ("flood", "flood", "a reply of over"),
        ("long-line", "flood", "a line of over"),
        ("garbage", "garbage", "queen"),
        ("bytes", "garbage", ""),
        ("nothing", "garbage", "an empty reply"),
        ("illegal", "illegal-move", "White"),
        ("refuse", "error", "the game is over"),
        ("start-die", "start", "status 1"),
        ("start-flood", "start", "a line of over"),
    ],
)
@patient
def test_a_fault_loses_the_game(mode: str, reason: str, detail: str) -> None:
    record = play(parse_player(fake(mode)), SKEP)
    assert (record.result, record.reason) == ("BlackWins", reason)
    assert detail in record.detail
    assert record.detail.isprintable()
    assert record.loser_at_fault == "white"


def test_an_engine_that_hangs_loses_the_game() -> None:
    limit = f"uhp?seconds=0.1&clock=seconds&{FOREVER}"
    record = play(parse_player(fake("hang").replace(f"uhp?depth=1&{FOREVER}", limit)), SKEP)
    assert (record.result, record.reason) == ("BlackWins", "timeout")
    assert record.detail == "bestmove seconds 0.1: no answer in time"


@pytest.mark.parametrize("mode", ["start-hang", "start-deaf"])
def test_an_engine_that_does_not_start(mode: str) -> None:
    record = play(SKEP, parse_player(fake(mode, settings=BRIEFLY)))
    assert record.result == "WhiteWins"
    assert record.reason in ("start", "died", "timeout")


def test_a_missing_program_loses_too() -> None:
    assert play(parse_player("uhp?depth=1:/no/such/engine"), SKEP).reason == "start"


def test_the_engine_is_started_again(tmp_path: Path) -> None:
    log = tmp_path / "log"
    player = make_contestant(parse_player(fake("die", log)))
    for _ in range(3):
        assert play(player, SKEP).reason == "died"
    assert len(log.read_text().splitlines()) == 3


def test_unsolicited_output_is_not_a_reply() -> None:
    """Leftover output of the first move is not taken as the reply to the second."""
    record = play(parse_player(fake("chatty")), SKEP)
    assert record.reason in ("illegal-move", "surrounded")
    assert record.white_side.moves >= 1
    assert record.white_side.depth == 3


def test_an_engine_that_refuses_a_move_is_given_the_whole_game() -> None:
    record = play(SKEP, parse_player(fake("newgame-only")), ply_cap=9)
    assert record.reason == "garbage", "it was asked for a move"


def test_a_real_engine_over_uhp() -> None:
    record = play(parse_player(f"uhp?depth=1&{FOREVER}:{SKEP_UHP}"), SKEP, ply_cap=20)
    assert record.loser_at_fault is None
    assert record.white_side.moves >= 3
    assert record.white_side.nodes is None


def test_getting_ready_settles_the_clock() -> None:
    ready = get_ready(parse_player(f"uhp?seconds=0.1&{FOREVER}:{SKEP_UHP}"), [GameType("Base+MLP")])
    assert ready.spec.clock.value == "seconds"
    assert ready.identity.startswith("Skep ")


def test_a_built_in_player_says_which_search_it_has() -> None:
    spec = parse_player("skep?nodes=10")
    assert signature(spec.network) in get_ready(spec, [GameType("Base")]).identity


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("uhp?seconds=1:/no/such/engine", "No such file"),
        (fake("start-die"), "status 1"),
        (fake("no-options", settings=f"{FOREVER}&option.X=1"), "no options"),
        (f"uhp?seconds=0.5&clock=time&{FOREVER}:{SKEP_UHP}", "hh:mm:ss"),
        (f"uhp?seconds=1&depth=2:{SKEP_UHP}", "one limit"),
        ("skep?nodes=1&table=0", "1 to"),
    ],
)
@patient
def test_a_player_that_cannot_play_is_reported_before_the_match(spec: str, message: str) -> None:
    with pytest.raises(SettingError, match=message):
        get_ready(parse_player(spec), [GameType("Base")])
