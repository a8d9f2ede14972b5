"""Explanations in words, in every language of the catalogs."""

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
from skep.rulebook.speech import Arguments, Speech


def sentence(explanation: Explanation, language: str = "en", *, notation: bool = True) -> str:
    """An explanation as a sentence or two for people, with or without the pieces' names."""
    speech = Speech(language, notation)
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
