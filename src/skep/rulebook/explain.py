"""Why an action is illegal: the rule that a teacher would name first."""

from __future__ import annotations

from skep.hexes import Hex
from skep.moves import Action, Move
from skep.outcomes import Outcome
from skep.pieces import Piece
from skep.rulebook import ending
from skep.rulebook.details import Absent, Choices, Ended, NoLanding, NotYours, OutOfReach, Unmoved
from skep.rulebook.explanation import Explanation, Objection
from skep.rulebook.legal import legal_actions, legal_throws
from skep.rulebook.moving import around
from skep.rulebook.placing import placing_objection
from skep.rulebook.position import Position
from skep.rulebook.rules import Rule
from skep.rulebook.throwing import meant_thrower, throw_objection
from skep.rulebook.walking import hold_objection, queen_objection, walk_objection


def explain(position: Position, action: Action, *, outcome: Outcome | None = None) -> Explanation:
    """Whether an action is legal, and if not, why.

    The action may be of any piece, to any hex. ``outcome`` is the result of the game if the
    position does not show it, as after a repetition.
    """
    ended = end_objection(position, outcome)
    if ended is not None:
        return Explanation(action, ended)
    legal = legal_actions(position)
    if action in legal:
        return Explanation(action)
    if isinstance(action, Move):
        return Explanation(action, _objection(position, action))
    moves = [choice for choice in legal if isinstance(choice, Move)]
    return Explanation(action, Objection(Rule.PASS, Choices(len(moves), min(moves))))


def explain_throw(position: Position, thrower: Piece, thrown: Piece) -> Explanation:
    """Whether one piece on the board may throw another anywhere, and if not, why."""
    if any((throw.thrower, throw.thrown) == (thrower, thrown) for throw in legal_throws(position)):
        return Explanation(thrown)
    held = end_objection(position, None) or queen_objection(position)
    if held is not None:
        return Explanation(thrown, held)
    at, start = position.places[thrower], position.places[thrown]
    if at.distance(start) != 1:
        return Explanation(thrown, Objection(Rule.PILLBUG, OutOfReach(thrower)))
    to = next((cell for cell in around(at) if cell not in position.stacks), None)
    if to is None:
        return Explanation(thrown, Objection(Rule.PILLBUG, NoLanding(thrower)))
    return Explanation(thrown, throw_objection(position, thrower, thrown, start, to))


def end_objection(position: Position, outcome: Outcome | None) -> Objection | None:
    """The objection to any action once the game has ended."""
    outcome = outcome or ending.outcome(position)
    if outcome is None:
        return None
    return Objection(Rule.GAME_OVER, Ended(outcome.winner, outcome.reason))


def _objection(position: Position, move: Move) -> Objection:
    piece, to = move
    if piece.insect not in position.game_type.insects:
        return Objection(Rule.GAME_TYPE, Absent(position.game_type))
    at = position.locate(piece)
    if at is None:
        return placing_objection(position, piece, to)
    if at == to:
        return Objection(Rule.TURNS, Unmoved())
    if piece.color is position.turn:
        return _own_objection(position, piece, at, to)
    return _enemy_objection(position, piece, at, to)


def _own_objection(position: Position, piece: Piece, at: Hex, to: Hex) -> Objection:
    """Why players can't move their own piece there, neither by walking nor by throwing it."""
    held = queen_objection(position) or hold_objection(position, piece, at)
    if held is not None:
        return held
    walked = walk_objection(position, piece, at, to)
    thrower = meant_thrower(position, piece, at, to)
    # A failed throw explains more than a walk that could never get there, but less than a walk
    # that is blocked on the way.
    if thrower is None or walked.rule in (Rule.FREEDOM_TO_MOVE, Rule.HEIGHT_GATE, Rule.CONTACT):
        return walked
    return throw_objection(position, thrower, piece, at, to)


def _enemy_objection(position: Position, piece: Piece, at: Hex, to: Hex) -> Objection:
    """Why a player can't move an opponent's piece there, which only a throw could do."""
    thrower = meant_thrower(position, piece, at, to)
    if thrower is None:
        return Objection(Rule.TURNS, NotYours(position.turn))
    return queen_objection(position) or throw_objection(position, thrower, piece, at, to)
