"""Reads what people type: a command, a number, a piece or a whole move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from skep.board import Board
from skep.cli.terminal.words import Words
from skep.errors import NotationError
from skep.moves import PASS, Action
from skep.pieces import Color, Insect, Piece

COMMANDS = ("moves", "hint", "undo", "save", "load", "new", "resign", "language", "quit")
_MIN_NAME = 3  # ant, spin, mug
_SIGNS = "-/\\"
_ALIASES = {
    **{name: name for name in (*COMMANDS, "help")},
    "?": "help",
    "h": "help",
    "exit": "quit",
}
_YES = ("y", "yes", "j", "ja", "д", "да")
_NO = ("n", "no", "nein", "nee", "н", "нет")


@dataclass(frozen=True)
class EmptyRequest:
    """An empty line."""


@dataclass(frozen=True)
class CommandRequest:
    """A command with its argument."""

    name: str
    argument: str


@dataclass(frozen=True)
class NumberRequest:
    """The number of a destination."""

    value: int


@dataclass(frozen=True)
class PieceRequest:
    """A piece, maybe with the number of its destination.

    ``others`` are pieces of the same kind on the board that the player may have meant.
    """

    piece: Piece
    others: tuple[Piece, ...] = ()
    number: int | None = None


@dataclass(frozen=True)
class MoveRequest:
    """A whole move."""

    action: Action


@dataclass(frozen=True)
class UnclearRequest:
    """A line that can't be understood, with the message that says why."""

    message: str


Request: TypeAlias = (
    EmptyRequest | CommandRequest | NumberRequest | PieceRequest | MoveRequest | UnclearRequest
)


def read(line: str, board: Board, words: Words) -> Request:
    """Understand a line."""
    tokens = line.split()
    if not tokens:
        return EmptyRequest()
    word = tokens[0].lower()
    if tokens == ["q"]:  # a capital Q is the queen bee
        return CommandRequest("q", "")
    if word in _ALIASES:
        return CommandRequest(_ALIASES[word], line.strip()[len(word) :].strip())
    if len(tokens) == 1 and word.isdecimal():
        return NumberRequest(int(word))
    if len(tokens) == 1 and word == "pass":
        return MoveRequest(PASS)
    return _piece_or_move(tokens, board, words)


def means_yes(line: str) -> bool:
    """Whether a line says yes, in any language."""
    return line.strip().lower() in _YES


def means_no(line: str) -> bool:
    """Whether a line says no, in any language."""
    return line.strip().lower() in _NO


def is_help(line: str) -> bool:
    """Whether a line asks for help."""
    return _ALIASES.get(line.strip().lower()) == "help"


def example_move(color: Color) -> str:
    """A move as a player of this color would type it."""
    return f"{color.letter}A1 {color.other.letter}Q-"


def _piece_or_move(tokens: list[str], board: Board, words: Words) -> Request:
    insect = _insect(" ".join(tokens).lower(), words)  # a name may have two words
    if insect is not None:
        tokens = [insect.letter]
    chosen = _choose(tokens[0], board, words)
    if isinstance(chosen, UnclearRequest):
        return chosen
    if len(tokens) == 2 and tokens[1].isdecimal():
        return PieceRequest(chosen.piece, number=int(tokens[1]))
    if board.ply > 0 and len(tokens) == 1:
        return chosen
    try:
        action = board.parse_move(" ".join((chosen.piece.name, *tokens[1:2])))
    except NotationError:
        return UnclearRequest(_reference_problem(tokens[1], words))
    if len(tokens) > 2:
        move, text = example_move(board.turn), words.quoted(tokens[2])
        return UnclearRequest(words("too-many-words", move=move, text=text))
    return MoveRequest(action)


def _choose(name: str, board: Board, words: Words) -> PieceRequest | UnclearRequest:
    """The piece with this full name, name without color, or letter."""
    for full in (name, board.turn.letter + name):
        try:
            return PieceRequest(Piece(full))
        except NotationError:
            pass
    insect = next((insect for insect in Insect if insect.letter == name.upper()), None)
    if insect is None:
        move, text = example_move(board.turn), words.quoted(name)
        return UnclearRequest(words("unknown-word", move=move, text=text))
    return _next_piece(board, insect, board.turn, words)


def _insect(name: str, words: Words) -> Insect | None:
    """The insect whose name, in the player's language or in English, starts like this."""
    if len(name) < _MIN_NAME:
        return None
    found = {
        insect
        for insect in Insect
        for language in (words, Words("en"))
        if language.insect(insect).lower().startswith(name)
    }
    return found.pop() if len(found) == 1 else None


def _next_piece(
    board: Board, insect: Insect, color: Color, words: Words
) -> PieceRequest | UnclearRequest:
    in_hand = [piece for piece in board.reserve(color) if piece.insect is insect]
    placed = tuple(
        piece
        for piece in board.game_type.reserve(color)
        if piece.insect is insect and piece not in in_hand
    )
    if in_hand:
        return PieceRequest(in_hand[0], placed)
    if len(placed) == 1:
        return PieceRequest(placed[0])
    if placed:
        return UnclearRequest(words("which", pieces=", ".join(piece.name for piece in placed)))
    absent = Piece(color.letter + insect.letter + ("1" if insect.count > 1 else ""))
    return PieceRequest(absent)  # not in this game, as the rulebook will say


def _reference_problem(reference: str, words: Words) -> str:
    name = reference[1:] if reference[0] in _SIGNS else reference.rstrip(_SIGNS)
    try:
        return words("not-on-board", text=Piece(name).name)
    except NotationError:
        return words("unknown-reference", text=words.quoted(reference))
