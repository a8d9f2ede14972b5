"""Converts games to rows and back. The moves are the truth: the board is rebuilt from them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from skep.board import Board
from skep.pieces import Color, GameType
from skep.server.domain.clock import GameClock, Pace, TimeControl
from skep.server.domain.game import HostedGame, Offers
from skep.server.domain.game_setup import GameSetup, OpponentKind
from skep.server.domain.names import Names
from skep.server.domain.played import replayed
from skep.server.domain.results import EndReason, GameResult
from skep.server.domain.seating import SeatKeys

DatabaseRow: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Change:
    """What must be written to bring a game's rows up to date."""

    game: HostedGame
    keys: SeatKeys
    before: HostedGame | None  # None for a new game

    @property
    def is_undo(self) -> bool:
        return self.before is not None and self.game.ply < self.before.ply

    def game_row(self) -> DatabaseRow:
        game, setup, clock = self.game, self.game.setup, self.game.clock
        control = setup.control
        return {
            "id": game.id,
            "opponent": setup.opponent.value,
            "game_type": setup.game_type.value,
            "rules": setup.rules,
            "computer": _id(setup.computer),
            "level": setup.level,
            "pace": control and control.pace.id,
            "initial_ms": control and control.initial_ms,
            "increment_ms": control and control.increment_ms,
            "white_key": self.keys.white,
            "black_key": self.keys.black,
            "invite_key": self.keys.invite,
            "version": game.version,
            "given_plies": game.given,
            "started_ms": game.started_ms,
            "turn_began_ms": game.turn_began_ms,
            "white_joined": Color.WHITE in game.joined,
            "black_joined": Color.BLACK in game.joined,
            "white_name": game.names.white,
            "black_name": game.names.black,
            "white_ms": clock and clock.white_ms,
            "black_ms": clock and clock.black_ms,
            "running": clock and _id(clock.running),
            "since_ms": clock and clock.since_ms,
            "draw_offer": _id(game.offers.draw),
            "undo_offer": _id(game.offers.undo),
            "rematch_offer": _id(game.offers.rematch),
            "winner": game.result and _id(game.result.winner),
            "reason": game.result and game.result.reason.value,
            "next_game": game.next_game,
            "expires_ms": game.expires_ms,
        }

    def move_rows(self) -> list[DatabaseRow]:
        """The new moves."""
        known = self.before.ply if self.before else 0
        return [
            {"game_id": self.game.id, "ply": ply, "move": move.text, "ms": move.ms}
            for ply, move in enumerate(self.game.moves[known:], start=known)
        ]


@dataclass(frozen=True, slots=True)
class Stored:
    """A game read from the file."""

    game: HostedGame
    keys: SeatKeys


def restored(row: Mapping[str, Any], moves: Iterable[tuple[str, int]]) -> Stored:
    """A game from its row and its moves in order, each a MoveString and the time it took."""
    control = None
    if row["pace"] is not None:
        control = TimeControl(Pace(row["pace"]), row["initial_ms"], row["increment_ms"])
    setup = GameSetup(
        OpponentKind(row["opponent"]),
        GameType(row["game_type"]),
        row["rules"],
        control,
        _color(row["computer"]),
        row["level"],
    )
    board = Board(setup.game_type, setup.rules)
    played = replayed(board, moves)
    clock = None
    if control is not None:
        clock = GameClock(
            control, row["white_ms"], row["black_ms"], _color(row["running"]), row["since_ms"]
        )
    seats = {Color.WHITE: row["white_joined"], Color.BLACK: row["black_joined"]}
    game = HostedGame(
        id=row["id"],
        setup=setup,
        board=board,
        started_ms=row["started_ms"],
        turn_began_ms=row["turn_began_ms"],
        version=row["version"],
        moves=played,
        given=row["given_plies"],
        clock=clock,
        joined=frozenset(color for color, is_there in seats.items() if is_there),
        names=Names(row["white_name"], row["black_name"]),
        offers=Offers(
            _color(row["draw_offer"]), _color(row["undo_offer"]), _color(row["rematch_offer"])
        ),
        result=GameResult(_color(row["winner"]), EndReason(row["reason"]))
        if row["reason"]
        else None,
        next_game=row["next_game"],
    )
    return Stored(game, SeatKeys(row["white_key"], row["black_key"], row["invite_key"]))


def _id(color: Color | None) -> str | None:
    return color and color.id


def _color(name: str | None) -> Color | None:
    return None if name is None else Color[name.upper()]
