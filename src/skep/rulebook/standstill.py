"""Why a piece can't do anything this turn: what holds it, or why no path is open to it."""

from __future__ import annotations

from dataclasses import replace

from skep.hexes import Hex
from skep.moves import Move
from skep.outcomes import Outcome
from skep.pieces import Insect, Piece, Stacks
from skep.rulebook.details import (
    Absent,
    Enclosed,
    NoLanding,
    NothingToCopy,
    NotYours,
    NoWay,
    OutOfReach,
)
from skep.rulebook.explain import end_objection
from skep.rulebook.explanation import Explanation, Objection
from skep.rulebook.insects import mosquito
from skep.rulebook.legal import legal_actions
from skep.rulebook.moving import slides
from skep.rulebook.placing import reserve_objection
from skep.rulebook.position import Position, lifted
from skep.rulebook.rules import Rule
from skep.rulebook.throwing import power_objection, target_objection, throwers
from skep.rulebook.walking import hold_objection, queen_objection


def explain_piece(
    position: Position, piece: Piece, *, outcome: Outcome | None = None
) -> Explanation:
    """Whether a piece can be placed, moved or thrown now, and if not, why.

    ``outcome`` is the result of the game if the position does not show it, as after a repetition.
    """
    ended = end_objection(position, outcome)
    if ended is not None:
        return Explanation(piece, ended)
    if any(isinstance(move, Move) and move.piece is piece for move in legal_actions(position)):
        return Explanation(piece)
    return Explanation(piece, _objection(position, piece))


def _objection(position: Position, piece: Piece) -> Objection:
    if piece.insect not in position.game_type.insects:
        return Objection(Rule.GAME_TYPE, Absent(position.game_type))
    at = position.locate(piece)
    if at is None:
        return reserve_objection(position, piece)
    if piece.color is not position.turn:
        return _enemy_objection(position, piece, at)
    held = queen_objection(position) or hold_objection(position, piece, at)
    return held or _walk_objection(lifted(position.stacks, at), at, piece.insect)


def _enemy_objection(position: Position, piece: Piece, at: Hex) -> Objection:
    """Why an opponent's piece stays where it is; only a throw could move it."""
    able = [(t, cell) for t, cell in throwers(position) if not power_objection(position, t, cell)]
    if not able:
        return Objection(Rule.TURNS, NotYours(position.turn))
    thrower, cell = min(able, key=lambda one: one[1].distance(at))
    if cell.distance(at) > 1:
        return Objection(Rule.PILLBUG, OutOfReach(thrower))
    held = queen_objection(position) or target_objection(position, piece, at)
    return held or Objection(Rule.PILLBUG, NoLanding(thrower))


def _walk_objection(hive: Stacks, at: Hex, insect: Insect) -> Objection:
    """Why an insect that nothing holds has no path. Beetles and grasshoppers always have one."""
    if insect is Insect.MOSQUITO:
        return _mosquito_objection(hive, at)
    if insect is not Insect.LADYBUG and not any(slides(hive, at)):
        return Objection(Rule.FREEDOM_TO_MOVE, Enclosed(at))
    return Objection(Rule(insect.id), NoWay())


def _mosquito_objection(hive: Stacks, at: Hex) -> Objection:
    """Why a mosquito has no path. Room to slide depends on the cell, not on the copied insect."""
    copied = sorted(mosquito.copies(hive, at), key=list(Insect).index)
    if not copied:
        return Objection(Rule.MOSQUITO, NothingToCopy())
    reason = _walk_objection(hive, at, copied[0])
    return replace(reason, role=copied[0]) if len(copied) == 1 else reason
