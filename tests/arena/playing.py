"""What the tests of the arena share: fake engines, short games, records."""

from __future__ import annotations

import sys
from pathlib import Path

from skep import Board, Color
from skep.arena.contestant import Contestant
from skep.arena.fixture import Fixture
from skep.arena.readiness import make_contestant
from skep.arena.records import GameId, GameRecord, SideRecord
from skep.arena.referee import play_game
from skep.arena.spec_strings import parse_player
from skep.arena.specs import PlayerSpec
from tests.patience import PATIENCE

OPENING = "Base;InProgress;White[2];wS1;bS1 wS1-"
FAKE = Path(__file__).with_name("fake_engine.py")
SKEP_UHP = f"{sys.executable} -m skep uhp"
FOREVER = f"patience={PATIENCE}"
BRIEFLY = "patience=0.3"  # for replies that never come
SIDE = SideRecord(moves=10, seconds=0.5, longest=0.1, nodes=5000, depth=3.0)


def fake(mode: str, log: Path | str = "", settings: str = FOREVER) -> str:
    """The spec of a fake engine, with plenty of time unless the settings say otherwise."""
    return f"uhp?depth=1&{settings}:{sys.executable} {FAKE} {mode} {log}"


def fixture(*players: str, ply_cap: int = 60, openings: int = 4) -> Fixture:
    lines = [OPENING, *(f"{OPENING};wA1 {place}" for place in ("-wS1", "/wS1", "\\wS1"))]
    return Fixture(tuple(map(parse_player, players)), lines[:openings], ply_cap)


def named(*names: str) -> Fixture:
    """A fixture of players of which only the names matter."""
    return fixture(*(f"skep?nodes=1&name={name}" for name in names))


def play(
    white: PlayerSpec | Contestant, black: PlayerSpec | Contestant, ply_cap: int = 60
) -> GameRecord:
    """Play a game in this process, and close the players afterwards."""
    players = [make_contestant(p) if isinstance(p, PlayerSpec) else p for p in (white, black)]
    try:
        return play_game(
            GameId(0, "white", "black"),
            Board.from_game_string(OPENING, "tournament"),
            dict(zip(Color, players, strict=True)),
            ply_cap,
            lambda _: None,
            lambda _: None,
        )
    finally:
        for player in players:
            player.close()


def record(
    opening: int, white: str, black: str, result: str, reason: str = "surrounded"
) -> GameRecord:
    return GameRecord(
        opening=opening,
        white=white,
        black=black,
        result=result,
        reason=reason,
        detail="",
        opening_plies=2,
        plies=3,
        seconds=1.0,
        white_side=SIDE,
        black_side=SIDE,
        game_string=f"{OPENING};wA1 -wS1",
    )
