"""What a move does on the board, as effects: it surrounds, pins, frees, throws, threatens, places.

Every effect comes from ``Board``; none is the engine's opinion, except a proven win.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from skep.board import Board
from skep.enums import NamedEnum
from skep.moves import PASS, Action, Move
from skep.pieces import Color, Insect, Piece
from skep.rulebook import outcome

MAX_EFFECTS: Final = 3
"""In a sentence."""


class EffectKind(NamedEnum):
    """The kinds of effects, from the most to the least important."""

    SURROUNDS = 0
    DRAWS = 1
    WINS_IN = 2
    STOPS_WIN = 3
    THREATENS_WIN = 4
    NO_MOVES = 5
    COVERS = 6
    THROWS = 7
    TAKES_CELL = 8
    FREES_QUEEN = 9
    PINS = 10
    GIVES_ROOM = 11
    UNPINS = 12
    NEXT_TO_QUEEN = 13
    PLACES = 14
    PASSES = 15


_KINDS: Final = {kind.id: kind for kind in EffectKind}


class Effect(NamedTuple):
    """Something that a move does, to pieces or with a number (of moves or free cells)."""

    kind: EffectKind
    color: Color | None = None
    """Whose queen, or whose moves."""
    pieces: tuple[Piece, ...] = ()
    number: int = 0

    def to_json(self) -> dict[str, Any]:
        """The effect as plain values."""
        values: dict[str, Any] = {"kind": self.kind.id}
        if self.color is not None:
            values["player"] = self.color.id
        if self.pieces:
            values["pieces"] = [piece.name for piece in self.pieces]
        if self.number:
            values["number"] = self.number
        return values

    @classmethod
    def from_json(cls, values: dict[str, Any]) -> Effect:
        """The effect of ``to_json``."""
        player = values.get("player")
        return cls(
            _KINDS[values["kind"]],
            None if player is None else Color.named(player),
            tuple(map(Piece, values.get("pieces", ()))),
            int(values.get("number", 0)),
        )


def effects_of(board: Board, action: Action, win_in: int | None = None) -> tuple[Effect, ...]:
    """What a legal action does, the most important first; ``win_in`` plies are proven to win."""
    if action is PASS:
        return (Effect(EffectKind.PASSES),)
    after = board.copy()
    after.push(action)
    found = sorted(_effects(board, action, after, win_in), key=lambda effect: effect.kind.value)
    return tuple(found[:MAX_EFFECTS])


def _effects(board: Board, move: Move, after: Board, win_in: int | None) -> Iterator[Effect]:
    mover, enemy = board.turn, board.turn.other
    if (end := after.outcome()) is not None:
        if end.winner is None:
            yield Effect(EffectKind.DRAWS)
        elif end.winner is mover:
            yield Effect(EffectKind.SURROUNDS, enemy)
        return
    if win_in is not None and win_in > 0:
        yield Effect(EffectKind.WINS_IN, number=(win_in + 1) // 2)
    elif _wins(after, _waiting(after), mover):
        yield Effect(EffectKind.THREATENS_WIN, enemy)
    if _wins(board, _waiting(board), enemy) and not _wins(after, after.legal_moves, enemy):
        yield Effect(EffectKind.STOPS_WIN, enemy)
    if list(after.legal_moves) == [PASS]:
        yield Effect(EffectKind.NO_MOVES, enemy)
    yield from _about_the_piece(board, move, after)
    yield from _about_queens(board, after)
    yield from _about_pins(board, move, after)


def _about_the_piece(board: Board, move: Move, after: Board) -> Iterator[Effect]:
    below = board.stack(move.to)
    if below:
        yield Effect(EffectKind.COVERS, pieces=(below[-1],))
    if board.is_placement(move):
        yield Effect(EffectKind.PLACES, pieces=(move.piece,))
    elif (thrower := board.thrower(move)) is not None:
        yield Effect(EffectKind.THROWS, pieces=(move.piece, thrower))
    queen = after.queen(board.turn.other)
    came_from = board.locate(move.piece)
    if (
        queen is not None
        and move.piece.color is board.turn
        and queen.distance(move.to) == 1
        and (came_from is None or queen.distance(came_from) > 1)
    ):
        yield Effect(EffectKind.NEXT_TO_QUEEN, board.turn.other)


def _about_queens(board: Board, after: Board) -> Iterator[Effect]:
    for color in Color:
        free, left = board.liberties(color), after.liberties(color)
        if free is None or left is None:
            continue
        if color is not board.turn and len(left) < len(free):
            yield Effect(EffectKind.TAKES_CELL, color, number=len(left))
        if color is board.turn and len(left) > len(free):
            yield Effect(EffectKind.GIVES_ROOM, color, number=len(left))


def _about_pins(board: Board, move: Move, after: Board) -> Iterator[Effect]:
    pinned, now = board.pinned(), after.pinned()
    caught = [p for p in now - pinned if p.color is not board.turn and p is not move.piece]
    if caught:
        yield Effect(EffectKind.PINS, pieces=tuple(sorted(caught)))
    freed = {p for p in pinned - now if p.color is board.turn and p is not move.piece}
    covered = set(after.stack(move.to)[:-1])
    queens = {piece for piece in freed - covered if piece.insect is Insect.QUEEN_BEE}
    if queens:
        yield Effect(EffectKind.FREES_QUEEN, board.turn)
    elif others := freed - covered:
        yield Effect(EffectKind.UNPINS, pieces=tuple(sorted(others)))


def _waiting(board: Board) -> Iterator[Action]:
    """What the waiting player could do; found only if somebody looks, because it takes long."""
    yield from board.waiting_moves()


def _wins(board: Board, actions: Iterable[Action], winner: Color) -> bool:
    """Whether one of these actions surrounds the queen of the winner's opponent, and only her."""
    queen_free = board.liberties(winner.other)
    if queen_free is None or (len(queen_free) > 1 and not board.position.has_pillbug):
        return False  # an action fills one cell, and only a throw moves the opponent's queen
    ends = (outcome(board.position.play(action)) for action in actions)
    return any(end is not None and end.winner is winner for end in ends)
