"""Placing: which pieces a player may place, and where."""

from __future__ import annotations

from collections.abc import Iterator

from skep.hexes import Hex
from skep.moves import PASS, Move
from skep.pieces import Color, Insect, Piece
from skep.rulebook.details import Enemies, Expected, NoCell, NotYours, Occupied, OnlyCells
from skep.rulebook.explanation import Objection
from skep.rulebook.moving import around
from skep.rulebook.position import ORIGIN, QUEENS, Position
from skep.rulebook.rules import Rule
from skep.rulesets import Opening

QUEEN_TURN = 4
"""The last turn for the queen (``queen-by-four``)."""


def placements(position: Position) -> Iterator[Move]:
    """Every legal placement of the player to move."""
    pieces = placeable(position)
    if pieces:
        for cell in placement_cells(position):
            for piece in pieces:
                yield Move(piece, cell)


def placeable(position: Position) -> list[Piece]:
    """The pieces in the reserve that can be placed next: the lowest number of each kind."""
    if is_queen_due(position):
        return [QUEENS[position.turn]]
    hand = position.reserve(position.turn)
    return [
        piece
        for piece in hand
        if piece.predecessor not in hand and not is_queen_too_early(position, piece)
    ]


def is_queen_due(position: Position) -> bool:
    """Whether the queen is the only piece that may be placed now (``queen-by-four``)."""
    return position.turn_number >= QUEEN_TURN and not position.has_queen(position.turn)


def turns_for_queen(position: Position, color: Color) -> int | None:
    """How many turns a player has left to place the queen; None once she is on the board.

    The turn that is being played, or awaited, counts: with 1 left it has to be this one.
    """
    if position.has_queen(color):
        return None
    own = position if position.turn is color else position.play(PASS)
    return max(1, QUEEN_TURN + 1 - own.turn_number)


def is_queen_too_early(position: Position, piece: Piece) -> bool:
    """Whether this is the queen on a first turn, if the rules forbid that (``queen-first``)."""
    return (
        piece.insect is Insect.QUEEN_BEE
        and position.turn_number == 1
        and position.ruleset.opening is Opening.TOURNAMENT
    )


def placement_cells(position: Position) -> set[Hex]:
    """The cells on which the player may place a piece.

    The first piece goes to the origin, the second next to it (``first-placement``). Later ones
    must touch the player's own color (``place-touch-own``) and no other (``place-touch-enemy``).
    """
    stacks, color = position.stacks, position.turn
    if len(position.places) < 2:
        return {cell for at in stacks for cell in around(at)} or {ORIGIN}
    beside_own: set[Hex] = set()
    beside_enemy: set[Hex] = set()
    for at, stack in stacks.items():
        beside = beside_own if stack[-1].color is color else beside_enemy
        beside.update(around(at))
    return beside_own - beside_enemy - stacks.keys()


def placing_objection(position: Position, piece: Piece, to: Hex) -> Objection:
    """Why a piece in the reserve may not be placed on a cell."""
    held = _hold_objection(position, piece)
    if held is not None:
        return held
    cells = placement_cells(position)
    if to not in cells:
        return _cell_objection(position, to, cells)
    return _order_objection(position, piece)


def reserve_objection(position: Position, piece: Piece) -> Objection:
    """Why a piece in the reserve has no legal placement."""
    held = _hold_objection(position, piece)
    if held is not None:
        return held
    if not placement_cells(position):
        return Objection(Rule.PLACE_TOUCH_ENEMY, NoCell())
    return _order_objection(position, piece)


def _hold_objection(position: Position, piece: Piece) -> Objection | None:
    """Why a piece can't be placed anywhere."""
    color = position.turn
    if piece.color is not color:
        return Objection(Rule.TURNS, NotYours(color))
    if is_queen_due(position) and piece is not QUEENS[color]:
        return Objection(Rule.QUEEN_BY_FOUR, Expected(QUEENS[color]))
    if is_queen_too_early(position, piece):
        return Objection(Rule.QUEEN_FIRST)
    return None


def _order_objection(position: Position, piece: Piece) -> Objection:
    first = next(p for p in position.reserve(piece.color) if p.insect is piece.insect)
    return Objection(Rule.PLACE_NUMBER_ORDER, Expected(first))


def _cell_objection(position: Position, to: Hex, cells: set[Hex]) -> Objection:
    if to in position.stacks:
        return Objection(Rule.PLACE_GROUND, Occupied(position.stacks[to][-1]))
    if len(position.places) < 2:
        return Objection(Rule.FIRST_PLACEMENT, OnlyCells(frozenset(cells)))
    enemies = tuple(
        at
        for at in around(to)
        if at in position.stacks and position.stacks[at][-1].color is not position.turn
    )
    if not enemies:
        return Objection(Rule.PLACE_TOUCH_OWN)
    pieces = tuple(position.stacks[at][-1] for at in enemies)
    return Objection(Rule.PLACE_TOUCH_ENEMY, Enemies(enemies, pieces))
