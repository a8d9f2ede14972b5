"""Keeping a UHP engine in step: move by move, or the whole game if it refuses a move."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from skep.arena.readiness import get_ready
from skep.arena.spec_strings import parse_player
from skep.pieces import GameType
from skep.uhp.limits import TimeForm
from tests.arena.playing import FOREVER, OPENING, SKEP_UHP, fake, play

SKEP = parse_player("skep?nodes=50")


def sent(log: Path) -> list[str]:
    """The commands an engine received."""
    lines = [line.split("\t") for line in log.read_text().splitlines()]
    return [text for *_, direction, text in lines if direction == ">"]


def test_a_game_begins_with_its_opening_and_goes_on_move_by_move(tmp_path: Path) -> None:
    log = tmp_path / "log"
    engine = replace(parse_player(f"uhp?depth=1&{FOREVER}:{SKEP_UHP}"), log=log)
    record = play(SKEP, engine, ply_cap=6)
    moves = record.game_string.split(";")[3:]
    assert sent(log) == [
        f"newgame {OPENING}",
        f"play {moves[2]}",
        "bestmove depth 1",
        f"play {moves[3]}",
        f"play {moves[4]}",
        "bestmove depth 1",
        "exit",
    ]


def test_an_engine_that_refuses_a_move_gets_the_whole_game(tmp_path: Path) -> None:
    log = tmp_path / "log"
    record = play(SKEP, replace(parse_player(fake("newgame-only")), log=log), ply_cap=9)
    move = record.game_string.split(";")[5]
    assert sent(log)[1:4] == [
        f"play {move}",
        f"newgame {record.game_string}",
        "bestmove depth 1",
    ]


def test_options_are_set_at_the_start(tmp_path: Path) -> None:
    log = tmp_path / "log"
    spec = parse_player(fake("garbage", settings=f"{FOREVER}&option.A=1&option.B=x%20y"))
    play(replace(spec, log=log), SKEP)
    assert sent(log)[:3] == ["options set A 1", "options set B x y", f"newgame {OPENING}"]


def test_getting_ready_tries_the_limit_that_will_be_asked_for(tmp_path: Path) -> None:
    log = tmp_path / "log"
    spec = parse_player(f"uhp?nodes=77&{FOREVER}:{SKEP_UHP}")
    ready = get_ready(replace(spec, log=log), [GameType("Base"), GameType("Base+M")])
    assert sent(log)[:2] == ["newgame Base", "newgame Base+M"]
    assert "bestmove nodes 77" in sent(log)
    assert ready.spec.clock is TimeForm.AUTO
