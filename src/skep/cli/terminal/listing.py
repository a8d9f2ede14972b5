"""Longer answers in words: everything that can be done now, and the help."""

from __future__ import annotations

from collections import defaultdict

from skep.board import Board
from skep.cli.terminal.reading import COMMANDS
from skep.cli.terminal.reply import Line, Row
from skep.cli.terminal.words import Words, insect_id
from skep.moves import Move
from skep.pieces import Piece

_ARGUMENTS = {"save": " FILE", "load": " FILE", "language": " de"}
_EXAMPLES = {
    "piece": "A1",
    "letter": "a",
    "move": "wA1 bQ-",
    "last": "[bA1]",
    "stack": "²",
}


def legal_move_lines(board: Board) -> tuple[Line, ...]:
    """Where each piece may go; pieces that share their cells share a line."""
    places: dict[Piece, list[str]] = defaultdict(list)
    for action in board.legal_moves:
        if isinstance(action, Move):
            places[action.piece].append(board.move_string(action).partition(" ")[2])
    sharing: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for piece, cells in sorted(places.items()):
        sharing[tuple(cells)].append(piece.name)
    return tuple(Row(" ".join(names), "  ".join(cells)) for cells, names in sharing.items())


def help_lines(board: Board, words: Words) -> tuple[Line, ...]:
    """How to play: typing, commands, and the insects that take part."""
    return (
        words("goal"),
        "",
        words("help-typing"),
        *(Row(shown, words("help-example", example=name)) for name, shown in _EXAMPLES.items()),
        "",
        words("help-commands"),
        *(
            Row(name + _ARGUMENTS.get(name, ""), words("help-command", command=name))
            for name in COMMANDS
        ),
        "",
        words("help-insects"),
        *(
            Row(
                f"{insect.letter} {words.insect(insect)}",
                words("help-insect", insect=insect_id(insect)),
            )
            for insect in board.game_type.insects
        ),
    )
