"""The referee: plays one game between two players by our rules, and records it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import monotonic
from typing import Final, NamedTuple, TypeAlias

from skep.arena.contestant import Contestant, Decision
from skep.arena.faults import Fault, PlayerFaultError, with_last_words
from skep.arena.records import GameId, GameRecord, SideRecord
from skep.board import Board
from skep.errors import SkepError
from skep.moves import PASS
from skep.outcomes import Outcome
from skep.pieces import Color
from skep.uhp.protocol import one_line

PLY_CAP: Final = "ply-cap"

_MAX_DETAIL = 120  # characters

Contestants: TypeAlias = Mapping[Color, Contestant]
OnStart: TypeAlias = Callable[[Color], None]
"""Called with the color about to get ready for the game."""
OnTurn: TypeAlias = Callable[[Color | None], None]
"""Called with the color about to think; None if neither is."""


class GameEnd(NamedTuple):
    """How a game ended. ``winner`` is None for a draw."""

    winner: Color | None
    reason: str
    detail: str = ""


class MoveCosts:
    """What the moves of one side have cost so far."""

    def __init__(self) -> None:
        self._decisions: list[Decision] = []

    def add(self, decision: Decision) -> None:
        self._decisions.append(decision)

    def record(self) -> SideRecord:
        seconds = [decision.seconds for decision in self._decisions]
        nodes = [each.nodes for each in self._decisions if each.nodes is not None]
        depths = [each.depth for each in self._decisions if each.depth is not None]
        return SideRecord(
            moves=len(seconds),
            seconds=round(sum(seconds), 6),
            longest=round(max(seconds, default=0.0), 6),
            nodes=sum(nodes) if nodes else None,
            depth=round(sum(depths) / len(depths), 3) if depths else None,
        )


def play_game(
    game: GameId,
    board: Board,
    seats: Contestants,
    ply_cap: int,
    on_start: OnStart,
    on_turn: OnTurn,
) -> GameRecord:
    """Play from the opening on the board to the end."""
    opening_plies = board.ply
    costs = {color: MoveCosts() for color in Color}
    start = monotonic()
    ending = _play(board, seats, costs, ply_cap, on_start, on_turn)
    on_turn(None)
    return make_record(game, board, ending, opening_plies, monotonic() - start, costs)


def make_record(
    game: GameId,
    board: Board,
    ending: GameEnd,
    opening_plies: int,
    seconds: float,
    costs: Mapping[Color, MoveCosts],
) -> GameRecord:
    """The record of a game with this end."""
    return GameRecord(
        opening=game.opening,
        white=game.white,
        black=game.black,
        result="Draw" if ending.winner is None else f"{ending.winner}Wins",
        reason=ending.reason,
        detail=ending.detail,
        opening_plies=opening_plies,
        plies=board.ply,
        seconds=round(seconds, 3),
        white_side=costs[Color.WHITE].record(),
        black_side=costs[Color.BLACK].record(),
        game_string=board.game_string,
    )


def _play(
    board: Board,
    seats: Contestants,
    costs: Mapping[Color, MoveCosts],
    ply_cap: int,
    on_start: OnStart,
    on_turn: OnTurn,
) -> GameEnd:
    for color in Color:
        on_start(color)
        try:
            seats[color].start_game(board)
        except PlayerFaultError as error:
            return _lost(color, seats, error.fault, error.detail)
    while (outcome := board.outcome()) is None:
        if board.ply >= ply_cap:
            return GameEnd(None, PLY_CAP)
        if PASS in board.legal_moves:  # nothing to choose, so don't ask the player
            board.push(PASS)
            continue
        color = board.turn
        on_turn(color)
        try:
            decision = seats[color].choose(board)
        except PlayerFaultError as error:
            return _lost(color, seats, error.fault, error.detail)
        try:
            board.push(decision.action)
        except SkepError as error:
            return _lost(color, seats, Fault.ILLEGAL, one_line(str(error), _MAX_DETAIL))
        costs[color].add(decision)
    return _won(outcome)


def _won(outcome: Outcome) -> GameEnd:
    return GameEnd(outcome.winner, str(outcome.reason.value))


def _lost(color: Color, seats: Contestants, fault: Fault, detail: str) -> GameEnd:
    detail = with_last_words(detail, seats[color].last_words())
    seats[color].close()  # its state is unknown, so the next game starts a new one
    return GameEnd(color.other, str(fault.value), detail)
