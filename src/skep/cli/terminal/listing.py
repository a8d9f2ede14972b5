"""Longer answers: the list of legal moves, and the help, one screen per topic."""

from __future__ import annotations

from collections import defaultdict

from skep.board import Board
from skep.cli.terminal.reading import COMMANDS, example_move
from skep.cli.terminal.reply import ReplyLine, Row
from skep.cli.terminal.words import Words, insect_id
from skep.locales import LANGUAGES
from skep.moves import Move
from skep.pieces import Insect, Piece

HELP = ("insects", "marks", "commands")
"""The topics of ``help``."""


def legal_move_lines(board: Board) -> tuple[ReplyLine, ...]:
    """Where each piece may go; pieces with the same destinations share a line."""
    places: dict[Piece, list[str]] = defaultdict(list)
    for action in board.legal_moves:
        if isinstance(action, Move):
            places[action.piece].append(board.move_string(action).partition(" ")[2])
    sharing: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for piece, cells in sorted(places.items()):
        sharing[tuple(cells)].append(piece.name)
    return tuple(Row(" ".join(names), "  ".join(cells)) for cells, names in sharing.items())


def help_lines(topic: str, board: Board, words: Words) -> tuple[ReplyLine, ...]:
    """The help on a topic; without one, how to play."""
    match topic:
        case "insects":
            return _insect_lines(board, words)
        case "marks":
            return _mark_lines(board, words)
        case "commands":
            return _command_lines(words)
        case _:
            return _typing_lines(board, words)


def help_topics() -> str:
    """What to type for the rest of the help."""
    return ", ".join(f"help {topic}" for topic in HELP)


def _typing_lines(board: Board, words: Words) -> tuple[ReplyLine, ...]:
    own, other = board.turn.letter, board.turn.other.letter
    examples = {
        "piece": "A1",
        "number": "A1 3",
        "letter": "a",
        "move": example_move(board.turn),
    }
    if Insect.PILLBUG in board.game_type.insects:
        examples["lift"] = f"{other}A2"
    return (
        words("help-rules"),
        "",
        words("help-typing"),
        *(
            Row(shown, words("help-example", example=name, own=f"{own}A1", queen=f"{other}Q"))
            for name, shown in examples.items()
        ),
        "",
        words("help-more", topics=help_topics()),
    )


def _insect_lines(board: Board, words: Words) -> tuple[ReplyLine, ...]:
    """How the insects in this game move."""
    return (
        words("help-insects"),
        *(
            Row(
                f"{insect.letter} {words.insect(insect)}",
                words("help-insect", insect=insect_id(insect)),
            )
            for insect in board.game_type.insects
        ),
    )


def _mark_lines(board: Board, words: Words) -> tuple[ReplyLine, ...]:
    """What the signs in the drawing mean."""
    own, other = board.turn.letter, board.turn.other.letter
    signs = {
        "last": f"[{other}A1]",
        "origin": "|.|",
        "stack": "/²\\",
        "chosen": f">{own}A1<",
        "choice": f"1  ({other}A2)",
        "refused": "× ×",
        "trouble": f"!{other}A2!",
        "part": "a  b",
        "cut": "…",
    }
    return (
        words("help-marks"),
        *(Row(sign, words("help-mark", mark=mark)) for mark, sign in signs.items()),
    )


def _command_lines(words: Words) -> tuple[ReplyLine, ...]:
    file = words("file")
    arguments = {
        "save": f" {file}",
        "load": f" {file}",
        "language": f" {'|'.join(LANGUAGES)}",
    }
    return (
        words("help-commands"),
        *(
            Row(name + arguments.get(name, ""), words("help-command", command=name))
            for name in COMMANDS
        ),
    )
