"""Explanations in words, in every language of the catalogues."""

from __future__ import annotations

from typing import TypeAlias

from skep.locales import message
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
    NothingToCopy,
    NothingToJump,
    NotYours,
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

Arguments: TypeAlias = dict[str, str | int]


def sentence(explanation: Explanation, language: str = "en") -> str:
    """An explanation as a sentence or two for people."""
    objection = explanation.objection
    if objection is None:
        if isinstance(explanation.action, Move):
            return message(language, "legal-move", **_piece(explanation.action.piece))
        return message(language, "legal-pass")
    arguments: Arguments = {}
    if isinstance(explanation.action, Move):
        arguments |= _piece(explanation.action.piece)
    if objection.detail is not None:
        arguments |= _arguments(explanation, objection.detail, language)
    reason = message(language, message_id(objection), **arguments)
    if objection.role is None:
        return reason
    role = message(language, "why-role", insect=objection.role.id)
    return f"{role} {reason}"


def message_id(objection: Objection) -> str:
    """The message of the catalogues that words an objection."""
    kind = f"-{objection.detail.kind}" if objection.detail is not None else ""
    return f"why-{objection.rule}{kind}"


def _arguments(explanation: Explanation, detail: Detail, language: str) -> Arguments:
    """The variables that the message of a detail has, besides those of the moving piece."""
    match detail:
        case Ended(winner, reason):
            return {"winner": winner.id if winner else "none", "reason": reason.value}
        case Absent(game_type):
            return {"game_type": game_type.value}
        case NotYours(turn):
            return {"turn": turn.id}
        case Choices(count, example):
            return {"count": count, "example": example.piece.name}
        case Expected(piece):
            return {"expected": piece.name}
        case OnlyCells(cells):
            return {"count": len(cells)}
        case Occupied(top):
            return {"top": top.name}
        case Enemies(_, pieces):
            return {"enemies": ", ".join(piece.name for piece in pieces)}
        case Far(distance):
            return {"distance": distance}
        case Covered(piece, top):
            return {**_piece(piece), "top": top.name}
        case Resting(piece) | OutOfReach(piece) | Powerless(piece):
            return _piece(piece)
        case Split(parts):
            return {"parts": len(parts)}
        case Gate(number, _, _, _, (left, right)):
            return {"number": number, "left": left.name, "right": right.name}
        case LostContact(number):
            return {"number": number}
        case Enclosed(cell):
            into = isinstance(explanation.action, Move) and explanation.action.to == cell
            return {"where": "end" if into else "start"}
        case WrongLength(steps):
            return {"steps": steps}
        case Copies(insects):
            names = (message(language, "insect", insect=insect.id) for insect in insects)
            return {"insects": ", ".join(names)}
        case (
            Unmoved()
            | Adrift()
            | OffLine()
            | NothingToJump()
            | Gap()
            | NothingToCopy()
            | Stacked()
            | JustMoved()
        ):
            return {}


def _piece(piece: Piece) -> Arguments:
    """The variables with which a message speaks of a piece."""
    color = piece.color.id
    return {"color": color, "insect": piece.insect.id, "code": piece.name}
