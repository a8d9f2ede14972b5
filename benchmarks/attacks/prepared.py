"""Writes games into a server's file before it starts: long ones and expired ones."""

from __future__ import annotations

import random
import time
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

from skep.board import Board
from skep.moves import Action, Move
from skep.pieces import Color, GameType
from skep.server.domain.clock import GameClock, TimeControl
from skep.server.domain.game import BOTH, HostedGame
from skep.server.domain.game_setup import GameSetup, OpponentKind
from skep.server.domain.played import replayed
from skep.server.domain.seating import SeatKeys
from skep.server.services.secrets import key_of, new_game_id, new_token
from skep.server.storage.database import Database
from skep.server.storage.records import Change

_RULES: Final = "tournament"  # the strictest: what is legal here is legal under every preset
_HOUR_MS: Final = 60 * 60 * 1000
_AT_ONCE: Final = 1000  # games per transaction


@dataclass(frozen=True, slots=True)
class PreparedGame:
    """A game of two people by link, the secrets of its seats, and moves that may follow."""

    id: str
    white: str
    black: str
    ply: int
    rest: tuple[Action, ...] = ()


@cache
def endless(plies: int, seed: int) -> tuple[Action, ...]:
    """Random moves that do not end the game."""
    board, chance = Board(GameType.BASE_MLP, _RULES), random.Random(seed)
    actions: list[Action] = []
    while len(actions) < plies:
        choices = list(board.legal_moves)
        chance.shuffle(choices)
        for action in choices:
            board.push(action)
            if not board.is_over:
                actions.append(action)
                break
            board.pop()
    return tuple(actions)


def game_string(plies: int) -> str:
    """The shortest GameString of this many plies: the two queens walk around each other."""
    board = Board(GameType.BASE, "rulebook")
    for _ in range(plies):
        walks = [move for move in board.legal_moves if "Q" in str(move)]
        board.push(min(walks, key=lambda move: len(board.move_string(move))))
    return board.game_string


async def write_games(file: Path, count: int, plies: int, extra: int = 0) -> list[PreparedGame]:
    """Write long games, all with the same moves; ``extra`` more moves are known but not played."""
    actions = endless(plies + extra, seed=1)
    game = _played(actions[:plies])
    prepared = []
    changes = []
    for _ in range(count):
        one = PreparedGame(new_game_id(), new_token(), new_token(), plies, actions[plies:])
        prepared.append(one)
        keys = SeatKeys(key_of(one.white), key_of(one.black))
        changes.append(Change(replace(game, id=one.id), keys, None))
    await _write(file, changes)
    return prepared


async def write_expired_games(file: Path, count: int) -> None:
    """Write games whose time ran out an hour ago, while no server was running."""
    since = int(time.time() * 1000) - 2 * _HOUR_MS
    control = TimeControl.live(_HOUR_MS // 1000)
    clock = GameClock(control, control.initial_ms, control.initial_ms, Color.WHITE, since)
    game = _played(endless(10, seed=2), clock, since)
    changes = []
    for _ in range(count):
        keys = SeatKeys(key_of(new_token()), key_of(new_token()))
        changes.append(Change(replace(game, id=new_game_id()), keys, None))
    await _write(file, changes)


def _played(
    actions: Iterable[Action], clock: GameClock | None = None, now_ms: int = 0
) -> HostedGame:
    control = clock.control if clock else None
    setup = GameSetup(OpponentKind.LINK, GameType.BASE_MLP, _RULES, control)
    board = Board(setup.game_type, setup.rules)
    moves = replayed(board, ((action, 0) for action in actions))
    now_ms = now_ms or int(time.time() * 1000)
    return HostedGame("", setup, board, now_ms, now_ms, moves=moves, clock=clock, joined=BOTH)


async def _write(file: Path, changes: list[Change]) -> None:
    database = await Database.open(file)
    try:
        for start in range(0, len(changes), _AT_ONCE):
            await database.write(changes[start : start + _AT_ONCE])
    finally:
        await database.close()


def move_message(ply: int, action: Action) -> dict[str, object]:
    """A move as a client sends it."""
    piece, to = (action.piece.name, tuple(action.to)) if isinstance(action, Move) else (None, None)
    return {"type": "move", "ply": ply, "piece": piece, "to": to}
