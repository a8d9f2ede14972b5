"""The commands in BoardSpace's records: what a player did with the mouse, and what is a turn."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from skep.enums import NamedEnum
from skep.errors import NotationError
from skep.formats.sgf.grid import GridCell
from skep.pieces import Color, Piece


class Act(NamedEnum):
    """What a command does."""

    PUT = "put"  # a piece to a cell
    TAKE = "take"  # a piece from a cell
    BACK = "back"  # the piece back to the reserve
    PASS = "pass"  # noqa: S105 - not a password
    DONE = "done"
    RESIGN = "resign"
    OFFER = "offer"  # or decline: a turn of talk
    AGREE = "agree"
    LOSE_ON_TIME = "lose on time"
    WIN_ON_TIME = "win on time"
    SWAP = "swap"
    NOISE = "noise"  # says nothing about the game
    EDIT = "edit"  # what follows is no game


class SgfCommand(NamedTuple):
    """A command; ``is_done`` if it also ends the turn."""

    act: Act
    piece: Piece | None = None
    cell: GridCell | None = None
    is_done: bool = False


_BARE: Final = {
    "start": Act.NOISE,
    "pick": Act.NOISE,
    "null": Act.NOISE,
    "drop": Act.BACK,
    "reset": Act.BACK,
    "pass": Act.PASS,
    "done": Act.DONE,
    "resign": Act.RESIGN,
    "offerdraw": Act.OFFER,
    "declinedraw": Act.OFFER,
    "acceptdraw": Act.AGREE,
    "loseontime": Act.LOSE_ON_TIME,
    "winontime": Act.WIN_ON_TIME,
    "swap": Act.SWAP,
    "edit": Act.EDIT,
}
_PIECE = re.compile(r"([wb](?=[a-z]))?(op|[qsbgamlp])([0-9]?)", re.IGNORECASE)
_NOT_HERE = re.compile(r"[wb]?\?[0-9]*", re.IGNORECASE)


def parse_command(text: str, mover: Color) -> SgfCommand | None:
    """Read a command without its number; None if it is unknown. ``mover`` is whose command it is.

    Where a piece lies is said twice, by a cell and by a neighbor. Only the cell is read: neighbors
    are for people, and often missing or wrong.
    """
    name, *values = text.split()
    name = name.lower()
    is_done = name.endswith("done") and name != "done"
    name = name.removesuffix("done") if is_done else name
    match name, values:
        case (("dropb" | "pdropb"), [piece, column, row, *_]):
            return SgfCommand(Act.PUT, parse_piece(piece, mover), GridCell.parse(column, row))
        case (("move" | "pmove"), [color, piece, column, row, *_]):
            owner = Color.WHITE if color.lower() == "w" else Color.BLACK
            cell = GridCell.parse(column, row)
            return SgfCommand(Act.PUT, parse_piece(piece, owner), cell, is_done)
        case "pickb", [column, row, *_]:
            return SgfCommand(Act.TAKE, None, GridCell.parse(column, row))
        case (("playwhite" | "playblack"), _):
            is_other = (name == "playwhite") != (mover is Color.WHITE)
            return SgfCommand(Act.SWAP if is_other else Act.NOISE)
        case _ if name in _BARE:
            return SgfCommand(_BARE[name], is_done=is_done)
    return None


def parse_piece(name: str, owner: Color) -> Piece:
    """Read the name of a piece, in old records without its color: then it is the owner's."""
    if _NOT_HERE.fullmatch(name):
        raise NotationError(f"the piece {name[:12]!r} belongs to Hive Ultimate")
    found = _PIECE.fullmatch(name)
    if found is None:
        raise NotationError(f"unknown piece {name[:12]!r}", expected="a piece such as wS1 or g1")
    color, insect, number = found.groups()
    return Piece(f"{color or owner.letter}{insect[-1]}{number}")


def piece_name(piece: Piece) -> str:
    """The name that BoardSpace writes: also single pieces but the queen have a number."""
    return piece.name if piece.number or piece.name[1] == "Q" else f"{piece.name}1"
