"""Explanations and faults in words, in every language of the catalogs."""

from __future__ import annotations

from skep.moves import Move
from skep.pieces import Piece
from skep.rulebook import details, faults
from skep.rulebook.details import Detail
from skep.rulebook.explanation import Explanation, Objection
from skep.rulebook.faults import PositionFault
from skep.rulebook.speech import Arguments, Speech


def sentence(
    explanation: Explanation | PositionFault, language: str = "en", *, notation: bool = True
) -> str:
    """An explanation or a fault as a sentence or two for people.

    ``notation`` says whether pieces are called by their names, such as wA1.
    """
    speech = Speech(language, notation)
    if not isinstance(explanation, Explanation):
        return speech.say(f"fault-{explanation.id}", **_fault_arguments(explanation, speech))
    objection = explanation.objection
    if objection is None:
        return _consent(explanation, speech)
    arguments: Arguments = {}
    match explanation.subject:
        case Move(piece) | (Piece() as piece):
            arguments |= speech.about(piece)
    if objection.detail is not None:
        arguments |= _arguments(explanation, objection.detail, speech)
    reason = speech.say(message_id(objection), **arguments)
    if objection.role is None:
        return reason
    role = speech.say("why-role", insect=objection.role.id)
    return f"{role} {reason}"


def _consent(explanation: Explanation, speech: Speech) -> str:
    match explanation.subject:
        case Move(piece):
            return speech.say("legal-move", **speech.about(piece))
        case Piece() as piece:
            return speech.say("legal-piece", **speech.about(piece))
        case _:
            return speech.say("legal-pass")


def message_id(objection: Objection) -> str:
    """The id of the message that words an objection."""
    reason = f"-{objection.detail.id}" if objection.detail is not None else ""
    return f"why-{objection.rule}{reason}"


def _arguments(explanation: Explanation, detail: Detail, speech: Speech) -> Arguments:
    """The variables for the message of a detail, in addition to those of the moving piece."""
    match detail:
        case details.Ended(winner, reason):
            return {"winner": winner.id if winner else "none", "reason": reason.value}
        case details.Absent(game_type):
            return {"game_type": game_type.value}
        case details.NotYours(turn):
            return {"turn": turn.id}
        case details.Choices(count, example):
            return {"count": count, "example": speech.piece(example.piece)}
        case details.Expected(piece):
            return {"expected": speech.piece(piece)}
        case details.OnlyCells(cells):
            return {"count": len(cells)}
        case details.Occupied(top):
            return {"top": speech.piece(top)}
        case details.Enemies(_, pieces):
            return {"enemies": speech.pieces(pieces), "count": len(pieces)}
        case details.Far(distance):
            return {"distance": distance}
        case details.Covered(piece, top):
            return {**speech.about(piece), "top": speech.piece(top)}
        case (
            details.Resting(piece)
            | details.OutOfReach(piece)
            | details.NoLanding(piece)
            | details.Powerless(piece)
        ):
            return speech.about(piece)
        case details.Split(parts):
            return {"parts": len(parts)}
        case details.Gate(number, _, _, _, (left, right)):
            posts = {"left": speech.piece(left), "right": speech.piece(right)}
            return {"number": number, **posts}
        case details.LostContact(number):
            return {"number": number}
        case details.Enclosed(cell):
            into = isinstance(explanation.subject, Move) and explanation.subject.to == cell
            return {"where": "end" if into else "start"}
        case details.WrongLength(steps):
            return {"steps": steps}
        case details.Copies(insects):
            names = (speech.say("insect", insect=insect.id) for insect in insects)
            return {"insects": ", ".join(names)}
        case (
            details.Unmoved()
            | details.NoCell()
            | details.Adrift()
            | details.OffLine()
            | details.NothingToJump()
            | details.Gap()
            | details.NoWay()
            | details.NothingToCopy()
            | details.Stacked()
            | details.JustMoved()
        ):
            return {}


def _fault_arguments(fault: PositionFault, speech: Speech) -> Arguments:
    """The variables for the message of a fault."""
    match fault:
        case faults.Apart(parts):
            return {"parts": len(parts)}
        case faults.CannotClimb(piece, below):
            return {**speech.about(piece), "below": speech.piece(below)}
        case faults.NotInGame(piece, game_type):
            return {**speech.about(piece), "game_type": game_type.value}
        case faults.Doubled(piece, cells):
            return {**speech.about(piece), "count": len(cells)}
        case faults.Skipped(piece, expected):
            return {**speech.about(piece), "expected": speech.piece(expected)}
        case faults.QueenOverdue(color):
            return {"color": color.id}
        case faults.ColorsTouch(pairs):
            return {"count": len(pairs)}
        case faults.NoSuchTurn(last):
            return {"last": last}
        case faults.TooFewTurns(color, needed, turns):
            return {"color": color.id, "needed": needed, "turns": turns}
        case faults.IdleTurns(color, placed, expected):
            return {"color": color.id, "placed": placed, "expected": expected}
        case faults.RestingCovered(piece, top):
            return {**speech.about(piece), "top": speech.piece(top)}
        case faults.RestingUnmoved(piece, mover):
            return {**speech.about(piece), "mover": mover.id}
        case (
            faults.QueenTooEarly(piece)
            | faults.MovedTooEarly(piece)
            | faults.RestingAbsent(piece)
            | faults.RestingNeedless(piece)
            | faults.RestingUnthrown(piece)
        ):
            return speech.about(piece)
