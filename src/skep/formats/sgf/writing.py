"""Writes a game as SGF in BoardSpace's own form: what each player picked up and put down."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from skep.board import Board
from skep.errors import NotationError
from skep.formats.annotations import format_annotations
from skep.formats.sgf.commands import piece_name
from skep.formats.sgf.grid import cell_of
from skep.formats.sgf.properties import escaped
from skep.formats.sgf.results import result_of, result_sentence
from skep.formats.sgf.time_control import TimeBank, bank_of, control_to_sgf
from skep.game import Game, Node
from skep.moves import PASS, Action
from skep.outcomes import Outcome, Reason
from skep.pieces import Color, GameType

HEADERS: Final = {"EV": "Event", "PC": "Site", "RO": "Round", "GN": "SgfGameName"}
"""Properties that are texts, and the tags of PGN that they are."""

_RACK: Final = "QAGBSML?P"  # where the kinds of pieces lie beside BoardSpace's board


def write(game: Game) -> str:
    """One game as SGF, with a line break at its end.

    SGF of BoardSpace holds the main line of a game from its beginning. A game with variations or a
    set-up position is refused.
    """
    if game.is_set_up:
        raise NotationError("SGF of BoardSpace can't start from a set-up position; write PGN")
    if any(len(node.variations) > 1 for node in (game.root, *game.nodes())):
        raise NotationError(
            "SGF of BoardSpace has no variations; write PGN, or remove them from the game"
        )
    lines = ["(;", *_header(game), "; P0[0 Start P0]"]
    for number, (player, command, added) in enumerate(_commands(game), start=1):
        lines.append(f"; {player}[{number} {escaped(command)}]{added}")
    lines.append(";")
    lines += [
        f"{_player(color)}[time {_line(time)} ]"
        for color in Color
        if (time := game.headers.get(f"{color}Time"))
    ]
    return "\n".join((*lines, ")")) + "\n"


def setup_of(game_type: GameType) -> str:
    """BoardSpace's name of a game type, such as ``hive-plm``."""
    letters = "".join(letter for letter in "PLM" if letter in game_type.partition("+")[2])
    return f"hive-{letters.lower()}" if letters else "hive"


def _header(game: Game) -> Iterator[str]:
    headers = game.headers
    yield "GM[27]VV[1]"
    if control := headers.get("TimeControl"):
        yield f"TC[{_line(control_to_sgf(control))}]"
    yield f"SU[{setup_of(game.game_type)}]"
    if date := headers.get("SgfDate") or " ".join(
        filter(None, (headers.get("Date"), headers.get("Time")))
    ):
        yield f"DT[{_line(date)}]"
    for name, header in HEADERS.items():
        if value := headers.get(header):
            yield f"{name}[{_line(value)}]"
    white, black = headers.get("White", ""), headers.get("Black", "")
    if game.outcome is not None:
        state = game.outcome.state
        sentence = headers.get("SgfResult", "")
        if result_of(sentence, white, black) != state:
            sentence = result_sentence(state, white, black)
        yield f"RE[{_line(sentence)}]"
    for color in Color:
        yield f'{_player(color)}[id "{_line(headers.get(str(color), ""))}"]'
        if ranking := headers.get(f"{color}Elo"):
            yield f"{_player(color)}[ranking {_line(ranking)}]"
    yield from _comment(game.root, None)


def _commands(game: Game) -> Iterator[tuple[str, str, str]]:
    """Each command with its player before it, and the properties after it."""
    bank = bank_of(game.headers.get("TimeControl", ""))
    for (board, action), node in zip(game.walk(), game.mainline(), strict=True):
        player = _player(board.turn)
        for command in _turn(board, action):
            yield player, command, ""
        time = "" if bank is None or node.clock is None else f"TM[{_used(bank, node)}]"
        yield player, "done", time + "".join(_comment(node, bank))
    if game.outcome is not None:
        for player, command in _ending(game.outcome, game.board().turn):
            yield player, command, ""


def _turn(board: Board, action: Action) -> Iterator[str]:
    """What a player does before ``done``."""
    if action is PASS:
        yield "pass"
        return
    name = piece_name(action.piece)
    start = board.locate(action.piece)
    if start is None:
        color = action.piece.color.letter.upper()
        yield f"pick {color} {_RACK.index(action.piece.insect.letter)} {name}"
    else:
        yield f"pickb {cell_of(start)} {name}"
    drop = "pdropb" if board.is_throw(action) else "dropb"
    yield f"{drop} {name} {cell_of(action.to)} {_attachment(board, action)}"


def _attachment(board: Board, action: Action) -> str:
    """A neighbor of the destination, or the piece below, for people who read the file."""
    reference = board.move_string(action).partition(" ")[2]
    return f"{reference}." if reference.isalnum() else reference or "."


def _ending(outcome: Outcome, mover: Color) -> Iterator[tuple[str, str]]:
    if outcome.reason is Reason.DRAW_AGREED:
        yield _player(mover), "offerdraw"
        yield _player(mover), "done"
        yield _player(mover.other), "acceptdraw"
        yield _player(mover.other), "done"
    elif outcome.winner is not None and outcome.reason is Reason.RESIGNED:
        yield _player(outcome.winner.other), "resign"
        yield _player(outcome.winner.other), "done"
    elif outcome.winner is not None and outcome.reason is Reason.TIME:
        yield _player(outcome.winner.other), "LoseOnTime"


def _comment(node: Node, bank: TimeBank | None) -> Iterator[str]:
    said = node.notes
    if bank is not None:
        said = said._replace(clock=None)  # which TM has
    if lines := format_annotations(said):
        yield "C[{}]".format(escaped("\n".join(lines)))


def _used(bank: TimeBank, node: Node) -> int:
    return bank.used(node.clock or 0, (node.ply + 1) // 2)


def _player(color: Color) -> str:
    return f"P{color.value}"


def _line(text: str) -> str:
    return escaped(" ".join(text.split()))
