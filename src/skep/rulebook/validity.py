"""What is wrong with a position that was set up by hand: everything that can be proved.

A position without faults may still be unreachable, which is hard to prove either way; but you can
always play on from it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from skep.hexes import Hex
from skep.pieces import Color, Insect, Piece, Stacks
from skep.rulebook import faults
from skep.rulebook.faults import PositionFault
from skep.rulebook.moving import around
from skep.rulebook.one_hive import parts
from skep.rulebook.placing import QUEEN_TURN, placement_cells
from skep.rulebook.position import QUEENS, Position, checked_position, lifted
from skep.rulebook.throwing import power_objection, throwers
from skep.rulesets import Opening

MAX_TURN_NUMBER: Final = 500_000
"""The last turn at which a position may start. No game comes near it."""

_CLIMBERS = (Insect.BEETLE, Insect.MOSQUITO)


def faults_of(position: Position) -> tuple[PositionFault, ...]:
    """Everything that is wrong with a position; empty if a game can go on from it."""
    position = checked_position(position)
    found = [*_piece_faults(position), *_stack_faults(position)]
    groups = parts(position.stacks)
    if len(groups) > 1:
        found.append(faults.Apart(groups))
    if 0 <= position.ply < 2 * MAX_TURN_NUMBER:
        found += _turn_faults(position)
    else:
        found.append(faults.NoSuchTurn(MAX_TURN_NUMBER))
    if not any(position.has_queen(color) for color in Color):
        found += _contact_faults(position.stacks)
    found += _resting_faults(position)
    return tuple(found)


def _piece_faults(position: Position) -> Iterator[PositionFault]:
    for piece, cells in sorted(_cells_of(position.stacks).items(), key=lambda item: item[0].index):
        if piece.insect not in position.game_type.insects:
            yield faults.NotInGame(piece, position.game_type)
        if len(cells) > 1:
            yield faults.Doubled(piece, cells)
        before = piece.predecessor
        if before is not None and before not in position.places:
            yield faults.Skipped(piece, before)


def _cells_of(stacks: Stacks) -> Mapping[Piece, tuple[Hex, ...]]:
    cells: dict[Piece, tuple[Hex, ...]] = {}
    for at, stack in sorted(stacks.items()):
        for piece in stack:
            cells[piece] = (*cells.get(piece, ()), at)
    return cells


def _stack_faults(position: Position) -> Iterator[PositionFault]:
    for piece, below in _raised(position.stacks):
        if piece.insect not in _CLIMBERS:
            yield faults.CannotClimb(piece, below)
        elif not position.has_queen(piece.color):
            yield faults.MovedTooEarly(piece)


def _raised(stacks: Stacks) -> Iterator[tuple[Piece, Piece]]:
    """The pieces that lie on others, each with the one right below."""
    for _, stack in sorted(stacks.items()):
        yield from zip(stack[1:], stack, strict=False)


def _turn_faults(position: Position) -> Iterator[PositionFault]:
    for color in Color:
        turns = (position.ply + 1 - color.value) // 2
        placed = sum(piece.color is color for piece in position.places)
        needed = placed + _moves_needed(position, color)
        if needed > turns:
            yield faults.TooFewTurns(color, needed, turns)
        if position.has_queen(color):
            if placed == 1 and position.ruleset.opening is Opening.TOURNAMENT:
                yield faults.QueenTooEarly(QUEENS[color])
        else:
            yield from _queenless_faults(position, color, placed, turns)


def _moves_needed(position: Position, color: Color) -> int:
    """How many turns a player must at least have spent on moves: one per climb, one for a rest."""
    raised = [piece for piece, _ in _raised(position.stacks)]
    moves = sum(piece.color is color for piece in raised)
    rests = position.resting is not None and position.resting not in raised
    return moves + (rests and color is not position.turn)


def _queenless_faults(
    position: Position, color: Color, placed: int, turns: int
) -> Iterator[PositionFault]:
    """Before the queen comes a player places a piece in each of three turns, and never moves.

    Within these turns there is always a cell to place on, so nobody passes.
    """
    expected = min(turns, QUEEN_TURN - 1)
    if placed < expected:
        yield faults.IdleTurns(color, placed, expected)
    if placed >= QUEEN_TURN or (turns >= QUEEN_TURN and not _can_have_passed(position, color)):
        yield faults.QueenOverdue(color)


def _can_have_passed(position: Position, color: Color) -> bool:
    """Whether a player may have had no cell to place the queen on in the last turn."""
    own = replace(position, ply=position.ply + (position.turn is not color))
    if position.turn is not color:
        return not placement_cells(own)
    return any(
        not placement_cells(replace(own, stacks=stacks)) for stacks in _earlier(position.stacks)
    )


def _earlier(stacks: Stacks) -> Iterator[Stacks]:
    """Every way the pieces may have lain before the previous turn, and more than those."""
    yield stacks
    for at in stacks:
        rest = lifted(stacks, at)
        yield rest  # its top piece was placed
        for cell in {cell for other in rest for cell in (other, *around(other))} - {at}:
            yield {**rest, cell: (*rest.get(cell, ()), stacks[at][-1])}


def _contact_faults(stacks: Stacks) -> Iterator[PositionFault]:
    """While no queen is on the board, only the first two pieces of the game touch as enemies."""
    pairs = tuple(
        (at, cell)
        for at, stack in sorted(stacks.items())
        if stack[-1].color is Color.WHITE
        for cell in around(at)
        if cell in stacks and stacks[cell][-1].color is Color.BLACK
    )
    if len(pairs) > 1:
        yield faults.ColorsTouch(pairs)


def _resting_faults(position: Position) -> Iterator[PositionFault]:
    piece = position.resting
    if piece is None:
        return
    if not position.has_pillbug:
        yield faults.RestingNeedless(piece)
    at = position.locate(piece)
    if at is None:
        yield faults.RestingAbsent(piece)
        return
    top = position.stacks[at][-1]
    if top is not piece:
        yield faults.RestingCovered(piece, top)
    mover = position.turn.other
    if not position.has_queen(mover):
        yield faults.RestingUnmoved(piece, mover)
    elif piece.color is not mover and not _can_have_been_thrown(position, at):
        yield faults.RestingUnthrown(piece)


def _can_have_been_thrown(position: Position, at: Hex) -> bool:
    before = replace(position, ply=position.ply + 1, resting=None)  # the other player's turn
    return position.height(at) == 1 and any(
        cell.distance(at) == 1 and power_objection(before, thrower, cell) is None
        for thrower, cell in throwers(before)
    )
