"""The network's inputs, compared with a second, slow and simple definition."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

from skep import PIECES, Board, GameType, _core
from skep.hexes import Hex
from skep.moves import Action, Move
from skep.pieces import Color, Insect, Piece

REACH, SIDE = 6, 13
FAR = SIDE * SIDE
PLACES = FAR + 1
FREE, HELD, COVERED, RAISED, IN_RESERVE = range(5)
OF_KIND = 4 * PLACES + 1
NOT_IN_GAME = 16 * OF_KIND
CIRCLE = (Hex(1, 0), Hex(1, -1), Hex(0, -1), Hex(-1, 0), Hex(-1, 1), Hex(0, 1))
SLIDERS = {Insect.QUEEN_BEE, Insect.SPIDER, Insect.ANT, Insect.PILLBUG}


def symmetries(at: Hex) -> list[Hex]:
    """A hex in all six rotations, and its mirror image in all six."""
    found = []
    for image in (at, Hex(at.q + at.r, -at.r)):
        for _ in range(6):
            found.append(image)
            image = Hex(image.q + image.r, -image.q)  # noqa: PLW2901
    return found


def around(at: Hex) -> list[Hex]:
    return [Hex(at.q + d.q, at.r + d.r) for d in CIRCLE]


def is_pinned(at: Hex, occupied: set[Hex]) -> bool:
    rest = occupied - {at}
    todo = [next(iter(rest))] if rest else []
    seen = set(todo)
    while todo:
        new = [near for near in around(todo.pop()) if near in rest and near not in seen]
        seen.update(new)
        todo += new
    return seen != rest


def has_a_slide(at: Hex, occupied: set[Hex]) -> bool:
    full = [beside in occupied for beside in around(at)]
    return any(not full[i] and full[i - 1] != full[(i + 1) % 6] for i in range(6))


def state_of(board: Board, piece: Piece) -> int:
    at = board.locate(piece)
    if at is None:
        return IN_RESERVE
    stack, occupied = board.stack(at), set(board.stacks)
    if stack[-1] is not piece:
        return COVERED
    if len(stack) > 1:
        return RAISED
    is_stuck = piece.insect in SLIDERS and not has_a_slide(at, occupied)
    return HELD if is_stuck or is_pinned(at, occupied) else FREE


def place_of(board: Board, piece: Piece, view: Color) -> int:
    queens = {piece.color: piece for piece in PIECES if piece.insect is Insect.QUEEN_BEE}
    at, own, enemy = (board.locate(p) for p in (piece, queens[view], queens[view.other]))
    if at is None or own is None:
        return FAR
    turn = 0
    if enemy is not None:
        ways = [(way.q, way.r) for way in symmetries(Hex(enemy.q - own.q, enemy.r - own.r))]
        turn = ways.index(max(ways))
    seen = symmetries(Hex(at.q - own.q, at.r - own.r))[turn]
    if max(abs(seen.q), abs(seen.r)) > REACH:
        return FAR
    return (seen.q + REACH) * SIDE + seen.r + REACH


def inputs_of(board: Board, view: Color) -> list[int]:
    insects = list(Insect)
    numbers = []
    for piece in PIECES:
        if piece not in board.game_type.pieces:
            numbers.append(NOT_IN_GAME)
            continue
        kind = insects.index(piece.insect) + (0 if piece.color is view else 8)
        state = state_of(board, piece)
        within = state * PLACES + (place_of(board, piece, view) if state < IN_RESERVE else 0)
        numbers.append(kind * OF_KIND + within)
    return numbers


def record(action: Action) -> bytes:
    if not isinstance(action, Move):
        return bytes([255, 0, 0])
    return bytes([action.piece.index, action.to.q % 256, action.to.r % 256])


@pytest.mark.thorough
@pytest.mark.parametrize("game_type", GameType)
@pytest.mark.parametrize("is_long", [False, True], ids=["random", "long"])
def test_the_core_sees_what_the_definition_says(game_type: GameType, is_long: bool) -> None:
    rng = random.Random(f"inputs/{game_type}/{is_long}")
    states: Counter[int] = Counter()
    for _ in range(2):
        board = Board(game_type, "tournament")
        start = board._game.copy()
        expected = []
        while board.outcome() is None and board.ply < 60:
            views = inputs_of(board, board.turn), inputs_of(board, board.turn.other)
            expected.append(views[0] + views[1])
            states.update(n % OF_KIND // PLACES for n in views[0] if n != NOT_IN_GAME)
            moves = list(board.legal_moves)
            if is_long and isinstance(moves[0], Move) and rng.random() < 0.8:
                board.push(max(moves, key=lambda m: (abs(m.to.q), rng.random())))  # type: ignore[union-attr]
            else:
                board.push(rng.choice(moves))
        actions = b"".join(record(action) for action in board.history)
        seen = np.frombuffer(_core.encode(start, actions)[0], "<i2").reshape(board.ply, -1)
        assert seen.tolist() == expected
    assert all(states[state] for state in (FREE, HELD, IN_RESERVE))
