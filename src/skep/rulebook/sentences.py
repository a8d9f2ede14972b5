"""Explanations and faults in words, in every language of the catalogs."""

from __future__ import annotations

from skep.moves import Move
from skep.pieces import Piece
from skep.rulebook.details import (
    Absent,
    Adrift,
    Choices,
    Copies,
    Covered,
    Detail,
    Enclosed,
    Ended,
    Enemies,
    Expected,
    Far,
    Gap,
    Gate,
    JustMoved,
    LostContact,
    NoCell,
    NoLanding,
    NothingToCopy,
    NothingToJump,
    NotYours,
    NoWay,
    Occupied,
    OffLine,
    OnlyCells,
    OutOfReach,
    Powerless,
    Resting,
    Split,
    Stacked,
    Unmoved,
    WrongLength,
)
from skep.rulebook.explanation import Explanation, Objection
from skep.rulebook.faults import (
    Apart,
    CannotClimb,
    Doubled,
    FaultDetail,
    IdleTurns,
    ManyContacts,
    MovedTooEarly,
    NoSuchTurn,
    NotInGame,
    PositionFault,
    QueenOverdue,
    QueenTooEarly,
    RestingAbsent,
    RestingCovered,
    RestingNeedless,
    RestingUnmoved,
    RestingUnthrown,
    Skipped,
    TooFewTurns,
)
from skep.rulebook.speech import Arguments, Speech


def sentence(
    explanation: Explanation | PositionFault, language: str = "en", *, notation: bool = True
) -> str:
    """An explanation or a fault as a sentence or two for people.

    ``notation`` says whether pieces are called by their names, such as wA1.
    """
    speech = Speech(language, notation)
    if isinstance(explanation, PositionFault):
        detail = explanation.detail
        return speech.say(f"fault-{detail.kind}", **_fault_arguments(detail, speech))
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
    kind = f"-{objection.detail.kind}" if objection.detail is not None else ""
    return f"why-{objection.rule}{kind}"


def _arguments(explanation: Explanation, detail: Detail, speech: Speech) -> Arguments:
    """The variables for the message of a detail, in addition to those of the moving piece."""
    match detail:
        case Ended(winner, reason):
            return {"winner": winner.id if winner else "none", "reason": reason.value}
        case Absent(game_type):
            return {"game_type": game_type.value}
        case NotYours(turn):
            return {"turn": turn.id}
        case Choices(count, example):
            return {"count": count, "example": speech.piece(example.piece)}
        case Expected(piece):
            return {"expected": speech.piece(piece)}
        case OnlyCells(cells):
            return {"count": len(cells)}
        case Occupied(top):
            return {"top": speech.piece(top)}
        case Enemies(_, pieces):
            return {"enemies": speech.pieces(pieces), "count": len(pieces)}
        case Far(distance):
            return {"distance": distance}
        case Covered(piece, top):
            return {**speech.about(piece), "top": speech.piece(top)}
        case Resting(piece) | OutOfReach(piece) | NoLanding(piece) | Powerless(piece):
            return speech.about(piece)
        case Split(parts):
            return {"parts": len(parts)}
        case Gate(number, _, _, _, (left, right)):
            posts = {"left": speech.piece(left), "right": speech.piece(right)}
            return {"number": number, **posts}
        case LostContact(number):
            return {"number": number}
        case Enclosed(cell):
            into = isinstance(explanation.subject, Move) and explanation.subject.to == cell
            return {"where": "end" if into else "start"}
        case WrongLength(steps):
            return {"steps": steps}
        case Copies(insects):
            names = (speech.say("insect", insect=insect.id) for insect in insects)
            return {"insects": ", ".join(names)}
        case (
            Unmoved()
            | NoCell()
            | Adrift()
            | OffLine()
            | NothingToJump()
            | Gap()
            | NoWay()
            | NothingToCopy()
            | Stacked()
            | JustMoved()
        ):
            return {}


def _fault_arguments(detail: FaultDetail, speech: Speech) -> Arguments:
    """The variables for the message of a fault."""
    match detail:
        case Apart(parts):
            return {"parts": len(parts)}
        case CannotClimb(piece, below):
            return {**speech.about(piece), "below": speech.piece(below)}
        case NotInGame(piece, game_type):
            return {**speech.about(piece), "game_type": game_type.value}
        case Doubled(piece, cells):
            return {**speech.about(piece), "count": len(cells)}
        case Skipped(piece, expected):
            return {**speech.about(piece), "expected": speech.piece(expected)}
        case QueenOverdue(color):
            return {"color": color.id}
        case ManyContacts(pairs):
            return {"count": len(pairs)}
        case NoSuchTurn(last):
            return {"last": last}
        case TooFewTurns(color, needed, turns):
            return {"color": color.id, "needed": needed, "turns": turns}
        case IdleTurns(color, placed, expected):
            return {"color": color.id, "placed": placed, "expected": expected}
        case RestingCovered(piece, top):
            return {**speech.about(piece), "top": speech.piece(top)}
        case RestingUnmoved(piece, mover):
            return {**speech.about(piece), "mover": mover.id}
        case (
            QueenTooEarly(piece)
            | MovedTooEarly(piece)
            | RestingAbsent(piece)
            | RestingNeedless(piece)
            | RestingUnthrown(piece)
        ):
            return speech.about(piece)
